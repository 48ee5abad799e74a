import { expect, test } from 'vitest';
import { dayBarsGeometry } from './day-bars-geometry.ts';

test.each([280, 640])('at %i px each day has its bar inside the plot, the largest the tallest', width => {
  const values = [0, 12, 40_000, 0, 900, ...Array.from({ length: 25 }, (_, day) => day * 100)];
  const { bars, plot, axis } = dayBarsGeometry(values, width, 200);
  expect(bars).toHaveLength(values.length);
  expect(axis.max).toBeGreaterThanOrEqual(40_000);
  for (const [index, { x, width: wide, y, height }] of bars.entries()) {
    expect(x).toBeGreaterThanOrEqual(plot.left);
    expect(x + wide).toBeLessThanOrEqual(plot.right + 0.01);
    expect(y + height).toBeCloseTo(plot.bottom);
    expect(y).toBeGreaterThanOrEqual(plot.top - 0.01);
    expect(height > 0).toBe((values[index] ?? 0) > 0);
  }
  expect(Math.max(...bars.map(({ height }) => height))).toBe(bars[2]?.height);
});

test('without a day, or without a view, there is a scale all the same', () => {
  expect(dayBarsGeometry([], 300, 200).bars).toEqual([]);
  expect(dayBarsGeometry([0, 0], 300, 200).axis.max).toBeGreaterThan(0);
});
