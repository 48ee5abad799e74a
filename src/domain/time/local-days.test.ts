import { describe, expect, test } from 'vitest';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { addDays, lastLocalDays, localDateIn, localDates, startOfLocalDay } from './local-days.ts';

const paris = 'Europe/Paris';
const dateInParis = localDateIn(paris);

describe('the local date of an instant', () => {
  test('turns over at local midnight, not at midnight UTC', () => {
    expect(dateInParis(new Date('2026-11-20T22:59:59.999Z'))).toBe('2026-11-20');
    expect(dateInParis(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(dateInParis(new Date('2026-07-14T21:59:59.999Z'))).toBe('2026-07-14');
    expect(dateInParis(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
  });

  test('turns over the month and the year with it', () => {
    expect(dateInParis(new Date('2024-02-28T23:30:00Z'))).toBe('2024-02-29');
    expect(dateInParis(new Date('2024-12-31T23:00:00Z'))).toBe('2025-01-01');
    expect(localDateIn('America/Los_Angeles')(new Date('2025-01-01T07:59:00Z'))).toBe('2024-12-31');
    expect(localDateIn('Pacific/Kiritimati')(new Date('2024-12-31T10:00:00Z'))).toBe('2025-01-01');
  });
});

describe('the days a span touches', () => {
  test('are listed once each, also where the clocks change', () => {
    expect(localDates(new Date('2026-03-28T12:00:00Z'), new Date('2026-03-30T12:00:00Z'), paris)).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(localDates(new Date('2026-10-24T21:59:00Z'), new Date('2026-10-25T23:00:00Z'), paris)).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });

  test('run over the end of a month and a leap day', () => {
    expect(localDates(new Date('2024-02-28T12:00:00Z'), new Date('2024-03-01T12:00:00Z'), paris)).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  test('are one day when both ends lie in it', () => {
    expect(localDates(new Date('2026-11-21T01:00:00Z'), new Date('2026-11-21T01:00:00Z'), paris)).toEqual([
      '2026-11-21',
    ]);
  });
});

describe('the start of a local day', () => {
  test('is midnight in winter and in summer', () => {
    expect(startOfLocalDay('2026-11-21', paris).toISOString()).toBe('2026-11-20T23:00:00.000Z');
    expect(startOfLocalDay('2026-07-14', paris).toISOString()).toBe('2026-07-13T22:00:00.000Z');
  });

  test('makes the day the clocks go forward 23 hours long, and the day they go back 25', () => {
    const hours = (date: string) =>
      (startOfLocalDay(addDays(date, 1), paris).getTime() - startOfLocalDay(date, paris).getTime()) /
      3_600_000;
    expect(hours('2026-03-29')).toBe(23);
    expect(hours('2026-10-25')).toBe(25);
    expect(hours('2026-10-26')).toBe(24);
  });

  test('is the first instant there is where midnight is skipped', () => {
    // Brazil's clocks went from 00:00 to 01:00 on 4 November 2018.
    expect(startOfLocalDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
  });

  test('is on the edge in every zone: its own date from it on, the day before just before it', () => {
    const random = seededRandom(3);
    for (const zone of [
      paris,
      'UTC',
      'America/St_Johns',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
    ]) {
      const dateOf = localDateIn(zone);
      for (let round = 0; round < 40; round += 1) {
        const date = addDays('2024-01-01', random.whole(0, 1_200));
        const start = startOfLocalDay(date, zone);
        expect(dateOf(start)).toBe(date);
        expect(dateOf(new Date(start.getTime() - 1))).toBe(addDays(date, -1));
      }
    }
  });
});

test('the last days are whole local days, today included, up to now', () => {
  const now = new Date('2026-10-28T10:30:00Z');
  const period = lastLocalDays(7, now, paris);
  // The clocks went back in between: 22 October was still in summer time.
  expect(period).toEqual({ days: 7, from: new Date('2026-10-21T22:00:00Z'), to: now });
  expect(localDates(period.from, period.to, paris)).toHaveLength(7);
});

test('thirty local days are thirty days at every hour of a year', () => {
  for (let hour = 0; hour < 365 * 24; hour += 7) {
    const now = new Date(Date.UTC(2026, 0, 1, hour));
    const { from, to } = lastLocalDays(30, now, paris);
    expect(localDates(from, to, paris)).toHaveLength(30);
  }
});

test('the remembered days of a zone are those that Intl tells, for instants in any order', () => {
  const random = seededRandom(9);
  for (const zone of [
    paris,
    'UTC',
    'America/Asuncion',
    'America/Havana',
    'Asia/Beirut',
    'Africa/Casablanca',
  ]) {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    const dateOf = localDateIn(zone);
    for (let round = 0; round < 300; round += 1) {
      const minute = Date.UTC(2016, 0, 1) + random.whole(0, 15 * 365 * 24 * 60) * 60_000;
      for (const instant of [new Date(minute), new Date(minute - 1)]) {
        expect(dateOf(instant), `${zone} ${instant.toISOString()}`).toBe(format.format(instant));
      }
    }
  }
});
