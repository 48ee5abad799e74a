import { describe, expect, test } from 'vitest';
import { dayTicks } from './day-ticks.ts';

const iso = (dates: Date[]) => dates.map(date => date.toISOString());

describe('day ticks', () => {
  test('stand at midnight of the user’s own time zone', () => {
    const ticks = dayTicks(
      new Date('2026-11-14T10:00:00Z'),
      new Date('2026-11-17T10:00:00Z'),
      'Europe/Paris',
      9,
    );
    expect(iso(ticks)).toEqual([
      '2026-11-14T23:00:00.000Z',
      '2026-11-15T23:00:00.000Z',
      '2026-11-16T23:00:00.000Z',
    ]);
  });

  test('follow the clock change: the day of 25 hours', () => {
    const ticks = dayTicks(
      new Date('2026-10-24T00:00:00Z'),
      new Date('2026-10-26T12:00:00Z'),
      'Europe/Paris',
      9,
    );
    expect(iso(ticks)).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
  });

  test('know zones far from UTC', () => {
    const from = new Date('2026-01-01T00:00:00Z');
    const to = new Date('2026-01-02T12:00:00Z');
    expect(iso(dayTicks(from, to, 'Pacific/Kiritimati', 9))).toEqual([
      '2026-01-01T10:00:00.000Z',
      '2026-01-02T10:00:00.000Z',
    ]);
    expect(iso(dayTicks(from, to, 'America/Los_Angeles', 9))).toEqual([
      '2026-01-01T08:00:00.000Z',
      '2026-01-02T08:00:00.000Z',
    ]);
  });

  test('are thinned evenly when there is no room, and keep the newest', () => {
    const to = new Date('2026-11-21T10:00:00Z');
    const ticks = dayTicks(new Date('2026-10-22T10:00:00Z'), to, 'Europe/Paris', 5);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.at(-1)?.toISOString()).toBe('2026-11-20T23:00:00.000Z');
    const days = ticks.map(tick => Math.round(tick.getTime() / 86_400_000));
    const gaps = new Set(days.slice(1).map((day, index) => day - (days[index] ?? 0)));
    expect(gaps.size).toBe(1);
  });
});
