import { expect, test } from 'vitest';
import { poolEffects } from './partial-pooling.ts';
import { patternLifts, type PatternedVideo } from './pattern-lifts.ts';
import { seededRandom } from './seeded-random.ts';

const DAY_MS = 86_400_000;

function account(n: number, patternOf: (index: number) => string[], logOf: (index: number) => number) {
  const random = seededRandom(5);
  return Array.from({ length: n }, (_, index): PatternedVideo => ({
    id: `v${index}`,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + index * DAY_MS),
    log: logOf(index) + 0.3 * random.normal(),
    patterns: patternOf(index),
  }));
}

test('nineteen videos give no table', () => {
  expect(
    patternLifts(
      account(
        19,
        () => ['a'],
        () => 5,
      ),
    ),
  ).toEqual({
    known: false,
    reason: 'too_few_videos',
    n: 19,
    needed: 20,
  });
});

test('a pattern on seven videos is listed with its videos and no number', () => {
  const answer = patternLifts(
    account(
      40,
      index => (index % 6 === 0 ? ['rare'] : ['often']),
      () => 5,
    ),
  );
  const lift = answer.known ? answer.lifts.find(({ pattern }) => pattern === 'rare') : undefined;
  expect(lift).toMatchObject({ known: false, reason: 'too_few_in_group', n: 7, needed: 8 });
  expect(lift?.videoIds).toHaveLength(7);
  expect(lift).not.toHaveProperty('factor');
});

test('a pattern that doubles the views is found, drawn a little towards ×1, and names its videos', () => {
  const shows = (index: number) => index % 3 === 0;
  const answer = patternLifts(
    account(
      60,
      index => [shows(index) ? 'question' : 'other'],
      index => 8 + (shows(index) ? Math.log(2) : 0),
    ),
  );
  const lift = answer.known ? answer.lifts[0] : undefined;
  expect(lift).toMatchObject({
    pattern: 'question',
    known: true,
    verdict: 'winner',
    n: 20,
    without: 40,
    level: 0.9,
  });
  if (lift?.known === true) {
    expect(lift.factor).toBeGreaterThan(1.6);
    expect(lift.factor).toBeLessThan(2.2);
    expect(lift.low).toBeGreaterThan(1);
  }
});

test('the growth of an account is not credited to what it did later', () => {
  const answer = patternLifts(
    account(
      96,
      index => [index < 48 ? 'early' : 'late'],
      index => 6 + index / 20,
    ),
  );
  const verdicts = answer.known ? answer.lifts.map(lift => (lift.known ? lift.verdict : lift.reason)) : [];
  expect(verdicts).toEqual(['no_spread', 'no_spread']);
});

test('a video with several hashtags counts for each of them', () => {
  const answer = patternLifts(
    account(
      40,
      index => (index % 2 === 0 ? ['a', 'b'] : ['c']),
      () => 5,
    ),
  );
  expect(answer.known && answer.lifts.map(({ pattern, n }) => `${pattern} ${n}`).toSorted()).toEqual([
    'a 20',
    'b 20',
    'c 20',
  ]);
});

test('pooling draws the uncertain further than the certain, and never past the other side', () => {
  const [certain, uncertain] = poolEffects([
    { effect: 0.6, error: 0.05 },
    { effect: 0.6, error: 0.6 },
  ]);
  expect(certain?.effect).toBeGreaterThan(0.55);
  expect(uncertain?.effect).toBeLessThan(0.35);
  expect(uncertain?.effect).toBeGreaterThan(0);
  expect(uncertain?.halfWidth).toBeGreaterThan(certain?.halfWidth ?? Infinity);
});
