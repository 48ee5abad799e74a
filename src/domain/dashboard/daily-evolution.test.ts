import { describe, expect, test } from 'vitest';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { dailyEvolution, interactionTotals, type DashboardVideo } from './daily-evolution.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';

const paris = 'Europe/Paris';
const video = (publishedAt: string, over: Partial<DashboardVideo> = {}): DashboardVideo => ({
  id: publishedAt,
  author: 'someone',
  description: '',
  publishedAt: new Date(publishedAt),
  views: 100,
  likes: 8,
  comments: 1,
  shares: 1,
  source: 'page_json',
  precision: 'rounded',
  observedAt: new Date(publishedAt),
  ...over,
});

describe('the dashboard’s days', () => {
  test('stand oldest first, one row each, empty ones with zeros', () => {
    const rows = dailyEvolution([], lastLocalDays(30, new Date('2026-11-21T10:00:00Z'), paris), paris);
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)).toEqual({
      name: '21 nov.',
      date: '2026-11-21',
      views: 0,
      likes: 0,
      comments: 0,
      shares: 0,
      videos: 0,
      engagement: null,
      accounts: 0,
      provenance: null,
    });
    expect(rows[0]?.date).toBe('2026-10-23');
  });

  test('gather what the videos published on them have, per local day', () => {
    const rows = dailyEvolution(
      [
        video('2026-11-20T22:59:00Z'),
        video('2026-11-20T23:00:00Z', { views: 300 }),
        video('2026-11-21T09:00:00Z', { author: 'other', likes: 18 }),
      ],
      lastLocalDays(2, new Date('2026-11-21T10:00:00Z'), paris),
      paris,
    );
    expect(rows[0]).toMatchObject({ date: '2026-11-20', videos: 1, views: 100, engagement: 10, accounts: 1 });
    expect(rows[1]).toMatchObject({ date: '2026-11-21', videos: 2, views: 400, likes: 26, accounts: 2 });
    expect(rows[1]?.engagement).toBeCloseTo((10 / 3 + 20) / 2, 9);
  });

  test('put a video of the night the clocks change on the day it was published', () => {
    const period = lastLocalDays(2, new Date('2026-10-26T12:00:00Z'), paris);
    const rows = dailyEvolution(
      // 02:30 in summer time, 02:30 again in winter time, and 23:59 of that long day.
      ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:59:00Z'].map(at => video(at)),
      period,
      paris,
    );
    expect(rows.map(row => row.videos)).toEqual([3, 0]);
    const spring = dailyEvolution(
      ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'].map(
        at => video(at),
      ),
      { from: new Date('2026-03-28T12:00:00Z'), to: new Date('2026-03-30T12:00:00Z') },
      paris,
    );
    expect(spring.map(row => row.videos)).toEqual([1, 2, 1]);
  });

  test('say what their views rest on: n, the oldest reading, every source, the coarsest step', () => {
    const [, row] = dailyEvolution(
      [
        video('2026-11-21T08:00:00Z', { views: 45_100 }),
        video('2026-11-21T09:00:00Z', { views: 900, source: 'studio_file', precision: 'exact' }),
        video('2026-11-21T09:30:00Z', { views: null }),
      ],
      lastLocalDays(2, new Date('2026-11-21T10:00:00Z'), paris),
      paris,
    );
    expect(row?.provenance).toEqual({
      source: null,
      sources: ['page_json', 'studio_file'],
      precision: 'rounded',
      mixed: true,
      step: 100,
      observedAt: '2026-11-21T08:00:00.000Z',
      n: 2,
      formula: 'sum',
    });
  });

  test('leave out what lies outside the period, even on a day it touches', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    const rows = dailyEvolution(
      [video('2026-11-19T09:59:59Z'), video('2026-11-19T10:00:00Z'), video('2026-11-21T10:00:01Z')],
      { from: new Date('2026-11-19T10:00:00Z'), to: now },
      paris,
    );
    expect(rows.map(row => [row.date, row.videos])).toEqual([
      ['2026-11-19', 1],
      ['2026-11-20', 0],
      ['2026-11-21', 0],
    ]);
  });

  test('name their days in the language asked for', () => {
    const period = lastLocalDays(2, new Date('2026-08-02T10:00:00Z'), paris);
    expect(dailyEvolution([], period, paris).map(row => row.name)).toEqual(['1 août', '2 août']);
    expect(dailyEvolution([], period, paris, 'en-GB').map(row => row.name)).toEqual(['1 Aug', '2 Aug']);
  });

  test('of which no video tells a count have no number, and not a zero', () => {
    const [, row] = dailyEvolution(
      [video('2026-11-21T09:00:00Z', { views: null, shares: null })],
      lastLocalDays(2, new Date('2026-11-21T10:00:00Z'), paris),
      paris,
    );
    expect(row).toMatchObject({ videos: 1, views: null, likes: 8, shares: null, engagement: null });
  });
});

test('the days of any period, in any zone, add up to its totals', () => {
  const random = seededRandom(11);
  const zones = [paris, 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'];
  for (let round = 0; round < 120; round += 1) {
    const now = new Date(Date.UTC(2026, 0, 1) + random.whole(0, 365 * 24) * 3_600_000);
    const period = { from: new Date(now.getTime() - 30 * 86_400_000), to: now };
    const videos = Array.from({ length: random.whole(0, 40) }, () =>
      video(new Date(now.getTime() - random.whole(-40, 900) * 3_600_000).toISOString(), {
        views: random.whole(0, 9_999),
        likes: random.whole(0, 999),
        author: random.pick(['a', 'b', 'c']),
      }),
    );
    const rows = dailyEvolution(videos, period, random.pick(zones));
    const inside = videos.filter(({ publishedAt }) => publishedAt >= period.from && publishedAt <= period.to);
    expect(rows.reduce((sum, row) => sum + row.videos, 0)).toBe(inside.length);
    expect(interactionTotals(rows)).toEqual(interactionTotals(inside));
    expect(rows.map(row => row.date)).toEqual(rows.map(row => row.date).toSorted());
  }
});
