/** The pages under /documentation, in reading order. `introduction` is its index. */
export const DOC_SLUGS = [
  'introduction',
  'dashboard',
  'accounts',
  'videos',
  'hooks',
  'scripts',
  'plans',
  'best-practices',
] as const;
export type DocSlug = (typeof DOC_SLUGS)[number];

/** A piece of a documentation page. `plans` and `rounding` are tables drawn from the rules themselves. */
export type DocBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'formula'; text: string }
  | { kind: 'command'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'plans' }
  | { kind: 'rounding' };

export interface DocSection {
  /** The anchor: the same in both languages. */
  id: string;
  title: string;
  blocks: readonly DocBlock[];
}

export interface DocPage {
  title: string;
  /** One or two sentences, for the page's head and for its metadata. */
  summary: string;
  /** The day somebody last compared the page with the product, as YYYY-MM-DD. */
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
