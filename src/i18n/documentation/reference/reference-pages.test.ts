import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#contract/wire/errors.ts';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { PATTERN_FAMILIES } from '#domain/statistics/video-traits.ts';
import { IGNORED_TABLES, STUDIO_HEADERS, TABLE_SIGNS } from '#domain/imports/studio-headers.ts';
import type { DocBlock } from '../documentation.ts';
import { errorWords as english } from '../../en/reference/error-words.ts';
import { errorWords as french } from '../../fr/reference/error-words.ts';
import { siteWords } from '../site-texts.ts';
import { ERROR_ACTIONS, ERROR_GROUPS, ERROR_GUIDE } from './error-guide.ts';
import { errorEntries, glossaryEntries } from './reference-entries.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const textsOf = (block: DocBlock): string[] => {
  if ('text' in block) return [block.text];
  if ('items' in block) return [...block.items];
  return block.kind === 'table' ? [block.caption, ...block.rows.flat()] : [];
};

test.each(LANGUAGES)(
  'the methods page (%s) types no figure of a rule: each comes from the code',
  language => {
    const { sections } = siteWords(language).documentation.methods;
    const typed = sections
      .filter(({ id }) => id !== 'benchmarks')
      .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'formula').flatMap(textsOf))
      .map(text => text.replace(/\{[^}]+\}/g, '').replace(/[«“][^»”]*[»”]/g, ''))
      .filter(text => /\d/.test(text.replace(/\b(?:19|20)\d\d\b|R 128|×1\b|\b190\b/g, '')));
    expect(typed).toEqual([]);
  },
);

test('no page for creators names a file of the source code', () => {
  for (const language of LANGUAGES) {
    const { documentation } = siteWords(language);
    const named = ['methods', 'availability', 'limits', 'import-guide', 'api'] as const;
    const texts = named.flatMap(slug =>
      documentation[slug].sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)),
    );
    const paths = texts.flatMap(text =>
      [...text.matchAll(/\{variable:(docs\/[^}]+)\}/g)].map(([, path = '']) => path),
    );
    expect(texts.length).toBeGreaterThan(8);
    expect(paths).toEqual([]);
  }
});

test('every code stands in the catalogue once, with its status, sentence, cause and action in both languages', () => {
  for (const language of LANGUAGES) {
    const entries = ERROR_GROUPS.flatMap(group => errorEntries(group, language));
    expect(entries.map(({ id }) => id).toSorted()).toEqual(Object.keys(ERROR_STATUS).toSorted());
    for (const { id, mark, lines } of entries) {
      expect(mark).toContain(`${ERROR_STATUS[id as ErrorCode]}`);
      expect(lines.map(({ text }) => text.trim().length > 5)).toEqual([true, true, true]);
    }
  }
});

test('each action and each part of the catalogue is used', () => {
  const used = new Set<string>(Object.values(ERROR_GUIDE).flatMap(line => [...line]));
  expect([...ERROR_ACTIONS, ...ERROR_GROUPS].filter(name => !used.has(name))).toEqual([]);
  expect(Object.keys(english.groups)).toEqual(Object.keys(french.groups));
});

test('a cause says more than the sentence that is shown', () => {
  for (const language of LANGUAGES) {
    const same = ERROR_GROUPS.flatMap(group => errorEntries(group, language)).filter(
      ({ lines: [shown, cause] }) => shown?.text === cause?.text,
    );
    expect(same).toEqual([]);
  }
});

test('words of the glossary lead to places that exist, each once', () => {
  for (const language of LANGUAGES) {
    const { documentation } = siteWords(language);
    for (const { lines } of glossaryEntries(language)) {
      const [, slug = '', id] = /\{doc:([a-z-]+)(?:#([a-z-]+))?\}/.exec(lines[0]?.text ?? '') ?? [];
      const page = Object.entries(documentation).find(([known]) => known === slug)?.[1];
      expect(page, slug).toBeDefined();
      if (id !== undefined) expect(page?.sections.map(section => section.id)).toContain(id);
    }
    const titles = glossaryEntries(language).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('the glossary says French words as the project’s own glossary does', () => {
  const own = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').toLowerCase().replaceAll("'", '’');
  const unknown = glossaryEntries('fr')
    .map(({ title }) => title.toLowerCase())
    .filter(title => !title.split(', ').some(word => own.includes(word)));
  expect(unknown).toEqual([]);
});

test('the import guide names each header and each table that the reader knows', () => {
  const { sections } = siteWords('en').documentation['import-guide'];
  const rows = (id: string) =>
    sections
      .find(section => section.id === id)
      ?.blocks.flatMap(block => (block.kind === 'table' ? block.rows : [])) ?? [];
  expect(rows('headers')).toHaveLength(Object.keys(STUDIO_HEADERS).length);
  expect(rows('studio')).toHaveLength(TABLE_SIGNS.length);
  expect(rows('studio').filter(row => row[2]?.includes('no figure'))).toHaveLength(IGNORED_TABLES.size);
  const written = rows('headers').flatMap(row => row[1]?.split(' · ') ?? []);
  for (const header of ['video views', 'vues de vidéos', 'videoaufrufe', 'просмотры видео', '動画視聴数']) {
    expect(written).toContain(header);
  }
});

test('families of patterns that are compared are named on the methods page', () => {
  const { sections } = siteWords('fr').documentation.methods;
  const title = sections.find(({ id }) => id === 'lifts')?.title ?? '';
  expect(PATTERN_FAMILIES).toHaveLength(6);
  for (const word of ['hooks', 'hashtags', 'durées', 'formats', 'moments', 'jours'])
    expect(title).toContain(word);
});
