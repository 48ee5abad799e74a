import { DOC_SLUGS, docBlockTexts } from '#i18n/documentation/documentation.ts';
import { docPieces } from '#i18n/documentation/doc-slots.ts';
import { REFERENCE_SLUGS } from '#i18n/documentation/reference-slugs.ts';
import { siteWords } from '#i18n/documentation/site-texts.ts';
import { NAMES_IN_DOCUMENTATION } from './grammalecte-allowed.ts';
import { grammarFlags } from './grammalecte.ts';

/**
 * `npm run grammar`: Grammalecte's findings in the French documentation and questions. Pages generated from the code's
 * tables are left out: they are full of names from the code and from other languages.
 */
const { documentation, questions } = siteWords('fr');

const isDrawn = (slug: string) => REFERENCE_SLUGS.some(reference => reference === slug);

/** Known names, and anything in « »: file names, other products' buttons, wording of the specification. */
function isKnown(words: string, line: string): boolean {
  if (NAMES_IN_DOCUMENTATION.has(words)) return true;
  return [...line.matchAll(/«[^»]*»/g)].some(([quote]) => quote.includes(words));
}

/** The text with code replaced by X. */
function said(text: string): string {
  return docPieces(text, 'fr', documentation)
    .map(piece => (piece.kind === 'code' ? 'X' : piece.text))
    .join('');
}

const lines = [
  ...DOC_SLUGS.filter(slug => !isDrawn(slug)).flatMap(slug => {
    const { title, summary, sections } = documentation[slug];
    return [
      title,
      summary,
      ...sections.flatMap(({ title: name, blocks }) => [
        name,
        // A formula is no sentence.
        ...blocks.filter(({ kind }) => kind !== 'formula').flatMap(docBlockTexts),
      ]),
    ].map(said);
  }),
  ...questions.flatMap(group => group.questions.flatMap(({ question, answer }) => [question, answer])),
];
const found = await grammarFlags([...new Set(lines)]);
const flags = found?.filter(({ words, line }) => !isKnown(words, line));
if (flags === undefined) {
  process.stdout.write('Grammalecte is not installed here: nothing was checked.\n');
} else {
  for (const { words, why, line } of flags) process.stdout.write(`${words}: ${why}\n  ${line}\n`);
  process.stdout.write(`${lines.length} lines, ${flags.length} flags\n`);
  process.exitCode = flags.length > 0 ? 1 : 0;
}
