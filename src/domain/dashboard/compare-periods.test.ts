import { DAY_MS } from '#domain/time/day-ms.ts';
import { describe, expect, test } from 'vitest';
import type { TotalChange } from '#domain/metrics/total-change.ts';
import type { KnownSpan } from '#domain/time/known-span.ts';
import { comparePeriods } from './compare-periods.ts';
import type { DashboardVideo } from './daily-evolution.ts';
import { dataHealth } from './data-health.ts';
import { dashboardSentence } from './dashboard-sentence.ts';
import { explainChange } from './explain-change.ts';

const now = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
let last = 0;
const video = (days: number, views: number | null, over: Partial<DashboardVideo> = {}): DashboardVideo => ({
  id: String((last += 1)),
  author: 'lea',
  description: '',
  publishedAt: daysAgo(days),
  views,
  likes: 10,
  comments: 2,
  shares: 3,
  source: 'demo',
  precision: 'exact',
  observedAt: now,
  ...over,
});
const MEASURED: TotalChange = { kind: 'measured', before: 30_000, change: 0 } as TotalChange;
const deep: KnownSpan[] = [
  { knownVideos: 90, oldestVideoAt: daysAgo(300), profileVideos: null, knownUntil: now },
];
const both = { from: daysAgo(60), to: now };

describe('videos that all have as many views', () => {
  const equal = Array.from({ length: 60 }, (_, at) => video(at + 0.5, 1_000));
  const [later, earlier] = [equal.slice(0, 30), equal.slice(30)];

  test('differ in nothing, however old each is', () => {
    const { usual } = dashboardSentence(earlier, later, { views: MEASURED, isOfOne: true, endedAt: null });
    expect(usual).toEqual({ kind: 'no_spread' });
    const { split, advice } = explainChange(earlier, later.slice(3), MEASURED);
    expect(split?.parts).toEqual({ volume: -3_000, typical: 0, outliers: 0, age: 0 });
    expect(advice.map(({ rule }) => rule)).not.toContain('study_outlier');
  });
});

test('where the past is not known, no total has a change: fewer known videos are not fewer videos', () => {
  const changes = comparePeriods(
    [],
    [video(1, 500)],
    [{ knownVideos: 1, oldestVideoAt: daysAgo(1), profileVideos: 20, knownUntil: now }],
    both,
  );
  for (const change of Object.values(changes)) expect(change).toMatchObject({ reason: 'history_too_short' });
});
test('every total has its own change, and one unknown count takes away no other', () => {
  const changes = comparePeriods(
    [video(9, 100), video(8, 300)],
    [video(1, 900, { likes: null })],
    deep,
    both,
  );
  expect(changes).toMatchObject({
    videos: { kind: 'measured', before: 2, change: -1 },
    views: { kind: 'measured', before: 400, change: 500 },
    likes: { reason: 'unknown_counts', amount: 1 },
    comments: { change: -2 },
    shares: { change: -3 },
    engagement: { reason: 'unknown_counts' },
  });
});

test('a period after one without any video has a change of its number alone', () => {
  const changes = comparePeriods([], [video(1, 900)], deep, both);
  expect(changes.videos).toMatchObject({ kind: 'measured', before: 0, change: 1, percent: null });
  expect(changes.views).toMatchObject({ reason: 'nothing_before' });
  expect(changes.engagement).toMatchObject({ reason: 'nothing_before' });
});

test('the parts of a change add up to it, age among them', () => {
  const earlier = [30, 31, 33, 36, 40, 41].map((days, index) => video(days, 1_000 + 137 * index));
  const later = [1, 2, 4, 6, 9, 12, 15].map((days, index) => video(days, 700 + 91 * index));
  const { views } = comparePeriods(earlier, later, deep, both);
  const { split } = explainChange(earlier, later, views);
  const sum = Object.values(split?.parts ?? {}).reduce((total, part) => total + part, 0);
  expect(views).toMatchObject({ kind: 'measured', change: split?.change });
  expect(sum).toBe(split?.change);
  // Younger videos have yet to receive more of their views.
  expect(split?.parts.age).toBeLessThan(0);
});

test('what is not measurable is not split, and advises nothing by itself', () => {
  const none = explainChange([], [video(1, 10)], {
    kind: 'not_measurable',
    reason: 'nothing_before',
    amount: null,
  });
  expect(none).toEqual({ split: null, advice: [] });
});

test('three pieces of advice at most, each with the videos behind it', () => {
  const earlier = Array.from({ length: 20 }, (_, index) => video(31 + index, 4_000 + 31 * index));
  const later = [...[2, 5, 9].map(days => video(days, 3_900)), video(4, 90_000), video(0.2, 40)];
  const { views } = comparePeriods(earlier, later, deep, both);
  const { advice } = explainChange(earlier, later, views);
  expect(advice.length).toBeGreaterThan(0);
  expect(advice.length).toBeLessThanOrEqual(3);
  const known = new Set([...earlier, ...later].map(({ id }) => id));
  for (const { evidence } of advice) {
    expect(evidence.videoIds.length).toBeGreaterThan(0);
    expect(evidence.videoIds.every(id => known.has(id))).toBe(true);
  }
});

test('what is stale and what is missing is counted', () => {
  const videos = [
    video(3, 10, { observedAt: daysAgo(2) }),
    video(20, null, { observedAt: daysAgo(5) }),
    video(2, 10, { shares: null }),
  ];
  expect(dataHealth(videos, now)).toEqual({
    oldReadings: 2,
    oldestReadingAt: daysAgo(5),
    undated: 0,
    unknown: { views: 1, likes: 0, comments: 0, shares: 1 },
    contradicting: 0,
  });
  expect(dataHealth([video(2, 10, { likes: 11 })], now)).toMatchObject({ contradicting: 1 });
  expect(dataHealth([], now)).toMatchObject({ oldReadings: 0, oldestReadingAt: null });
  // The time of an undated file is only a bound: it does not count as a stale measurement.
  expect(dataHealth([video(20, 10, { observedAt: daysAgo(20), source: 'undated_file' })], now)).toMatchObject(
    { oldReadings: 0, oldestReadingAt: null, undated: 1 },
  );
});

test('a period that lies after the last reading is compared with nothing', () => {
  const old = deep.map(account => ({ ...account, knownUntil: daysAgo(10) }));
  const changes = comparePeriods([video(40, 500)], [], old, both);
  for (const change of Object.values(changes)) expect(change).toMatchObject({ reason: 'history_too_short' });
});

test('of a video out of the ordinary no factor is told: two periods alone would say another than a report', () => {
  const videos = Array.from({ length: 60 }, (_, at) => video(at + 8, 1_000 + 37 * (at % 9)));
  const [later, earlier] = [videos.slice(1, 30), videos.slice(30)];
  const viral = video(9, 90_000);
  const { advice } = explainChange(earlier, [viral, ...later], MEASURED);
  const said = advice.find(({ rule }) => rule === 'study_outlier');
  expect(said).toMatchObject({ evidence: { counts: { n: 60 }, effect: null }, video: { videoId: viral.id } });
});
