import { expect, test } from 'vitest';
import { shareRowsGeometry, type ShareRow } from './share-rows-geometry.ts';

const ROWS: ShareRow[] = [
  { id: 'all', label: 'Vues, toutes vos vidéos', known: true, share: 72, low: 58, high: 83, n: 24 },
  { id: 'edge', label: 'Engagement', known: true, share: 100, low: 100, high: 100, n: 24 },
  { id: 'none', label: 'Vues, même durée', known: false, refusal: 'Trop peu de vidéos pour le dire.' },
];

test.each([320, 900])('at %i px every bar stands on the scale, and its sign within its range', width => {
  const { rows, track, ticks, height } = shareRowsGeometry(ROWS, width);
  expect(ticks.map(({ share }) => share)).toEqual([0, 50, 100]);
  expect([ticks[0]?.x, ticks[2]?.x]).toEqual([track.left, track.right]);
  for (const { bar } of rows.slice(0, 2)) {
    expect(bar).not.toBeNull();
    const { from = 0, to = 0, at = 0 } = bar ?? {};
    expect(from).toBeGreaterThanOrEqual(track.left);
    expect(to).toBeLessThanOrEqual(track.right + 0.01);
    expect(at).toBeGreaterThanOrEqual(from);
    expect(at).toBeLessThanOrEqual(to + 0.01);
    expect(to - from).toBeGreaterThanOrEqual(2);
  }
  expect(rows[2]?.bar).toBeNull();
  expect(rows[2]?.refusal.map(({ text }) => text).join(' ')).toBe('Trop peu de vidéos pour le dire.');
  for (const [index, row] of rows.entries()) {
    expect(row.top).toBe(index === 0 ? track.top : rows[index - 1]?.bottom);
    expect(row.bottom).toBeLessThanOrEqual(height);
  }
});
