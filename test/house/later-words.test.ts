import { expect, test } from 'vitest';
import { doorWords } from '#i18n/fr/door-words.ts';
import { firstWords } from '#i18n/fr/first-words.ts';
import { laterErrors } from '#i18n/fr/later-errors.ts';
import { laterWords } from '#i18n/fr/later-words.ts';
import { filesBelow, textOf } from './source-files.ts';

/** Shown only by pages that wait for these words. */
const WORDY = [
  'admin',
  'analyzer',
  'accounts/comparison',
  'videos',
  'billing',
  'brand',
  'chatbot',
  'demo',
  'download',
  'generations',
  'hooks',
  'models',
  'scripts',
  'report-notes',
  'settings',
  'experiments',
  'exports',
  'report-schedules',
  'video-analysis',
  'video-reports',
  'sharing',
  'support',
  'testimonials',
  'notifications',
  'shared-report',
  // Written at build time, with every word.
  'site',
  'account-reports',
];

const wholePart = (name: string) => `${name}\\.[a-z]`;

/** Files of the browser outside these folders that use a key that begins so. */
function strangersTo(beginnings: readonly string[], folders: readonly string[]): string[] {
  const key = new RegExp(`['\`](?:${beginnings.join('|')})`);
  const isWaiting = (path: string) => folders.some(folder => path.startsWith(`src/web/${folder}/`));
  return filesBelow('src/web', ['.ts', '.tsx']).filter(path => !isWaiting(path) && key.test(textOf(path)));
}

test('only pages that wait for the later words use them', () => {
  const ofLater = Object.keys(laterWords).filter(name => !Object.hasOwn(firstWords, name));
  const errors = Object.keys(laterErrors).map(code => `errors\\.${code}['\`]`);
  expect(strangersTo([...ofLater.map(wholePart), ...errors], WORDY)).toEqual([]);
});

test('only pages that wait for the words of the door use them', () => {
  const ofTheDoor = Object.keys(doorWords).map(wholePart);
  expect(strangersTo(ofTheDoor, ['auth', ...WORDY])).toEqual([]);
  expect(strangersTo(ofTheDoor, WORDY)).not.toEqual([]);
});
