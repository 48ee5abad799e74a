import { expect, test } from 'vitest';
import { splitChange } from './change-split.ts';

const views = (...counts: number[]) => counts.map(count => ({ views: count }));

test('twice as many videos of the same kind is volume alone', () => {
  expect(splitChange(views(100, 200, 300), views(100, 200, 300, 100, 200, 300))).toMatchObject({
    earlier: 600,
    later: 1_200,
    change: 600,
    parts: { volume: 600, typical: 0, outliers: 0, age: 0 },
  });
});

test('the same videos at twice the views is typical views alone', () => {
  expect(splitChange(views(100, 200, 300), views(200, 400, 600)).parts).toEqual({
    volume: 0,
    typical: 600,
    outliers: 0,
    age: 0,
  });
});

test('one video that took off is outliers alone', () => {
  expect(splitChange(views(100, 200, 300), views(100, 200, 9_300)).parts).toEqual({
    volume: 0,
    typical: 0,
    outliers: 9_000,
    age: 0,
  });
});

test('videos that are merely younger are a matter of age', () => {
  const aged = (count: number, atEqualAge: number) => ({ views: count, viewsAtEqualAge: atEqualAge });
  const earlier = [aged(100, 100), aged(200, 200), aged(300, 300)];
  const later = [aged(50, 100), aged(100, 200), aged(150, 300)];
  expect(splitChange(earlier, later).parts).toEqual({ volume: 0, typical: 0, outliers: 0, age: -300 });
});

test('a period without videos leaves everything to their number', () => {
  expect(splitChange([], views(5, 7, 1_000)).parts).toEqual({
    volume: 1_012,
    typical: 0,
    outliers: 0,
    age: 0,
  });
  expect(splitChange(views(5, 7, 1_000), []).parts).toEqual({
    volume: -1_012,
    typical: 0,
    outliers: 0,
    age: 0,
  });
  expect(splitChange([], [])).toMatchObject({
    change: 0,
    parts: { volume: 0, typical: 0, outliers: 0, age: 0 },
  });
});

test('videos without a view break nothing', () => {
  const { change, parts } = splitChange(views(0, 0, 0), views(0, 0, 0, 50));
  expect(change).toBe(50);
  expect(parts.volume + parts.typical + parts.outliers + parts.age).toBe(50);
});
