import { describe, expect, test } from 'vitest';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { PERIOD_DAYS, type PeriodDays } from '#domain/time/period.ts';
import { seededRandom, type SeededRandom } from '#test/cross-checks/seeded-random.ts';
import { countEngagement } from './engagement-percentile.ts';
import { performance, summariseKnown, type AccountSnapshot, type MeasuredVideo } from './performance.ts';

const timeZone = 'Europe/Paris';
const now = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

function video(over: Partial<MeasuredVideo> = {}): MeasuredVideo {
  return {
    id: '7553000000000000001',
    url: 'https://www.tiktok.com/@someone/video/7553000000000000001',
    description: 'Bonjour',
    publishedAt: daysAgo(1),
    views: 1_000,
    likes: 80,
    comments: 10,
    shares: 10,
    source: 'ytdlp',
    precision: 'rounded',
    observedAt: daysAgo(0.1),
    ...over,
  };
}

const snapshot: AccountSnapshot = {
  displayName: 'Someone',
  followers: 45_100,
  videos: 210,
  likes: 1_300_000,
  source: 'page_json',
  precision: 'rounded',
  observedAt: daysAgo(0.1),
};

function ask(
  videos: MeasuredVideo[],
  days: PeriodDays = 7,
  over: { snapshot?: AccountSnapshot | null } = {},
) {
  return performance({
    accountId: 'c0a80101-0000-4000-8000-000000000001',
    handle: 'someone',
    snapshot,
    videos,
    period: lastLocalDays(days, now, timeZone),
    timeZone,
    ...over,
  });
}

describe('the videos of a period', () => {
  test('a period is whole calendar days of the zone and today so far, to the millisecond', () => {
    const midnight = new Date('2026-11-14T23:00:00Z');
    const within = [midnight, now].map((publishedAt, index) => video({ id: `${index}`, publishedAt }));
    const outside = [new Date(midnight.getTime() - 1), new Date(now.getTime() + 1)].map(
      (publishedAt, index) => video({ id: `9${index}`, publishedAt }),
    );
    expect(ask([...within, ...outside]).series.map(point => point.videoId)).toEqual(['0', '1']);
  });

  test('the series stands oldest first, the latest five newest first', () => {
    const videos = [3, 1, 6, 2, 5, 4].map(days => video({ id: `${days}`, publishedAt: daysAgo(days) }));
    const answer = ask(videos);
    expect(answer.series.map(point => point.videoId)).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(answer.latest.map(point => point.videoId)).toEqual(['1', '2', '3', '4', '5']);
    expect(answer.count).toBe(6);
  });

  test('videos of one second keep the order of their ids, however long these are', () => {
    const ids = ['7553000000000000010', '7553000000000000009', '999'];
    const answer = ask(ids.map(id => video({ id })));
    expect(answer.series.map(point => point.videoId)).toEqual([
      '999',
      '7553000000000000009',
      '7553000000000000010',
    ]);
  });

  test('the latest carry the whole description and the address', () => {
    const description = 'é'.repeat(300);
    expect(ask([video({ description })]).latest[0]).toMatchObject({
      description,
      url: 'https://www.tiktok.com/@someone/video/7553000000000000001',
    });
  });
});

describe('averages and medians', () => {
  test('are over the videos of the period', () => {
    const answer = ask([
      video({ id: '1', views: 100, likes: 10, comments: 1, shares: 0 }),
      video({ id: '2', views: 300, likes: 20, comments: 2, shares: 1 }),
      video({ id: '3', views: 200, likes: 60, comments: 6, shares: 5 }),
      video({ id: '4', views: 9_000_000, publishedAt: daysAgo(8) }),
    ]);
    expect(answer.averages).toEqual({ views: 200, likes: 30, comments: 3, shares: 2 });
    expect(answer.medians).toEqual({ views: 200, likes: 20, comments: 2, shares: 1 });
  });

  test('are null when the period holds no video', () => {
    const answer = ask([video({ publishedAt: daysAgo(20) })]);
    const nothing = { views: null, likes: null, comments: null, shares: null };
    expect(answer.count).toBe(0);
    expect(answer.averages).toEqual(nothing);
    expect(answer.medians).toEqual(nothing);
    expect(answer.provenance.averages).toMatchObject({ n: 0, source: null, observedAt: null });
    expect(answer.series).toEqual([]);
    expect(answer.latest).toEqual([]);
  });

  test('leave a missing count out, and n says how many the thinnest figure rests on', () => {
    const answer = ask([
      video({ id: '1', views: 100, shares: null }),
      video({ id: '2', views: 300, shares: 4 }),
    ]);
    expect(answer.averages).toMatchObject({ views: 200, shares: 4 });
    expect(answer.provenance.averages.n).toBe(1);
    expect(answer.count).toBe(2);
  });

  test('a figure that no video has does not make the others rest on nothing', () => {
    const answer = ask([video({ id: '1', shares: null }), video({ id: '2', shares: null })]);
    expect(answer.averages.shares).toBeNull();
    expect(answer.provenance.medians).toMatchObject({ n: 2, formula: 'median' });
  });
});

describe('the account', () => {
  test('tells the snapshot’s counts and the mean engagement of the period’s videos', () => {
    const answer = ask([
      video({ id: '1' }),
      video({ id: '2', publishedAt: daysAgo(2), likes: 180 }),
      video({ id: '3', publishedAt: daysAgo(200), likes: 900 }),
    ]);
    expect(answer.account).toEqual({
      followers: 45_100,
      videos: 210,
      likes: 1_300_000,
      engagement: 15,
      displayName: 'Someone',
    });
    expect(answer.provenance.followers).toMatchObject({ source: 'page_json', step: 100, n: 1 });
    expect(answer.provenance.videos).toMatchObject({ step: 1, n: 1 });
    expect(answer.provenance.likes).toMatchObject({ step: 100_000, formula: 'reading' });
    expect(answer.provenance.engagement).toMatchObject({ n: 2, formula: 'mean_engagement_per_video' });
    expect(answer.knownVideos).toBe(3);
  });

  test('without a snapshot has unknown counts, not zeros', () => {
    const answer = ask([video()], 7, { snapshot: null });
    expect(answer.account).toMatchObject({ followers: null, videos: null, likes: null, displayName: null });
    expect(answer.provenance.followers).toMatchObject({ source: null, n: 0 });
  });

  test('a video whose engagement is unknown takes no part in it, and shows none', () => {
    const answer = ask([video({ id: '1', comments: null }), video({ id: '2' })]);
    expect(answer.account.engagement).toBe(10);
    expect(answer.provenance.engagement.n).toBe(1);
    expect(answer.series.map(point => point.engagement)).toEqual([null, 10]);
  });

  test('the summary of all known videos can be given, so that only recent ones are loaded', () => {
    const all = [1, 5, 90, 400].map(days =>
      video({ id: `${days}`, publishedAt: daysAgo(days), likes: days }),
    );
    const period = lastLocalDays(7, now, timeZone);
    const whole = performance({ accountId: 'a', handle: 'someone', snapshot, videos: all, period, timeZone });
    const recent = performance({
      accountId: 'a',
      handle: 'someone',
      snapshot,
      videos: all.slice(0, 2),
      known: summariseKnown(all, now),
      engagement: countEngagement(all, period),
      period,
      timeZone,
    });
    expect(recent).toEqual(whole);
  });

  test('demo creators are named as such', () => {
    const period = lastLocalDays(7, now, timeZone);
    const demo = performance({
      accountId: 'a',
      handle: 'demo-someone',
      snapshot,
      videos: [],
      period,
      timeZone,
    });
    expect(demo.isDemo).toBe(true);
    expect(ask([]).isDemo).toBe(false);
  });
});

describe('an empty period', () => {
  test('offers the shortest longer period that holds a video', () => {
    expect(ask([video({ publishedAt: daysAgo(16) })], 2).nearestPeriodDays).toBe(21);
    expect(ask([video({ publishedAt: daysAgo(6) })], 2).nearestPeriodDays).toBe(7);
    expect(ask([video({ publishedAt: daysAgo(7) })], 2).nearestPeriodDays).toBe(15);
  });

  test('offers none when even 30 days hold nothing, and says when the newest video was published', () => {
    const answer = ask([video({ publishedAt: daysAgo(31) }), video({ id: '2', publishedAt: daysAgo(90) })]);
    expect(answer.nearestPeriodDays).toBeNull();
    expect(answer.newestVideoAt).toBe(daysAgo(31).toISOString());
  });

  test('a video from the future is not the newest one', () => {
    const answer = ask([video({ publishedAt: daysAgo(-1) }), video({ id: '2', publishedAt: daysAgo(40) })]);
    expect(answer.newestVideoAt).toBe(daysAgo(40).toISOString());
  });

  test('a period with videos needs no other', () => {
    expect(ask([video()]).nearestPeriodDays).toBeNull();
  });

  test('an account without any video has no newest one', () => {
    expect(ask([])).toMatchObject({ newestVideoAt: null, knownVideos: 0, account: { engagement: null } });
  });
});

const parisFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });
const parisDay = (at: Date) => parisFormat.format(at);

/** The same figures once more, the plain way: loops, no shared code. */
function recomputed(videos: MeasuredVideo[], days: number) {
  const inside: MeasuredVideo[] = [];
  const oldest = parisDay(new Date(now.getTime() - (days - 1) * 86_400_000));
  for (const one of videos) {
    if (one.publishedAt <= now && parisDay(one.publishedAt) >= oldest) inside.push(one);
  }
  const averages: Record<string, number | null> = {};
  const medians: Record<string, number | null> = {};
  for (const figure of ['views', 'likes', 'comments', 'shares'] as const) {
    let sum = 0;
    const present: number[] = [];
    for (const one of inside) {
      const count = one[figure];
      if (count !== null) {
        sum += count;
        present.push(count);
      }
    }
    // Rank by counting: the median is where half are not above and half are not below.
    const atRank = (rank: number) =>
      present.find(value => {
        const below = present.filter(other => other < value).length;
        const equal = present.filter(other => other === value).length;
        return below <= rank && rank < below + equal;
      })!;
    averages[figure] = present.length === 0 ? null : sum / present.length;
    medians[figure] =
      present.length === 0
        ? null
        : (atRank(Math.floor((present.length - 1) / 2)) + atRank(Math.floor(present.length / 2))) / 2;
  }
  return { count: inside.length, averages, medians };
}

function randomVideo(random: SeededRandom, index: number): MeasuredVideo {
  const views = random.next() < 0.03 ? null : random.whole(0, 10 ** random.whole(1, 6));
  const maybe = (most: number) => (random.next() < 0.05 ? null : random.whole(0, most));
  return video({
    id: `${7_500_000_000_000 + index}`,
    // Whole hours, so that the ends of periods are met exactly now and then.
    publishedAt: new Date(now.getTime() - random.whole(-5, 900) * 3_600_000),
    views,
    likes: maybe(5_000),
    comments: maybe(300),
    shares: maybe(300),
  });
}

test('on random accounts every figure equals a straightforward re-computation', () => {
  const random = seededRandom(42);
  for (let account = 0; account < 300; account += 1) {
    const videos = Array.from({ length: random.whole(0, 45) }, (_, index) => randomVideo(random, index));
    for (const days of PERIOD_DAYS) {
      const { count, averages, medians, series, nearestPeriodDays } = ask(videos, days);
      expect({ count, averages, medians }).toEqual(recomputed(videos, days));
      expect(series.map(point => point.createdAt)).toEqual(series.map(point => point.createdAt).toSorted());
      const longer = PERIOD_DAYS.filter(other => other > days && recomputed(videos, other).count > 0);
      expect(nearestPeriodDays).toBe(count > 0 ? null : (longer[0] ?? null));
    }
  }
});
