import { describe, expect, test } from 'vitest';
import { chooseAxis, heightOn, linearAxis, logAxis, roundDown, roundUp } from './axis.ts';

describe('round values', () => {
  test('are 1, 2 or 5 times a power of ten', () => {
    expect([1, 1.5, 2, 4.9, 5, 9, 10, 12_345].map(roundDown)).toEqual([1, 1, 2, 2, 5, 5, 10, 10_000]);
    expect([1, 1.5, 2, 4.9, 5, 9, 10, 12_345].map(roundUp)).toEqual([1, 2, 2, 5, 5, 10, 10, 20_000]);
  });

  test('a power of ten is its own rounding, whatever floating point makes of it', () => {
    for (let power = -3; power <= 12; power += 1) {
      expect(roundDown(10 ** power)).toBeCloseTo(10 ** power, 12);
      expect(roundUp(10 ** power)).toBeCloseTo(10 ** power, 12);
    }
  });
});

describe('a linear axis', () => {
  test('starts at 0 and ends at or above the largest value', () => {
    expect(linearAxis(8_400)).toMatchObject({
      min: 0,
      max: 10_000,
      ticks: [0, 2_000, 4_000, 6_000, 8_000, 10_000],
    });
    expect(linearAxis(5).ticks).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('counts whole things: never a tick at one half', () => {
    expect(linearAxis(1).ticks).toEqual([0, 1]);
    expect(linearAxis(2).ticks).toEqual([0, 1, 2]);
  });

  test('of nothing but zeros still has a height', () => {
    expect(linearAxis(0)).toMatchObject({ max: 1, ticks: [0, 1] });
  });
});

describe('a log axis', () => {
  test('begins and ends at round values', () => {
    expect(logAxis(7, 1_300, false)).toMatchObject({ min: 5, max: 2_000 });
  });

  test('of a single value has a height of its own', () => {
    const axis = logAxis(100, 100, false);
    expect(axis.max).toBeGreaterThan(axis.min);
    expect(Number.isFinite(heightOn(axis, 100))).toBe(true);
  });

  test('keeps a floor for zeros below its smallest value', () => {
    const axis = logAxis(1, 1_000, true);
    expect(axis.ticks[0]).toBe(0);
    expect(heightOn(axis, 0)).toBe(0);
    expect(heightOn(axis, 1)).toBeGreaterThan(0.05);
    expect(heightOn(axis, 1_000)).toBe(1);
  });

  test('never has more ticks than can be read', () => {
    for (const [low, high] of [
      [1, 10],
      [1, 1e9],
      [40, 60],
      [3, 70_000],
      [9, 11],
    ] as const) {
      const { ticks, min, max } = logAxis(low, high, false);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks.every(tick => tick >= min * 0.999 && tick <= max * 1.001)).toBe(true);
    }
  });
});

describe('the axis chosen', () => {
  test('is linear while every line can be read on it', () => {
    expect(chooseAxis([[8_000, 12_000, 5_000]]).kind).toBe('linear');
    expect(
      chooseAxis([
        [100, 80],
        [60, 90],
        [50, 40],
      ]).kind,
    ).toBe('linear');
  });

  test('is logarithmic when comments and shares would lie flat under the likes', () => {
    expect(
      chooseAxis([
        [1_200, 900, 1_500],
        [30, 22, 41],
        [12, 9, 20],
      ]).kind,
    ).toBe('log');
  });

  test('is logarithmic when one outlier would press all other videos to the ground', () => {
    expect(chooseAxis([[5_000, 6_000, 4_000, 7_000, 900_000]]).kind).toBe('log');
  });

  test('stays linear for a line of zeros, whose place is the ground', () => {
    expect(chooseAxis([[0, 0, 0]])).toMatchObject({ kind: 'linear', max: 1 });
    expect(
      chooseAxis([
        [100, 120],
        [0, 0],
      ]).kind,
    ).toBe('linear');
  });

  test('does without lines that have no value', () => {
    expect(chooseAxis([[], []]).ticks).toEqual([0, 1]);
    expect(chooseAxis([[], [10]]).max).toBe(10);
  });

  test('leaves no line flat, and every value within the scale', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 2_000; round += 1) {
      const size = 1 + Math.floor(random() * 40);
      const lines = [3, 2, 0.5, 0].map(level =>
        Array.from({ length: size }, () => Math.round(10 ** (level + random() * 1.5))),
      );
      const axis = chooseAxis(lines);
      for (const line of lines) {
        const heights = line.map(value => heightOn(axis, value));
        expect(heights.every(height => height >= 0 && height <= 1.0001)).toBe(true);
        if (axis.kind === 'linear') expect(Math.max(...heights)).toBeGreaterThanOrEqual(0.2);
      }
    }
  });
});
