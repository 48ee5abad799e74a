import { expect, test } from 'vitest';
import { PLAN_TYPES, PLANS, UNLIMITED } from '../plans/plan-table.ts';
import { counterOf, COUNTERS, meterLimits, METERS, tightest } from './meters.ts';

test('every meter has a counter, and every counter belongs to one meter', () => {
  for (const meter of METERS) {
    expect(counterOf(meter, 'day') ?? counterOf(meter, 'month'), meter).not.toBeNull();
  }
  const columns = Object.values(COUNTERS).flatMap(counter => counter.columns);
  expect(new Set(columns).size).toBe(columns.length);
});

test('every limit of the plan table but places and pauses is counted', () => {
  const limits = Object.keys(PLANS.freemium.limits);
  expect(limits.filter(limit => !(limit in COUNTERS))).toEqual(['accounts', 'syncCoolDownHours']);
});

test('a meter is limited as the plan table says, by the day and by the month', () => {
  expect(meterLimits('freemium', 'video_analysis', [])).toEqual({ day: 3, month: 3 });
  expect(meterLimits('freemium', 'chatbot_questions', [])).toEqual({ day: 5, month: UNLIMITED });
  expect(meterLimits('business', 'account_analysis', [])).toEqual({ day: UNLIMITED, month: 20 });
  for (const plan of PLAN_TYPES) {
    expect(meterLimits(plan, 'hooks_generation', [])).toEqual({ day: UNLIMITED, month: UNLIMITED });
  }
});

test('credits raise what is limited, of their kind alone', () => {
  const credits = [
    { kind: 'video_analysis', units: 2 },
    { kind: 'account_analysis', units: 9 },
  ] as const;
  expect(meterLimits('freemium', 'video_analysis', credits)).toEqual({ day: 5, month: 5 });
  expect(meterLimits('premium', 'video_analysis', credits)).toEqual({ day: UNLIMITED, month: 32 });
});

test('the tightest period is the one that has least left; without any limit there is none', () => {
  const used = { video_analysis_weekly: 1, video_analysis_monthly: 2 };
  expect(tightest('video_analysis', { day: 3, month: 3 }, used)).toEqual({
    period: 'month',
    limit: 3,
    left: 1,
  });
  expect(tightest('video_analysis', { day: 2, month: 9 }, used)).toEqual({
    period: 'day',
    limit: 2,
    left: 1,
  });
  expect(tightest('video_analysis', { day: UNLIMITED, month: 1 }, used)).toEqual({
    period: 'month',
    limit: 1,
    left: 0,
  });
  expect(tightest('video_analysis', { day: UNLIMITED, month: UNLIMITED }, used)).toBeNull();
});
