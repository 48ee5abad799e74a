import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { blanks as englishBlanks } from '../en/site/legal-blanks.ts';
import { blanks as frenchBlanks } from '../fr/site/legal-blanks.ts';
import { legalPagesOf } from '../prose/legal-pages.ts';
import { fillLegalSlots, LEGAL_ROBOTS_SLOT, legalSlot, openBlanks, type LegalFacts } from './legal-slots.ts';
import { LEGAL_BLANKS, LEGAL_SLUGS, type LegalBlock } from './legal.ts';

const [french, english] = [legalPagesOf('fr'), legalPagesOf('en')];

const complete = Object.fromEntries(
  LEGAL_BLANKS.map(name => [name, { fr: `${name} en français`, en: `${name} in English` }]),
) as LegalFacts;

const textsOf = (block: LegalBlock): readonly string[] => {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [block.text];
};
const shape = (block: LegalBlock) => ({
  kind: block.kind,
  size: block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 1,
  named: textsOf(block).flatMap(text => text.match(/\{\w+\}|\]\([^)]*\)/g) ?? []),
});

test.each(LEGAL_SLUGS)('/%s has the same parts, blanks and ways elsewhere in both languages', slug => {
  const outline = (page: (typeof french)[typeof slug]) =>
    page.sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(shape) }));
  expect(outline(english[slug])).toEqual(outline(french[slug]));
});

test('every blank is used, and every name that is used is a blank or the installation’s own', () => {
  const used = new Set<string>(
    LEGAL_SLUGS.flatMap(slug =>
      french[slug].sections.flatMap(section => section.blocks.flatMap(textsOf)),
    ).flatMap(text => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  );
  expect([...used].toSorted()).toEqual([...LEGAL_BLANKS, 'download_days'].toSorted());
});

test('French texts carry their typographic spaces and apostrophes', () => {
  const all = LEGAL_SLUGS.flatMap(slug => {
    const { title, summary, sections } = french[slug];
    return [title, summary, ...sections.flatMap(part => [part.title, ...part.blocks.flatMap(textsOf)])];
  });
  const wrong = [...all, ...Object.values(frenchBlanks)].filter(text =>
    / [:;!?»]|« |[^\s\u00A0\u202F:/?&=][!?;](\s|$)|[a-zàâéèêëîïôùûç]'[a-zàâéèêëîïôùûh]/i.test(text),
  );
  expect(wrong).toEqual([]);
});

test('an open blank is seen as one, in the language of the page, and keeps search engines away', () => {
  const page = LANGUAGES.map(language => legalSlot('publisher', language)).join(' ');
  const filled = fillLegalSlots(`${page} ${LEGAL_ROBOTS_SLOT}`, {});
  expect(filled).toContain(`[${frenchBlanks.publisher}]`);
  expect(filled).toContain(`[${englishBlanks.publisher}]`);
  expect(filled).toContain('<mark');
  expect(filled).toContain('noindex');
  expect(filled).not.toContain('__LEGAL_');
  expect(openBlanks({})).toEqual([...LEGAL_BLANKS]);
});

test('with every blank filled nothing is marked, and search engines may keep the page', () => {
  const text = LEGAL_BLANKS.map(name => legalSlot(name, 'en')).join('\n');
  const filled = fillLegalSlots(`${text} ${LEGAL_ROBOTS_SLOT}`, complete);
  expect(filled).not.toMatch(/<mark|__LEGAL_/);
  expect(filled).toContain('publisher in English');
  expect(filled.endsWith('index, follow')).toBe(true);
  expect(filled).not.toContain('noindex');
});

test('what an operator writes is text, never markup; its lines stay lines', () => {
  const host = '<img src=x onerror=alert(1)>\n"Rue" & \'Cie\'';
  const filled = fillLegalSlots(legalSlot('host', 'fr'), { host: { fr: host, en: host } });
  expect(filled).toBe('&#60;img src=x onerror=alert(1)&#62;<br/>&#34;Rue&#34; &#38; &#39;Cie&#39;');
});
