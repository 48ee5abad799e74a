import type { Language } from '#contract/wire/languages.ts';
import {
  DOC_SLUGS,
  type DocBlock,
  type DocPage,
  type Documentation,
  type DocSlug,
  type DocTarget,
} from '../documentation/documentation.ts';
import { REFERENCE_SLUGS } from '../documentation/reference-slugs.ts';
import { reference as english } from '../en/reference/reference.ts';
import { reference as french } from '../fr/reference/reference.ts';
import { parseProse, ProseError, type ProseBlock } from './parse-prose.ts';
import { oncePerLanguage, readData } from './read-data.ts';

export type WrittenSlug = Exclude<DocSlug, (typeof REFERENCE_SLUGS)[number]>;

/** The pages that somebody writes, each a file; the others are drawn from tables of the code. */
export const WRITTEN_SLUGS = DOC_SLUGS.filter(
  (slug): slug is WrittenSlug => !REFERENCE_SLUGS.some(reference => reference === slug),
);

/** Where to read on: a list of nothing but places in the documentation. */
const LINK = /^\{doc:([^{}|]+)\}$/;

/** All pages under /documentation, from `data/documentation` and from the tables of the code. */
export const documentationOf = oncePerLanguage((language: Language): Documentation => {
  const written = WRITTEN_SLUGS.map(slug => {
    const file = `documentation/${language}/${slug}.md`;
    return [slug, readDocPage(readData(file), `data/${file}`)] as const;
  });
  return {
    ...(Object.fromEntries(written) as Record<WrittenSlug, DocPage>),
    ...(language === 'fr' ? french : english),
  };
});

export function readDocPage(source: string, file: string): DocPage {
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
        blocks: heading.blocks.map(block => docBlock(block, file)),
      };
    }),
  };
}

function docBlock({ line, ...block }: ProseBlock, file: string): DocBlock {
  if (block.kind === 'directive') {
    if (block.name === 'plans' || block.name === 'rounding') return { kind: block.name };
    throw new ProseError(
      file,
      line,
      `{table:${block.name}} is no table: there are {table:plans} and {table:rounding}`,
    );
  }
  if (block.kind === 'list') {
    const to = block.items.flatMap(item => LINK.exec(item)?.[1] ?? []);
    // That each is there, a test says.
    if (to.length === block.items.length) return { kind: 'links', to: to as DocTarget[] };
  }
  return block;
}
