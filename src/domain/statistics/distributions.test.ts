import { expect, test } from 'vitest';
import { binomialAtMost, normalQuantile, studentQuantile, studentTwoSided } from './distributions.ts';
import { seededRandom } from './seeded-random.ts';

test.each([
  [1, 12.7062],
  [5, 2.5706],
  [10, 2.2281],
  [30, 2.0423],
  [120, 1.9799],
])('95 %% of Student’s t with %d degrees of freedom lie within the tabled ±%d', (df, tabled) => {
  expect(studentQuantile(0.05, df)).toBeCloseTo(tabled, 4);
  expect(studentTwoSided(tabled, df)).toBeCloseTo(0.05, 5);
});

test('without end of degrees it is the normal distribution', () => {
  expect(normalQuantile(0.05)).toBeCloseTo(1.959964, 5);
  expect(normalQuantile(0.2)).toBeCloseTo(1.281552, 5);
});

test('heads of fair tosses add up', () => {
  expect(binomialAtMost(0, 6, 0.5)).toBeCloseTo(1 / 64, 12);
  expect(binomialAtMost(2, 5, 0.5)).toBeCloseTo(0.5, 12);
  expect(binomialAtMost(8, 12, 0.8)).toBeCloseTo(0.20543, 5);
  expect(binomialAtMost(12, 12, 0.8)).toBe(1);
});

test('random numbers are the same for a seed, others for another, and even', () => {
  const draw = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 10_000 }, () => random.next());
  };
  const [first, again, other] = [draw(1), draw(1), draw(2)];
  expect(first).toEqual(again);
  expect(first).not.toEqual(other);
  for (let tenth = 0; tenth < 10; tenth++) {
    const here = first.filter(value => Math.floor(value * 10) === tenth).length;
    expect(Math.abs(here - 1_000)).toBeLessThan(130);
  }
});
