import { expect, test } from 'vitest';
import { POSTING_SLOTS, postingSlotIn } from './day-parts.ts';
import { postingTimes } from './posting-times.ts';
import { seededRandom } from './seeded-random.ts';

const HOUR_MS = 3_600_000;

function account(n: number, logOf: (publishedAt: Date) => number, everyHours = 31) {
  const random = seededRandom(9);
  return Array.from({ length: n }, (_, index) => {
    const publishedAt = new Date(Date.UTC(2026, 0, 1) + index * everyHours * HOUR_MS);
    return { id: `v${index}`, publishedAt, log: logOf(publishedAt) + 0.4 * random.normal() };
  });
}

test('a slot is that of the account’s own clocks', () => {
  // Friday 23:30 in New York is Saturday 05:30 in Paris.
  const instant = new Date('2026-11-21T04:30:00Z');
  expect(postingSlotIn('America/New_York')(instant)).toBe('weekday_evening');
  expect(postingSlotIn('Europe/Paris')(instant)).toBe('weekend_night');
});

test('both changes of the clocks move the slot by their hour', () => {
  const paris = postingSlotIn('Europe/Paris');
  // 04:30 UTC is 05:30 in winter and 06:30 in summer.
  expect(paris(new Date('2026-03-27T04:30:00Z'))).toBe('weekday_night');
  expect(paris(new Date('2026-03-30T04:30:00Z'))).toBe('weekday_morning');
  expect(paris(new Date('2026-10-23T04:30:00Z'))).toBe('weekday_morning');
  expect(paris(new Date('2026-10-26T04:30:00Z'))).toBe('weekday_night');
});

test('there are eight slots', () => {
  expect(new Set(POSTING_SLOTS).size).toBe(8);
});

test('twenty-nine videos give no answer', () => {
  expect(
    postingTimes(
      account(29, () => 5),
      'Europe/Paris',
      1,
    ),
  ).toEqual({
    known: false,
    reason: 'too_few_videos',
    n: 29,
    needed: 30,
  });
});

test('somebody who always posts at the same time has nothing to compare', () => {
  const answer = postingTimes(
    account(40, () => 5, 24 * 7),
    'UTC',
    1,
  );
  expect(answer).toMatchObject({ known: false, reason: 'too_few_in_group', n: 0, needed: 5 });
});

test('without an effect the answer is « none », and no slot is named', () => {
  const answer = postingTimes(
    account(80, () => 5),
    'UTC',
    1,
  );
  expect(answer).toMatchObject({ known: true, effect: 'none' });
  expect(answer.known && answer.slots.some(slot => slot.known && slot.verdict !== 'unclear')).toBe(false);
});

test('evenings that triple the views are named, and only they', () => {
  const slotIn = postingSlotIn('UTC');
  const answer = postingTimes(
    account(120, at => 5 + (slotIn(at) === 'weekday_evening' ? Math.log(3) : 0)),
    'UTC',
    1,
  );
  expect(answer).toMatchObject({ known: true, effect: 'slots', p: 0.001 });
  const winners = answer.known ? answer.slots.filter(slot => slot.known && slot.verdict === 'winner') : [];
  expect(winners.map(({ pattern }) => pattern)).toEqual(['weekday_evening']);
});

test('the same videos and seed give the same answer', () => {
  const videos = account(60, () => 5);
  expect(postingTimes(videos, 'UTC', 4)).toEqual(postingTimes(videos, 'UTC', 4));
});

test('slots hardly used are offered to try', () => {
  const answer = postingTimes(
    account(60, () => 5, 12),
    'UTC',
    1,
  );
  expect(answer.known && answer.untried).toEqual([
    'weekday_morning',
    'weekday_evening',
    'weekend_morning',
    'weekend_evening',
  ]);
});
