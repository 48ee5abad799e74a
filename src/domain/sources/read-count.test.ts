import { expect, test } from 'vitest';
import { countOrWarn, readCount } from './read-count.ts';
import type { SourceWarning } from './reading.ts';

test.each([
  [0, 0],
  [-0, 0],
  [11_800_000, 11_800_000],
  ['11800000', 11_800_000],
  ['0', 0],
  [1_000_000_000_000, 1_000_000_000_000],
  ['2300000000', 2_300_000_000],
])('a whole number or its plain text is a count: %s', (written, count) => {
  expect(readCount(written)).toEqual({ count, problem: null });
});

test.each([
  [undefined, 'absent'],
  [null, 'absent'],
  ['', 'absent'],
  [-1_625_611_536, 'negative'],
  ['-1625611536', 'negative'],
  [12.5, 'unreadable'],
  [NaN, 'unreadable'],
  [Infinity, 'unreadable'],
  [1_000_000_000_001, 'unreadable'],
  [2 ** 53 - 1, 'unreadable'],
  [2 ** 63, 'unreadable'],
  ['9007199254740993', 'unreadable'],
  ['1.2M', 'unreadable'],
  ['12 000', 'unreadable'],
  ['0x10', 'unreadable'],
  [' 5', 'unreadable'],
  [true, 'unreadable'],
  [[5], 'unreadable'],
  [{ valueOf: () => 5 }, 'unreadable'],
])('nothing is guessed: %s is %s', (written, problem) => {
  expect(readCount(written)).toEqual({ count: null, problem });
});

test('a dropped count leaves one warning, however many there are', () => {
  const warnings: SourceWarning[] = [];
  expect(countOrWarn(-1, warnings)).toBeNull();
  expect(countOrWarn(-2, warnings)).toBeNull();
  expect(countOrWarn('many', warnings)).toBeNull();
  expect(countOrWarn(undefined, warnings)).toBeNull();
  expect(warnings).toEqual(['negative_count_dropped', 'unreadable_count_dropped']);
});
