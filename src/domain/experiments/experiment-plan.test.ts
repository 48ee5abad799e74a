import { DAY_MS } from '#domain/time/day-ms.ts';
import { expect, test } from 'vitest';
import { REFERENCE_AGE_CURVE, curveAt } from '#domain/statistics/age-curve.ts';
import { detectableFactor, plannedPerArm } from './experiment.ts';
import { experimentSpread, type CountedVideo } from './experiment-plan.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

function video(index: number, log: number, over: Partial<CountedVideo> = {}): CountedVideo {
  const ageDays = 2 + index;
  const views = Math.round(Math.exp(log + curveAt(REFERENCE_AGE_CURVE, ageDays)));
  return {
    id: String(index),
    publishedAt: new Date(NOW.getTime() - ageDays * DAY_MS),
    observedAt: NOW,
    views,
    likes: Math.round(views * 0.04),
    comments: 0,
    shares: 0,
    ...over,
  };
}

test('the spread of an account is that of its videos at equal age', () => {
  const random = seededRandom(7);
  const videos = Array.from({ length: 60 }, (_, index) => video(index, 9 + 0.8 * random.normal()));
  const answer = experimentSpread('views', videos);
  expect(answer).toMatchObject({ known: true, n: 60 });
  expect(answer.known && answer.spread).toBeGreaterThan(0.6);
  expect(answer.known && answer.spread).toBeLessThan(1);
  expect(experimentSpread('views', videos.toReversed())).toEqual(answer);
});

test('only the latest sixty videos count', () => {
  const steady = Array.from({ length: 60 }, (_, index) => video(index, 9 + 0.1 * (index % 5)));
  const wild = Array.from({ length: 60 }, (_, index) => video(100 + index, index % 2 === 0 ? 4 : 14));
  expect(experimentSpread('views', [...wild, ...steady])).toEqual(experimentSpread('views', steady));
});

test('under ten videos, when they are too young or all alike there is no spread', () => {
  const nine = Array.from({ length: 9 }, (_, index) => video(index, 8 + index / 10));
  expect(experimentSpread('views', nine)).toEqual({
    known: false,
    reason: 'too_few_videos',
    n: 9,
    needed: 10,
  });
  const young = Array.from({ length: 12 }, (_, index) => video(index, 8, { publishedAt: NOW }));
  expect(experimentSpread('views', young)).toMatchObject({ reason: 'too_young', n: 0 });
  const unknown = Array.from({ length: 12 }, (_, index) => video(index, 8, { shares: null }));
  expect(experimentSpread('engagement', unknown)).toMatchObject({ reason: 'no_figure', n: 0 });
  const alike = Array.from({ length: 12 }, (_, index) => video(index, 8, { views: 100, likes: 5 }));
  expect(experimentSpread('engagement', alike)).toMatchObject({ reason: 'no_spread' });
});

test('the factor that a number of videos finds is the one that the number was planned for, or smaller', () => {
  for (const spread of [0.3, 0.8, 1.2]) {
    for (const factor of [1.3, 1.5, 2, 3]) {
      const planned = plannedPerArm(spread, factor);
      if (planned === null) continue;
      const found = detectableFactor(spread, planned);
      expect(found).toBeLessThanOrEqual(factor + 1e-9);
      if (planned > 5) expect(detectableFactor(spread, planned - 1)).toBeGreaterThan(factor);
    }
  }
});
