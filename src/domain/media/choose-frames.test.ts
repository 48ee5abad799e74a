import { expect, test } from 'vitest';
import { frameStretches, readingOrder } from './choose-frames.ts';

const instants = (...seconds: number[]) => seconds.map(second => ({ fromSecond: second, toSecond: second }));

test('the first seconds are read first, then the middle of each shot, then the rest', () => {
  const seconds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const shots = [
    { fromSecond: 0, toSecond: 5 },
    { fromSecond: 5, toSecond: 10 },
  ];
  const order = readingOrder(seconds, shots, 10);
  expect(order.slice(0, 5)).toEqual([0, 1, 2, 3, 7]);
  expect(order.toSorted((a, b) => a - b)).toEqual(seconds);
  expect(readingOrder(seconds, shots, 5)).toEqual([0, 1, 2, 3, 7]);
});

test('a frame stands for its surroundings up to the next cut', () => {
  expect(frameStretches(instants(0, 1, 5), [4.2], 6)).toEqual([
    { fromSecond: 0, toSecond: 0.5 },
    { fromSecond: 0.5, toSecond: 4.2 },
    { fromSecond: 4.2, toSecond: 6 },
  ]);
});

test('a picture that stands still stands for all of the time it was seen', () => {
  const frames = [
    { fromSecond: 0, toSecond: 4 },
    { fromSecond: 6, toSecond: 6 },
  ];
  expect(frameStretches(frames, [], 8)).toEqual([
    { fromSecond: 0, toSecond: 5 },
    { fromSecond: 5, toSecond: 8 },
  ]);
});
