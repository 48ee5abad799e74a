import { expect, test } from 'vitest';
import { isRedeemable, reduce } from './coupon.ts';

test('a share or an amount is taken off in whole cents, and nothing costs less than nothing', () => {
  expect(reduce(3_900, { percentOff: 33, amountOffCents: null })).toBe(2_613);
  expect(reduce(3_900, { percentOff: 100, amountOffCents: null })).toBe(0);
  expect(reduce(3_900, { percentOff: null, amountOffCents: 1_000 })).toBe(2_900);
  expect(reduce(3_900, { percentOff: null, amountOffCents: 5_000 })).toBe(0);
  expect(reduce(3_900, { percentOff: null, amountOffCents: null })).toBe(3_900);
});

test('a code is used until it is ended, expired or used up', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const open = { isActive: true, expiresAt: null, mostUses: 2, uses: 1 };
  expect(isRedeemable(open, now)).toBe(true);
  expect(isRedeemable({ ...open, uses: 2 }, now)).toBe(false);
  expect(isRedeemable({ ...open, expiresAt: now }, now)).toBe(false);
  expect(isRedeemable({ ...open, isActive: false }, now)).toBe(false);
});
