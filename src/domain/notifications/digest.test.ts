import { expect, test } from 'vitest';
import { nextDigestAt } from './digest.ts';

const at = (frequency: 'daily' | 'weekly', after: string, timeZone = 'Europe/Paris') =>
  nextDigestAt(frequency, new Date(after), timeZone)?.toISOString();

test('a daily digest comes at eight on the reader’s clocks, strictly after', () => {
  expect(at('daily', '2026-11-21T23:00:00Z')).toBe('2026-11-22T07:00:00.000Z');
  expect(at('daily', '2026-11-22T06:59:59Z')).toBe('2026-11-22T07:00:00.000Z');
  expect(at('daily', '2026-11-22T07:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
});

test('at midnight the day is the reader’s own, not the server’s', () => {
  // 23:30 UTC: already the next day in Paris, still the same in New York, and the evening after in Auckland.
  expect(at('daily', '2026-11-22T23:30:00Z')).toBe('2026-11-23T07:00:00.000Z');
  expect(at('daily', '2026-11-22T23:30:00Z', 'America/New_York')).toBe('2026-11-23T13:00:00.000Z');
  expect(at('daily', '2026-11-22T23:30:00Z', 'Pacific/Auckland')).toBe('2026-11-23T19:00:00.000Z');
});

test('where clocks change, eight stays eight', () => {
  // 25 October 2026: back to winter time in Paris; 29 March 2026: on to summer time.
  expect(at('daily', '2026-10-24T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
  expect(at('daily', '2026-03-28T07:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
});

test('a weekly digest comes on Mondays', () => {
  expect(at('weekly', '2026-11-22T12:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
  expect(at('weekly', '2026-11-23T07:00:00Z')).toBe('2026-11-30T07:00:00.000Z');
});

test('never is never', () => {
  expect(nextDigestAt('never', new Date('2026-11-22T12:00:00Z'), 'Europe/Paris')).toBeNull();
});
