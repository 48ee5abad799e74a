import { describe, expect, test } from 'vitest';
import { growthAxis, growthGeometry, type CountReading, type GrowthInput } from './growth-geometry.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-10-01T07:00:00Z');

function readings(counts: readonly (number | null)[], precision: 'exact' | 'rounded' = 'exact') {
  return counts.map((count, index) => ({
    at: new Date(START + index * DAY).toISOString(),
    count,
    precision,
  }));
}

function geometry(given: readonly CountReading[], more: Partial<GrowthInput> = {}) {
  return growthGeometry({
    readings: given,
    timeZone: 'Europe/Paris',
    firstWeekday: 1,
    width: 700,
    height: 320,
    axisRoom: 50,
    ...more,
  });
}

describe('readings of a count over time', () => {
  test('are joined by one straight line when they are exact and daily', () => {
    const { line, band, gaps, points } = geometry(readings([4_200, 4_210, 4_260]));
    expect(line.match(/M/g)).toHaveLength(1);
    expect(line).not.toMatch(/H/);
    expect(band).toBe('');
    expect(gaps).toEqual([]);
    expect(points.some(({ alone }) => alone)).toBe(false);
  });

  test('go in steps inside a band of one rounding step each way when they are rounded', () => {
    const { line, band, points, axis, plot } = geometry(readings([12_300, 12_300, 12_400], 'rounded'));
    expect(line).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+H[\d.]+){2}$/);
    expect(band).toMatch(/^M.*L.*Z$/);
    const unit = (plot.bottom - plot.top) / (axis.max - axis.min);
    const first = points[0];
    expect((first?.bottom ?? 0) - (first?.y ?? 0)).toBeCloseTo(100 * unit, 6);
    expect((first?.y ?? 0) - (first?.top ?? 0)).toBeCloseTo(100 * unit, 6);
  });

  test('leave a gap empty, however long it is', () => {
    const given = readings([500, 510, 520, 530]).toSpliced(2, 1);
    const { line, gaps, points, xs } = geometry(given);
    expect(line.match(/M/g)).toHaveLength(2);
    expect(gaps).toEqual([{ from: xs[1], to: xs[2] }]);
    expect(points.map(({ alone }) => alone)).toEqual([false, false, true]);
    expect(geometry(given, { gapAfterHours: 72 }).gaps).toEqual([]);
  });

  test('are never joined over a count that the source did not tell', () => {
    const { line, points } = geometry(readings([500, null, 520, 530]), { gapAfterHours: 72 });
    expect(points[1]?.y).toBeNull();
    expect(line.match(/M/g)).toHaveLength(2);
    expect(points[0]?.alone).toBe(true);
  });

  test('are never joined from rounded to exact', () => {
    const mixed = [...readings([12_300, 12_400], 'rounded'), ...readings([0, 0, 12_377, 12_390]).slice(2)];
    const { line, points } = geometry(mixed);
    expect(line.match(/M/g)).toHaveLength(2);
    expect(points.some(({ fell }) => fell)).toBe(false);
  });

  test('keep their falls and mark them', () => {
    const { points, falls } = geometry(readings([900, 880, 890, 870]));
    expect(points.map(({ fell }) => fell)).toEqual([false, true, false, true]);
    expect(falls).toBe(2);
    expect((points[1]?.y ?? 0) > (points[0]?.y ?? 0)).toBe(true);
  });

  test('stay inside the plot, alone and without any', () => {
    expect(geometry([])).toMatchObject({ xs: [], line: '', gaps: [] });
    const { points, plot } = geometry(readings([7]));
    expect(points[0]?.x).toBeCloseTo((plot.left + plot.right) / 2, 6);
    expect(points[0]?.alone).toBe(true);
  });

  test('of two thousand instants are thinned to what pixels can show', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => ({
      at: new Date(START + index * 3_600_000).toISOString(),
      count: 120_000 + ((index * 7_919) % 500),
      precision: 'exact' as const,
    }));
    const { line, points, markers } = geometry(many);
    expect(points).toHaveLength(2_000);
    expect((line.match(/L/g) ?? []).length).toBeLessThan(4 * 700);
    expect(markers).toBe(false);
  });
});

describe('the scale', () => {
  test('shows small changes of a large count', () => {
    const axis = growthAxis(readings([120_000, 120_400]));
    expect(axis.min).toBeGreaterThan(119_000);
    expect(axis.max).toBeLessThan(121_000);
    expect(axis.ticks.length).toBeLessThanOrEqual(7);
  });

  test('begins at 0 when the count has at least doubled', () => {
    expect(growthAxis(readings([200, 900])).min).toBe(0);
  });

  test('holds the whole band of rounded counts', () => {
    const axis = growthAxis(readings([12_300, 12_300], 'rounded'));
    expect(axis.min).toBeLessThanOrEqual(12_200);
    expect(axis.max).toBeGreaterThanOrEqual(12_400);
  });
});
