import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, createTestWorld, refusal, type TestUser, type TestWorld } from '#test/world.ts';
import { eventually } from '#test/eventually.ts';
import type { JobRun, LinkedAccount } from '#contract/accounts.ts';

interface Linked {
  account: LinkedAccount;
  run: JobRun | null;
  obstacle: { code: string; values: object } | null;
}

let testWorld: TestWorld;
beforeAll(async () => {
  testWorld = await createTestWorld();
});
afterAll(() => testWorld.close());

const link = (as: TestUser, handle: string) =>
  testWorld.request('/linked-accounts', { method: 'POST', as, json: { handle } });
const list = async (as: TestUser) =>
  (await answer<{ items: LinkedAccount[] }>(testWorld.request('/linked-accounts', { as }))).items;

test('the first account linked is the primary one, its handle stands on the profile, and its analysis starts', async () => {
  const user = await testWorld.createUser();
  const response = await link(user, ' @demo-lea-cuisine ');
  expect(response.status).toBe(201);
  const { account, run, obstacle } = await answer<Linked>(response);
  expect(account).toMatchObject({ tiktok_username: 'demo-lea-cuisine', is_primary: true, is_demo: true });
  expect(run).toMatchObject({ kind: 'account_sync', account_id: account.id, username: 'demo-lea-cuisine' });
  expect(obstacle).toBeNull();
  const me = await answer<{ profile: { tiktok_handle: string } }>(testWorld.request('/me', { as: user }));
  expect(me.profile.tiktok_handle).toBe('demo-lea-cuisine');
  await eventually(async () => expect((await list(user))[0]?.last_synced_at).not.toBeNull());
});
