import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { usualLevels } from './usual-level.ts';

const random = seededRandom(5);
const steady = Array.from({ length: 60 }, () => 9 + 0.8 * random.normal());

test('a steady account has one level, that of its other videos together', () => {
  const levels = usualLevels(steady);
  const mean = steady.reduce((sum, log) => sum + log, 0) / steady.length;
  for (const { level, halfWidth } of levels.slice(20, 40)) {
    expect(Math.abs(level - mean)).toBeLessThan(0.25);
    expect(halfWidth).toBeGreaterThan(0.15);
    expect(halfWidth).toBeLessThan(0.8);
  }
});

test('an account that grew ×5 is followed to its newest video', () => {
  const grown = steady.map((log, at) => log + (Math.log(5) * at) / 59);
  const newest = usualLevels(grown).at(-1);
  expect(newest?.level).toBeGreaterThan(9.7);
  expect(newest?.level).toBeLessThan(11.3);
});

test('a constant added to all logs moves the level by it and the range by nothing', () => {
  const moved = usualLevels(steady.map(log => log + 3));
  for (const [at, { level, halfWidth }] of usualLevels(steady).entries()) {
    expect(moved[at]?.level).toBeCloseTo(level + 3, 9);
    expect(moved[at]?.halfWidth).toBeCloseTo(halfWidth ?? NaN, 9);
  }
});

test('turned round in time, each video has the same level', () => {
  const back = usualLevels(steady.toReversed()).toReversed();
  for (const [at, { level }] of usualLevels(steady).entries()) expect(back[at]?.level).toBeCloseTo(level, 9);
});

test('under twenty videos, and where all are alike, there is a level and no range', () => {
  expect(usualLevels(steady.slice(0, 19)).every(({ halfWidth }) => halfWidth === null)).toBe(true);
  expect(usualLevels(Array<number>(30).fill(7))).toEqual(
    Array.from({ length: 30 }, () => ({ level: 7, halfWidth: null })),
  );
});
