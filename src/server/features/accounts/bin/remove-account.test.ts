import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;

beforeAll(async () => {
  testApp = await createTestApp();
  scene = createScene(testApp);
});
afterAll(() => testApp.close());

const remove = ({ user }: Person, id: string) =>
  testApp.request(`/linked-accounts/${id}`, { method: 'DELETE', as: user });
const makePrimary = ({ user }: Person, id: string) =>
  testApp.request(`/linked-accounts/${id}`, { method: 'PATCH', as: user, json: { is_primary: true } });
const profileHandle = async ({ user }: Person) =>
  (await answer<{ profile: { tiktok_handle: string } }>(testApp.request('/me', { as: user }))).profile
    .tiktok_handle;
const handles = async (table: string, column: string, userId: string) =>
  (
    await testApp.app.db.system.rows<{ handle: string }>({
      name: `test-handles-${table}`,
      text: `select distinct ${column} as handle from ${table} where user_id = $1`,
      values: [userId],
    })
  ).map(row => row.handle);

async function withTwoAccounts(): Promise<Person & { secondId: string }> {
  const person = await scene.linked('demo-lea-cuisine');
  await scene.ended(person, person.firstRun);
  const { account, run } = await scene.link(person.user, 'demo-tom-course');
  await scene.ended(person, run);
  return { ...person, secondId: account.id };
}

test('removing an account removes what was collected of it, for this user alone', async () => {
  const person = await withTwoAccounts();
  const neighbour = await scene.linked('demo-tom-course');
  await scene.ended(neighbour, neighbour.firstRun);
  const before = await scene.measured(neighbour);

  const response = await remove(person, person.secondId);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  expect((await scene.accounts(person)).map(account => account.tiktok_username)).toEqual([
    'demo-lea-cuisine',
  ]);
  expect(await handles('tiktok_accounts', 'username', person.user.userId)).toEqual(['demo-lea-cuisine']);
  expect(await handles('tiktok_videos', 'author_username', person.user.userId)).toEqual(['demo-lea-cuisine']);
  const orphans = await testApp.app.db.system.rows({
    name: 'test-orphans',
    text: `select 1 from tiktok_video_snapshots s where user_id = $1
           and not exists (select from tiktok_videos v where v.user_id = s.user_id and v.id = s.video_id)`,
    values: [person.user.userId],
  });
  expect(orphans).toEqual([]);
  expect(await scene.measured(neighbour)).toBe(before);
  expect(await refusal(remove(person, person.secondId))).toMatchObject({
    status: 404,
    code: 'account_not_found',
  });
});

test('the primary account cannot be removed', async () => {
  const person = await withTwoAccounts();
  expect(await refusal(remove(person, person.accountId))).toMatchObject({
    status: 409,
    code: 'primary_account_protected',
  });
  await answer(makePrimary(person, person.secondId));
  expect((await remove(person, person.accountId)).status).toBe(204);
  expect(await refusal(remove(person, person.secondId))).toMatchObject({ code: 'primary_account_protected' });
});

test('making an account the primary one moves the mark and the handle on the profile', async () => {
  const person = await withTwoAccounts();
  expect(await profileHandle(person)).toBe('demo-lea-cuisine');
  const account = await answer<LinkedAccount>(makePrimary(person, person.secondId));
  expect(account).toMatchObject({ id: person.secondId, is_primary: true });
  expect(await profileHandle(person)).toBe('demo-tom-course');
  expect((await scene.accounts(person)).map(one => [one.tiktok_username, one.is_primary])).toEqual([
    ['demo-tom-course', true],
    ['demo-lea-cuisine', false],
  ]);
  expect((await makePrimary(person, person.secondId)).status).toBe(200);
});

test('nothing but « make primary » can be written on an account', async () => {
  const person = await withTwoAccounts();
  for (const json of [
    { is_primary: false },
    {},
    { is_primary: true, verified: true },
    { is_primary: true, last_synced_at: null },
    { tiktok_username: 'someone_else' },
  ]) {
    const call = testApp.request(`/linked-accounts/${person.secondId}`, {
      method: 'PATCH',
      as: person.user,
      json,
    });
    expect(await refusal(call)).toMatchObject({ status: 422 });
  }
  expect((await scene.accounts(person)).map(one => one.is_primary)).toEqual([true, false]);
});

test('however many change the primary account at once, there is exactly one at the end', async () => {
  const person = await scene.linked('demo-lea-cuisine', 'business_pro');
  const others = [];
  for (const handle of ['demo-tom-course', 'demo-maya-codes', 'demo-jo-travels', 'demo-plant-corner']) {
    others.push((await scene.link(person.user, handle)).account.id);
  }
  const ids = [person.accountId, ...others];
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => makePrimary(person, ids[index % ids.length] ?? '')),
  );
  expect(responses.map(response => response.status)).toEqual(responses.map(() => 200));
  const accounts = await scene.accounts(person);
  expect(accounts.filter(account => account.is_primary).length).toBe(1);
  expect(await profileHandle(person)).toBe(accounts[0]?.tiktok_username);
});

test('an account made primary and removed at the same moment is one or the other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const person = await scene.linked('demo-lea-cuisine');
    const { account } = await scene.link(person.user, 'demo-tom-course');
    const [made, removed] = await Promise.all([makePrimary(person, account.id), remove(person, account.id)]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([made.status, removed.status]);
    expect((await scene.accounts(person)).filter(one => one.is_primary).length).toBe(1);
  }
});
