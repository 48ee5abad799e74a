import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { analysisTexts } from '#i18n/fr/video-analysis/texts.ts';
import { authTexts } from '#i18n/fr/auth/texts.ts';
import { appTexts } from '#i18n/fr/app/texts.ts';
import { featureErrors } from '#i18n/fr/pages/feature-errors.ts';
import { pageTexts } from '#i18n/fr/pages/texts.ts';
import { reportTexts } from '#i18n/fr/reports/texts.ts';
import { adminTexts } from '#i18n/fr/admin/texts.ts';
import { generationTexts } from '#i18n/fr/generations/texts.ts';
import type { TextPart } from '#i18n/messages.ts';
import { filesBelow, ROOT, textOf } from './source-files.ts';

const PARTS: Record<TextPart, object> = {
  auth: authTexts,
  pages: pageTexts,
  analysis: analysisTexts,
  report: reportTexts,
  writing: generationTexts,
  admin: adminTexts,
};
/** The text part of a key, by its first segment. `errors` occur in two parts and are checked separately. */
const partOf = new Map(
  Object.entries(PARTS).flatMap(([part, words]) => Object.keys(words).map(name => [name, part as TextPart])),
);
const KEY = new RegExp(`['\`](${[...partOf.keys()].join('|')})\\.[a-zA-Z$]`, 'g');
const LATER_ERROR = new RegExp(`['\`]errors\\.(?:${Object.keys(featureErrors).join('|')})['\`]`);
/** A lazily loaded file, and the text parts loaded with it. */
const WITH_WORDS =
  /(?:(pageWithTexts|authPage)\(\s*\(\) => import\('([^']+)'\),\s*'\w+'((?:,\s*'\w+')*)|import\('([^']+)'\),\s*useTextsOf\(([^)]*)\))/g;
const APP = 'src/web/main.tsx';
/** Uses the base error texts when the later ones are not loaded. */
const SAYS_WHAT_THERE_IS = 'src/presentation/sentences/error-sentence.ts';

interface Entry {
  file: string;
  parts: Set<string>;
}

const texts = new Map<string, string>();
function read(path: string): string {
  const text = texts.get(path) ?? textOf(path);
  texts.set(path, text);
  return text;
}

function fileOf(from: string, name: string): string | null {
  const path = name.startsWith('#')
    ? `src/${name.slice(1)}`
    : name.startsWith('.')
      ? join(dirname(from), name)
      : null;
  return path !== null && /\.tsx?$/.test(path) && existsSync(join(ROOT, path)) ? path : null;
}

const quoted = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/** Every lazily loaded file with text parts, wherever it is imported. */
function findEntries(): Entry[] {
  return filesBelow('src/web', ['.tsx', '.ts']).flatMap(path =>
    [...read(path).matchAll(WITH_WORDS)].map(([, kind, page, parts = '', piece, spoken = '']) => ({
      file: fileOf(path, page ?? piece ?? '') ?? '',
      parts: new Set([
        ...quoted(parts),
        ...quoted(spoken),
        ...(kind === 'pageWithTexts' ? ['pages'] : kind === 'authPage' ? ['auth'] : []),
      ]),
    })),
  );
}

const entries = findEntries();
const withWords = new Set(entries.map(({ file }) => file));

/** All files reachable from an entry, statically or lazily, except those that load their own texts. */
function reachedFrom(entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const path of reached) {
    const text = read(path).replaceAll(/^(?:import|export) type [^;]*;$/gm, '');
    for (const [, name = ''] of text.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      const file = fileOf(path, name);
      // The texts themselves and their loader are skipped.
      if (file === null || /^src\/i18n\/(?:fr|en)\//.test(file) || file === 'src/i18n/messages.ts') continue;
      if (file !== APP && !file.endsWith('/routes.tsx') && !withWords.has(file)) reached.add(file);
    }
  }
  return reached;
}

/** Keys used below an entry that none of its text parts contains. */
function unspoken({ file, parts }: Entry): string[] {
  return [...reachedFrom(file)].flatMap(path => {
    const keys = [...read(path).matchAll(KEY)].map(([, name = '']) => name);
    const silent = [...new Set(keys)].filter(name => !parts.has(partOf.get(name) ?? ''));
    const isSilentError = LATER_ERROR.test(read(path)) && !parts.has('pages');
    return [...silent, ...(isSilentError ? ['errors'] : [])].map(name => `${file} › ${path}: ${name}`);
  });
}

test('every page, and whatever else is fetched with words, has all the words it may say', () => {
  expect(entries.length).toBeGreaterThan(25);
  expect(entries.filter(({ file }) => file === '')).toEqual([]);
  expect(entries.flatMap(unspoken)).toEqual([]);
});

test('what everybody opens says nothing that comes later', () => {
  // Pages load their own texts; the rest of the routes file belongs to the app.
  const app = new Set([...reachedFrom(APP), ...reachedFrom('src/web/app/routes.tsx')]);
  expect(app.size).toBeGreaterThan(150);
  app.delete(SAYS_WHAT_THERE_IS);
  const strangers = [...app].flatMap(file => {
    const keys = [...read(file).matchAll(KEY)].map(([, name = '']) => `${file}: ${name}`);
    return [...keys, ...(LATER_ERROR.test(read(file)) ? [`${file}: errors`] : [])];
  });
  expect(strangers).toEqual([]);
});

test('no page waits for words of an area that it never says', () => {
  const idle = entries.flatMap(({ file, parts }) => {
    const said = new Set(
      [...reachedFrom(file)].flatMap(path =>
        [...read(path).matchAll(KEY)].map(([, name = '']) => partOf.get(name)),
      ),
    );
    return [...parts]
      .filter(part => part !== 'pages' && !said.has(part as TextPart))
      .map(part => `${file}: ${part}`);
  });
  expect(idle).toEqual([]);
});

test('each key stands in one part', () => {
  const names = [...Object.keys(appTexts), ...Object.values(PARTS).flatMap(Object.keys)];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
