import { DAY_MS } from '#domain/time/day-ms.ts';
import { describe, expect, test } from 'vitest';
import { previousLocalDays } from '#domain/time/previous-period.ts';
import type { PeriodDays } from '#domain/time/period.ts';
import { followersOver, type FollowerReading } from './follower-change.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';

const now = new Date('2026-11-21T10:00:00Z');
const read = (
  daysAgo: number,
  followers: number | null,
  over: Partial<FollowerReading> = {},
): FollowerReading => ({
  handle: 'lea',
  followers,
  source: 'demo',
  precision: 'exact',
  observedAt: new Date(now.getTime() - daysAgo * DAY_MS),
  ...over,
});

function over(
  readings: readonly FollowerReading[],
  days: PeriodDays = 7,
  handles: readonly string[] = ['lea'],
) {
  const period = lastLocalDays(days, now, 'Europe/Paris');
  return followersOver(handles, readings, period, previousLocalDays(period, 'Europe/Paris'));
}

describe('the followers of a period', () => {
  test('are the latest known counts, and their change is since the end of the period before', () => {
    const { total, change, provenance } = over([read(20, 10), read(7, 900), read(3, 950), read(0, 1_000)]);
    expect(total).toBe(1_000);
    expect(change).toMatchObject({ kind: 'measured', before: 900, change: 100, percent: (100 / 900) * 100 });
    expect(provenance).toMatchObject({ n: 1, source: 'demo', observedAt: now.toISOString() });
  });

  test('may fall, and add up over accounts', () => {
    const other = { handle: 'tom' };
    const readings = [read(7, 900), read(0, 800), read(7.2, 50, other), read(0.1, 60, other)];
    expect(over(readings, 7, ['lea', 'tom'])).toMatchObject({ total: 860, change: { change: -90 } });
  });

  test('do not change as far as is known without a reading near both ends', () => {
    const unknown = { kind: 'not_measurable', reason: 'no_reading' };
    expect(over([read(0, 1_000)]).change).toMatchObject(unknown);
    expect(over([read(9, 900), read(0, 1_000)]).change).toMatchObject(unknown);
    expect(over([read(7, 900), read(2, 1_000)]).change).toMatchObject(unknown);
    expect(over([read(7, null), read(0, 1_000)]).change).toMatchObject(unknown);
    expect(over([read(7, 1), read(0, 2)], 7, ['lea', 'tom']).change).toMatchObject(unknown);
    expect(over([], 7, []).change).toMatchObject(unknown);
  });

  test('of an unknown time are a total, and neither end of a change', () => {
    const undated = read(7, 900, { source: 'undated_file' });
    expect(over([undated]).total).toBe(900);
    expect(over([undated, read(0, 1_000)])).toMatchObject({ total: 1_000, change: { reason: 'no_reading' } });
  });

  test('are never compared with themselves: one reading is no change of zero, in two days neither', () => {
    for (let hours = 0; hours <= 72; hours += 0.5) {
      expect(over([read(hours / 24, 700)], 2).change).toMatchObject({ reason: 'no_reading' });
    }
  });

  test('that are rounded change by more than their steps, or not measurably', () => {
    const rounded = { precision: 'rounded' as const };
    expect(over([read(7, 45_100, rounded), read(0, 45_100, rounded)]).change).toMatchObject({
      reason: 'below_rounding',
      amount: 100,
    });
    expect(over([read(7, 45_100), read(0, 46_000, rounded)]).change).toMatchObject({
      reason: 'mixed_precision',
    });
  });

  test('have gaps where an account was not read for more than a day and a half', () => {
    expect(over([0, 1, 2, 3, 4, 5, 6, 7].map(day => read(day, 100 + day))).gaps).toBe(0);
    expect(over([0, 1, 4, 5, 7].map(day => read(day, 100 + day))).gaps).toBe(2);
    // A gap before the period does not count.
    expect(over([0, 1, 2, 3, 4, 5, 6, 7, 20, 30].map(day => read(day, 100 + day))).gaps).toBe(0);
  });

  test('that nobody ever knew are no zero', () => {
    expect(over([read(1, null)])).toMatchObject({ total: null, provenance: { n: 0 } });
  });
});
