import { expect, test } from 'vitest';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { growthPoints, type GrowthSnapshot } from './growth-points.ts';
import { lastLocalDays, localDateIn, localDates } from '#domain/time/local-days.ts';

const paris = 'Europe/Paris';
const now = new Date('2026-11-02T10:00:00Z');
const period = lastLocalDays(7, now, paris);
const snapshot = (
  handle: string,
  observedAt: string,
  followers: number | null,
  engagementRate: number | null = null,
): GrowthSnapshot => ({ handle, observedAt: new Date(observedAt), followers, engagementRate });

test('videos published before the period can be given as a number alone', () => {
  const within = [new Date('2026-10-29T10:00:00Z'), new Date('2026-11-01T10:00:00Z')];
  const before = Array.from({ length: 40 }, (_, day) => new Date(Date.UTC(2026, 7, day)));
  const counted = growthPoints({ snapshots: [], publishedAt: within, publishedBefore: 40 }, period, paris);
  expect(counted).toEqual(
    growthPoints({ snapshots: [], publishedAt: [...within, ...before] }, period, paris),
  );
  expect(counted.map(point => point.videos)).toEqual([40, 40, 41, 41, 41, 42, 42]);
});

test('a point is named by the day of its month', () => {
  const points = growthPoints({ snapshots: [], publishedAt: [] }, period, paris);
  expect(points.map(point => point.date)).toEqual(['27', '28', '29', '30', '31', '1', '2']);
  expect(points[0]).toEqual({
    date: '27',
    accounts: 0,
    videos: 0,
    totalFollowers: null,
    avgEngagement: null,
    totalAnalyses: 0,
  });
});

test('followers are each account’s latest count up to that day, and stay where nothing new was read', () => {
  const points = growthPoints(
    {
      snapshots: [
        snapshot('a', '2026-10-28T09:00:00Z', 120),
        snapshot('a', '2026-10-28T08:00:00Z', 110),
        snapshot('b', '2026-10-30T09:00:00Z', 1_000),
        snapshot('a', '2026-11-01T09:00:00Z', 90),
      ],
      publishedAt: [],
    },
    period,
    paris,
  );
  expect(points.map(point => point.totalFollowers)).toEqual([null, 120, 120, 1_120, 1_120, 1_090, 1_090]);
  expect(points.map(point => point.accounts)).toEqual([0, 1, 1, 2, 2, 2, 2]);
});

test('what was read before the period counts from its first day', () => {
  const points = growthPoints(
    { snapshots: [snapshot('a', '2025-01-01T00:00:00Z', 50, 4)], publishedAt: [new Date('2025-01-01')] },
    period,
    paris,
  );
  expect(points[0]).toMatchObject({
    totalFollowers: 50,
    avgEngagement: 4,
    accounts: 1,
    videos: 1,
    totalAnalyses: 2,
  });
});

test('an unknown count does not erase a known one', () => {
  const points = growthPoints(
    {
      snapshots: [
        snapshot('a', '2026-10-28T09:00:00Z', 120, 6),
        snapshot('a', '2026-10-29T09:00:00Z', null, 8),
        snapshot('b', '2026-10-30T09:00:00Z', 10, null),
      ],
      publishedAt: [],
    },
    period,
    paris,
  );
  expect(points.map(point => point.totalFollowers)).toEqual([null, 120, 120, 130, 130, 130, 130]);
  expect(points.map(point => point.avgEngagement)).toEqual([null, 6, 8, 8, 8, 8, 8]);
});

test('a reading at local midnight belongs to the day that begins', () => {
  const points = growthPoints(
    {
      snapshots: [snapshot('a', '2026-10-29T23:00:00Z', 5)],
      publishedAt: [new Date('2026-10-29T22:59:59Z')],
    },
    period,
    paris,
  );
  expect(points.map(point => [point.date, point.accounts, point.videos])).toEqual([
    ['27', 0, 0],
    ['28', 0, 0],
    ['29', 0, 1],
    ['30', 1, 1],
    ['31', 1, 1],
    ['1', 1, 1],
    ['2', 1, 1],
  ]);
});

test('what has not happened yet is not counted', () => {
  const points = growthPoints(
    {
      snapshots: [snapshot('a', '2026-11-02T10:00:01Z', 5)],
      publishedAt: [new Date('2026-11-02T11:00:00Z')],
    },
    period,
    paris,
  );
  expect(points.at(-1)).toMatchObject({ accounts: 0, videos: 0 });
});

test('on random histories every point equals a re-computation day by day', () => {
  const random = seededRandom(5);
  const dateOf = localDateIn(paris);
  for (let round = 0; round < 100; round += 1) {
    const anywhen = () => new Date(now.getTime() - random.whole(-10, 400) * 3_600_000);
    const snapshots = Array.from({ length: random.whole(0, 30) }, () => ({
      handle: random.pick(['a', 'b', 'c', 'd']),
      observedAt: anywhen(),
      followers: random.next() < 0.2 ? null : random.whole(0, 1_000),
      engagementRate: random.next() < 0.2 ? null : random.whole(0, 20),
    })).filter((one, index, all) => all.findIndex(other => +other.observedAt === +one.observedAt) === index);
    const publishedAt = Array.from({ length: random.whole(0, 30) }, anywhen);
    const expected = localDates(period.from, period.to, paris).map(date => {
      const seen = snapshots
        .filter(one => one.observedAt <= now && dateOf(one.observedAt) <= date)
        .toSorted((x, y) => +y.observedAt - +x.observedAt);
      const handles = [...new Set(seen.map(one => one.handle))];
      const latestOf = <K extends 'followers' | 'engagementRate'>(key: K) =>
        handles
          .map(handle => seen.find(one => one.handle === handle && one[key] !== null)?.[key])
          .filter(value => value !== undefined && value !== null);
      const rates = latestOf('engagementRate');
      const videos = publishedAt.filter(at => at <= now && dateOf(at) <= date).length;
      return {
        date: String(Number(date.slice(8))),
        accounts: handles.length,
        videos,
        totalFollowers:
          latestOf('followers').length === 0
            ? null
            : latestOf('followers').reduce((sum, value) => sum + value, 0),
        avgEngagement:
          rates.length === 0 ? null : rates.reduce((sum, value) => sum + value, 0) / rates.length,
        totalAnalyses: handles.length + videos,
      };
    });
    const points = growthPoints({ snapshots, publishedAt }, period, paris);
    const counted = (of: typeof points) => of.map(point => ({ ...point, avgEngagement: 0 }));
    expect(counted(points)).toEqual(counted(expected));
    points.forEach((point, day) => {
      const rate = expected[day]!.avgEngagement;
      if (rate === null) expect(point.avgEngagement).toBeNull();
      else expect(point.avgEngagement).toBeCloseTo(rate, 9);
    });
  }
});
