import { describe, expect, test } from 'vitest';
import { chartGeometry, type ChartInput } from './geometry.ts';

const from = new Date('2026-11-14T10:00:00Z');
const to = new Date('2026-11-21T10:00:00Z');
const day = 86_400_000;

function input(over: Partial<ChartInput<string>> = {}): ChartInput<string> {
  return {
    at: [from.getTime() + day, from.getTime() + 3 * day, to.getTime()],
    lines: [
      { id: 'views', side: 'left', values: [8_000, 12_000, 5_000], stepped: false },
      { id: 'likes', side: 'right', values: [800, null, 500], stepped: false },
      { id: 'shares', side: 'right', values: [8, 12, 0], stepped: false },
    ],
    from,
    to,
    timeZone: 'Europe/Paris',
    width: 360,
    height: 400,
    ...over,
  };
}

describe('the geometry of a chart', () => {
  test('places every row inside the plot, at its own instant', () => {
    const { xs, plot } = chartGeometry(input());
    expect(xs).toHaveLength(3);
    expect(xs.every(x => x >= plot.left && x <= plot.right)).toBe(true);
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeCloseTo((2 / 7) * (plot.right - plot.left - 20), 5);
  });

  test('gives views and the other counts a scale of their own', () => {
    const { axes, lines } = chartGeometry(input());
    expect(axes.left).toMatchObject({ kind: 'linear' });
    expect(axes.right).toMatchObject({ kind: 'log', hasZero: true });
    const peaks = lines.map(line => Math.min(...line.points.map(point => point.y ?? Infinity)));
    expect(peaks.every(y => y < 370 - 0.2 * 356)).toBe(true);
  });

  test('shares one log scale where both sides would need one', () => {
    const lines = [
      { id: 'views', side: 'left' as const, values: [900, 1_200, 140_000], stepped: false },
      { id: 'likes', side: 'right' as const, values: [80, 100, 9_000], stepped: false },
    ];
    const { axes, plot, lines: drawn } = chartGeometry(input({ lines }));
    expect(axes).toMatchObject({ left: null, right: null, shared: { kind: 'log', min: 50, max: 200_000 } });
    expect(plot.right).toBeGreaterThan(chartGeometry(input()).plot.right);
    const [views, likes] = drawn.map(line => line.points[0]?.y ?? 0);
    expect(views).toBeLessThan(likes ?? 0);
  });

  test('leaves an unknown count out of its line', () => {
    const likes = chartGeometry(input()).lines[1];
    expect(likes?.points[1]?.y).toBeNull();
    expect(likes?.path.match(/M/g)).toHaveLength(2);
  });

  test('frees the room of an axis that carries no line', () => {
    const views = input().lines.slice(0, 1);
    const { axes, plot } = chartGeometry(input({ lines: views }));
    expect(axes.right).toBeNull();
    expect(plot.right).toBeGreaterThan(chartGeometry(input()).plot.right);
  });

  test('draws one single video', () => {
    const single = chartGeometry(
      input({
        at: [to.getTime() - day],
        lines: [{ id: 'views', side: 'left', values: [8_400], stepped: false }],
      }),
    );
    expect(single.lines[0]?.path).toMatch(/^M[\d.]+ [\d.]+$/);
    expect(single.markers).toBe(true);
  });

  test('is defined for no video and for no line', () => {
    expect(chartGeometry(input({ at: [], lines: [] }))).toMatchObject({ xs: [], lines: [] });
  });

  test('thins 2,000 videos to what pixels can show, without markers', () => {
    const at = Array.from({ length: 2_000 }, (_, row) => from.getTime() + (row / 2_000) * 7 * day);
    const values = at.map((_, row) => 1_000 + (row % 97) * 50);
    const dense = chartGeometry(
      input({ at, lines: [{ id: 'views', side: 'left', values, stepped: false }] }),
    );
    expect(dense).toMatchObject({ markers: false, dense: true });
    expect((dense.lines[0]?.path.match(/L/g) ?? []).length).toBeLessThan(4 * 360);
    expect(dense.lines[0]?.points).toHaveLength(2_000);
  });

  test('writes no more dates than fit side by side', () => {
    for (const width of [360, 700, 1_200]) {
      const { days, plot } = chartGeometry(input({ width, from: new Date(to.getTime() - 30 * day) }));
      const gaps = days.slice(1).map((tick, index) => tick.x - (days[index]?.x ?? 0));
      expect(gaps.every(gap => gap >= 60)).toBe(true);
      expect(days.every(tick => tick.x >= plot.left && tick.x <= plot.right)).toBe(true);
    }
  });
});
