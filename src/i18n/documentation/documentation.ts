import { REFERENCE_SLUGS, type GeneratedBlock } from './reference-slugs.ts';

/** The pages under /documentation, in groups and in reading order. `introduction` is its index. */
export const DOC_GROUPS = [
  { id: 'start', slugs: ['introduction', 'first-steps', 'connect-tiktok', 'imports'] },
  {
    id: 'numbers',
    slugs: ['dashboard', 'accounts', 'videos', 'analyse-a-video', 'reports', 'experiments'],
  },
  { id: 'words', slugs: ['hooks', 'scripts', 'assistant', 'best-practices'] },
  { id: 'files', slugs: ['sharing', 'downloads'] },
  {
    id: 'account',
    slugs: ['plans', 'billing', 'settings', 'security', 'privacy', 'support', 'administration'],
  },
  { id: 'reference', slugs: REFERENCE_SLUGS },
] as const;
export type DocSlug = (typeof DOC_GROUPS)[number]['slugs'][number];
export const DOC_SLUGS: readonly DocSlug[] = DOC_GROUPS.flatMap(group => [...group.slugs]);

/** A place in the documentation: a page, or one of its sections. */
export type DocTarget = DocSlug | `${DocSlug}#${string}`;

/**
 * A block of a documentation page. Texts may contain slots (`doc-slots.ts`). `plans` and `rounding` are tables
 * generated
 * from the rules themselves, `generated` names others.
 */
export type DocBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'formula'; text: string }
  | { kind: 'command'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Captured by `npm run screenshots`; `alt` describes it. */
  | { kind: 'picture'; name: string; alt: string }
  /** Further reading; each link uses its target's title. */
  | { kind: 'links'; to: readonly DocTarget[] }
  | { kind: 'plans' }
  | { kind: 'rounding' }
  | { kind: 'generated'; name: GeneratedBlock };

/** The sentences of a block, including slots; none for generated tables and links. */
export function docBlockTexts(block: DocBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'text':
    case 'formula':
    case 'note':
      return [block.text];
    case 'picture':
      return [block.alt];
    default:
      return [];
  }
}

export interface DocSection {
  /** The anchor: the same in both languages. */
  id: string;
  title: string;
  blocks: readonly DocBlock[];
}

export interface DocPage {
  title: string;
  /** One or two sentences, for the page header and its metadata. */
  summary: string;
  /** The day the page was last checked against the product, as YYYY-MM-DD. */
  checkedOn: string;
  sections: readonly DocSection[];
}

export type Documentation = Record<DocSlug, DocPage>;

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}
