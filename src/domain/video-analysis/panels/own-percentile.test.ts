import { DAY_MS } from '#domain/time/day-ms.ts';
import { describe, expect, test } from 'vitest';
import { NOW, ownVideo, videoToAnalyse } from '#test/scenes/generated-video.ts';
import { REFERENCE_AGE_CURVE, curveAt } from '#domain/statistics/age-curve.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import type { OwnVideo } from '#domain/video-analysis/findings/analysis-input.ts';
import { againstOwn, percentileRange, ratePercentile } from './own-percentile.ts';

describe('the range of a percentile', () => {
  test('is that of Clopper and Pearson', () => {
    // 8 of 20: 0.1912 to 0.6395, as tables give it.
    const { percentile, low, high } = percentileRange(8, 0, 20);
    expect(percentile).toBe(40);
    expect(low).toBeCloseTo(19.12, 1);
    expect(high).toBeCloseTo(63.95, 1);
    expect(percentileRange(0, 0, 10)).toMatchObject({ percentile: 0, low: 0 });
    expect(percentileRange(10, 0, 10)).toMatchObject({ percentile: 100, high: 100 });
  });

  test('holds the true share in at least 95 of 100 accounts', () => {
    const random = seededRandom(11);
    for (const [n, value] of [
      [10, 0.3],
      [40, -0.8],
      [120, 1.2],
    ] as const) {
      let inside = 0;
      const share = 100 * normalBelow(value);
      for (let account = 0; account < 2_000; account++) {
        const others = Array.from({ length: n }, () => random.normal());
        const below = others.filter(other => other < value).length;
        const { low, high } = percentileRange(below, 0, n);
        if (low <= share && share <= high) inside += 1;
      }
      expect(inside / 2_000).toBeGreaterThanOrEqual(0.95);
    }
  });
});

/** Share of a standard normal below x (Abramowitz and Stegun 26.2.17). */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return x >= 0 ? 1 - above : above;
}

/** A video whose views at this age correspond to `views` after a year. */
function atAge(days: number, views: number) {
  const now = Math.round(views * Math.exp(curveAt(REFERENCE_AGE_CURVE, days)));
  return { publishedAt: new Date(NOW.getTime() - days * DAY_MS), views: now };
}

test('a young video of ordinary growth is ordinary, though it has fewer views', () => {
  const others = Array.from({ length: 40 }, (_, index) =>
    ownVideo(index, { ...atAge(100 + 2 * index, 8_000 + ((index * 977) % 4_000)), observedAt: NOW }),
  );
  const { publishedAt, views } = atAge(3, 10_000);
  const counts = videoToAnalyse().counts;
  const video = videoToAnalyse({ publishedAt, counts: counts && { ...counts, views } });
  const { views: standing } = againstOwn(video, 31, others, REFERENCE_AGE_CURVE);
  if (standing.absent !== null || !standing.allLengths.known) throw new Error('Not compared');
  const { factor, factorLow, factorHigh, verdict, typicalViews } = standing.allLengths;
  expect(factor).toBeGreaterThan(0.9);
  expect(factor).toBeLessThan(1.1);
  expect(factorLow).toBeLessThanOrEqual(factor);
  expect(factorHigh).toBeGreaterThanOrEqual(factor);
  expect(verdict).toBe('ordinary');
  expect(Math.abs(typicalViews / views - 1 / factor)).toBeLessThan(0.01);
});

test('the same length is its own comparison, silent when thin', () => {
  const others = Array.from({ length: 40 }, (_, index) =>
    ownVideo(index, { durationSeconds: index < 9 ? 31 : 90 }),
  );
  const { band, views, engagement } = againstOwn(videoToAnalyse(), 31, others, REFERENCE_AGE_CURVE);
  expect(band).toBe('under_60_s');
  expect(views).toMatchObject({
    allLengths: { known: true, n: 40 },
    sameLength: { known: false, reason: 'too_few_videos', n: 9, needed: 10 },
  });
  expect(engagement).toMatchObject({ sameLength: { known: false, n: 9 } });
});

test('without a length there is no comparison of the same length', () => {
  const others = Array.from({ length: 12 }, (_, index) => ownVideo(index));
  expect(againstOwn(videoToAnalyse(), null, others, REFERENCE_AGE_CURVE)).toMatchObject({
    band: null,
    views: { sameLength: null },
  });
});

test('a rate that is that of all others does better than none', () => {
  const answer = ratePercentile(5, Array<number>(12).fill(5));
  expect(answer).toMatchObject({ known: false, reason: 'no_spread', n: 12 });
  expect(ratePercentile(6, Array<number>(12).fill(5))).toMatchObject({ percentile: 100, median: 5, n: 12 });
  expect(ratePercentile(5, [1, 2, 3])).toMatchObject({ known: false, n: 3, needed: 10 });
});

/** Forty other videos with views spread evenly between two bounds, in no chronological order. */
function between(low: number, high: number): OwnVideo[] {
  return Array.from({ length: 40 }, (_, index) =>
    ownVideo(index, { views: Math.round(low * (high / low) ** (((index * 17) % 40) / 39)) }),
  );
}

function percentileOf(views: number, others: readonly OwnVideo[]) {
  const { counts } = videoToAnalyse();
  const video = videoToAnalyse({ counts: counts && { ...counts, views } });
  const standing = againstOwn(video, 31, others, REFERENCE_AGE_CURVE).views;
  if (standing.absent !== null || !standing.allLengths.known) throw new Error('Not compared');
  return standing.allLengths;
}

test('the range of a factor is that of its own centre, which the video itself does not move', () => {
  const others = between(500, 50_000);
  const [usual, wild] = [percentileOf(5_000, others), percentileOf(5_000_000, others)];
  expect(wild.factor / usual.factor).toBeCloseTo(1_000, 6);
  expect(wild.typicalViews).toBe(usual.typicalViews);
  for (const { factor, factorLow, factorHigh } of [usual, wild]) {
    // Symmetric on the log scale: the centre of the range is the factor that is shown.
    expect((factorLow ?? 0) * (factorHigh ?? 0)).toBeCloseTo(factor ** 2, 6);
  }
});

test('under twenty videos the factor has no range', () => {
  const others = between(500, 50_000);
  expect(percentileOf(5_000, others.slice(0, 18))).toMatchObject({
    n: 18,
    factorLow: null,
    factorHigh: null,
  });
  expect(percentileOf(5_000, others.slice(0, 19)).factorLow).toBeGreaterThan(0);
});
