import { expect, test } from 'vitest';
import { markAt, timelineGeometry } from './timeline-geometry.ts';

const marks = [
  { track: 'shots', fromSecond: 0, toSecond: 10 },
  { track: 'shots', fromSecond: 10, toSecond: 30 },
  { track: 'ctas', fromSecond: 30, toSecond: 30 },
];

test('marks stand at their time on the track that they belong to, and nothing leaves the drawing', () => {
  const { boxes, ticks, tracks, height } = timelineGeometry(marks, ['shots', 'texts', 'ctas'], 30, 361, 60);
  expect(tracks.map(({ name }) => name)).toEqual(['shots', 'ctas']);
  expect(boxes.map(({ x }) => x)).toEqual([60, 160, 357]);
  expect(boxes[0]?.width).toBe(100);
  for (const { x, width, y, height: tall } of boxes) {
    expect(x + width).toBeLessThanOrEqual(361);
    expect(y + tall).toBeLessThanOrEqual(height);
  }
  expect(ticks.map(({ second }) => second)).toEqual([0, 10, 20, 30]);
});

test('a place finds the mark it lies in, else the nearest of its track', () => {
  const { boxes } = timelineGeometry(marks, ['shots', 'ctas'], 30, 361, 60);
  expect(markAt(boxes, 200, 10)).toBe(1);
  expect(markAt(boxes, 62, 45)).toBe(2);
  expect(markAt(boxes, 62, 500)).toBe(-1);
});

test('no width and no time make no figure that is none', () => {
  for (const width of [0, 1, 60]) {
    const { boxes, ticks } = timelineGeometry(marks, ['shots', 'ctas'], 0.1, width, 60);
    for (const value of [...boxes.flatMap(Object.values), ...ticks.map(({ x }) => x)]) {
      expect(Number.isFinite(value)).toBe(true);
    }
  }
});
