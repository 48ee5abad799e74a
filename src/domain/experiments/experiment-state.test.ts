import { expect, test } from 'vitest';
import { refusal } from '#domain/statistics/estimate.ts';
import { experimentVerdict } from './experiment-verdict.ts';
import { experimentState } from './experiment-state.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const running = refusal('experiment_running', 0, 10);
const state = (over: Partial<Parameters<typeof experimentState>[0]>) =>
  experimentState({ lockedAt: null, endedAt: null, plannedPerArm: 5, placed: 0, verdict: running, ...over });

test('an experiment goes from draft over collecting and waiting to its verdict', () => {
  expect(state({})).toBe('draft');
  expect(state({ lockedAt: AT, placed: 9 })).toBe('collecting');
  expect(state({ lockedAt: AT, placed: 10 })).toBe('waiting');
  const videos = Array.from({ length: 10 }, (_, index) => ({
    id: String(index),
    arm: index < 5 ? ('usual' as const) : ('variant' as const),
    publishedAt: AT,
    log: index,
  }));
  const rule = { metric: 'views', atAgeDays: 7, plannedPerArm: 5, falseAlarm: 0.05 } as const;
  expect(state({ lockedAt: AT, placed: 10, verdict: experimentVerdict(rule, videos) })).toBe('decided');
  expect(state({ lockedAt: AT, placed: 10, verdict: refusal('no_spread', 5, 5) })).toBe('decided');
});

test('ended before its videos were in, it was stopped; ended while they grow, it still waits', () => {
  expect(state({ endedAt: AT })).toBe('stopped');
  expect(state({ endedAt: AT, lockedAt: AT, placed: 9 })).toBe('stopped');
  expect(state({ endedAt: AT, lockedAt: AT, placed: 10 })).toBe('waiting');
});
