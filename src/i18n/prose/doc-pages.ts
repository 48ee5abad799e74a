import type { Language } from '#contract/wire/languages.ts';
import {
  DOC_SLUGS,
  type DocBlock,
  type DocPage,
  type Documentation,
  type DocSlug,
  type DocTarget,
} from '../documentation/documentation.ts';
import { DRAWN_SLUGS } from '../documentation/reference-slugs.ts';
import { benchmarks as englishBenchmarks, reference as english } from '../en/reference/reference.ts';
import { benchmarks as frenchBenchmarks, reference as french } from '../fr/reference/reference.ts';
import { parseProse, ProseError, type ProseBlock } from './parse-prose.ts';
import { oncePerLanguage, readData } from './read-data.ts';

type WrittenSlug = Exclude<DocSlug, (typeof DRAWN_SLUGS)[number]>;

/** Hand-written pages, one file each; the others are generated from code tables. */
export const WRITTEN_SLUGS = DOC_SLUGS.filter(
  (slug): slug is WrittenSlug => !DRAWN_SLUGS.some(drawn => drawn === slug),
);

/** The tables that `{table:name}` refers to. */
const TABLES: Record<Language, Readonly<Record<string, DocBlock>>> = {
  fr: tablesWith(frenchBenchmarks),
  en: tablesWith(englishBenchmarks),
};

function tablesWith(benchmarks: DocBlock): Readonly<Record<string, DocBlock>> {
  return {
    plans: { kind: 'plans' },
    rounding: { kind: 'rounding' },
    glossary: { kind: 'generated', name: 'glossary' },
    api: { kind: 'generated', name: 'api' },
    changes: { kind: 'generated', name: 'changes' },
    benchmarks,
  };
}

/** A list item that consists only of a documentation link is a further-reading link. */
const LINK = /^\{doc:([^{}|]+)\}$/;

/** All pages under /documentation, from `data/documentation` and from code tables. */
export const documentationOf = oncePerLanguage((language: Language): Documentation => {
  const written = WRITTEN_SLUGS.map(slug => {
    const file = `documentation/${language}/${slug}.md`;
    return [slug, readDocPage(readData(file), `data/${file}`, language)] as const;
  });
  return {
    ...(Object.fromEntries(written) as Record<WrittenSlug, DocPage>),
    ...(language === 'fr' ? french : english),
  };
});

export function readDocPage(source: string, file: string, language: Language): DocPage {
  const { title, summary, checkedOn, headings } = parseProse(source, file);
  if (checkedOn === null)
    throw new ProseError(
      file,
      1,
      'a page of the documentation begins with "---", "checkedOn: 2026-01-31", "---"',
    );
  return {
    title,
    summary,
    checkedOn,
    sections: headings.map(heading => {
      if (heading.depth !== 2)
        throw new ProseError(file, heading.line, 'a section of the documentation is "##"');
      return {
        id: heading.id,
        title: heading.title,
        blocks: heading.blocks.flatMap(block => docBlocks(block, file, language)),
      };
    }),
  };
}

function docBlocks({ line, ...block }: ProseBlock, file: string, language: Language): DocBlock[] {
  if (block.kind === 'directive') {
    const table = TABLES[language][block.name];
    if (table !== undefined) return [table];
    const known = Object.keys(TABLES[language]).join(', ');
    throw new ProseError(file, line, `{table:${block.name}} is no table: there are ${known}`);
  }
  if (block.kind === 'list') {
    const to = block.items.flatMap(item => LINK.exec(item)?.[1] ?? []);
    const items = block.items.slice(0, block.items.length - to.length);
    if (items.some(item => LINK.test(item)))
      throw new ProseError(file, line, 'places to read on, "- {doc:accounts}", stand at the end of a list');
    // A test checks that each target exists.
    const links: DocBlock[] = to.length > 0 ? [{ kind: 'links', to: to as DocTarget[] }] : [];
    return items.length > 0 ? [{ kind: 'list', items }, ...links] : links;
  }
  return [block];
}
