import { expect, test } from 'vitest';
import { REFERENCE_AGE_CURVE } from './age-curve.ts';
import type { ObservedVideo } from './equal-age.ts';
import { forecastViews } from './forecast.ts';
import { scoreForecast, trackRecord } from './forecast-record.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const past = Array.from({ length: 30 }, (_, index): ObservedVideo => ({
  id: `v${index}`,
  publishedAt: daysAgo(40 + index),
  views: 1_000 + 100 * index,
  observedAt: NOW,
}));
const asked = { similar: new Set<string>(), horizonDays: 30, madeAt: NOW };

test('nine videos give no forecast', () => {
  expect(forecastViews(past.slice(0, 9), REFERENCE_AGE_CURVE, asked)).toEqual({
    known: false,
    reason: 'too_few_videos',
    n: 9,
    needed: 10,
  });
});

test('the range lies among the account’s own videos, and is of whole views', () => {
  const answer = forecastViews(past, REFERENCE_AGE_CURVE, asked);
  const forecast = answer.known ? answer.forecast : undefined;
  expect(forecast).toMatchObject({ coverage: 0.8, horizonDays: 30, basis: 'all' });
  expect(forecast?.from).toHaveLength(30);
  const ends = [forecast?.low ?? 0, forecast?.median ?? 0, forecast?.high ?? 0];
  expect(ends.every(Number.isInteger)).toBe(true);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(ends[0]).toBeGreaterThan(1_000);
  expect(ends[2]).toBeLessThan(3_900);
});

test('only videos like the planned one are asked, once there are twenty', () => {
  const similar = new Set(past.slice(0, 20).map(({ id }) => id));
  expect(forecastViews(past, REFERENCE_AGE_CURVE, { ...asked, similar })).toMatchObject({
    forecast: { basis: 'similar', from: expect.objectContaining({ length: 20 }) },
  });
  similar.delete('v0');
  expect(forecastViews(past, REFERENCE_AGE_CURVE, { ...asked, similar })).toMatchObject({
    forecast: { basis: 'all' },
  });
});

test('videos still growing and readings of the future are left out', () => {
  const young = { id: 'young', publishedAt: daysAgo(2), views: 9e6, observedAt: NOW };
  const future = { id: 'future', publishedAt: daysAgo(40), views: 9e6, observedAt: daysAgo(-1) };
  const answer = forecastViews([...past, young, future], REFERENCE_AGE_CURVE, asked);
  expect(answer.known && answer.forecast.from).toEqual(past.map(({ id }) => id));
});

const forecast = () => {
  const answer = forecastViews(past, REFERENCE_AGE_CURVE, asked);
  if (!answer.known) throw new Error('there is a forecast');
  return answer.forecast;
};

test('a forecast cannot be changed', () => {
  const made = forecast();
  expect(() => Object.assign(made, { high: 1e9 })).toThrow(TypeError);
  expect(() => (made.from as string[]).push('other')).toThrow(TypeError);
});

const reading = (days: number, views: number, publishedAt = new Date(NOW.getTime() + 1)): ObservedVideo => ({
  id: 'next',
  publishedAt,
  views,
  observedAt: new Date(publishedAt.getTime() + days * DAY_MS),
});

test('a forecast is scored by the reading nearest its age', () => {
  const readings = [reading(5, 10), reading(31, 2_000), reading(60, 900_000)];
  expect(scoreForecast(forecast(), readings, REFERENCE_AGE_CURVE)).toMatchObject({ outcome: 'inside' });
  expect(scoreForecast(forecast(), [reading(30, 90_000)], REFERENCE_AGE_CURVE)).toMatchObject({
    outcome: 'above',
  });
  expect(scoreForecast(forecast(), [reading(30, 3)], REFERENCE_AGE_CURVE)).toMatchObject({
    outcome: 'below',
  });
});

test('a forecast made after the fact, or not read at its age, has no score', () => {
  expect(scoreForecast(forecast(), [reading(30, 2_000, daysAgo(35))], REFERENCE_AGE_CURVE)).toBeNull();
  expect(scoreForecast(forecast(), [reading(10, 2_000)], REFERENCE_AGE_CURVE)).toBeNull();
  expect(scoreForecast(forecast(), [], REFERENCE_AGE_CURVE)).toBeNull();
});

test('the record says how many were inside, and when that is too few', () => {
  const scores = (inside: number, n: number) =>
    Array.from({ length: n }, (_, index) => ({
      videoId: `v${index}`,
      views: 1,
      outcome: index < inside ? ('inside' as const) : ('above' as const),
    }));
  expect(trackRecord(scores(4, 4))).toEqual({ known: false, reason: 'too_few_forecasts', n: 4, needed: 5 });
  expect(trackRecord(scores(9, 12))).toMatchObject({
    inside: 9,
    above: 3,
    n: 12,
    promisedPercent: 80,
    verdict: 'as_promised',
  });
  expect(trackRecord(scores(5, 12))).toMatchObject({ verdict: 'off' });
});
