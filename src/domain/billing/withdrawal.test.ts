import { expect, test } from 'vitest';
import { refundDueAt, withdrawalEndsAt } from './withdrawal.ts';

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

test('the money is back fourteen days after the statement at the latest', () => {
  expect(refundDueAt(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-12-05T10:00:00.000Z');
});
