import { expect, test } from 'vitest';
import { refundOf, refundDueAt, withdrawalEndsAt } from './withdrawal.ts';

test.each([
  ['a Monday and a Monday', '2026-11-23T10:00:00Z', '2026-12-07T22:59:59.999Z'],
  [
    'late in the evening in Paris the day is that of Paris',
    '2026-11-23T23:30:00Z',
    '2026-12-08T22:59:59.999Z',
  ],
  ['a Saturday waits for Monday', '2026-11-21T10:00:00Z', '2026-12-07T22:59:59.999Z'],
  ['Christmas on a Friday waits for Monday', '2026-12-11T10:00:00Z', '2026-12-28T22:59:59.999Z'],
  ['Easter Monday 2026 waits for Tuesday', '2026-03-23T10:00:00Z', '2026-04-07T21:59:59.999Z'],
  ['Ascension 2027 waits for Friday', '2027-04-22T10:00:00Z', '2027-05-07T21:59:59.999Z'],
  ['Whit Monday 2027 waits for Tuesday', '2027-05-03T10:00:00Z', '2027-05-18T21:59:59.999Z'],
])('the time to withdraw ends with its last working day: %s', (_case, concluded, end) => {
  expect(withdrawalEndsAt(new Date(concluded)).toISOString()).toBe(end);
});

test.each(['+010000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '9999-12-30T12:00:00Z', 'nonsense'])(
  'of a contract of %s no end is sought for ever',
  concluded => {
    expect(() => withdrawalEndsAt(new Date(concluded))).toThrow(RangeError);
  },
);

test('the money is back fourteen days after the statement at the latest', () => {
  expect(refundDueAt(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-12-05T10:00:00.000Z');
});

test('days used at the consumer’s request are kept in proportion, rounded for the consumer; all goes back otherwise', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const used = (number: number) => ({ at: day(number), until: day(31) });
  expect(refundOf(3_900, day(1), null)).toBe(3_900);
  expect(refundOf(3_900, day(1), used(1))).toBe(3_900);
  expect(refundOf(3_900, day(1), used(7))).toBe(3_120);
  expect(refundOf(1_000, day(1), used(8))).toBe(767);
  // A larger plan bought midway: of that payment, only the days since count as used.
  expect(refundOf(6_000, day(6), used(7))).toBe(5_760);
  expect(refundOf(3_900, day(1), { at: day(31), until: day(31) })).toBe(0);
  expect(refundOf(3_900, day(5), used(4))).toBe(3_900);
});
