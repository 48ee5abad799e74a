import { DAY_MS } from '#domain/time/day-ms.ts';
import { expect, test } from 'vitest';
import { curveAt, ownAgeCurve, REFERENCE_AGE_CURVE, type VideoHistory } from './age-curve.ts';
import type { ObservedVideo } from './equal-age.ts';
import { outlierScores } from './outliers.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const video = (id: string, ageDays: number, views: number): ObservedVideo => ({
  id,
  publishedAt: new Date(NOW.getTime() - ageDays * DAY_MS),
  views,
  observedAt: NOW,
});

const usual = Array.from({ length: 24 }, (_, index) =>
  video(`v${index}`, 100 + index, 1_000 + 40 * ((index * 7) % 24)),
);

test('nine videos give no score, but say that ten are needed', () => {
  expect(outlierScores(usual.slice(0, 9), REFERENCE_AGE_CURVE)).toEqual({
    known: false,
    reason: 'too_few_videos',
    n: 9,
    needed: 10,
  });
});

test('a young video is measured by what others had at its age, not by what they have today', () => {
  const expected = Math.exp(curveAt(REFERENCE_AGE_CURVE, 2) - curveAt(REFERENCE_AGE_CURVE, 110));
  const young = video('young', 2, Math.round(1_450 * expected));
  const answer = outlierScores([...usual, young], REFERENCE_AGE_CURVE);
  const score = answer.known ? answer.scores.find(({ id }) => id === 'young') : undefined;
  expect(score?.factor).toBeGreaterThan(0.95);
  expect(score?.factor).toBeLessThan(1.05);
  expect(score?.verdict).toBe('ordinary');
});

test('five times the usual is high, a fifth is low, and the percentile says where', () => {
  const answer = outlierScores(
    [...usual, video('high', 110, 7_000), video('low', 110, 290)],
    REFERENCE_AGE_CURVE,
  );
  const scores = answer.known ? answer.scores : [];
  expect(scores.find(({ id }) => id === 'high')).toMatchObject({
    verdict: 'high',
    percentile: expect.closeTo(98.08, 2),
  });
  expect(scores.find(({ id }) => id === 'low')).toMatchObject({
    verdict: 'low',
    percentile: expect.closeTo(1.92, 2),
  });
});

test('with fewer than twenty videos a factor is given, and no verdict', () => {
  const answer = outlierScores([...usual.slice(0, 12), video('high', 110, 9_000)], REFERENCE_AGE_CURVE);
  const scores = answer.known ? answer.scores : [];
  expect(scores.map(({ verdict }) => verdict)).toEqual(scores.map(() => 'unjudged'));
  expect(scores.at(-1)?.factor).toBeGreaterThan(5);
});

test('a video younger than a day is named as too young, unless the account’s own readings go that far', () => {
  const fresh = video('fresh', 0.5, 400);
  const answer = outlierScores([...usual, fresh], REFERENCE_AGE_CURVE);
  expect(answer).toMatchObject({ known: true, tooYoung: ['fresh'], n: usual.length });
  const histories = Array.from({ length: 8 }, (_, index): VideoHistory => {
    const publishedAt = new Date(NOW.getTime() - (20 + index) * DAY_MS);
    const at = (days: number, views: number) => ({
      views,
      observedAt: new Date(publishedAt.getTime() + days * DAY_MS),
      precision: 'exact' as const,
    });
    return { publishedAt, readings: [at(10, 1_000), at(0.2, 350), at(1, 600), at(3, 800)] };
  });
  const own = outlierScores([...usual, fresh], ownAgeCurve(histories));
  expect(own).toMatchObject({ known: true, tooYoung: [], n: usual.length + 1 });
});

test('ten videos, most of them younger than a day, are too young and not too few', () => {
  const young = Array.from({ length: 12 }, (_, index) => video(`y${index}`, 0.2, 100));
  expect(outlierScores(young, REFERENCE_AGE_CURVE)).toMatchObject({
    known: false,
    reason: 'too_young',
    n: 0,
  });
});

test('videos that are all alike have no outliers', () => {
  const alike = Array.from({ length: 25 }, (_, index) => video(`a${index}`, 200, 1_000));
  const answer = outlierScores(alike, REFERENCE_AGE_CURVE);
  const scores = answer.known ? answer.scores : [];
  expect(scores.every(({ verdict, percentile }) => verdict === 'unjudged' && percentile === 50)).toBe(true);
});

test('the age curve only rises, ends at 0, and without readings is the reference', () => {
  const ages = [0.01, 0.5, 1, 2, 5, 10, 20, 60, 120, 364, 365, 4_000];
  const values = ages.map(age => curveAt(REFERENCE_AGE_CURVE, age));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBe(0);
  expect(ownAgeCurve([])).toEqual({
    logs: REFERENCE_AGE_CURVE.logs.map(log => expect.closeTo(log, 10)),
    measuredFromDays: 1,
  });
});

test('an exact reading is never taken from a rounded one', () => {
  const publishedAt = new Date(NOW.getTime() - 40 * DAY_MS);
  const at = (days: number, views: number, precision: 'exact' | 'rounded') => ({
    views,
    observedAt: new Date(publishedAt.getTime() + days * DAY_MS),
    precision,
  });
  const mixed = { publishedAt, readings: [at(1, 100, 'exact'), at(30, 90_000, 'rounded')] };
  expect(ownAgeCurve([mixed])).toEqual(ownAgeCurve([]));
});
