import { expect, test } from 'vitest';
import { lowQuotas } from './low-quota.ts';

const limits = (day: number, month: number) => ({ day, month });

test('a quota runs low from four fifths on, to the unit', () => {
  const at = (count: number) =>
    lowQuotas('video_analysis', limits(-1, 30), { video_analysis_monthly: count });
  expect(at(23)).toEqual([]);
  expect(at(24)).toEqual([{ period: 'month', used: 24, limit: 30 }]);
  expect(at(31)).toEqual([{ period: 'month', used: 30, limit: 30 }]);
});

test('day and month are both looked at, the month first', () => {
  const used = { video_analysis_weekly: 3, video_analysis_monthly: 3 };
  expect(lowQuotas('video_analysis', limits(3, 3), used).map(({ period }) => period)).toEqual([
    'month',
    'day',
  ]);
  expect(lowQuotas('video_analysis', limits(3, 30), used).map(({ period }) => period)).toEqual(['day']);
});

test('what is unlimited, or not begun, never runs low', () => {
  expect(lowQuotas('hooks_generation', limits(-1, -1), { hooks_daily: 10_000 })).toEqual([]);
  expect(lowQuotas('chatbot_questions', limits(0, -1), {})).toEqual([]);
});
