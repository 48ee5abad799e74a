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
  const [six, twice] = [views(100, 200, 300, 100, 200, 300), views(200, 400, 600, 200, 400, 600)];
  expect(splitChange(six, twice).parts).toEqual({
    volume: 0,
    typical: 1_200,
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

test('one video that took off makes no typical one, also where the others grew a little', () => {
  const published = (counts: number[]) =>
    counts.map((count, at) => ({ views: count, publishedAt: new Date(Date.UTC(2026, 9, 1 + at)) }));
  const earlier = published([800, 900, 1_000, 1_000, 1_100, 1_200, 1_300]);
  const later = published([1_000, 1_100, 1_200, 1_300, 1_500, 1_600, 1_500_000]);
  const { parts, one } = splitChange(earlier, later);
  expect(parts.typical).toBeLessThan(7 * 400);
  expect(parts.outliers).toBeGreaterThan(1_490_000);
  expect(one).toEqual({ publishedAt: '2026-10-07T00:00:00.000Z', views: 1_500_000 });
  const back = splitChange(later, earlier);
  expect(back.parts.typical).toBeGreaterThan(-7 * 400);
  expect(back.one).toEqual(one);
});

test('with few videos nothing is the doing of a typical one', () => {
  const ordinary = views(1_000, 1_100, 900, 1_000, 1_200);
  for (const later of [views(1_500_000), views(1_000, 1_500_000), views(1_400_000, 1_500_000, 900)]) {
    const { parts } = splitChange(ordinary, later);
    expect(parts.typical).toBe(0);
    expect(parts.outliers).toBeGreaterThan(1_400_000);
  }
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
