import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { docPieces, docTitle } from '../documentation/doc-slots.ts';
import { DOC_PICTURES } from '../documentation/doc-pictures.ts';
import { LEGAL_BLANKS, LEGAL_SLUGS } from '../slots/legal.ts';
import { documentationOf, readDocPage, WRITTEN_SLUGS } from './doc-pages.ts';
import { readQuestions } from './frequent-questions.ts';
import { legalPagesOf, readLegalPage } from './legal-pages.ts';
import { readData } from './read-data.ts';

const DATA = join(import.meta.dirname, '../../../data');
const READERS = { documentation: readDocPage, legal: readLegalPage, support: readQuestions };
type Folder = keyof typeof READERS;

const files = LANGUAGES.flatMap(language =>
  (Object.keys(READERS) as Folder[]).flatMap(folder =>
    readdirSync(join(DATA, folder, language))
      .filter(name => name.endsWith('.md'))
      .map(name => ({ language, folder, path: `${folder}/${language}/${name}` })),
  ),
);

test('each file is a page that somebody can open, and each page has its file', () => {
  const wanted = LANGUAGES.flatMap(language => [
    ...WRITTEN_SLUGS.map(slug => `documentation/${language}/${slug}.md`),
    ...LEGAL_SLUGS.map(slug => `legal/${language}/${slug}.md`),
    `support/${language}/questions.md`,
  ]);
  expect(files.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
});

test('each file is Markdown that our pages draw', () => {
  const faults = files.flatMap(({ language, folder, path }) => {
    try {
      READERS[folder](readData(path), `data/${path}`, language);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expect(faults).toEqual([]);
});

test('each slot, link and picture names something that is there', () => {
  const faults = files.flatMap(({ language, folder, path }) =>
    readData(path)
      .split('\n')
      .flatMap((line, at) =>
        faultsOf(line, folder, language).map(fault => `data/${path}, line ${at + 1}: ${fault}`),
      ),
  );
  expect(faults).toEqual([]);
});

test('a slot, a link or a picture that names nothing is found', () => {
  const found = (line: string, folder: Folder = 'documentation') => faultsOf(line, folder, 'fr');
  expect(found('Voyez {pagee:hooks}.')).toEqual(['{pagee:hooks} is no slot']);
  expect(found('Voyez {text:shell.gone}.')).toEqual(['{text:shell.gone}: nothing has that name']);
  expect(found('Voyez {doc:accounts#gone|là}.')).toEqual(['{doc:accounts#gone|là}: nothing has that name']);
  expect(found('Voyez [les comptes](/accounts).')).toEqual([
    '(/accounts): the documentation leads elsewhere by {doc:accounts} and {page:hooks}',
  ]);
  expect(found('![Une image](gone)')).toEqual(['(gone) is no picture of doc-pictures.ts']);
  expect(found('{publisherr}, {text:shell.nav.hooks}', 'legal')).toEqual([
    '{publisherr} is no blank',
    '{text:shell.nav.hooks} is no blank',
  ]);
  expect(found('[Là](/terms#gone) et [là](/terms-of-sale#mediation)', 'legal')).toEqual([
    '(/terms#gone): no section has that anchor',
  ]);
});

/** References in a line to things that do not exist. */
function faultsOf(line: string, folder: Folder, language: Language): string[] {
  const slots = line.matchAll(/\{(?!#|table:)[^{}]*\}/g);
  const links = [...line.matchAll(/(!?)\[[^\]]*\]\(([^)]*)\)/g)];
  return folder === 'legal'
    ? [
        ...[...slots].flatMap(([slot]) => (isBlank(slot.slice(1, -1)) ? [] : [`${slot} is no blank`])),
        ...links.flatMap(([, , to = '']) => legalLinkFault(to, language) ?? []),
      ]
    : [
        ...[...slots].flatMap(([slot]) => docSlotFault(slot.replace('\\|', '|'), language) ?? []),
        ...links.flatMap(([, sign, to = '']) => docLinkFault(sign === '!', to) ?? []),
      ];
}

const isBlank = (name: string) => name === 'download_days' || LEGAL_BLANKS.some(blank => blank === name);

function docSlotFault(slot: string, language: Language): string | null {
  const documentation = documentationOf(language);
  try {
    const [piece] = docPieces(slot, language, documentation);
    if (piece?.kind === 'doc') docTitle(piece.target, documentation);
    return piece?.text === slot ? `${slot} is no slot` : null;
  } catch {
    return `${slot}: nothing has that name`;
  }
}

function docLinkFault(isPicture: boolean, to: string): string | null {
  if (!isPicture) return `(${to}): the documentation leads elsewhere by {doc:accounts} and {page:hooks}`;
  return DOC_PICTURES.some(name => name === to) ? null : `(${to}) is no picture of doc-pictures.ts`;
}

/** Links to pages other than the legal ones are opened by the end-to-end tests. */
function legalLinkFault(to: string, language: Language): string | null {
  const [path = '', id] = to.split('#');
  const slug = LEGAL_SLUGS.find(one => `/${one}` === path);
  if (slug === undefined || id === undefined) return to.startsWith('/') ? null : `(${to}) begins with "/"`;
  const isThere = legalPagesOf(language)[slug].sections.some(section => section.id === id);
  return isThere ? null : `(${to}): no section has that anchor`;
}
