import { describe, expect, test } from 'vitest';
import { nextRunAt, type ScheduleTimes } from './schedule.ts';

const next = (times: ScheduleTimes, after: string, timeZone = 'Europe/Paris') =>
  nextRunAt(times, new Date(after), timeZone).toISOString();

const monday: ScheduleTimes = { frequency: 'weekly', day: 1, hour: 8 };
const last: ScheduleTimes = { frequency: 'monthly', day: 31, hour: 8 };

describe('weekly', () => {
  test('is the next such day at that hour of the zone', () => {
    expect(next(monday, '2026-11-21T10:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(next(monday, '2026-11-21T10:00:00Z', 'Asia/Kolkata')).toBe('2026-11-23T02:30:00.000Z');
    expect(next({ ...monday, day: 7 }, '2026-11-21T10:00:00Z')).toBe('2026-11-22T07:00:00.000Z');
  });

  test('the day itself counts until its hour has come', () => {
    expect(next(monday, '2026-11-23T06:59:59Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(next(monday, '2026-11-23T07:00:00Z')).toBe('2026-11-30T07:00:00.000Z');
  });

  test('keeps its hour on the clock when the clocks change', () => {
    expect(next(monday, '2026-03-24T00:00:00Z')).toBe('2026-03-30T06:00:00.000Z');
    expect(next(monday, '2026-10-20T00:00:00Z')).toBe('2026-10-26T07:00:00.000Z');
  });

  test('an hour that is skipped comes right after the gap, one that comes twice the first time', () => {
    const sunday = { frequency: 'weekly', day: 7, hour: 2 } as const;
    expect(next(sunday, '2026-03-27T00:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next(sunday, '2026-10-23T00:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next(sunday, '2026-10-25T00:30:00Z')).toBe('2026-11-01T01:00:00.000Z');
  });

  test('midnight that does not exist is one o’clock', () => {
    // Beirut's clocks went from midnight to one o'clock on 30 March 2025.
    const midnight = { frequency: 'weekly', day: 7, hour: 0 } as const;
    expect(next(midnight, '2025-03-28T00:00:00Z', 'Asia/Beirut')).toBe('2025-03-29T22:00:00.000Z');
  });
});

describe('monthly', () => {
  test('on the 31st is on the last day of shorter months', () => {
    expect(next(last, '2026-11-21T10:00:00Z')).toBe('2026-11-30T07:00:00.000Z');
    expect(next(last, '2027-02-01T00:00:00Z')).toBe('2027-02-28T07:00:00.000Z');
    expect(next(last, '2028-02-01T00:00:00Z')).toBe('2028-02-29T07:00:00.000Z');
    expect(next(last, '2026-12-31T07:00:00Z')).toBe('2027-01-31T07:00:00.000Z');
  });

  test('goes on over the end of the year', () => {
    expect(next({ ...last, day: 1 }, '2026-12-01T07:00:00Z')).toBe('2027-01-01T07:00:00.000Z');
  });
});

test.each(['Europe/Paris', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC'])(
  'in %s times follow one another, each a week or a month apart, for ten years',
  timeZone => {
    for (const times of [monday, last, { frequency: 'weekly', day: 7, hour: 2 } as const]) {
      let at = new Date('2026-01-01T00:00:00Z');
      for (let run = 0; run < 120; run += 1) {
        const following = nextRunAt(times, at, timeZone);
        const days = (following.getTime() - at.getTime()) / 86_400_000;
        expect(days).toBeGreaterThan(run === 0 ? 0 : times.frequency === 'weekly' ? 6.8 : 27.8);
        expect(days).toBeLessThan(times.frequency === 'weekly' ? 7.2 : 31.2);
        at = following;
      }
    }
  },
);
