import { expect, test } from 'vitest';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { previousLocalDays } from './previous-period.ts';
import { PERIOD_DAYS, type PeriodDays } from './period.ts';

const before = (days: PeriodDays, now: string, timeZone: string) => {
  const { from, to } = previousLocalDays(lastLocalDays(days, new Date(now), timeZone), timeZone);
  return [from.toISOString(), to.toISOString()];
};

test('the period before begins at local midnight as many days earlier and lasts as long', () => {
  expect(before(2, '2026-11-21T09:30:00Z', 'Europe/Paris')).toEqual([
    '2026-11-17T23:00:00.000Z',
    '2026-11-19T09:30:00.000Z',
  ]);
  expect(before(7, '2026-03-03T20:00:00Z', 'Pacific/Auckland')).toEqual([
    '2026-02-18T11:00:00.000Z',
    '2026-02-24T20:00:00.000Z',
  ]);
});

test('when the clocks change, it still begins at midnight and lasts as long', () => {
  // Back in Paris on 25 October 2026: that day has 25 hours.
  expect(before(7, '2026-10-30T11:00:00Z', 'Europe/Paris')).toEqual([
    '2026-10-16T22:00:00.000Z',
    '2026-10-23T11:00:00.000Z',
  ]);
  // Forward on 29 March 2026: that day has 23.
  expect(before(7, '2026-04-01T10:00:00Z', 'Europe/Paris')).toEqual([
    '2026-03-18T23:00:00.000Z',
    '2026-03-25T10:00:00.000Z',
  ]);
});

test('the two never share an instant, in the last minute of a long day neither', () => {
  for (const days of PERIOD_DAYS) {
    for (const timeZone of ['Europe/Paris', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      for (let hour = 0; hour < 24 * 400; hour += 7) {
        const now = new Date(Date.UTC(2026, 0, 1, hour, 59, 59));
        const period = lastLocalDays(days, now, timeZone);
        const earlier = previousLocalDays(period, timeZone);
        expect(earlier.to.getTime()).toBeLessThan(period.from.getTime());
        expect(earlier.from.getTime()).toBeLessThanOrEqual(earlier.to.getTime());
      }
    }
  }
});
