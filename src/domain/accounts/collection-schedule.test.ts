import { describe, expect, test } from 'vitest';
import {
  nextCollectionAt,
  readingInterval,
  retryCollectionAt,
  videosToList,
  type LadderVideo,
} from './collection-schedule.ts';

const HOUR = 3_600_000;
const now = new Date('2026-11-21T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
const video = (ageHours: number, readHours = 0): LadderVideo => ({
  publishedAt: ago(ageHours),
  observedAt: ago(readHours),
});
const hoursUntil = (at: Date) => (at.getTime() - now.getTime()) / HOUR;

test.each([
  [0, 1],
  [23.9, 1],
  [24, 6],
  [167, 6],
  [168, 24],
  [719, 24],
  [720, 168],
  [2_159, 168],
  [2_160, null],
])('a video of %f hours is read every %s hours', (age, every) => {
  expect(readingInterval(ago(age), now)).toBe(every === null ? null : every * HOUR);
});

describe('an account is collected', () => {
  test.each([
    ['without videos, after a day', [], 24],
    ['with a video of today, after an hour', [video(3), video(200)], 1],
    ['with a video of this week, after six', [video(50), video(900)], 6],
    ['with one of this month, after a day', [video(300)], 24],
    ['with old ones only, after a day all the same', [video(900), video(5_000)], 24],
    ['with an older one that is due, as soon as the youngest allow', [video(50), video(300, 23)], 6],
    ['with a reading that does not move, not before the shortest interval', [video(3, 48)], 1],
  ])('%s', (_name, videos, hours) => {
    for (const seed of ['a', 'b', 'c', '5d7b1c86']) {
      const wait = hoursUntil(nextCollectionAt(videos, now, seed));
      expect(wait).toBeGreaterThanOrEqual(hours);
      expect(wait).toBeLessThanOrEqual(hours * 1.1);
    }
  });

  test('spread over a tenth of the interval: a thousand accounts never fall together', () => {
    const waits = Array.from({ length: 1_000 }, (_, index) =>
      hoursUntil(nextCollectionAt([video(3)], now, `account ${index}`)),
    );
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => waits.filter(wait => Math.floor((wait - 1) * 100) === tenth).length,
    );
    for (const count of tenths) expect(count).toBeGreaterThan(60);
  });
});

test('a list is long enough for the oldest video that is due, and no longer', () => {
  expect(videosToList([], now)).toBe(10);
  expect(videosToList([video(3, 1), video(50, 1), video(300, 1)], now)).toBe(11);
  expect(videosToList([video(3, 1), video(50, 1), video(300, 25), video(900, 30)], now)).toBe(13);
  expect(videosToList([video(3, 1), video(900, 200), video(5_000, 5_000)], now)).toBe(12);
});

test('a failure that may pass is tried again after 1, 2, 4, 8, 16 and then 24 hours; another after a day', () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map(failures =>
    hoursUntil(retryCollectionAt({ code: 'challenge', failures }, now, 'x')),
  );
  [1, 2, 4, 8, 16, 24, 24].forEach((hours, index) => {
    expect(waits[index]).toBeGreaterThanOrEqual(hours);
    expect(waits[index]).toBeLessThanOrEqual(hours * 1.1);
  });
  expect(hoursUntil(retryCollectionAt({ code: 'private', failures: 1 }, now, 'x'))).toBeGreaterThanOrEqual(
    24,
  );
  expect(
    hoursUntil(retryCollectionAt({ code: 'rate_limited', failures: 1, retryAfterMs: 5 * HOUR }, now, 'x')),
  ).toBeGreaterThanOrEqual(5);
});
