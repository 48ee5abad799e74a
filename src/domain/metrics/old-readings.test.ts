import { expect, test } from 'vitest';
import { isOldReading } from './old-readings.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-21T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

test.each([
  [12, 11, false],
  [48, 36, false],
  [48, 36.1, true],
  [29 * 24, 36.1, true],
  [40 * 24, 10.5 * 24, false],
  [40 * 24, 10.6 * 24, true],
  [91 * 24, 80 * 24, false],
])('a video %d hours old, read %d hours ago: old is %s', (age, read, old) => {
  expect(isOldReading({ publishedAt: hoursAgo(age), observedAt: hoursAgo(read) }, now)).toBe(old);
});
