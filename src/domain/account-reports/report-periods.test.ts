import { DAY_MS } from '#domain/time/day-ms.ts';
import { expect, test } from 'vitest';
import { isWithin, reportPeriods } from './report-periods.ts';

test('a report speaks of the whole days before today, and of as many before them', () => {
  const { period, comparison } = reportPeriods(30, new Date('2026-11-21T15:00:00Z'), 'Europe/Paris');
  expect(period).toEqual({
    firstDay: '2026-10-22',
    lastDay: '2026-11-20',
    from: new Date('2026-10-21T22:00:00Z'),
    until: new Date('2026-11-20T23:00:00Z'),
  });
  expect([comparison.firstDay, comparison.lastDay]).toEqual(['2026-09-22', '2026-10-21']);
  expect(comparison.until).toEqual(period.from);
});

test('the hour of asking changes nothing, the day does', () => {
  const at = (text: string) => reportPeriods(7, new Date(text), 'Europe/Paris');
  expect(at('2026-11-20T23:00:00Z')).toEqual(at('2026-11-21T22:59:59Z'));
  expect(at('2026-11-20T22:59:59Z').period.lastDay).toBe('2026-11-19');
});

test.each([
  ['spring', '2026-04-01T10:00:00Z', 30 * DAY_MS - 3_600_000],
  ['autumn', '2026-11-01T10:00:00Z', 30 * DAY_MS + 3_600_000],
])('in %s a period keeps its days and lasts an hour more or less', (_, now, lasting) => {
  const { period } = reportPeriods(30, new Date(now), 'Europe/Paris');
  expect(period.until.getTime() - period.from.getTime()).toBe(lasting);
});

test('ends are told by the days of the zone, at half hours too', () => {
  const { period } = reportPeriods(7, new Date('2026-03-01T00:00:00Z'), 'Asia/Kolkata');
  expect(period.lastDay).toBe('2026-02-28');
  expect(isWithin(period, new Date('2026-02-28T18:29:59Z'))).toBe(true);
  expect(isWithin(period, new Date('2026-02-28T18:30:00Z'))).toBe(false);
  expect(isWithin(period, period.from)).toBe(true);
});
