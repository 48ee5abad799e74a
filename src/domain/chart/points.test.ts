import { describe, expect, test } from 'vitest';
import { bandPath, drawnIndices, linePath, nearestIndex } from './points.ts';

describe('a line', () => {
  test('goes straight from point to point', () => {
    expect(
      linePath(
        [
          { x: 0, y: 10 },
          { x: 10, y: 20 },
          { x: 30, y: 5 },
        ],
        false,
      ),
    ).toBe('M0 10L10 20L30 5');
  });

  test('of rounded counts goes in steps', () => {
    expect(
      linePath(
        [
          { x: 0, y: 10 },
          { x: 10, y: 20 },
        ],
        true,
      ),
    ).toBe('M0 10H5V20H10');
  });

  test('breaks where a count is unknown', () => {
    const points = [
      { x: 0, y: 1 },
      { x: 1, y: null },
      { x: 2, y: 3 },
      { x: 3, y: 4 },
    ];
    expect(linePath(points, false)).toBe('M0 1M2 3L3 4');
  });

  test('of a single point is that point', () => {
    expect(linePath([{ x: 4.04, y: 1.26 }], false)).toBe('M4 1.3');
    expect(linePath([], false)).toBe('');
  });
});

describe('a band', () => {
  const ranges = [
    { x: 0, top: 10, bottom: 20 },
    { x: 10, top: 12, bottom: 26 },
  ];

  test('is the area between the ends of its ranges', () => {
    expect(bandPath(ranges, false)).toBe('M0 10L10 12L10 26L0 20Z');
  });

  test('of rounded counts goes in steps', () => {
    expect(bandPath(ranges, true)).toBe('M0 10H5V12H10L10 26H5V20H0Z');
  });

  test('of one range alone has no area', () => {
    expect(bandPath(ranges.slice(0, 1), true)).toBe('');
  });
});

describe('thinning', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    x: index * 0.15,
    y: index === 777 ? 0 : index === 1_234 ? 400 : 200 + Math.sin(index) * 50,
  }));

  test('leaves few points alone', () => {
    expect(drawnIndices(many.slice(0, 300), 300)).toHaveLength(300);
  });

  test('keeps at most four points a pixel, in their order, both ends and every extreme', () => {
    const kept = drawnIndices(many, 300);
    expect(kept.length).toBeLessThanOrEqual(4 * 300);
    expect(kept).toEqual(kept.toSorted((a, b) => a - b));
    expect(kept).toContain(777);
    expect(kept).toContain(1_234);
    expect(kept[0]).toBe(0);
    expect(kept.at(-1)).toBe(1_999);
  });

  test('survives unknown counts', () => {
    const holes = many.map((point, index) => ({ ...point, y: index % 3 === 0 ? null : point.y }));
    expect(drawnIndices(holes, 300).length).toBeLessThanOrEqual(4 * 300);
  });
});

describe('the nearest point', () => {
  test('is found by its distance', () => {
    const xs = [0, 10, 20, 40];
    expect([-5, 0, 4, 6, 15, 29, 31, 99].map(x => nearestIndex(xs, x))).toEqual([0, 0, 0, 1, 1, 2, 3, 3]);
  });

  test('of several at one place is the first', () => {
    expect(nearestIndex([5, 10, 10, 10, 30], 12)).toBe(1);
    expect(nearestIndex([5, 10, 10, 10, 30], 10)).toBe(1);
  });

  test('of nothing is nowhere', () => {
    expect(nearestIndex([], 3)).toBe(-1);
  });
});
