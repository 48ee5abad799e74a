import { expect, test } from 'vitest';
import { precisionOfCounts } from './file-precision.ts';

test('counts that come in hundreds from 10,000 on are rounded, whole ones are exact, small ones tell nothing', () => {
  expect(precisionOfCounts([12_300, 45_600, 1_200_000, 847, null])).toBe('rounded');
  expect(precisionOfCounts([12_345, 45_678, 1_234_567, 50_000])).toBe('exact');
  expect(precisionOfCounts([847, 9_999, null])).toBe('rounded');
  // One odd count among rounded ones does not change the precision of the file.
  expect(precisionOfCounts([12_300, 45_600, 78_901])).toBe('rounded');
});
