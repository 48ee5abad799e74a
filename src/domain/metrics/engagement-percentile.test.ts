import { DAY_MS } from '#domain/time/day-ms.ts';
import { expect, test } from 'vitest';
import { countEngagement, engagementStanding } from './engagement-percentile.ts';

const now = new Date('2026-11-21T10:00:00Z');
const period = { from: new Date(now.getTime() - 7 * DAY_MS), to: now };
const video = (daysAgo: number, percent: number | null) => ({
  views: 1_000,
  likes: percent === null ? null : percent * 10,
  comments: 0,
  shares: 0,
  publishedAt: new Date(now.getTime() - daysAgo * DAY_MS),
});
const standing = (videos: ReturnType<typeof video>[]) => engagementStanding(countEngagement(videos, period));
const recent = [2, 4, 6, 8, 10].map((percent, day) => video(day, percent));
const earlier = (percents: number[]) => percents.map((percent, index) => video(8 + index, percent));

test('the middle video of the period is placed among the account’s earlier ones, ties counting half', () => {
  const { own } = standing([...recent, ...earlier([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])]);
  expect(own).toEqual({ known: true, percentile: 55, median: 6, n: 5, earlier: 10 });
});

test('videos without a known engagement, to come, or of the period itself are not among the earlier', () => {
  const { own } = standing([
    ...recent,
    ...earlier([1, 2, 3, 4, 5, 5, 5, 8, 9, 10]),
    video(30, null),
    video(-3, 50),
  ]);
  expect(own).toMatchObject({ percentile: 70, earlier: 10, n: 5 });
});

test('under five videos in the period or ten before it there is no percentile, but what is missing', () => {
  expect(standing([...recent.slice(1), ...earlier([1, 2, 3])]).own).toEqual({
    known: false,
    lacks: 'in_period',
    n: 4,
    needed: 5,
  });
  expect(standing([...recent, ...earlier([1, 2, 3])]).own).toEqual({
    known: false,
    lacks: 'earlier',
    n: 3,
    needed: 10,
  });
});

test('an engagement that is that of all earlier videos does better than none', () => {
  const same = earlier(Array<number>(12).fill(6));
  expect(standing([...recent, ...same]).own).toEqual({
    known: false,
    lacks: 'difference',
    n: 12,
    needed: 10,
  });
});

test('the own median beside a published one takes six videos of the period', () => {
  expect(standing(recent).median).toEqual({ known: false, n: 5, needed: 6 });
  expect(standing([...recent, video(6, 5), ...earlier([90])]).median).toEqual({
    known: true,
    percent: 5.5,
    n: 6,
  });
  expect(standing([]).median).toEqual({ known: false, n: 0, needed: 6 });
});
