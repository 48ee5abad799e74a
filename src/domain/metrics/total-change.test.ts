import { describe, expect, test } from 'vitest';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { countedChange, engagementChange, sumChange, type TotalPart } from './total-change.ts';

const exact = (...counts: (number | null)[]): TotalPart[] =>
  counts.map(count => ({ count, precision: 'exact' }));
const rounded = (...counts: (number | null)[]): TotalPart[] =>
  counts.map(count => ({ count, precision: 'rounded' }));

describe('the change of a sum', () => {
  test('is the difference, with a percentage of what was before from five values on', () => {
    expect(sumChange(exact(10, 20, 30, 40, 100), exact(50, 100))).toEqual({
      kind: 'measured',
      before: 200,
      change: -50,
      percent: -25,
      margin: 0,
    });
    expect(sumChange(exact(10, 20, 30, 40), exact(50, 100))).toMatchObject({ change: 50, percent: null });
  });

  test('has no percentage from zero', () => {
    expect(sumChange(exact(0, 0, 0, 0, 0), exact(9))).toMatchObject({ change: 9, before: 0, percent: null });
    expect(countedChange(0, 4)).toMatchObject({ change: 4, percent: null });
  });

  test('is nothing to speak of where nothing was before', () => {
    expect(sumChange([], exact(4))).toEqual({
      kind: 'not_measurable',
      reason: 'nothing_before',
      amount: null,
    });
  });

  test('is a fall to nothing where nothing is now', () => {
    expect(sumChange(exact(4, 6), [])).toMatchObject({ kind: 'measured', change: -10 });
  });

  test('is unknown as soon as one count is', () => {
    expect(sumChange(exact(1, null, 3), exact(4, null))).toMatchObject({
      reason: 'unknown_counts',
      amount: 2,
    });
  });

  test('never subtracts an exact count from a rounded one, nor mixtures of both', () => {
    expect(sumChange(rounded(500), exact(900))).toMatchObject({ reason: 'mixed_precision' });
    const mixture = [...rounded(500), ...exact(900)];
    expect(sumChange(mixture, mixture)).toMatchObject({ reason: 'mixed_precision' });
  });

  test('is not measurable where rounding alone could have made it, and never a zero then', () => {
    expect(sumChange(rounded(12_300, 45_600), rounded(12_400, 45_600))).toEqual({
      kind: 'not_measurable',
      reason: 'below_rounding',
      amount: 200,
    });
    expect(sumChange(rounded(12_300, 45_600), rounded(12_400, 45_700))).toMatchObject({
      change: 200,
      margin: 200,
    });
    // Counts below ten thousand are told to the unit, rounded sources or not.
    expect(sumChange(rounded(900), rounded(900))).toMatchObject({ change: 0, margin: 0 });
  });

  test('holds the true change within its margin, and a true change beyond twice the margin is seen', () => {
    const random = seededRandom(53);
    const shown = (count: number) =>
      count < 10_000
        ? count
        : Math.floor(count / (count < 1_000_000 ? 100 : 100_000)) * (count < 1_000_000 ? 100 : 100_000);
    for (let round = 0; round < 2_000; round += 1) {
      const counts = () =>
        Array.from({ length: random.whole(1, 12) }, () =>
          random.whole(0, random.pick([9_000, 900_000, 5_000_000])),
        );
      const [before, after] = [counts(), counts()];
      const sum = (list: number[]) => list.reduce((total, count) => total + count, 0);
      const truth = sum(after) - sum(before);
      const told = sumChange(rounded(...before.map(shown)), rounded(...after.map(shown)));
      if (told.kind === 'measured') {
        expect(Math.abs(told.change - truth)).toBeLessThanOrEqual(told.margin);
      } else {
        expect(told.reason).toBe('below_rounding');
        expect(Math.abs(truth)).toBeLessThan(2 * (told.amount ?? 0));
      }
    }
  });
});

describe('the change of the engagement', () => {
  const video = (likes: number, over: object = {}) => ({
    views: 1_000,
    likes,
    comments: 0,
    shares: 0,
    precision: 'exact' as const,
    ...over,
  });

  test('is in percentage points between the means of what is known', () => {
    const told = engagementChange([video(40), video(60), video(1, { shares: null })], [video(80)]);
    expect(told).toMatchObject({ kind: 'measured', before: 5, percent: null, margin: 0 });
    expect(told).toMatchObject({ change: 3 });
  });

  test('is not given without videos, known engagements or one precision', () => {
    const unknown = video(1, { likes: null });
    expect(engagementChange([], [video(1)])).toMatchObject({ reason: 'nothing_before' });
    expect(engagementChange([video(1)], [])).toMatchObject({ reason: 'nothing_now' });
    expect(engagementChange([unknown], [video(1)])).toMatchObject({ reason: 'unknown_counts', amount: 1 });
    expect(engagementChange([video(1)], [unknown])).toMatchObject({ reason: 'unknown_counts', amount: 1 });
    expect(engagementChange([video(1)], [video(1, { precision: 'rounded' })])).toMatchObject({
      reason: 'mixed_precision',
    });
  });

  test('is not measurable within what rounding moves it by', () => {
    const many = (views: number, likes: number) => video(likes, { views, precision: 'rounded' });
    expect(engagementChange([many(1_200_000, 60_000)], [many(1_300_000, 65_000)])).toMatchObject({
      reason: 'below_rounding',
    });
    expect(engagementChange([many(1_200_000, 60_000)], [many(1_200_000, 160_000)])).toMatchObject({
      kind: 'measured',
    });
  });
});
