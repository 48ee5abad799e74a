import { DAY_MS } from '#domain/time/day-ms.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { dashboardStats } from '#contract/dashboard.ts';
import type { PeriodDays } from '#domain/time/period.ts';
import {
  storeAccount,
  storedVideo,
  storeSnapshots,
  storeVideos,
  type StoredSnapshot,
  type StoredVideo,
} from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

type Stats = z.infer<typeof dashboardStats>;

const NOW = new Date('2026-11-21T09:30:00Z');
const HANDLE = 'atelier.nadia';
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let testApp: TestApp;
let now = NOW;
let number = 0;

beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  testApp.app.clock.now = () => now;
});
afterAll(() => testApp.close());

const video = (publishedAt: Date, over: Partial<StoredVideo> = {}): StoredVideo =>
  storedVideo((number += 1), { publishedAt, observedAt: now, ...over });
const reading = (observedAt: Date, followers: number | null, over: Partial<StoredSnapshot> = {}) => ({
  username: HANDLE,
  observedAt,
  followers,
  engagementRate: 4,
  ...over,
});

async function person(videos: StoredVideo[], snapshots: StoredSnapshot[] = []): Promise<TestUser> {
  const user = await testApp.createUser();
  await storeAccount(testApp, user, HANDLE, { isPrimary: true });
  await storeVideos(testApp, user, videos);
  await storeSnapshots(testApp, user, snapshots);
  return user;
}
const statsOf = (user: TestUser, days: PeriodDays = 30) =>
  answer<Stats>(testApp.request(`/dashboard?periodDays=${days}`, { as: user }));

describe('the period before, where days begin and clocks change', () => {
  test.each([
    // Clocks go forward in Paris on 29 March: that day has 23 hours.
    [
      'Europe/Paris',
      '2026-03-31T08:00:00Z',
      7,
      '2026-03-24T23:00:00Z',
      '2026-03-17T23:00:00Z',
      '2026-03-24T22:59:59.999Z',
    ],
    // Clocks go back in Paris on 25 October: that day has 25 hours.
    [
      'Europe/Paris',
      '2026-10-27T08:00:00Z',
      7,
      '2026-10-20T22:00:00Z',
      '2026-10-13T22:00:00Z',
      '2026-10-20T21:59:59.999Z',
    ],
    [
      'Europe/Paris',
      '2026-10-25T00:30:00Z',
      2,
      '2026-10-23T22:00:00Z',
      '2026-10-21T22:00:00Z',
      '2026-10-23T21:59:59.999Z',
    ],
    // A zone with a half-hour offset; clocks go forward on 8 March.
    [
      'America/St_Johns',
      '2026-03-10T12:00:00Z',
      7,
      '2026-03-04T03:30:00Z',
      '2026-02-25T03:30:00Z',
      '2026-03-04T03:29:59.999Z',
    ],
    // A zone with a half-hour offset, across the end of February.
    [
      'Asia/Kolkata',
      '2026-03-01T20:00:00Z',
      2,
      '2026-02-28T18:30:00Z',
      '2026-02-26T18:30:00Z',
      '2026-02-28T18:29:59.999Z',
    ],
    [
      'Asia/Kolkata',
      '2026-12-31T18:29:59Z',
      30,
      '2026-12-01T18:30:00Z',
      '2026-11-01T18:30:00Z',
      '2026-12-01T18:29:59.999Z',
    ],
  ] as const)('%s at %s, %i days', async (timeZone, at, days, from, previousFrom, previousTo) => {
    now = new Date(at);
    const edge = (instant: string, ms = 0) => new Date(Date.parse(instant) + ms);
    const views = [1, 10, 100, 4_000, 100_000, 200_000];
    const instants = [
      edge(previousFrom, -1),
      edge(previousFrom),
      edge(previousTo),
      edge(from),
      now,
      edge(at, 1),
    ];
    const user = await person(
      instants.map((instant, index) =>
        video(instant, { views: views[index] ?? 0, source: 'studio_file', precision: 'exact' }),
      ),
      [
        reading(edge(previousTo), 700, { precision: 'exact' }),
        reading(edge(from, 10), 800, { precision: 'exact' }),
        reading(now, 900, { precision: 'exact' }),
      ],
    );
    await answer(testApp.request('/me', { method: 'PATCH', as: user, json: { time_zone: timeZone } }));
    const told = await statsOf(user, days);
    expect(told.period).toEqual({ days, from: edge(from).toISOString(), to: now.toISOString() });
    expect(told.previousPeriod).toEqual({
      from: edge(previousFrom).toISOString(),
      to: edge(previousTo).toISOString(),
      // One period ends where the other begins: no instant is in both or in neither.
      videos: 2,
    });
    expect(told).toMatchObject({ totalVideos: 2, totalViews: 104_000, totalFollowers: 900 });
    expect(told.changes).toMatchObject({
      videos: { kind: 'measured', before: 2, change: 0 },
      views: { kind: 'measured', before: 110, change: 103_890, percent: null, margin: 0 },
      followers: { kind: 'measured', before: 700, change: 200 },
    });
    expect(told.viewsEvolution).toHaveLength(days);
    expect(told.viewsEvolution.map(day => day.videos).filter(count => count > 0)).toEqual([1, 1]);
    expect([told.viewsEvolution[0]?.videos, told.viewsEvolution.at(-1)?.videos]).toEqual([1, 1]);
    expect(told.viewsEvolution.reduce((sum, day) => sum + (day.views ?? 0), 0)).toBe(told.totalViews);
    expect(told.accountsGrowth).toHaveLength(days);
    // Published before the period: three; then the first day’s, then the last’s.
    expect(told.accountsGrowth[0]).toMatchObject({ totalFollowers: 800, videos: 4 });
    expect(told.accountsGrowth.at(-1)).toMatchObject({ totalFollowers: 900, videos: 5 });
  });
});

describe('beside the totals', () => {
  beforeAll(() => {
    now = NOW;
  });
  const older = () => video(daysAgo(90));

  test('each says its sources, its oldest reading, its precision and n', async () => {
    const told = await statsOf(
      await person(
        [
          video(daysAgo(3), { views: 45_100, observedAt: daysAgo(1) }),
          video(daysAgo(4), { views: 900, source: 'studio_file', precision: 'exact' }),
          video(daysAgo(5), { views: null, likes: null, source: 'demo', precision: 'exact' }),
        ],
        [reading(daysAgo(0.5), 45_200)],
      ),
    );
    expect(told.provenance).toMatchObject({
      videos: { n: 3, sources: ['apify_file', 'demo', 'studio_file'], precision: 'exact', formula: 'count' },
      views: {
        n: 2,
        source: null,
        sources: ['apify_file', 'studio_file'],
        precision: 'rounded',
        mixed: true,
        step: 100,
        observedAt: daysAgo(1).toISOString(),
        formula: 'sum',
      },
      comments: { n: 3 },
      engagement: { n: 2, formula: 'mean_engagement_per_video' },
      followers: { n: 1, source: 'apify_file', precision: 'rounded', step: 100 },
    });
    expect(told.topPerformingVideos[0]).toMatchObject({
      videoId: expect.stringMatching(/^\d+$/) as unknown,
      provenance: { source: 'apify_file', step: 100, observedAt: daysAgo(1).toISOString(), n: 1 },
    });
    expect(told.viewsEvolution.filter(day => day.provenance !== null)).toHaveLength(3);
    expect(told.viewsEvolution.find(day => day.date === '2026-11-16')?.provenance).toMatchObject({ n: 0 });
    expect(told.health).toMatchObject({ unknown: { views: 1, likes: 1, comments: 0, shares: 0 } });
  });

  test('nothing is subtracted across precisions, and nothing within the rounding', async () => {
    const mixed = await statsOf(
      await person([
        older(),
        video(daysAgo(40)),
        video(daysAgo(2), { source: 'studio_file', precision: 'exact' }),
      ]),
    );
    expect(mixed.changes).toMatchObject({
      videos: { kind: 'measured', change: 0 },
      views: { kind: 'not_measurable', reason: 'mixed_precision' },
      engagement: { kind: 'not_measurable', reason: 'mixed_precision' },
      followers: { reason: 'no_reading' },
    });
    expect(mixed.explanation).toMatchObject({ split: null });
    const rounded = await statsOf(
      await person(
        [older(), video(daysAgo(40), { views: 45_100 }), video(daysAgo(2), { views: 45_100 })],
        [reading(daysAgo(30), 12_300), reading(daysAgo(0), 12_300)],
      ),
    );
    expect(rounded.changes).toMatchObject({
      views: { kind: 'not_measurable', reason: 'below_rounding', amount: 100 },
      likes: { kind: 'measured', change: 0 },
      followers: { kind: 'not_measurable', reason: 'below_rounding', amount: 100 },
    });
  });

  test('no known video of before is not no video: only a list that reaches back says so', async () => {
    const videos = () => [video(daysAgo(2)), video(daysAgo(3))];
    const short = await statsOf(await person(videos(), [reading(daysAgo(1), 10, { videos: 300 })]));
    for (const total of ['videos', 'views', 'likes', 'comments', 'shares', 'engagement'] as const) {
      expect(short.changes[total]).toMatchObject({ reason: 'history_too_short' });
    }
    const whole = await statsOf(await person(videos(), [reading(daysAgo(1), 10, { videos: 2 })]));
    expect(whole.changes).toMatchObject({
      videos: { kind: 'measured', before: 0, change: 2, percent: null },
      views: { kind: 'not_measurable', reason: 'nothing_before' },
    });
  });

  test('old readings and gaps between the account’s readings are counted', async () => {
    const told = await statsOf(
      await person(
        [
          video(daysAgo(3), { observedAt: daysAgo(2) }),
          video(daysAgo(20), { observedAt: daysAgo(6) }),
          video(daysAgo(5)),
        ],
        [30, 29, 28, 20, 19, 10, 9, 0].map(day => reading(daysAgo(day), 500)),
      ),
    );
    expect(told.health).toEqual({
      oldReadings: 2,
      oldestReadingAt: daysAgo(6).toISOString(),
      undated: 0,
      unknown: { views: 0, likes: 0, comments: 0, shares: 0 },
      contradicting: 0,
      gaps: 3,
    });
  });

  test('a change is split to the unit for one account, and for several it is not', async () => {
    const earlier = Array.from({ length: 24 }, (_, index) =>
      video(daysAgo(32 + index), { views: 900 + index }),
    );
    const later = Array.from({ length: 20 }, (_, index) => video(daysAgo(1 + index), { views: 300 + index }));
    const user = await person([older(), ...earlier, ...later]);
    const { explanation, changes } = await statsOf(user);
    expect(changes.views).toMatchObject({ kind: 'measured', change: explanation?.split?.change });
    const parts = Object.values(explanation?.split?.parts ?? {});
    expect(parts).toHaveLength(4);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(explanation?.split?.change);
    expect(explanation?.advice.length).toBeGreaterThan(0);
    // Computed once: the same measurements give the same answer.
    expect((await statsOf(user)).explanation).toEqual(explanation);
    await storeVideos(
      testApp,
      user,
      later.map(one => ({ ...one, views: 9_000 })),
    );
    expect((await statsOf(user)).explanation?.split?.later).toBe(180_000);

    const agency = await testApp.createUser({ plan: 'business_pro' });
    await storeAccount(testApp, agency, HANDLE, { isPrimary: true });
    await storeAccount(testApp, agency, 'nadia.bis');
    await storeVideos(testApp, agency, later);
    expect((await statsOf(agency)).explanation).toBeNull();
  });

  const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
  test.each([
    ['with much at the edges', [1, 2, 4.46, 12, 29, 29.9, 30, 31, 40, 59], [60, 45, 31, 30, 15, 2, 1]],
    // Half past ten in the evening, UTC: another day in Johannesburg than in Paris.
    ['with nothing at them', [4.46, 40], []],
  ])(
    'whoever looks again sees what is seen for the first time, as days pass and words change: %s',
    async (_, published, read) => {
      const videos = [
        older(),
        ...published.map((day, index) => video(daysAgo(day), { views: 700 + 90 * index })),
      ];
      const readings = read.map(day => reading(daysAgo(day), 900 - day));
      const again = await person(videos, readings);
      const settings = { language: 'fr', time_zone: 'Europe/Paris' };
      const seen: string[] = [];
      try {
        for (const [at, changed] of [
          [NOW, {}],
          [NOW, { time_zone: 'Africa/Johannesburg' }],
          [hoursLater(5), { time_zone: 'Europe/Paris' }],
          [hoursLater(20), {}],
          [hoursLater(20), { language: 'en' }],
          [hoursLater(20), { time_zone: 'Pacific/Auckland' }],
          [hoursLater(70), { language: 'fr' }],
        ] as const) {
          now = at;
          Object.assign(settings, changed);
          const first = await person(videos, readings);
          for (const as of [again, first])
            await answer(testApp.request('/me', { method: 'PATCH', as, json: settings }));
          const [expected, told] = [await statsOf(first), await statsOf(again)];
          expect({ ...told, accountsList: [] }).toEqual({ ...expected, accountsList: [] });
          seen.push(JSON.stringify([told.viewsEvolution, told.previousPeriod]));
        }
      } finally {
        now = NOW;
      }
      // Five hours later it is still the same day in Paris.
      expect(new Set(seen).size).toBe(6);
    },
  );
});
