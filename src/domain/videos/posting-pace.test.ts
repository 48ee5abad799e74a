import { expect, test } from 'vitest';
import { monthsFor, postsPerMonth, realisticPerArm } from './posting-pace.ts';

const NOW = new Date('2026-11-27T07:00:00Z');
const every = (days: number, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(NOW.getTime() - (index + 0.5) * days * 86_400_000));

test('the pace is that of the last sixty days', () => {
  expect(postsPerMonth(every(1.5, 200), NOW, false)).toBe(20);
  expect(postsPerMonth([new Date('2025-01-01T00:00:00Z')], NOW, false)).toBe(0);
});

test('where the list ends within sixty days, the pace is that of its own days', () => {
  expect(postsPerMonth(every(0.25, 120), NOW, true)).toBeCloseTo(120, -1);
  expect(postsPerMonth(every(0.25, 20), NOW, false)).toBe(10);
});

test('194 videos per version take 19 months at 20 a month; three months give 30', () => {
  expect(monthsFor(194, 20)).toBeCloseTo(19.4);
  expect(realisticPerArm(20)).toBe(30);
  expect(monthsFor(5, 0)).toBeNull();
});
