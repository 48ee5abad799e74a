import { expect, test } from 'vitest';
import type { Precision } from '#domain/sources/reading.ts';
import { growth } from './growth.ts';

const reading = (hours: number, count: number | null, precision: Precision = 'exact') => ({
  count,
  precision,
  observedAt: new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000),
});

test('one reading gives no growth', () => {
  expect(growth([reading(0, 100), reading(24, null)])).toEqual({
    known: false,
    reason: 'too_few_readings',
    n: 1,
    needed: 2,
  });
});

test('falls are kept and marked, gaps are gaps', () => {
  const answer = growth([reading(0, 100), reading(24, 90), reading(48, 120), reading(120, 150)]);
  expect(answer).toMatchObject({
    known: true,
    falls: 1,
    gaps: 1,
    n: 4,
    total: { kind: 'exact', change: 50 },
  });
  expect(answer.known && answer.steps.map(({ change, fell, gap }) => [change, fell, gap])).toEqual([
    [{ kind: 'exact', change: -10 }, true, false],
    [{ kind: 'exact', change: 30 }, false, false],
    [{ kind: 'exact', change: 30 }, false, true],
  ]);
});

test('days below the rounding are « not measurable » while the whole is measured', () => {
  const answer = growth(
    [0, 1, 2, 3].map(day => reading(24 * day, [50_000, 50_000, 50_100, 50_200][day] ?? 0, 'rounded')),
  );
  expect(answer.known && answer.steps[0]?.change).toEqual({
    kind: 'not_measurable',
    reason: 'below_rounding_step',
    step: 100,
  });
  expect(answer.known && answer.total).toMatchObject({ kind: 'rounded', change: 200, step: 100 });
});

test('a switch of precision is no growth; the longer stretch of one precision gives the total', () => {
  const answer = growth([
    reading(0, 49_951),
    reading(24, 50_000, 'rounded'),
    reading(48, 50_100, 'rounded'),
    reading(96, 50_300, 'rounded'),
  ]);
  expect(answer.known && answer.steps[0]?.change).toEqual({
    kind: 'not_measurable',
    reason: 'mixed_precision',
  });
  expect(answer.known && answer.steps[0]?.fell).toBe(false);
  expect(answer.known && answer.total).toMatchObject({ kind: 'rounded', change: 300 });
});

test('one reading of each precision tells no total', () => {
  expect(growth([reading(0, 49_951), reading(24, 50_000, 'rounded')])).toMatchObject({
    total: { kind: 'not_measurable', reason: 'mixed_precision' },
  });
});

test('the order of the readings does not matter', () => {
  const readings = [reading(0, 10), reading(24, 30), reading(48, 25)];
  expect(growth(readings.toReversed())).toEqual(growth(readings));
});

test('a reading of an unknown time is no part of the growth', () => {
  const undated = { ...reading(12, 50), source: 'undated_file' as const };
  expect(growth([undated, reading(24, 100)])).toMatchObject({ known: false, n: 1 });
  expect(growth([undated, reading(24, 100), reading(48, 110)])).toMatchObject({
    n: 2,
    total: { change: 10 },
  });
});
