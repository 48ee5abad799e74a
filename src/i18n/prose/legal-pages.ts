import type { Language } from '#contract/wire/languages.ts';
import { LEGAL_SLUGS, type LegalBlock, type LegalPage, type LegalPages } from '../slots/legal.ts';
import { parseProse, ProseError, type ProseBlock } from './parse-prose.ts';
import { oncePerLanguage, readData } from './read-data.ts';

/** The legal pages, from `data/legal`. */
export const legalPagesOf = oncePerLanguage(
  (language: Language) =>
    Object.fromEntries(
      LEGAL_SLUGS.map(slug => {
        const file = `legal/${language}/${slug}.md`;
        return [slug, readLegalPage(readData(file), `data/${file}`)];
      }),
    ) as LegalPages,
);

export function readLegalPage(source: string, file: string): LegalPage {
  const { title, summary, headings } = parseProse(source, file);
  return {
    title,
    summary,
    sections: headings.map(heading => {
      if (heading.depth !== 2) throw new ProseError(file, heading.line, 'a section of a legal page is "##"');
      return {
        id: heading.id,
        title: heading.title,
        blocks: heading.blocks.map(block => legalBlock(block, file)),
      };
    }),
  };
}

function legalBlock({ line, ...block }: ProseBlock, file: string): LegalBlock {
  switch (block.kind) {
    case 'text':
    case 'note':
      return { kind: block.kind, text: block.text };
    case 'list':
      return { kind: 'list', items: block.items };
    case 'table':
      return block;
    default:
      throw new ProseError(
        file,
        line,
        `legal pages have paragraphs, lists, notes and tables, and no ${block.kind}`,
      );
  }
}
