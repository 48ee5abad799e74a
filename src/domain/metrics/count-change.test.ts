import { expect, test } from 'vitest';
import { roundingStep } from '#domain/sources/reading.ts';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { countChange, type CountObservation } from './count-change.ts';

const earlier = new Date('2026-11-01T00:00:00Z');
const later = new Date('2026-11-08T00:00:00Z');
const exact = (count: number | null, observedAt: Date): CountObservation => ({
  count,
  precision: 'exact',
  observedAt,
});
const rounded = (count: number | null, observedAt: Date): CountObservation => ({
  count,
  precision: 'rounded',
  observedAt,
});

test('exact counts give the exact change: growth, fall, and a zero that was measured', () => {
  expect(countChange(exact(3_400_000, earlier), exact(3_400_012, later))).toEqual({
    kind: 'exact',
    change: 12,
  });
  expect(countChange(exact(500, earlier), exact(480, later))).toEqual({ kind: 'exact', change: -20 });
  expect(countChange(exact(500, earlier), exact(500, later))).toEqual({ kind: 'exact', change: 0 });
});

test('public counts below 10,000 are exact in fact', () => {
  expect(countChange(rounded(9_000, earlier), rounded(9_000, later))).toEqual({ kind: 'exact', change: 0 });
});

test('a difference below the rounding step is not measurable, and never a zero', () => {
  expect(countChange(rounded(3_400_000, earlier), rounded(3_400_000, later))).toEqual({
    kind: 'not_measurable',
    reason: 'below_rounding_step',
    step: 100_000,
  });
  expect(countChange(rounded(9_990, earlier), rounded(10_000, later))).toEqual({
    kind: 'not_measurable',
    reason: 'below_rounding_step',
    step: 100,
  });
});

test('a difference of a step or more is given with the step it may be wrong by', () => {
  expect(countChange(rounded(45_000, earlier), rounded(45_100, later))).toEqual({
    kind: 'rounded',
    change: 100,
    step: 100,
  });
  expect(countChange(rounded(1_100_000, earlier), rounded(999_900, later))).toEqual({
    kind: 'rounded',
    change: -100_100,
    step: 100_000,
  });
});

test('an exact count is never subtracted from a rounded one', () => {
  expect(countChange(exact(45_123, earlier), rounded(45_100, later))).toEqual({
    kind: 'not_measurable',
    reason: 'mixed_precision',
  });
});

test('nothing is said of a count that was not read', () => {
  expect(countChange(exact(null, earlier), exact(10, later))).toEqual({
    kind: 'not_measurable',
    reason: 'unknown_count',
  });
});

test('on the rounding grid, whatever the true counts, no false zero appears and the true change is within one step', () => {
  const random = seededRandom(7);
  const shown = (count: number) => {
    const step = roundingStep(count, 'rounded');
    return Math.floor(count / step) * step;
  };
  for (let round = 0; round < 20_000; round += 1) {
    const before = random.whole(0, 10 ** random.whole(2, 8));
    const after = Math.max(0, before + random.whole(-300_000, 300_000));
    const change = countChange(rounded(shown(before), earlier), rounded(shown(after), later));
    if (change.kind === 'not_measurable') continue;
    if (change.kind === 'exact') expect(change.change).toBe(after - before);
    else {
      expect(change.change).not.toBe(0);
      expect(Math.abs(change.change - (after - before))).toBeLessThan(change.step);
    }
  }
});
