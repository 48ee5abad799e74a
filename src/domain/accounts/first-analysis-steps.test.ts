import { describe, expect, test } from 'vitest';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import {
  ANALYSIS_DURATION_MS,
  ANALYSIS_STEPS,
  cardProgress,
  COMPLETION_DELAY_MS,
  type CardState,
} from './first-analysis-steps.ts';

test('the five steps last 2, 3, 2, 3 and 1 seconds: eleven in all', () => {
  expect(ANALYSIS_STEPS.map(step => step.durationMs)).toEqual([2_000, 3_000, 2_000, 3_000, 1_000]);
  expect(ANALYSIS_STEPS.map(step => step.id)).toEqual([
    'profile',
    'videos',
    'engagement',
    'insights',
    'finalisation',
  ]);
  expect(ANALYSIS_DURATION_MS).toBe(11_000);
  expect(COMPLETION_DELAY_MS).toBe(500);
});

describe('with an instant job', () => {
  const at = (elapsedMs: number) => cardProgress({ elapsedMs, jobStep: 5, jobState: 'done' });

  test('each step is shown for its own duration', () => {
    expect(
      [0, 1_999, 2_000, 4_999, 5_000, 6_999, 7_000, 9_999, 10_000, 10_999].map(ms => at(ms).stepIndex),
    ).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('the card takes eleven seconds, and 100 % comes then and not before', () => {
    expect(at(0)).toEqual({ stepIndex: 0, percent: 0, completed: false, failed: false });
    expect(at(5_500)).toMatchObject({ percent: 50, completed: false });
    expect(at(10_999)).toMatchObject({ percent: 99, completed: false });
    expect(at(11_000)).toEqual({ stepIndex: 4, percent: 100, completed: true, failed: false });
    expect(at(60_000)).toMatchObject({ percent: 100, completed: true });
  });
});

describe('with a slow job', () => {
  test('the card waits at the end of the step the job is working on', () => {
    expect(cardProgress({ elapsedMs: 60_000, jobStep: 0, jobState: 'running' })).toEqual({
      stepIndex: 0,
      percent: 18,
      completed: false,
      failed: false,
    });
    expect(cardProgress({ elapsedMs: 60_000, jobStep: 2, jobState: 'running' })).toMatchObject({
      stepIndex: 2,
      percent: 63,
    });
  });

  test('time alone never brings 100 %: a job with all steps behind it is not yet done', () => {
    expect(cardProgress({ elapsedMs: 600_000, jobStep: 5, jobState: 'running' })).toEqual({
      stepIndex: 4,
      percent: 99,
      completed: false,
      failed: false,
    });
  });

  test('a job that still waits in line has reached nothing', () => {
    expect(cardProgress({ elapsedMs: 8_000, jobStep: 0, jobState: 'queued' })).toEqual({
      stepIndex: 0,
      percent: 0,
      completed: false,
      failed: false,
    });
  });

  test('when it is done after more than eleven seconds, the card is complete at once', () => {
    expect(cardProgress({ elapsedMs: 20_000, jobStep: 5, jobState: 'done' }).completed).toBe(true);
  });
});

describe('a failure', () => {
  test.each(['failed', 'cancelled'] as const)('is shown at once at the step it happened (%s)', jobState => {
    expect(cardProgress({ elapsedMs: 300, jobStep: 1, jobState })).toEqual({
      stepIndex: 1,
      percent: 2,
      completed: false,
      failed: true,
    });
  });

  test('never becomes 100 %, however long one waits', () => {
    for (let jobStep = 0; jobStep <= 5; jobStep += 1) {
      const { percent, completed } = cardProgress({ elapsedMs: 1e9, jobStep, jobState: 'failed' });
      expect(percent).toBeLessThan(100);
      expect(completed).toBe(false);
    }
  });
});

test('on random runs the card never goes back, never passes the job, and ends with it', () => {
  const random = seededRandom(99);
  for (let run = 0; run < 400; run += 1) {
    const state: CardState = { elapsedMs: 0, jobStep: 0, jobState: 'queued' };
    const end = random.pick(['done', 'failed', 'cancelled'] as const);
    let before = cardProgress(state);
    for (let tick = 0; tick < 80; tick += 1) {
      state.elapsedMs += random.whole(0, 900);
      if (state.jobState === 'queued' && random.next() < 0.4) state.jobState = 'running';
      else if (state.jobState === 'running') {
        if (state.jobStep < 5 && random.next() < 0.4) state.jobStep += 1;
        else if (end === 'done' ? state.jobStep === 5 : random.next() < 0.05) state.jobState = end;
      }
      const card = cardProgress(state);
      expect(card.percent).toBeGreaterThanOrEqual(before.percent);
      expect(card.stepIndex).toBeGreaterThanOrEqual(before.stepIndex);
      expect(card.stepIndex).toBeLessThanOrEqual(state.jobStep);
      expect(card.percent === 100).toBe(card.completed);
      if (card.completed) expect(state).toMatchObject({ jobState: 'done' });
      expect(card.failed).toBe(state.jobState === 'failed' || state.jobState === 'cancelled');
      before = card;
    }
  }
});
