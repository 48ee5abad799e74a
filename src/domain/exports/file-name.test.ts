import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test('a file is named after what it holds', () => {
  expect(fileName(['accroche', 'lea.cuisine', 'performance', '2026-11-21'], 'png')).toBe(
    'accroche-lea.cuisine-performance-2026-11-21.png',
  );
});

test('no part leaves the folder, and none is left empty', () => {
  expect(fileName(['../../Été à Nice', '', '…', 'C:\\x'], 'csv')).toBe('ete-a-nice-c-x.csv');
});
