import { describe, expect, test } from 'vitest';
import { splitChange } from '#domain/statistics/change-split.ts';
import { SPLIT_BARS, splitGeometry } from './split-geometry.ts';

const split = {
  earlier: 412_300,
  later: 655_021,
  parts: { volume: 120_000, typical: -48_279, outliers: 190_000, age: -19_000 },
};

describe.each([312, 900])('a change split into parts at %i px', width => {
  const { bars, plot, height, zeroX } = splitGeometry(split, width);

  test('goes from the earlier total over every part to the later one', () => {
    expect(bars.map(({ id }) => id)).toEqual([...SPLIT_BARS]);
    for (const [index, bar] of bars.entries()) {
      if (index > 0 && bar.id !== 'later') expect(bar.start).toBe(bars[index - 1]?.end);
    }
    expect(bars.at(-2)?.end).toBe(split.later);
    expect(bars.at(-1)?.endX).toBeCloseTo(bars.at(-2)?.endX ?? 0, 9);
  });

  test('draws each part as long as it is', () => {
    const [earlier, volume, typical] = bars;
    const perView = (earlier?.width ?? 0) / split.earlier;
    expect(volume?.width).toBeCloseTo(120_000 * perView, 6);
    expect(typical?.width).toBeCloseTo(48_279 * perView, 6);
    expect(earlier?.x).toBeCloseTo(zeroX, 9);
  });

  test('stays inside the drawing, its labels above or beside its bars', () => {
    for (const bar of bars) {
      expect(bar.x).toBeGreaterThanOrEqual(plot.left);
      expect(bar.x + bar.width).toBeLessThanOrEqual(plot.right + 1e-9);
      expect(bar.y + bar.height).toBeLessThan(height);
      expect(bar.labelY).toBeGreaterThan(20);
    }
  });
});

test.each([
  [520, 30],
  [700, 30],
  [900, 38],
  [1100, 20],
])('at %i px labels of %i letters stand beside the bars only where they have the room', (width, letters) => {
  const { wide, plot } = splitGeometry(split, width, ['x'.repeat(letters)]);
  if (wide) expect(plot.left).toBeGreaterThanOrEqual(7.5 * letters);
  else expect(plot.left).toBeLessThan(10);
  expect(plot.right - plot.left).toBeGreaterThan(width / 4);
});

test('a part that leads below zero on the way is drawn below zero', () => {
  const deep = { earlier: 100, later: 50, parts: { volume: -150, typical: 60, outliers: 40, age: 0 } };
  const { bars, zeroX, ticks } = splitGeometry(deep, 600);
  expect(bars[1]?.x).toBeLessThan(zeroX);
  expect(ticks[0]?.value).toBeLessThan(0);
});

test('parts that do not add up are not drawn at all', () => {
  expect(() => splitGeometry({ ...split, later: split.later + 1 }, 600)).toThrow(RangeError);
});

test('nothing before and nothing after is a drawing too', () => {
  const none = { earlier: 0, later: 0, parts: { volume: 0, typical: 0, outliers: 0, age: 0 } };
  expect(splitGeometry(none, 312).bars.every(({ width, x }) => width === 0 && Number.isFinite(x))).toBe(true);
});

test('what the statistics split is always drawn', () => {
  for (let seed = 1; seed < 40; seed++) {
    const videos = (from: number) =>
      Array.from({ length: (seed * from) % 9 }, (_, index) => ({
        views: (index * seed * 977 * from) % 50_000,
      }));
    expect(() => splitGeometry(splitChange(videos(3), videos(7)), 500)).not.toThrow();
  }
});
