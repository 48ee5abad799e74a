import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-days.ts';
import {
  CALENDAR_WEEKS,
  calendarDayAt,
  calendarGeometry,
  calendarLevels,
  calendarStart,
  type CalendarInput,
} from './calendar-geometry.ts';

const TO = '2026-11-21';
const input = (more: Partial<CalendarInput> = {}): CalendarInput => ({
  counts: [
    { date: '2026-11-21', count: 2 },
    { date: '2026-03-29', count: 1 },
  ],
  to: TO,
  knownFrom: null,
  firstWeekday: 1,
  width: 1_000,
  ...more,
});

describe('53 weeks of days', () => {
  test.each([
    [1, '2025-11-17', 6],
    [0, '2025-11-16', 7],
    [6, '2025-11-22', 1],
  ])('begin on weekday %i and end with today', (firstWeekday, start, inLastWeek) => {
    expect(calendarStart(TO, firstWeekday)).toBe(start);
    const { days } = calendarGeometry(input({ firstWeekday }));
    expect(days[0]?.date).toBe(start);
    expect(days.at(-1)?.date).toBe(TO);
    expect(days).toHaveLength((CALENDAR_WEEKS - 1) * 7 + inLastWeek);
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
  });

  test('hold every day of a year, over both clock changes', () => {
    const dates = new Set(calendarGeometry(input()).days.map(({ date }) => date));
    for (const date of ['2025-11-21', '2026-03-29', '2026-10-25', '2026-02-28', '2026-03-01']) {
      expect(dates.has(date)).toBe(true);
    }
  });

  test('say nothing of days before anything is known, and nothing was published is said', () => {
    const { days } = calendarGeometry(input({ knownFrom: '2026-01-10' }));
    const of = (date: string) => days.find(day => day.date === date);
    expect(of('2026-01-09')?.count).toBeNull();
    expect(of('2026-01-10')?.count).toBe(0);
    expect(of('2026-03-29')).toMatchObject({ count: 1, level: 1 });
    expect(of(TO)).toMatchObject({ count: 2, level: 2 });
  });
});

describe.each([[312], [700], [1_000], [1_400]])('at %i px', width => {
  const geometry = calendarGeometry(input({ width }));

  test('every day has a square of its own inside the drawing, large enough to be seen', () => {
    const { days, size, height } = geometry;
    expect(size).toBeGreaterThanOrEqual(12);
    expect(new Set(days.map(({ x, y }) => `${x}/${y}`)).size).toBe(days.length);
    for (const { x, y } of days) {
      expect(x + size).toBeLessThanOrEqual(width);
      expect(y + size).toBeLessThanOrEqual(height);
    }
  });

  test('a point leads to its day', () => {
    const { days, size } = geometry;
    for (const index of [0, 6, 7, 200, days.length - 1]) {
      const day = days[index];
      expect(calendarDayAt(geometry, (day?.x ?? 0) + size / 2, (day?.y ?? 0) + size / 2)).toBe(index);
    }
    expect(calendarDayAt(geometry, 3, 3)).toBe(-1);
  });

  test('names of months have their room, whichever day it is', () => {
    for (const to of Array.from({ length: 366 }, (_, day) => addDays('2026-01-01', day))) {
      const { months } = calendarGeometry(input({ to, width }));
      expect(months.length, to).toBeGreaterThanOrEqual(10);
      for (const [index, month] of months.entries()) {
        const before = months[index - 1];
        if (before?.y === month.y) expect(month.x - before.x, to).toBeGreaterThanOrEqual(32);
        expect(month.x + 32, to).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('shades stand for 1, 2, 3 and 4, or for quarters of what is most', () => {
  expect(calendarLevels(0)).toEqual([1, 2, 3, 4]);
  expect(calendarLevels(3)).toEqual([1, 2, 3, 4]);
  expect(calendarLevels(12)).toEqual([1, 4, 7, 10]);
  expect(calendarLevels(5)).toEqual([1, 2, 3, 4]);
});
