import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountComparison } from '#domain/metrics/compare-accounts.ts';
import { PLAN_TYPES, type PlanType } from '#domain/plans/plan-table.ts';
import {
  storeAccount,
  storedVideo,
  storeSnapshots,
  storeVideos,
  type StoredVideo,
} from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

/** Ten days after the clocks went back in Paris: a period of 30 days holds the long day. */
const NOW = new Date('2026-11-04T10:30:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const HANDLES = ['atelier.nadia', 'nadia.bis', 'nadia_voyage'] as const;
const SPREAD = [400, 900, 650, 1_500, 800, 1_100, 700, 1_300, 950, 500];

let testApp: TestApp;

/** Ten videos a month: the second account has three times the views of the first, the third hardly any video. */
const videos: StoredVideo[] = HANDLES.flatMap((author, place) =>
  [0, 1, 2].flatMap(month =>
    SPREAD.slice(0, place === 2 ? 3 : 10).map((views, index) =>
      storedVideo(1_000 * place + 100 * month + index, {
        author,
        publishedAt: hoursAgo(month * 31 * 24 + index * 48 + 30),
        views: views * (place === 1 ? 3 : 1) * (month === 0 ? 1 : 2),
        observedAt: NOW,
      }),
    ),
  ),
);

interface Person {
  user: TestUser;
  ids: string[];
}

async function person(plan: PlanType, admin = false): Promise<Person> {
  const user = await testApp.createUser({ plan, admin });
  const ids: string[] = [];
  for (const [index, handle] of HANDLES.entries())
    ids.push(await storeAccount(testApp, user, handle, { isPrimary: index === 0 }));
  await storeVideos(testApp, user, videos);
  const read = (username: string, days: number, followers: number | null) => ({
    username,
    observedAt: hoursAgo(days * 24),
    followers,
    engagementRate: 4,
  });
  await storeSnapshots(testApp, user, [
    read('atelier.nadia', 0.5, 5_400),
    read('atelier.nadia', 40, 5_000),
    read('atelier.nadia', 60, 3_000),
    read('nadia.bis', 0.5, null),
    read('nadia.bis', 3, 8_100),
  ]);
  return { user, ids };
}

const ask = (as: TestUser, accountIds: readonly string[] | string, more = '', headers = {}) =>
  testApp.request(`/linked-accounts/comparison?accountIds=${[accountIds].flat().join(',')}${more}`, {
    as,
    headers,
  });
const comparison = (...asked: Parameters<typeof ask>) => answer<AccountComparison>(ask(...asked));

let agency: Person;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
  agency = await person('business_pro');
});
afterAll(() => testApp.close());

describe('the figures', () => {
  test('of each account are those of its stored rows, in the order asked for', async () => {
    const { accounts, period } = await comparison(agency.user, agency.ids);
    expect(accounts.map(account => account.handle)).toEqual([...HANDLES]);
    const from = new Date(period.from);
    for (const account of accounts) {
      const own = videos.filter(video => video.author === account.handle && video.publishedAt >= from);
      const sum = own.reduce((total, video) => total + (video.views ?? 0), 0);
      expect(account.videos).toMatchObject({ count: own.length });
      expect(account.views).toMatchObject({
        count: sum,
        provenance: {
          n: own.length,
          source: 'apify_file',
          precision: 'rounded',
          observedAt: NOW.toISOString(),
        },
      });
    }
    expect(accounts[0]?.medianViews.answer).toMatchObject({ known: true, n: 10, median: 850 });
    expect(accounts[0]?.medianEngagement.answer).toMatchObject({ known: true, n: 10 });
    expect(accounts[2]?.medianViews.answer).toMatchObject({ known: false, reason: 'too_few_videos', n: 3 });
  });

  test('against the reference are factors at equal age, or why there is none', async () => {
    const { accounts } = await comparison(agency.user, agency.ids);
    expect(accounts[0]?.againstReference).toBeNull();
    const triple = accounts[1]?.againstReference?.answer;
    expect(triple?.known && triple.factor).toBeCloseTo(3, 9);
    expect(triple).toMatchObject({ differs: true, level: 0.975 });
    expect(accounts[2]?.againstReference?.answer).toMatchObject({ known: false, needed: 5 });
    const [second, first] = agency.ids;
    const { accounts: turned } = await comparison(agency.user, [first ?? '', second ?? '']);
    const third = turned[1]?.againstReference?.answer;
    expect(third?.known && third.factor).toBeCloseTo(1 / 3, 9);
  });

  test('against the period before are of as many days just before', async () => {
    const { accounts, period, before } = await comparison(agency.user, agency.ids);
    expect(period).toMatchObject({ days: 30, from: '2026-10-05T22:00:00.000Z' });
    expect(before.from).toBe('2026-09-05T22:00:00.000Z');
    const earlier = videos.filter(
      ({ author, publishedAt }) =>
        author === 'nadia.bis' && publishedAt >= new Date(before.from) && publishedAt <= new Date(before.to),
    );
    expect(earlier.length).toBeGreaterThan(5);
    expect(accounts[1]?.videos.before).toBe(earlier.length);
    expect(accounts[1]?.views.before).toBe(earlier.reduce((sum, video) => sum + (video.views ?? 0), 0));
    const change = accounts[1]?.medianViews.change.answer;
    expect(change?.known && change.factor).toBeLessThan(0.8);
    expect(accounts[0]?.followers).toMatchObject({
      count: 5_400,
      change: { kind: 'exact', change: 400 },
      since: hoursAgo(40 * 24).toISOString(),
    });
    // The newest measurement has no follower count; the one before has one, and none is old enough.
    expect(accounts[1]?.followers).toMatchObject({
      count: 8_100,
      change: { kind: 'not_measurable' },
      since: null,
    });
    expect(accounts[2]?.followers.count).toBeNull();
  });

  test.each([2, 7, 15, 21, 30])('over %i days begin at the user’s own midnight', async days => {
    const { period } = await comparison(agency.user, agency.ids, `&periodDays=${days}`);
    expect(period.days).toBe(days);
    expect(new Date(period.from).toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris' })).toBe('00:00:00');
  });

  test('follow another time zone', async () => {
    const { user, ids } = await person('business_starter');
    const timeZone = 'Pacific/Auckland';
    await answer(testApp.request('/me', { method: 'PATCH', as: user, json: { time_zone: timeZone } }));
    const { period, accounts } = await comparison(user, ids, '&periodDays=7');
    expect(period.from).toBe('2026-10-28T11:00:00.000Z');
    const own = videos.filter(
      ({ author, publishedAt }) =>
        author === accounts[0]?.handle && publishedAt >= new Date(period.from) && publishedAt <= NOW,
    );
    expect(accounts[0]?.videos.count).toBe(own.length);
  });
});

describe('who may compare (spec §6)', () => {
  const business = PLAN_TYPES.filter(plan => plan.startsWith('business'));
  const others = PLAN_TYPES.filter(plan => !business.includes(plan));

  test.each(business)('%s may', async plan => {
    const { user, ids } = await person(plan);
    expect((await comparison(user, ids)).accounts).toHaveLength(3);
  });

  test.each(others)('%s may not, and is told why', async plan => {
    const { user, ids } = await person(plan);
    expect(await refusal(ask(user, ids))).toMatchObject({
      status: 403,
      code: 'comparison_not_in_plan',
      message: expect.stringContaining('plans Business') as string,
    });
    expect(await refusal(ask(user, ids, '', { 'accept-language': 'en' }))).toMatchObject({
      code: 'comparison_not_in_plan',
    });
  });

  test('an administrator may, on any plan and while another plan is tried on', async () => {
    const { user, ids } = await person('freemium', true);
    expect((await comparison(user, ids)).accounts).toHaveLength(3);
    const tried = await comparison(user, ids, '', { 'x-simulated-plan': 'freemium' });
    expect(tried.accounts).toHaveLength(3);
  });

  test('who is not an administrator tries no plan on', async () => {
    const { user, ids } = await person('premium');
    const asked = ask(user, ids, '', { 'x-simulated-plan': 'business_enterprise' });
    expect((await refusal(asked)).code).toBe('comparison_not_in_plan');
  });

  test('a business plan that ended compares no longer', async () => {
    const { user, ids } = await person('business_starter');
    await comparison(user, ids);
    await testApp.app.db.system.run({
      name: 'test-downgrade',
      text: `update profiles set plan_type = 'premium' where user_id = $1`,
      values: [user.userId],
    });
    expect((await refusal(ask(user, ids))).status).toBe(403);
  });
});

describe('what is refused', () => {
  test('an account of somebody else is not found, no more than one that never was', async () => {
    const other = await person('business_pro');
    const admin = await person('freemium', true);
    const [own = '', second = ''] = other.ids;
    for (const id of [agency.ids[0] ?? '', randomUUID()]) {
      for (const list of [
        [own, id],
        [id, own],
        [own, second, id],
      ])
        expect(await refusal(ask(other.user, list))).toMatchObject({
          status: 404,
          code: 'account_not_found',
        });
      expect((await refusal(ask(admin.user, [admin.ids[0] ?? '', id]))).status).toBe(404);
    }
  });

  test('an account that was deleted is not found', async () => {
    const { user, ids } = await person('business_pro');
    await testApp.request(`/linked-accounts/${ids[2]}`, { method: 'DELETE', as: user });
    expect((await refusal(ask(user, ids))).code).toBe('account_not_found');
    expect((await comparison(user, ids.slice(0, 2))).accounts).toHaveLength(2);
  });

  test.each([
    ['one account', () => agency.ids.slice(0, 1), 'comparison_too_few'],
    ['eleven accounts', () => Array.from({ length: 11 }, () => randomUUID()), 'comparison_too_many'],
    ['fifty accounts', () => Array.from({ length: 50 }, () => randomUUID()), 'comparison_too_many'],
    ['an account twice', () => [agency.ids[0], agency.ids[0]?.toUpperCase()], 'comparison_twice'],
    ['a word that is no id', () => ['atelier.nadia', agency.ids[0]], 'invalid_input'],
    ['nothing', () => [], 'invalid_input'],
    ['an endless list', () => [','.repeat(3_000)], 'invalid_input'],
  ])('%s', async (_what, ids, code) => {
    expect(
      await refusal(
        ask(
          agency.user,
          ids().map(id => id ?? ''),
        ),
      ),
    ).toMatchObject({ status: 422, code });
  });

  test.each(['3', '0', '-30', 'mois', '30.5', '1e9'])('a period of %s', async days => {
    expect(await refusal(ask(agency.user, agency.ids, `&periodDays=${days}`))).toMatchObject({
      status: 422,
      code: 'period_invalid',
    });
  });

  test('no list at all', async () => {
    expect(await refusal(testApp.request('/linked-accounts/comparison', { as: agency.user }))).toMatchObject({
      status: 422,
      code: 'invalid_input',
      values: { field: 'accountIds' },
    });
  });
});
