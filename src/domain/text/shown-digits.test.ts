import { expect, test } from 'vitest';
import { shownDigits } from './shown-digits.ts';

test('a mean of thousands is whole, and a small one keeps what tells it from its neighbours', () => {
  expect([21_656.08, 131.5, 100, -4_385.25].map(shownDigits)).toEqual([0, 0, 0, 0]);
  expect([47.25, 10.5, 2.5].map(shownDigits)).toEqual([1, 1, 1]);
  expect([7.89, 0.35].map(shownDigits)).toEqual([2, 2]);
});
