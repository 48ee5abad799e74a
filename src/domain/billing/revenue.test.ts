import { expect, test } from 'vitest';
import { contractState, revenueByPlan, type Contract } from './revenue.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const contract = (changes: Partial<Contract> = {}): Contract => ({
  status: 'active',
  unpaidSince: null,
  pausedFrom: null,
  pausedUntil: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  ...changes,
});

test('a contract is active, leaving, unpaid, paused or over', () => {
  const later = new Date('2026-12-01T10:00:00Z');
  expect(contractState(contract(), NOW)).toBe('active');
  expect(contractState(contract({ cancelAtPeriodEnd: true }), NOW)).toBe('leaving');
  expect(contractState(contract({ status: 'past_due', unpaidSince: NOW }), NOW)).toBe('unpaid');
  expect(contractState(contract({ status: 'unpaid', unpaidSince: NOW }), NOW)).toBe('unpaid');
  expect(contractState(contract({ pausedUntil: later }), NOW)).toBe('paused');
  expect(contractState(contract({ endedAt: NOW }), NOW)).toBe('over');
  expect(contractState(contract({ status: 'incomplete' }), NOW)).toBe('over');
});

test('revenue counts what is in force; a year counts for a twelfth, and what is unpaid for nothing', () => {
  const premium = { plan: 'premium', interval: 'month', amountCents: 3_900, nextPlan: null } as const;
  const yearly = { plan: 'business_pro', interval: 'year', amountCents: 149_000 } as const;
  const [first, , pro] = revenueByPlan(
    [
      { ...contract(), ...premium },
      { ...contract({ cancelAtPeriodEnd: true }), ...premium },
      { ...contract({ status: 'past_due', unpaidSince: NOW }), ...premium },
      { ...contract({ endedAt: NOW }), ...premium },
      { ...contract(), ...yearly, nextPlan: 'premium' },
    ],
    NOW,
  );
  expect(first).toMatchObject({ active: 2, leaving: 1, unpaid: 1, paused: 0, monthlyCents: 7_800 });
  expect(pro).toMatchObject({ active: 1, shrinking: 1, monthlyCents: 12_417 });
});
