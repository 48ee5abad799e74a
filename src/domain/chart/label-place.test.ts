import { expect, test } from 'vitest';
import { labelPlace } from './label-place.ts';

const plot = { left: 40, right: 340, top: 30, bottom: 230 };
const label = { y: 130, width: 80, size: 12 };

test('words stand above their level, at its left end, where nothing is in the way', () => {
  expect(labelPlace(label, plot, [])).toEqual({ x: 46, y: 125 });
});

test('words go where no line runs through them', () => {
  const line = [
    { x: 50, y: 120 },
    { x: 190, y: 120 },
    { x: 191, y: 60 },
    { x: 330, y: 60 },
  ];
  expect(labelPlace(label, plot, [line])).toEqual({ x: 202, y: 125 });
  const below = line.map(point => ({ ...point, y: point.y === 120 ? 140 : 60 }));
  const place = labelPlace(label, plot, [line, below]);
  expect(place.x).toBeGreaterThan(190);
});

test('words of a level near the top stay inside of the plot', () => {
  expect(labelPlace({ ...label, y: 34 }, plot, []).y).toBe(51);
});
