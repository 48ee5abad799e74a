import { expect, test } from 'vitest';
import { NO_USAGE, quotaTone, USAGE_FETCH_DEFAULTS, usageBars } from './usage-bars.ts';

const freemium = {
  video_analysis_daily: 3,
  video_analysis_monthly: 3,
  account_analysis_daily: -1,
  account_analysis_monthly: 1,
  script_generation_daily: -1,
  script_generation_monthly: 5,
  hooks_generation_daily: -1,
};

test('the bar is red from 90 %, in the warning colour from 70 %, else primary', () => {
  expect([0, 69.9, 70, 89.9, 90, 100].map(quotaTone)).toEqual([
    'primary',
    'primary',
    'warning',
    'warning',
    'danger',
    'danger',
  ]);
});

test('the video bar shows the weekly counter against the daily limit', () => {
  const [video] = usageBars({ ...NO_USAGE, video_analysis_weekly: 2, video_analysis_monthly: 2 }, freemium);
  expect(video).toMatchObject({ used: 2, limit: 3, tone: 'primary' });
});

test('a counter above its limit fills the bar and no more', () => {
  const [video] = usageBars({ ...NO_USAGE, video_analysis_weekly: 9, video_analysis_monthly: 9 }, freemium);
  expect(video?.percent).toBe(100);
  expect(video?.remaining).toEqual([{ period: 'month', count: 0 }]);
});

test('what is left today never exceeds what is left this month', () => {
  const [video] = usageBars({ ...NO_USAGE, video_analysis_weekly: 0, video_analysis_monthly: 3 }, freemium);
  expect(video?.remaining).toEqual([{ period: 'month', count: 0 }]);
});

test('the day is told apart from the month only where it leaves less', () => {
  const limits = { ...freemium, video_analysis_monthly: 30 };
  const left = (used: number) =>
    usageBars({ ...NO_USAGE, video_analysis_weekly: 1, video_analysis_monthly: used }, limits)[0]?.remaining;
  expect(left(12)).toEqual([
    { period: 'day', count: 2 },
    { period: 'month', count: 18 },
  ]);
  expect(left(28)).toEqual([{ period: 'month', count: 2 }]);
  expect(usageBars(NO_USAGE, freemium)[0]?.remaining).toEqual([{ period: 'month', count: 3 }]);
});

test('a plan without a daily limit is measured against its month', () => {
  const bars = usageBars({ ...NO_USAGE, account_analysis_daily: 1, account_analysis_monthly: 1 }, freemium);
  expect(bars[1]).toMatchObject({ used: 1, limit: 1, percent: 100, tone: 'danger' });
});

test('an unlimited quota has an empty bar and nothing left to count', () => {
  const bars = usageBars({ ...NO_USAGE, hooks_daily: 40 }, freemium);
  expect(bars[3]).toEqual({
    kind: 'hooks',
    used: 40,
    limit: -1,
    percent: 0,
    tone: 'primary',
    remaining: [],
  });
});

test('the defaults shown when usage cannot be read are those of the specification', () => {
  expect(
    usageBars(NO_USAGE, USAGE_FETCH_DEFAULTS).map(bar => [bar.limit, bar.remaining.at(-1)?.count]),
  ).toEqual([
    [3, 90],
    [-1, undefined],
    [3, 3],
    [3, 3],
  ]);
});
