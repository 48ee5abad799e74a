import { expect, test } from 'vitest';
import { changeExperiment, lockExperiment, plannedPerArm, type Experiment } from './experiment.ts';
import { experimentVerdict, type ExperimentVideo } from './experiment-verdict.ts';

const draft: Experiment = {
  hypothesis: 'Des questions retiennent mieux',
  variable: 'accroche',
  rule: { metric: 'views', atAgeDays: 7, plannedPerArm: 6, falseAlarm: 0.05 },
  lockedAt: null,
};
const FIRST = new Date('2026-11-01T10:00:00Z');

test('before the first video everything may change, afterwards nothing', () => {
  const changed = changeExperiment(draft, { variable: 'durée', rule: { plannedPerArm: 9 } });
  expect(changed).toMatchObject({
    allowed: true,
    experiment: { variable: 'durée', rule: { plannedPerArm: 9, metric: 'views' } },
  });
  const locked = lockExperiment(draft, FIRST);
  expect(changeExperiment(locked, { rule: { falseAlarm: 0.2 } })).toEqual({
    allowed: false,
    reason: 'locked',
  });
  expect(changeExperiment(locked, { hypothesis: 'autre chose' })).toEqual({
    allowed: false,
    reason: 'locked',
  });
  expect(() => Object.assign(locked.rule, { plannedPerArm: 2 })).toThrow(TypeError);
  expect(() => Object.assign(locked, { lockedAt: null })).toThrow(TypeError);
  expect(lockExperiment(locked, new Date('2026-12-01T00:00:00Z')).lockedAt).toEqual(FIRST);
});

test('the planned number is that of the power tables, and a twentieth more for trimmed means', () => {
  // Two-sample t, two-sided 5 %, power 80 %: 17 a group for an effect of one standard deviation, 64 for half.
  expect(plannedPerArm(Math.sqrt(0.945), Math.E)).toBe(17);
  expect(plannedPerArm(Math.sqrt(0.945), Math.exp(0.5))).toBe(64);
  expect(plannedPerArm(1, Math.exp(0.5))).toBe(68);
  expect(plannedPerArm(1, Math.exp(-0.5))).toBe(68);
});

test('no number is planned for no effect, or beyond what anybody can post', () => {
  expect(plannedPerArm(1, 1)).toBeNull();
  expect(plannedPerArm(1, 1.01)).toBeNull();
});

const video = (index: number, arm: 'usual' | 'variant', log: number | null): ExperimentVideo => ({
  id: `${arm}${index}`,
  arm,
  publishedAt: new Date(FIRST.getTime() + index * 86_400_000),
  log,
});
const both = Array.from({ length: 6 }, (_, index) => [
  video(index, 'usual', 6 + 0.1 * index),
  video(index, 'variant', 8 + 0.1 * index),
]).flat();

test('while a video is missing or young there is no number, only how many are ready', () => {
  const young = both.map((one, index) => (index === 3 ? { ...one, log: null } : one));
  expect(experimentVerdict(draft.rule, young)).toEqual({
    known: false,
    reason: 'experiment_running',
    n: 11,
    needed: 12,
  });
});

test('the first planned videos decide, in any order, whatever comes after', () => {
  const verdict = experimentVerdict(draft.rule, both);
  expect(verdict).toMatchObject({ known: true, outcome: 'variant_better' });
  const later = Array.from({ length: 9 }, (_, index) => video(20 + index, 'variant', 0));
  expect(experimentVerdict(draft.rule, [...later, ...both.toReversed()])).toEqual(verdict);
});

test('a variant that does worse is said to', () => {
  const swapped = both.map(one => ({
    ...one,
    arm: one.arm === 'usual' ? ('variant' as const) : ('usual' as const),
  }));
  expect(experimentVerdict(draft.rule, swapped)).toMatchObject({ outcome: 'variant_worse' });
});
