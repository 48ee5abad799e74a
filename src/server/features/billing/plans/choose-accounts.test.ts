import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActiveAccounts } from '#contract/billing.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const START = new Date('2026-11-21T10:00:00Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: START });
});
afterAll(() => testApp.close());

const NAMES = ['premier', 'deuxieme', 'troisieme'];

async function withThree(): Promise<{ user: TestUser; ids: string[] }> {
  const user = await testApp.createUser({ plan: 'business_starter' });
  const ids: string[] = [];
  for (const name of NAMES) {
    const row = await testApp.app.db.system.row<{ id: string }>({
      name: 'test-three-accounts',
      text: `insert into user_tiktok_accounts (user_id, tiktok_username, is_primary, created_at)
             values ($1, $2, $3, now()) returning id`,
      values: [user.userId, name, name === 'premier'],
    });
    ids.push(row?.id ?? '');
  }
  return { user, ids };
}

/** One video in the shape of an Apify data set. */
function importedItem(username: string) {
  return {
    id: String(7_400_000_000_000_000_000n + BigInt(NAMES.indexOf(username))),
    text: 'Trois gestes',
    createTimeISO: '2026-11-18T10:00:00.000Z',
    authorMeta: { name: username, nickName: username, verified: false, fans: 10, heart: 20, video: 3 },
    webVideoUrl: `https://www.tiktok.com/@${username}/video/7400000000000000001`,
    playCount: 1_200,
    diggCount: 90,
    shareCount: 6,
    commentCount: 4,
    collectCount: 12,
    isSlideshow: false,
    videoMeta: { duration: 31 },
  };
}

const setPlan = (user: TestUser, plan: PlanType) =>
  testApp.app.db.system.run({
    name: 'test-set-plan',
    text: 'update profiles set plan_type = $2 where user_id = $1',
    values: [user.userId, plan],
  });
const listed = (as: TestUser) => answer<ActiveAccounts>(testApp.request('/billing/accounts', { as }));
const choose = (as: TestUser, ids: string[]) =>
  testApp.request('/billing/accounts', { method: 'PUT', as, json: { ids } });
const activeOf = ({ items }: ActiveAccounts) =>
  items.filter(({ is_active: isActive }) => isActive).map(({ username }) => username);
const sync = (as: TestUser, id: string) =>
  refusal(testApp.request(`/linked-accounts/${id}/sync`, { method: 'POST', as }));

test('with places for all, all are active and nothing is to be chosen', async () => {
  const { user } = await withThree();
  const seen = await listed(user);
  expect([seen.places, activeOf(seen), seen.changeable_at]).toEqual([5, NAMES, null]);
});

test('a smaller plan keeps the primary account until one chooses; the others are read-only and stay', async () => {
  const { user, ids } = await withThree();
  await setPlan(user, 'premium');
  expect(activeOf(await listed(user))).toEqual(['premier']);
  const [, second = '', third = ''] = ids;
  expect(await sync(user, second)).toMatchObject({ status: 403, code: 'account_read_only' });
  expect(activeOf(await answer(choose(user, [third])))).toEqual(['troisieme']);
  expect((await sync(user, ids[0] ?? '')).code).toBe('account_read_only');
  expect((await sync(user, third)).code).not.toBe('account_read_only');
  const accounts = await answer<{ items: unknown[] }>(testApp.request('/linked-accounts', { as: user }));
  expect(accounts.items).toHaveLength(3);
  await setPlan(user, 'business_starter');
  expect(activeOf(await listed(user)).toSorted()).toEqual(NAMES.toSorted());
});

test('nothing is imported into an account that is read-only, and why is said; the others go on', async () => {
  const { user } = await withThree();
  await setPlan(user, 'premium');
  const upload = (username: string, query = '') => {
    const form = new FormData();
    form.append('file', new File([JSON.stringify([importedItem(username)])], 'export.json'));
    return testApp.request(`/imports${query}`, { method: 'POST', as: user, body: form });
  };
  for (const query of ['', '?dryRun=true']) {
    const refused = await refusal(upload('deuxieme', query));
    expect(refused).toMatchObject({ status: 403, code: 'account_read_only' });
  }
  expect((await upload('premier')).status).toBe(201);
  await setPlan(user, 'business_starter');
  expect((await upload('deuxieme')).status).toBe(201);
});

test('before a smaller plan that is coming one chooses ahead, as often as one likes', async () => {
  const { user, ids } = await withThree();
  await testApp.app.db.system.run({
    name: 'test-shrinking',
    text: `insert into subscriptions (id, user_id, plan, interval, status, amount_cents, currency, period_start,
             period_end, cancel_at_period_end, created_at, next_plan, next_interval)
           values ('sub_ahead', $1, 'business_starter', 'month', 'active', 9900, 'eur', $2, $3, false, $2, 'premium',
             'month')`,
    values: [user.userId, START, new Date('2026-12-21T10:00:00Z')],
  });
  expect((await listed(user)).next).toMatchObject({ plan: 'premium', places: 1 });
  expect(await refusal(choose(user, ids.slice(0, 2)))).toMatchObject({ code: 'account_choice_wrong' });
  await answer(choose(user, [ids[1] ?? '']));
  const chosen = await answer<ActiveAccounts>(choose(user, [ids[2] ?? '']));
  expect(activeOf(chosen).toSorted()).toEqual(NAMES.toSorted());
  expect(chosen.items.find(({ is_kept: isKept }) => isKept)?.username).toBe('troisieme');
  await setPlan(user, 'premium');
  expect(activeOf(await listed(user))).toEqual(['troisieme']);
});

test('a choice holds for 30 days: it cannot be passed on from account to account', async () => {
  const { user, ids } = await withThree();
  await setPlan(user, 'premium');
  await answer(choose(user, [ids[1] ?? '']));
  expect(await refusal(choose(user, [ids[2] ?? '']))).toMatchObject({
    status: 409,
    code: 'account_choice_too_soon',
  });
  testApp.setNow(new Date(START.getTime() + 31 * 86_400_000));
  expect(activeOf(await answer(choose(user, [ids[2] ?? ''])))).toEqual(['troisieme']);
  testApp.setNow(START);
});

test('no more than the plan has places for, and only one’s own', async () => {
  const [mine, theirs] = [await withThree(), await withThree()];
  await setPlan(mine.user, 'premium');
  for (const ids of [mine.ids.slice(0, 2), theirs.ids.slice(0, 1)])
    expect(await refusal(choose(mine.user, ids))).toMatchObject({ code: 'account_choice_wrong' });
});
