import { expect, test } from 'vitest';
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
  'shared-report',
  'account-reports',
];

test('only pages that wait for the later words use them', () => {
  const key = new RegExp(`['\`](?:${Object.keys(laterWords).join('|')})\\.[a-z]`);
  const isWordy = (path: string) => WORDY.some(folder => path.startsWith(`src/web/${folder}/`));
  const wrong = filesBelow('src/web', ['.ts', '.tsx']).filter(
    path => !isWordy(path) && key.test(textOf(path)),
  );
  expect(wrong).toEqual([]);
});
