import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActiveAccounts } from '#contract/billing.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { answer, createTestWorld, refusal, type TestUser, type TestWorld } from '#test/world.ts';

const START = new Date('2026-11-21T10:00:00Z');
let testWorld: TestWorld;
beforeAll(async () => {
  testWorld = await createTestWorld({ workers: 0, now: START });
});
afterAll(() => testWorld.close());

const NAMES = ['premier', 'deuxieme', 'troisieme'];

async function withThree(): Promise<{ user: TestUser; ids: string[] }> {
  const user = await testWorld.createUser({ plan: 'business_starter' });
  const ids: string[] = [];
  for (const name of NAMES) {
    const row = await testWorld.world.db.system.row<{ id: string }>({
      name: 'test-three-accounts',
      text: `insert into user_tiktok_accounts (user_id, tiktok_username, is_primary, created_at)
             values ($1, $2, $3, now()) returning id`,
      values: [user.userId, name, name === 'premier'],
    });
    ids.push(row?.id ?? '');
  }
  return { user, ids };
}

const setPlan = (user: TestUser, plan: PlanType) =>
  testWorld.world.db.system.run({
    name: 'test-set-plan',
    text: 'update profiles set plan_type = $2 where user_id = $1',
    values: [user.userId, plan],
  });
const listed = (as: TestUser) => answer<ActiveAccounts>(testWorld.request('/billing/accounts', { as }));
const choose = (as: TestUser, ids: string[]) =>
  testWorld.request('/billing/accounts', { method: 'PUT', as, json: { ids } });
const activeOf = ({ items }: ActiveAccounts) =>
  items.filter(({ is_active: isActive }) => isActive).map(({ username }) => username);
const sync = (as: TestUser, id: string) =>
  refusal(testWorld.request(`/linked-accounts/${id}/sync`, { method: 'POST', as }));

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
  const accounts = await answer<{ items: unknown[] }>(testWorld.request('/linked-accounts', { as: user }));
  expect(accounts.items).toHaveLength(3);
  await setPlan(user, 'business_starter');
  expect(activeOf(await listed(user)).toSorted()).toEqual(NAMES.toSorted());
});

test('a choice holds for 30 days: it cannot be passed on from account to account', async () => {
  const { user, ids } = await withThree();
  await setPlan(user, 'premium');
  await answer(choose(user, [ids[1] ?? '']));
  expect(await refusal(choose(user, [ids[2] ?? '']))).toMatchObject({
    status: 409,
    code: 'account_choice_too_soon',
  });
  testWorld.setNow(new Date(START.getTime() + 31 * 86_400_000));
  expect(activeOf(await answer(choose(user, [ids[2] ?? ''])))).toEqual(['troisieme']);
  testWorld.setNow(START);
});

test('no more than the plan has places for, and only one’s own', async () => {
  const [mine, theirs] = [await withThree(), await withThree()];
  await setPlan(mine.user, 'premium');
  for (const ids of [mine.ids.slice(0, 2), theirs.ids.slice(0, 1)])
    expect(await refusal(choose(mine.user, ids))).toMatchObject({ code: 'account_choice_wrong' });
});
