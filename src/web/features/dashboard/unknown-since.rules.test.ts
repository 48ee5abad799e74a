import { expect, test } from 'vitest';
import { unknownSince } from './unknown-since.ts';

const of = (totalVideos: number, endedAt?: string) =>
  unknownSince({
    totalVideos,
    period: { from: '2026-11-20T00:00:00Z' },
    sentence: { counted: endedAt === undefined ? {} : { endedAt } },
  });

test('the counts of days after the last reading are unknown, not zero', () => {
  expect(of(0, '2026-11-12T08:00:00Z')).toBe('2026-11-12T08:00:00Z');
});

test('days that were read in part, or to the end, keep their counts', () => {
  expect(of(0, '2026-11-21T08:00:00Z')).toBeNull();
  expect(of(0)).toBeNull();
  expect(of(2, '2026-11-12T08:00:00Z')).toBeNull();
});
