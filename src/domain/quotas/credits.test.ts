import { expect, test } from 'vitest';
import { isCreditable, withCredits } from './credits.ts';

const free = {
  plan_name: 'freemium',
  video_analysis_daily: 3,
  video_analysis_monthly: 3,
  account_analysis_daily: -1,
  account_analysis_monthly: 1,
  script_generation_daily: -1,
  script_generation_monthly: 5,
};

test('a credit raises the limits of its kind alone, of the day and of the month', () => {
  expect(withCredits(free, [{ kind: 'video_analysis', units: 4 }])).toEqual({
    ...free,
    video_analysis_daily: 7,
    video_analysis_monthly: 7,
  });
});

test('several credits add up, and what is unlimited stays unlimited', () => {
  const credits = [
    { kind: 'account_analysis', units: 2 },
    { kind: 'account_analysis', units: 3 },
    { kind: 'script_generation', units: 1 },
  ] as const;
  expect(withCredits(free, credits)).toEqual({
    ...free,
    account_analysis_monthly: 6,
    script_generation_monthly: 6,
  });
});

test('a kind without any limit cannot be credited', () => {
  expect(isCreditable(free, 'account_analysis')).toBe(true);
  expect(isCreditable({ ...free, account_analysis_monthly: -1 }, 'account_analysis')).toBe(false);
});
