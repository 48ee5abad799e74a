import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { dashboardStats } from '#contract/dashboard.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { plainDashboard } from '#test/cross-checks/plain-dashboard.ts';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import {
  storeAccount,
  storedVideo,
  storeSnapshots,
  storeVideos,
  type StoredSnapshot,
  type StoredVideo,
} from '#test/scenes/stored-videos.ts';
import { insertVideoReports } from '#test/scenes/stored-analyses.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Stats = z.infer<typeof dashboardStats>;

/** Ten days after the clocks went back in Paris: a period of 30 days holds the long day. */
const NOW = new Date('2026-11-04T10:30:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const HANDLES = ['atelier.nadia', 'nadia.bis', 'nadia_voyage'] as const;
const ZONE = 'Europe/Paris';
const linkedAt = (handle: string) => hoursAgo(100 + HANDLES.findIndex(known => known === handle));

let testApp: TestApp;
const random = seededRandom(404);
const countOrUnknown = (most: number) => (random.next() < 0.08 ? null : random.whole(0, most));

const videos: StoredVideo[] = Array.from({ length: 200 }, (_, index) => {
  // Some lie before every period, and some in the future of the clock.
  const publishedAt = hoursAgo(random.whole(-48, 40 * 24) + index / 1_000 + 0.000_3);
  return storedVideo(index, {
    author: random.pick(HANDLES),
    description: random.next() < 0.1 ? '' : `${'Recette 👩‍🍳 '.repeat(random.whole(0, 8))}n° ${index}`,
    publishedAt,
    views: random.next() < 0.1 ? 0 : countOrUnknown(2_000_000),
    likes: countOrUnknown(90_000),
    comments: countOrUnknown(900),
    shares: countOrUnknown(900),
    observedAt: new Date(Math.min(NOW.getTime(), publishedAt.getTime() + random.whole(1, 20) * 3_600_000)),
  });
});
const snapshots: StoredSnapshot[] = Array.from({ length: 60 }, (_, index) => ({
  username: random.pick(HANDLES.slice(0, 2)),
  displayName: `Nadia ${index}`,
  observedAt: hoursAgo(random.whole(0, 60 * 24) + index / 100),
  followers: random.next() < 0.15 ? null : random.whole(1_000, 90_000),
  engagementRate: random.next() < 0.15 ? null : random.whole(0, 2_000) / 100,
}));

interface Person {
  user: TestUser;
  /** Account ids by handle. */
  ids: Record<string, string>;
}

/** The same accounts, videos and snapshots, under one plan. */
async function person(plan: PlanType, admin = false): Promise<Person> {
  const user = await testApp.createUser({ plan, admin });
  const ids: Record<string, string> = {};
  for (const [index, handle] of HANDLES.entries()) {
    ids[handle] = await storeAccount(testApp, user, handle, {
      isPrimary: index === 1,
      linkedAt: linkedAt(handle),
    });
  }
  await storeVideos(testApp, user, videos);
  await storeSnapshots(testApp, user, snapshots);
  return { user, ids };
}

const ask = (as: TestUser, query = '') => testApp.request(`/dashboard${query}`, { as });
const stats = (as: TestUser, query = '') => answer<Stats>(ask(as, query));

let agency: Person;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
  agency = await person('business_pro');
});
afterAll(() => testApp.close());

/** The clock runs on between two questions; the period's end is whatever the answer says. */
function plain(
  told: Stats,
  { handles, days, timeZone }: { handles: readonly string[]; days: number; timeZone: string },
) {
  const accounts = handles.map(handle => ({ handle, linkedAt: linkedAt(handle) }));
  return plainDashboard({ videos, snapshots, accounts, days, timeZone, now: new Date(told.period.to) });
}

function expectSame(told: Stats, handles: readonly string[], days: number): void {
  const { avgEngagementRate, viewsEvolution, topPerformingVideos, accountsGrowth, ...exact } = plain(told, {
    handles,
    days,
    timeZone: ZONE,
  });
  expect(told).toMatchObject(exact);
  if (avgEngagementRate === null) expect(told.avgEngagementRate).toBeNull();
  else expect(told.avgEngagementRate).toBeCloseTo(avgEngagementRate, 9);
  // The provenance of the rows is tested in stats-beside.test.ts.
  const rounded = <Row extends object>(rows: readonly Row[]) =>
    rows.map(row =>
      Object.fromEntries(
        Object.entries({ ...row, provenance: undefined, videoId: undefined }).map(([name, value]) => [
          name,
          typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : value,
        ]),
      ),
    );
  expect(rounded(told.viewsEvolution)).toEqual(rounded(viewsEvolution));
  expect(rounded(told.topPerformingVideos)).toEqual(rounded(topPerformingVideos));
  expect(rounded(told.accountsGrowth)).toEqual(rounded(accountsGrowth));
}

describe('the dashboard’s figures', () => {
  test.each([2, 7, 15, 21, 30])(
    'over %i days are what a plain computation finds in the stored rows',
    async days => {
      expectSame(await stats(agency.user, `?periodDays=${days}`), HANDLES, days);
    },
  );

  test('are over 30 days where no period is named', async () => {
    const told = await stats(agency.user);
    expect(told.period.days).toBe(30);
    expectSame(told, HANDLES, 30);
  });

  test('of one chosen account are that account’s alone', async () => {
    for (const handle of HANDLES) {
      expectSame(await stats(agency.user, `?accountId=${agency.ids[handle]}&periodDays=21`), [handle], 21);
    }
  });

  test('follow the user’s own midnight', async () => {
    const { user } = await person('business_starter');
    const timeZone = 'Pacific/Auckland';
    await answer(testApp.request('/me', { method: 'PATCH', as: user, json: { time_zone: timeZone } }));
    const told = await stats(user, '?periodDays=7');
    const own = plain(told, { handles: HANDLES, days: 7, timeZone });
    expect(told.period).toEqual(own.period);
    expect(told.viewsEvolution.map(row => [row.date, row.videos])).toEqual(
      own.viewsEvolution.map(row => [row.date, row.videos]),
    );
  });

  test('keep a count known before the period, although a later reading did not know it', async () => {
    const user = await testApp.createUser();
    await storeAccount(testApp, user, 'atelier.nadia', { isPrimary: true });
    const read = (daysAgo: number, followers: number | null, engagementRate: number | null) => ({
      username: 'atelier.nadia',
      observedAt: hoursAgo(24 * daysAgo),
      followers,
      engagementRate,
    });
    await storeSnapshots(testApp, user, [read(60, 900, 4), read(50, 1_000, null), read(40, null, null)]);
    const { accountsGrowth } = await stats(user, '?periodDays=7');
    expect(accountsGrowth.map(point => [point.totalFollowers, point.avgEngagement])).toEqual(
      Array.from({ length: 7 }, () => [1_000, 4]),
    );
  });

  test('are written in the user’s language', async () => {
    const { user } = await person('business_starter');
    expect((await stats(user)).viewsEvolution.at(-1)?.name).toBe('4 nov.');
    await answer(testApp.request('/me', { method: 'PATCH', as: user, json: { language: 'en' } }));
    expect((await stats(user)).viewsEvolution.at(-1)?.name).toMatch(/^(?:4 Nov|Nov 4)$/);
  });

  test('of an account without any data are zeros, and no engagement', async () => {
    const user = await testApp.createUser();
    const told = await stats(user, '?periodDays=7');
    expect(told).toMatchObject({
      totalAccounts: 0,
      totalVideos: 0,
      totalViews: 0,
      avgEngagementRate: null,
      recentActivity: [],
      topPerformingVideos: [],
      accountsList: [],
      videosAnalysed: 0,
      accountsAnalysed: 0,
      dataObservedAt: null,
    });
    expect(told.viewsEvolution).toHaveLength(7);
    expect(told.viewsEvolution.every(row => row.views === 0 && row.videos === 0)).toBe(true);
    expect(told.accountsGrowth).toHaveLength(7);

    await storeAccount(testApp, user, 'sans.video', { isPrimary: true });
    expect(await stats(user)).toMatchObject({
      totalAccounts: 1,
      totalVideos: 0,
      accountsList: [{ username: 'sans.video', display_name: null, follower_count: null, verified: null }],
      recentActivity: [{ type: 'account', title: '@sans.video', subject: 'sans.video' }],
    });
  });

  test('recent activity holds six items at most: the three newest videos and accounts', async () => {
    const user = await testApp.createUser({ plan: 'business_pro' });
    const names = ['un', 'deux', 'trois', 'quatre', 'cinq'].map(name => `compte.${name}`);
    for (const [index, name] of names.entries())
      await storeAccount(testApp, user, name, { isPrimary: index === 0, linkedAt: hoursAgo(50 - index) });
    await storeVideos(
      testApp,
      user,
      Array.from({ length: 5 }, (_, index) =>
        storedVideo(500 + index, {
          author: 'compte.un',
          description: `Vidéo ${index}`,
          publishedAt: hoursAgo(20 - index),
          observedAt: hoursAgo(1),
        }),
      ),
    );
    const { recentActivity } = await stats(user);
    expect(recentActivity.map(({ title }) => title)).toEqual([
      'Vidéo 4',
      'Vidéo 3',
      'Vidéo 2',
      '@compte.cinq',
      '@compte.quatre',
      '@compte.trois',
    ]);
  });
});

test('the cards count what the lists hold that they lead to', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  await insertVideoReports(testApp, user, [
    { target: 'video:7300000000000000009', videoId: '7300000000000000009' },
    { target: 'file:a', username: null },
    { target: 'file:b', username: null, state: 'failed' },
  ]);
  await insertVideoReports(testApp, user, [
    { target: 'video:7300000000000000009', videoId: '7300000000000000009', version: 2 },
  ]);
  const accountId = await storeAccount(testApp, user, 'a.moi', { isPrimary: true });
  await storeVideos(
    testApp,
    user,
    [1, 2].map(index => storedVideo(index, { author: 'a.moi' })),
  );
  for (const days of [7, 30])
    await answer(
      testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId, days } }),
    );
  const listed = async (path: string) =>
    (await answer<{ items: unknown[] }>(testApp.request(path, { as: user }))).items.length;
  expect([await listed('/video-reports'), await listed('/account-reports')]).toEqual([4, 2]);
  expect(await stats(user)).toMatchObject({ videosAnalysed: 4, accountsAnalysed: 2 });
});

describe('whose figures are shown (spec §6)', () => {
  test.each(['freemium', 'apprenant', 'premium', 'pro'] as const)(
    '%s sees the primary account alone',
    async plan => {
      const { user } = await person(plan);
      const told = await stats(user);
      expect(told.accountsList.map(account => account.username)).toEqual(['nadia.bis']);
      expectSame(told, ['nadia.bis'], 30);
    },
  );

  test.each(['business', 'business_starter', 'business_advanced', 'business_enterprise'] as const)(
    '%s sees every account, the primary one first',
    async plan => {
      const { user } = await person(plan);
      const told = await stats(user);
      expect(told.accountsList.map(account => account.username)).toEqual([
        'nadia.bis',
        'nadia_voyage',
        'atelier.nadia',
      ]);
      expectSame(told, HANDLES, 30);
    },
  );

  test('an administrator sees every own account, whatever the plan, and nobody else’s', async () => {
    const { user } = await person('freemium', true);
    const told = await stats(user);
    expectSame(told, HANDLES, 30);
    expect(await refusal(ask(user, `?accountId=${agency.ids['nadia.bis']}`))).toMatchObject({
      status: 404,
      code: 'account_not_found',
    });
  });

  test('demo creators stay out of the totals as soon as there is an account of one’s own', async () => {
    const user = await testApp.createUser({ plan: 'business_pro' });
    await storeAccount(testApp, user, 'demo-lea-cuisine', { isPrimary: true });
    const names = async () => (await stats(user)).accountsList.map(account => account.username);
    expect(await names()).toEqual(['demo-lea-cuisine']);
    await storeAccount(testApp, user, 'atelier.nadia', { isPrimary: false });
    expect(await names()).toEqual(['atelier.nadia']);
  });

  test('without a primary account the profile’s handle counts, and without that all there are', async () => {
    const user = await testApp.createUser();
    for (const handle of HANDLES) await storeAccount(testApp, user, handle);
    await storeVideos(testApp, user, videos);
    expect((await stats(user)).totalAccounts).toBe(3);
    await testApp.app.db.system.run({
      name: 'test-profile-handle',
      text: 'update profiles set tiktok_handle = $2 where user_id = $1',
      values: [user.userId, 'nadia_voyage'],
    });
    expect((await stats(user)).accountsList.map(account => account.username)).toEqual(['nadia_voyage']);
  });

  test('an account of somebody else, of nobody, or no id at all is refused', async () => {
    const stranger = await testApp.createUser({ plan: 'business_pro' });
    for (const id of [agency.ids['nadia.bis'], randomUUID()]) {
      expect(await refusal(ask(stranger, `?accountId=${id}`))).toMatchObject({
        status: 404,
        code: 'account_not_found',
      });
    }
    expect(await refusal(ask(stranger, '?accountId=1'))).toMatchObject({
      status: 422,
      code: 'invalid_input',
      values: { field: 'accountId' },
    });
  });

  test('an ordinary user may still ask for each own account by its id', async () => {
    const { user, ids } = await person('premium');
    const told = await stats(user, `?accountId=${ids['atelier.nadia']}`);
    expect(told.accountsList.map(account => account.username)).toEqual(['atelier.nadia']);
  });
});

test.each(['1', '3', '31', '0', '-7', '7.5', 'sept', '', '7,15', '1e1'])(
  'a period of « %s » days is refused',
  async period => {
    expect(await refusal(ask(agency.user, `?periodDays=${encodeURIComponent(period)}`))).toMatchObject({
      status: 422,
      code: 'period_invalid',
    });
  },
);
