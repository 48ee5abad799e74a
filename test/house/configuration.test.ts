import { expect, test } from 'vitest';
import { configurationPage } from '#server/platform/config/configuration-page.ts';
import { textOf } from './source-files.ts';

test('docs/configuration.md says what the code reads: npm run configuration', () => {
  expect(textOf('docs/configuration.md')).toBe(configurationPage());
});

test('every setting says what it means', () => {
  const rows = configurationPage()
    .split('\n')
    .filter(line => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(row => !/^\| `[A-Z0-9_]+` \| [^|]+ \| [^|]{10,} \|$/.test(row))).toEqual([]);
});
