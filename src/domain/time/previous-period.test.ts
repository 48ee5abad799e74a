import { expect, test } from 'vitest';
import { lastLocalDays, localDates } from '#domain/time/local-days.ts';
import { previousLocalDays } from './previous-period.ts';
import { PERIOD_DAYS, type PeriodDays } from './period.ts';

const before = (days: PeriodDays, now: string, timeZone: string) => {
  const { from, to } = previousLocalDays(lastLocalDays(days, new Date(now), timeZone), timeZone);
  return [from.toISOString(), to.toISOString()];
};

test('the period before is as many whole local days, up to the first instant of this one', () => {
  expect(before(2, '2026-11-21T09:30:00Z', 'Europe/Paris')).toEqual([
    '2026-11-17T23:00:00.000Z',
    '2026-11-19T22:59:59.999Z',
  ]);
  expect(before(7, '2026-03-03T20:00:00Z', 'Pacific/Auckland')).toEqual([
    '2026-02-18T11:00:00.000Z',
    '2026-02-25T10:59:59.999Z',
  ]);
});

test('when the clocks change, it still begins and ends at midnight', () => {
  // Clocks go back in Paris on 25 October 2026: that day has 25 hours.
  expect(before(7, '2026-10-30T11:00:00Z', 'Europe/Paris')).toEqual([
    '2026-10-16T22:00:00.000Z',
    '2026-10-23T21:59:59.999Z',
  ]);
  // Clocks go forward on 29 March 2026: that day has 23 hours.
  expect(before(7, '2026-04-01T10:00:00Z', 'Europe/Paris')).toEqual([
    '2026-03-18T23:00:00.000Z',
    '2026-03-25T22:59:59.999Z',
  ]);
});

test('no instant lies between the two or in both, in the last minute of a long day neither', () => {
  for (const days of PERIOD_DAYS) {
    for (const timeZone of ['Europe/Paris', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      for (let hour = 0; hour < 24 * 400; hour += 7) {
        const now = new Date(Date.UTC(2026, 0, 1, hour, 59, 59));
        const period = lastLocalDays(days, now, timeZone);
        const earlier = previousLocalDays(period, timeZone);
        expect(earlier.to.getTime()).toBe(period.from.getTime() - 1);
        expect(localDates(earlier.from, earlier.to, timeZone)).toHaveLength(days);
      }
    }
  }
});

test('what was published late on the evening before this period is in the one before', () => {
  const period = lastLocalDays(7, new Date('2026-11-26T18:26:00Z'), 'Europe/Paris');
  const earlier = previousLocalDays(period, 'Europe/Paris');
  const lateOnThe19th = new Date('2026-11-19T22:15:00Z');
  expect([lateOnThe19th >= earlier.from, lateOnThe19th <= earlier.to]).toEqual([true, true]);
});
