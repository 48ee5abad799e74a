import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { DOC_PICTURES, PICTURE_SIZE, PICTURE_THEMES, pictureFile } from './doc-pictures.ts';
import { docPieces, docPlainText, docTitle, UnknownSlotError } from './doc-slots.ts';
import { DOC_GROUPS, DOC_SLUGS, docBlockTexts, type DocSlug } from './documentation.ts';
import { REFERENCE_SLUGS } from './reference-slugs.ts';
import { siteWords } from './site-texts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const documentation = { fr: siteWords('fr').documentation, en: siteWords('en').documentation };
const WRITTEN = DOC_SLUGS.filter(slug => !REFERENCE_SLUGS.some(reference => reference === slug));
/** The explanatory pages among those of the specification; the others are task guides. */
const EXPLAINING: readonly DocSlug[] = [
  'introduction',
  'dashboard',
  'accounts',
  'videos',
  'hooks',
  'scripts',
  'plans',
  'best-practices',
];
const TASKS = WRITTEN.filter(slug => !EXPLAINING.includes(slug));

const blocksOf = (language: Language, slug: DocSlug) =>
  documentation[language][slug].sections.flatMap(section => section.blocks);
const pieces = (language: Language, slug: DocSlug) =>
  blocksOf(language, slug)
    .flatMap(docBlockTexts)
    .flatMap(text => docPieces(text, language, documentation[language]));
const slots = (text: string) =>
  [...text.matchAll(/\{((?:text|limit|value|variable|page|doc):[^{}|]+)/g)].map(match => match[1] ?? '');

function anchors(language: Language): Set<string> {
  return new Set(
    DOC_SLUGS.flatMap(slug => [
      slug,
      ...documentation[language][slug].sections.map(section => `${slug}#${section.id}`),
    ]),
  );
}

describe.each(LANGUAGES)('every name that the documentation says exists (%s)', language => {
  test('texts of the screen, figures of the plans and of the rules', () => {
    for (const slug of DOC_SLUGS) expect(() => pieces(language, slug), slug).not.toThrow();
  });

  test('pages and sections of the documentation itself', () => {
    const known = anchors(language);
    const named = DOC_SLUGS.flatMap(slug => [
      ...pieces(language, slug).flatMap(piece => (piece.kind === 'doc' ? [piece.target] : [])),
      ...blocksOf(language, slug).flatMap(block => (block.kind === 'links' ? block.to : [])),
    ]);
    expect(named.filter(target => !known.has(target))).toEqual([]);
  });

  test('variables of the configuration, and files', () => {
    const folder = join(ROOT, 'src/server/platform/config');
    const config = readdirSync(folder)
      .filter(name => !name.endsWith('.test.ts'))
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    for (const slug of DOC_SLUGS)
      for (const piece of pieces(language, slug))
        if (piece.kind === 'code' && /^(?:docs|src|test|tools)\//.test(piece.text))
          expect(existsSync(join(ROOT, piece.text)), `${slug}: ${piece.text}`).toBe(true);
        else if (piece.kind === 'code' && /^[A-Z_\d]+$/.test(piece.text))
          expect(config, `${slug}: ${piece.text}`).toContain(`${piece.text}:`);
  });

  test('anchors are unique within a page', () => {
    for (const slug of DOC_SLUGS) {
      const ids = documentation[language][slug].sections.map(section => section.id);
      expect(new Set(ids).size, slug).toBe(ids.length);
    }
  });
});

test('a name that is not there is refused, of each kind', () => {
  const filled = (text: string) => docPlainText(text, 'fr', documentation.fr);
  for (const text of [
    '{text:shell.nav.gone}',
    '{text:accounts.list.look}',
    '{limit:premium.gone}',
    '{limit:gone.accounts}',
    '{limit:premium.hooksGenerationDaily}',
    '{value:gone}',
    '{page:gone}',
    '{doc:gone}',
    '{doc:accounts#gone}',
  ])
    expect(() => filled(text), text).toThrow(UnknownSlotError);
  expect(filled('{text:shell.nav.hooks} {limit:freemium.scriptGenerationMonthly} {page:hooks}')).toBe(
    '«\u00a0Hooks\u00a0» 5 Hooks',
  );
  expect(filled('{doc:accounts|ici} et {page:settings#plan|là}, {a} {b:c}')).toBe('ici et là, {a} {b:c}');
  expect(docTitle('accounts#sync', documentation.en)).toBe('Sync');
});

test('French and English name the same things, in tables of the same size', () => {
  const outline = (language: Language) =>
    DOC_SLUGS.map(slug => [
      slug,
      documentation[language][slug].checkedOn,
      documentation[language][slug].sections.map(section => [
        section.id,
        section.blocks.map(block => [
          block.kind,
          block.kind === 'table' ? [block.head.length, block.rows.map(row => row.length)] : null,
          block.kind === 'links' ? block.to : null,
          block.kind === 'picture' || block.kind === 'generated' ? block.name : null,
          docBlockTexts(block).map(text => slots(text).toSorted()),
        ]),
      ]),
    ]);
  expect(outline('en')).toEqual(outline('fr'));
});

/** Quoted texts that are on none of our screens: file names, buttons of other products, examples. */
const SAID_ELSEWHERE = new Set([
  'demo-',
  'par abonné',
  'par vue',
  'Vos données',
  'J’aime',
  '0 vue gagnée',
  'Télécharger les données',
  'Télécharger tes données',
  'yt-dlp -J',
  'undefined',
  'Non évalué',
  'meilleure heure',
  'Authorization: Bearer',
  'data',
]);

test('what stands in quotation marks is taken from the screens, or is known to stand on none', () => {
  const quoted = WRITTEN.flatMap(slug =>
    blocksOf('fr', slug)
      .filter(block => !(slug === 'hooks' && block.kind === 'table'))
      .flatMap(docBlockTexts)
      .flatMap(text => [...text.matchAll(/«\u00a0([^»]*?)\u00a0»/g)].map(match => match[1] ?? '')),
  );
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter(words => !SAID_ELSEWHERE.has(words))).toEqual([]);
});

test('every page says when it was last compared with the product, and not in the future', () => {
  for (const slug of DOC_SLUGS) {
    const { checkedOn } = documentation.fr[slug];
    expect(checkedOn, slug).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(checkedOn <= '2026-12-31', slug).toBe(true);
  }
});

test('a task page has its steps, what it does not do, and where to read on', () => {
  for (const slug of TASKS) {
    const ids = documentation.fr[slug].sections.map(section => section.id);
    expect(ids, slug).toEqual(expect.arrayContaining(['steps', 'not', 'next']));
    expect(blocksOf('fr', slug).map(block => block.kind)).toContain('steps');
    if (slug !== 'administration')
      expect(
        blocksOf('fr', slug).map(block => block.kind),
        slug,
      ).toContain('picture');
  }
});

test('no page of the groups is left out, and none stands twice', () => {
  expect(new Set(DOC_SLUGS).size).toBe(DOC_SLUGS.length);
  expect(Object.keys(documentation.fr).toSorted()).toEqual([...DOC_SLUGS].toSorted());
  expect(DOC_GROUPS.flatMap(group => [...group.slugs])).toEqual(DOC_SLUGS);
});

describe('the pictures', () => {
  const shown = (language: Language) =>
    WRITTEN.flatMap(slug =>
      blocksOf(language, slug).flatMap(block => (block.kind === 'picture' ? [block] : [])),
    );

  test('are all shown somewhere, and none is shown that is not listed', () => {
    expect([...new Set(shown('fr').map(block => block.name))].toSorted()).toEqual(
      [...DOC_PICTURES].toSorted(),
    );
  });

  test('say what they show, in both languages', () => {
    for (const language of LANGUAGES)
      for (const { name, alt } of shown(language)) expect(alt.length, name).toBeGreaterThan(30);
  });

  test('exist in both languages and both themes, small and of the stated size', () => {
    for (const name of DOC_PICTURES)
      for (const language of LANGUAGES)
        for (const theme of PICTURE_THEMES) {
          const file = join(ROOT, 'public', pictureFile(name, language, theme));
          expect(existsSync(file), file).toBe(true);
          const bytes = readFileSync(file);
          expect(bytes.length, file).toBeLessThanOrEqual(60_000);
          expect([name, webpSize(bytes)]).toEqual([name, PICTURE_SIZE]);
        }
  });

  test('leave no file behind that no page shows', () => {
    const wanted = DOC_PICTURES.flatMap(name =>
      LANGUAGES.flatMap(language =>
        PICTURE_THEMES.map(theme => pictureFile(name, language, theme).split('/').at(-1) ?? ''),
      ),
    );
    expect(readdirSync(join(ROOT, 'public/documentation-pictures')).toSorted()).toEqual(wanted.toSorted());
  });
});

/** Width and height of a WebP picture: of its simple form, or of the extended one. */
function webpSize(bytes: Buffer): { width: number; height: number } {
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  if (bytes.toString('latin1', 12, 16) === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
