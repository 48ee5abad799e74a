import { expect, test } from 'vitest';
import { comparable } from './comparable.ts';
import { exactnessOf, roundingStep, shownPrecision, SOURCE_ERROR_CODES } from './reading.ts';
import { mostTelling } from './most-specific-refusal.ts';

test('a public count moves in steps: one, a hundred, a hundred thousand', () => {
  expect(roundingStep(9_999, 'rounded')).toBe(1);
  expect(roundingStep(10_000, 'rounded')).toBe(100);
  expect(roundingStep(999_900, 'rounded')).toBe(100);
  expect(roundingStep(1_000_000, 'rounded')).toBe(100_000);
  expect(roundingStep(3_400_000, 'exact')).toBe(1);
});

test('a difference is taken only between readings of the same precision', () => {
  expect(comparable({ precision: 'rounded' }, { precision: 'rounded' })).toBe(true);
  expect(comparable({ precision: 'exact' }, { precision: 'exact' })).toBe(true);
  expect(comparable({ precision: 'exact' }, { precision: 'rounded' })).toBe(false);
});

test('what concerns the account is told before what concerns the server', () => {
  expect(mostTelling([{ code: 'not_installed' }, { code: 'not_found' }])).toEqual({ code: 'not_found' });
  expect(mostTelling([{ code: 'network' }, { code: 'not_installed' }])).toEqual({ code: 'network' });
  expect(mostTelling([{ code: 'not_found_or_blocked' }, { code: 'challenge' }])).toEqual({
    code: 'challenge',
  });
});

test('every way to fail has its weight', () => {
  for (const code of SOURCE_ERROR_CODES) {
    const other = code === 'partial' ? 'not_installed' : 'partial';
    expect(mostTelling([{ code: other }, { code }]).code).toBe(code === 'partial' ? 'not_installed' : code);
  }
});

test('a small count of a file that rounds is not said to be exact', () => {
  const of = (sources: Parameters<typeof exactnessOf>[0]['sources'], step = 1) =>
    exactnessOf({ precision: 'rounded', step, sources });
  expect(of(['studio_file'])).toBe('rounded_in_file');
  expect(of(['apify_file', 'table_file'])).toBe('rounded_in_file');
  expect(of(['table_file'], 100)).toBe('rounded');
  expect(of(['apify_file'])).toBe('exact');
  expect(exactnessOf({ precision: 'exact', step: 1, sources: ['studio_file'] })).toBe('exact');
});

test('beside counts below ten thousand nothing is said to be rounded, whatever the source', () => {
  expect(shownPrecision({ views: 9_999, likes: 12, precision: 'rounded' })).toBe('exact');
  expect(shownPrecision({ views: 12_300, likes: 12, precision: 'rounded' })).toBe('rounded');
  expect(shownPrecision({ views: 12_345, precision: 'exact' })).toBe('exact');
});
