import { DAY_MS } from '#domain/time/day-ms.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Performance } from '#contract/accounts/accounts.ts';
import { countEngagement, engagementStanding } from '#domain/metrics/engagement-percentile.ts';
import { meanEngagement } from '#domain/metrics/engagement.ts';
import { summariseKnown, type MeasuredVideo } from '#domain/metrics/performance.ts';
import { PERIOD_DAYS } from '#domain/time/period.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createScriptedSource, profileReading, videoReading } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-21T09:30:00Z');

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
const source = createScriptedSource();

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true, now: NOW });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());

const performanceOf = ({ user, accountId }: Person, query = '') =>
  answer<Performance>(testApp.request(`/linked-accounts/${accountId}/performance${query}`, { as: user }));

async function measured(handle: string): Promise<Person> {
  const person = await scene.linked(handle);
  await scene.ended(person, person.firstRun);
  return person;
}

/** The same figures from the table's rows, written as plainly as can be. */
interface PlainVideo {
  id: string;
  created_at: Date;
  view_count: number | null;
  like_count: number | null;
  comment_count: number | null;
  share_count: number | null;
}
interface MeasuredRow {
  url: string;
  description: string;
  source: MeasuredVideo['source'];
  precision: MeasuredVideo['precision'];
  observed_at: Date;
}
function plainly(rows: PlainVideo[], from: number, to: number) {
  const inside = rows.filter(row => row.created_at.getTime() >= from && row.created_at.getTime() <= to);
  const figure = (name: 'view_count' | 'like_count' | 'comment_count' | 'share_count') => {
    const values = inside.map(row => row[name]).filter(value => value !== null);
    const sorted = values.toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return {
      mean: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
      median:
        sorted.length === 0
          ? null
          : sorted.length % 2 === 1
            ? sorted[middle]
            : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2,
    };
  };
  const all = {
    views: figure('view_count'),
    likes: figure('like_count'),
    comments: figure('comment_count'),
    shares: figure('share_count'),
  };
  const pick = (kind: 'mean' | 'median') =>
    Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values[kind]]));
  return { count: inside.length, averages: pick('mean'), medians: pick('median') };
}

test.each(['demo-lea-cuisine', 'demo-maya-codes', 'demo-plant-corner', 'demo-marc-bricole'])(
  'the figures of %s are those of its videos, for every period',
  async handle => {
    const person = await measured(handle);
    const rows = await scene.rows<PlainVideo>(person, 'tiktok_videos', 'id');
    for (const days of [2, 7, 15, 21, 30]) {
      const shown = await performanceOf(person, `?periodDays=${days}`);
      const [from, to] = [Date.parse(shown.period.from), Date.parse(shown.period.to)];
      // Midnight in Paris, as many calendar days back, and now.
      const oldest = new Date(Date.UTC(2026, 10, 21 - days + 1)).toISOString().slice(0, 10);
      const inParis = new Date(from).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
      expect(inParis).toBe(`${oldest} 00:00:00`);
      expect(to - NOW.getTime()).toBeLessThan(60_000);
      const { count, averages, medians } = shown;
      expect({ count, averages, medians }).toEqual(plainly(rows, from, to));
      expect(shown.series.length).toBe(count);
      expect(shown.series.map(point => point.createdAt)).toEqual(
        shown.series.map(point => point.createdAt).toSorted(),
      );
      expect(shown.latest.map(video => video.videoId)).toEqual(
        shown.series
          .map(point => point.videoId)
          .toReversed()
          .slice(0, 5),
      );
      expect(shown.latest.every(video => video.url.startsWith('https://www.tiktok.com/@'))).toBe(true);
    }
  },
);

test('the account’s figures are those of its latest snapshot, each with where it comes from', async () => {
  const person = await measured('demo-nora-finance');
  const snapshot = (await scene.snapshots(person)).at(-1);
  const shown = await performanceOf(person);
  expect(shown).toMatchObject({ accountId: person.accountId, handle: 'demo-nora-finance', isDemo: true });
  expect(shown.account.followers).toBe(snapshot?.follower_count);
  expect(shown.provenance.followers).toMatchObject({
    source: 'demo',
    precision: 'exact',
    step: 1,
    observedAt: snapshot?.observed_at.toISOString(),
  });
  expect(shown.provenance.averages).toMatchObject({ source: 'demo', formula: 'mean', n: shown.count });
});

test('what is summed in the database is what the rules would compute from every video', async () => {
  source.profileAnswer = (handle, { now }) => profileReading(handle, now());
  source.videosAnswer = (handle, { now }) =>
    Array.from({ length: 60 }, (_, index) =>
      videoReading(handle, now(), index, {
        views: [0, null, 7, 20_000, 3_400_000][index % 5] ?? null,
        likes: index % 7 === 0 ? null : index * 10,
        shares: index % 11 === 0 ? null : index,
        precision: index % 3 === 0 ? 'exact' : 'rounded',
        observedAt: new Date(now().getTime() - index * 1_000),
      }),
    );
  const person = await measured('toutes_sortes');
  const readings: MeasuredVideo[] = (
    await scene.rows<PlainVideo & MeasuredRow>(person, 'tiktok_videos', 'id')
  ).map(row => ({
    id: row.id,
    url: row.url,
    description: row.description,
    publishedAt: row.created_at,
    views: row.view_count,
    likes: row.like_count,
    comments: row.comment_count,
    shares: row.share_count,
    source: row.source,
    precision: row.precision,
    observedAt: row.observed_at,
  }));
  const expected = summariseKnown(readings, NOW);
  const shown = await performanceOf(person);
  expect(shown.knownVideos).toBe(60);
  expect(shown.newestVideoAt).toBe(expected.newestPublishedAt?.toISOString());
  for (const days of PERIOD_DAYS) {
    const asked = await performanceOf(person, `?periodDays=${days}`);
    const period = { from: new Date(asked.period.from), to: new Date(asked.period.to) };
    const inside = readings.filter(one => one.publishedAt >= period.from && one.publishedAt <= period.to);
    expect(asked.account.engagement).toBeCloseTo(meanEngagement(inside) ?? -1, 10);
    const { own, median } = engagementStanding(countEngagement(readings, period));
    expect(asked.engagementStanding.median).toEqual(closeTo(median));
    expect(asked.engagementStanding.own).toEqual(closeTo(own));
  }
});

/** The database divides in another order: the last digit may differ. */
function closeTo(facts: object): object {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? (expect.closeTo(value, 9) as unknown) : value,
    ]),
  );
}

test('rounded figures say in which steps they move', async () => {
  source.profileAnswer = (handle, { now }) => profileReading(handle, now(), { followers: 2_300_000 });
  source.videosAnswer = (handle, { now }) => [videoReading(handle, now(), 0, { views: 45_300 })];
  const person = await measured('compte_arrondi');
  const shown = await performanceOf(person);
  expect(shown.provenance.followers).toMatchObject({ source: 'ytdlp', precision: 'rounded', step: 100_000 });
  expect(shown.provenance.averages).toMatchObject({ precision: 'rounded', step: 100, n: 1 });
});

test('thirty days are shown when nothing is asked, and other periods are refused', async () => {
  const person = await measured('demo-atelier-mauve');
  expect((await performanceOf(person)).period.days).toBe(30);
  for (const days of ['1', '3', '31', 'sept', '', '7.5', '-7']) {
    const call = testApp.request(`/linked-accounts/${person.accountId}/performance?periodDays=${days}`, {
      as: person.user,
    });
    expect(await refusal(call)).toMatchObject({
      status: 422,
      code: 'period_invalid',
      message: 'La période doit être de 2, 7, 15, 21 ou 30\u00A0jours.',
    });
  }
});

test('an account that was never synced is empty, not zero', async () => {
  testApp.setConsent(false);
  const user = await testApp.createUser();
  const { account } = await scene.link(user, 'jamais_lu');
  testApp.setConsent(true);
  const shown = await performanceOf({ user, accountId: account.id, firstRun: null });
  expect(shown).toMatchObject({
    count: 0,
    account: { followers: null, videos: null, likes: null, engagement: null },
    averages: { views: null },
    series: [],
    latest: [],
    nearestPeriodDays: null,
    newestVideoAt: null,
    knownVideos: 0,
  });
});

test('an empty period names the next one that holds a video', async () => {
  source.videosAnswer = handle => [videoReading(handle, new Date(NOW.getTime() - 10 * DAY_MS), 0)];
  const person = await measured('pause_creative');
  const shown = await performanceOf(person, '?periodDays=2');
  expect(shown).toMatchObject({ count: 0, nearestPeriodDays: 15, knownVideos: 1 });
  expect(shown.newestVideoAt).not.toBeNull();
});

test('a count that no source knows stays unknown and leaves the means alone', async () => {
  source.videosAnswer = (handle, { now }) => [
    videoReading(handle, now(), 0, { views: 100, shares: null }),
    videoReading(handle, now(), 1, { views: 300, shares: 4 }),
  ];
  const person = await measured('sans_partages');
  const shown = await performanceOf(person);
  expect(shown.averages).toMatchObject({ views: 200, shares: 4 });
  expect(shown.series.map(point => point.shares)).toEqual([4, null]);
});

test('the days are those of the user’s zone, wherever that is', async () => {
  // 22:30 on the 20th in Honolulu, 09:30 on the 21st in Paris.
  source.videosAnswer = handle => [
    videoReading(handle, new Date('2026-11-19T10:00:00Z'), 0, {
      publishedAt: new Date('2026-11-19T10:00:00Z'),
    }),
    videoReading(handle, new Date('2026-11-19T09:59:59Z'), 1, {
      publishedAt: new Date('2026-11-19T09:59:59Z'),
    }),
  ];
  const person = await measured('a_honolulu');
  const shownIn = async (timeZone: string) => {
    await testApp.app.db.system.run({
      name: 'test-move',
      text: 'update profiles set time_zone = $2 where user_id = $1',
      values: [person.user.userId, timeZone],
    });
    const { period, count } = await performanceOf(person, '?periodDays=2');
    return { from: period.from, count };
  };
  expect(await shownIn('Pacific/Honolulu')).toEqual({ from: '2026-11-19T10:00:00.000Z', count: 1 });
  expect(await shownIn('Europe/Paris')).toEqual({ from: '2026-11-19T23:00:00.000Z', count: 0 });
});
