import { expect, test } from 'vitest';
import { experienceProblem, isChecked, keptSince, meanRating } from './testimonial.ts';

test('an experience lies between the opening of the account and today', () => {
  const known = { memberSince: '2026-03-10', today: '2026-11-22' };
  expect(experienceProblem('2026-03-10', known)).toBeNull();
  expect(experienceProblem('2026-11-22', known)).toBeNull();
  expect(experienceProblem('2026-03-09', known)).toBe('before_account');
  expect(experienceProblem('2026-11-23', known)).toBe('future');
});

test('an account alone proves no use: one with measured videos does, or an invoice that was paid', () => {
  expect(isChecked({ linked: false, paid: false })).toBe(false);
  expect(isChecked({ linked: true, paid: false })).toBe(true);
  expect(isChecked({ linked: false, paid: true })).toBe(true);
});

test('what is kept three years is kept from the same day three years ago, in Paris', () => {
  // Just past midnight in Paris, still the day before in UTC.
  expect(keptSince(new Date('2026-11-21T23:30:00Z'), 3)).toEqual(new Date('2023-11-21T23:00:00Z'));
  expect(keptSince(new Date('2028-02-29T12:00:00Z'), 3)).toEqual(new Date('2025-02-28T23:00:00Z'));
});

test('under five there is no mean', () => {
  expect(meanRating(4, 20)).toBeNull();
  expect(meanRating(5, 23)).toBe(4.6);
  expect(meanRating(6, 26)).toBe(4.3);
});
