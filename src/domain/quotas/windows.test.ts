import { describe, expect, test } from 'vitest';
import { seededRandom } from '../statistics/seeded-random.ts';
import { quotaEnd, quotaEnds, quotaWindows, SHORTEST_DAY_HOURS, SHORTEST_MONTH_HOURS } from './windows.ts';

const PARIS = 'Europe/Paris';
const windowsAt = (instant: string, zone = PARIS) => {
  const windows = quotaWindows(new Date(instant), zone);
  return Object.fromEntries(Object.entries(windows).map(([name, at]) => [name, at.toISOString()]));
};

test('a day turns over at midnight of the user’s own time zone', () => {
  expect(windowsAt('2026-11-21T22:59:59Z')).toMatchObject({
    dayStart: '2026-11-20T23:00:00.000Z',
    nextDay: '2026-11-21T23:00:00.000Z',
  });
  expect(windowsAt('2026-11-21T23:00:00Z')).toMatchObject({ dayStart: '2026-11-21T23:00:00.000Z' });
  expect(windowsAt('2026-11-21T23:00:00Z', 'America/New_York')).toMatchObject({
    dayStart: '2026-11-21T05:00:00.000Z',
    nextDay: '2026-11-22T05:00:00.000Z',
  });
});

test('the day of the spring clock change lasts 23 hours, that of autumn 25', () => {
  const hours = (instant: string) => {
    const { dayStart, nextDay } = quotaWindows(new Date(instant), PARIS);
    return (nextDay.getTime() - dayStart.getTime()) / 3_600_000;
  };
  expect(hours('2026-03-29T12:00:00Z')).toBe(23);
  expect(hours('2026-10-25T12:00:00Z')).toBe(25);
  expect(hours('2026-11-21T12:00:00Z')).toBe(24);
});

test('a month turns over on the first, also after February of a leap year and in December', () => {
  expect(windowsAt('2028-02-29T12:00:00Z')).toMatchObject({
    monthStart: '2028-01-31T23:00:00.000Z',
    nextMonth: '2028-02-29T23:00:00.000Z',
  });
  expect(windowsAt('2026-12-31T22:00:00Z')).toMatchObject({ nextMonth: '2026-12-31T23:00:00.000Z' });
  expect(windowsAt('2026-12-31T23:30:00Z')).toMatchObject({
    monthStart: '2026-12-31T23:00:00.000Z',
    nextMonth: '2027-01-31T23:00:00.000Z',
  });
  expect(windowsAt('2026-03-31T12:00:00Z')).toMatchObject({ nextMonth: '2026-03-31T22:00:00.000Z' });
});

describe('when counters turn over', () => {
  const endOf = (now: string, zone: string, spentUntil: string | null) =>
    quotaEnd(
      quotaEnds(new Date(now), zone).day,
      spentUntil === null ? null : new Date(spentUntil),
      SHORTEST_DAY_HOURS,
    ).toISOString();

  test('is the next midnight where nothing was spent before', () => {
    expect(endOf('2026-11-21T22:00:00Z', PARIS, null)).toBe('2026-11-21T23:00:00.000Z');
    expect(endOf('2026-11-21T22:00:00Z', 'Pacific/Auckland', null)).toBe('2026-11-22T11:00:00.000Z');
  });

  test('is never sooner after the last spent day than a day is long: the next midnight of another zone is let pass', () => {
    expect(endOf('2026-11-21T23:30:00Z', 'Pacific/Auckland', '2026-11-21T23:00:00Z')).toBe(
      '2026-11-23T11:00:00.000Z',
    );
    expect(endOf('2026-11-21T23:30:00Z', PARIS, '2026-11-21T23:00:00Z')).toBe('2026-11-22T23:00:00.000Z');
  });

  test('is the very next midnight also on the short day of spring', () => {
    expect(endOf('2026-03-29T01:00:00Z', PARIS, '2026-03-28T23:00:00Z')).toBe('2026-03-29T22:00:00.000Z');
  });

  test('is never sooner after the last spent month than a month is long', () => {
    const after = (zone: string) =>
      quotaEnd(
        quotaEnds(new Date('2026-11-30T11:30:00Z'), zone).month,
        new Date('2026-11-30T11:00:00Z'),
        SHORTEST_MONTH_HOURS,
      ).toISOString();
    // November is used up in Auckland; in Paris it has twelve hours left.
    expect(after(PARIS)).toBe('2026-12-31T23:00:00.000Z');
    expect(after('Pacific/Auckland')).toBe('2026-12-31T11:00:00.000Z');
  });

  test('cannot be won by changing zones: in any 30 days there are no more spent days than days of 23 hours', () => {
    const zones = [
      PARIS,
      'Pacific/Auckland',
      'America/Los_Angeles',
      'Asia/Tokyo',
      'Pacific/Kiritimati',
      'UTC',
    ];
    const random = seededRandom(7);
    for (let person = 0; person < 20; person += 1) {
      const start = Date.parse('2026-03-10T00:00:00Z');
      let spentUntil: Date | null = null;
      let [end, isSpent, spentDays] = [new Date(start), false, 0];
      for (let hour = 0; hour < 30 * 24; hour += 1) {
        const now = new Date(start + hour * 3_600_000);
        const zone = zones[Math.floor(random.next() * zones.length)] ?? PARIS;
        if (end <= now) [spentUntil, isSpent] = [isSpent ? end : spentUntil, false];
        if (!isSpent) end = quotaEnd(quotaEnds(now, zone).day, spentUntil, SHORTEST_DAY_HOURS);
        // Spends whenever it can.
        if (!isSpent) [isSpent, spentDays] = [true, spentDays + 1];
      }
      expect(spentDays).toBeLessThanOrEqual(Math.ceil((30 * 24) / SHORTEST_DAY_HOURS) + 1);
    }
  });
});
