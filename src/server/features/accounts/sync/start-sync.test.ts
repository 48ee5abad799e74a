import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { PLAN_TYPES, type PlanType } from '#domain/plans/plan-table.ts';
import { eventually } from '#test/harness/eventually.ts';
import { createScriptedSource, failing, profileReading } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const HOUR_MS = 3_600_000;
const START = new Date('2026-11-21T09:30:00Z');

let testApp: TestApp;
const source = createScriptedSource();

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true, now: START });
});
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.setConsent(true);
  testApp.setNow(START);
  source.profileAnswer = (handle, { now }) => profileReading(handle, now());
});

async function linkedUser(plan: PlanType = 'freemium', handle = 'compte_reel') {
  const user = await testApp.createUser({ plan });
  const { account } = await answer<{ account: LinkedAccount }>(
    testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle } }),
  );
  return { user, accountId: account.id };
}

const sync = (as: TestUser, id: string) =>
  testApp.request(`/linked-accounts/${id}/sync`, { method: 'POST', as });
const runOf = (as: TestUser, run: JobRun) => answer<JobRun>(testApp.request(`/runs/${run.id}`, { as }));
const account = async (as: TestUser) => {
  const { items } = await answer<{ items: LinkedAccount[] }>(testApp.request('/linked-accounts', { as }));
  return items[0];
};
const settled = (as: TestUser) =>
  eventually(async () => {
    const state = await account(as);
    expect(state?.active_run).toBeNull();
    return state;
  }, 15_000);

test.each(PLAN_TYPES)(
  'on the plan %s a first sync is always allowed and answers 202 with its run',
  async plan => {
    testApp.setConsent(false);
    const { user, accountId } = await linkedUser(plan);
    testApp.setConsent(true);
    const response = await sync(user, accountId);
    expect(response.status).toBe(202);
    const run = await answer<JobRun>(response);
    expect(run).toMatchObject({
      kind: 'account_sync',
      account_id: accountId,
      username: 'compte_reel',
      error: null,
    });
    await settled(user);
    expect(await runOf(user, run)).toMatchObject({ state: 'done', step: 5 });
  },
);

test('while a sync runs, asking again answers the same run and starts no second one', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  source.profileAnswer = async (handle, { now }) => {
    await held;
    return profileReading(handle, now());
  };
  const { user, accountId } = await linkedUser();
  const before = source.calls.length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => sync(user, accountId)));
  const runs = await Promise.all(answers.map(response => answer<JobRun>(response)));
  expect(answers.map(response => response.status)).toEqual(answers.map(() => 202));
  expect(new Set(runs.map(run => run.id)).size).toBe(1);
  expect((await account(user))?.active_run?.id).toBe(runs[0]?.id);
  release();
  await settled(user);
  expect(source.calls.length - before).toBeLessThanOrEqual(1);
});

test.each([
  ['freemium', 24],
  ['premium', 1],
  ['business_starter', 1],
] as const)('on the plan %s the next sync by hand waits %i hours', async (plan, hours) => {
  const { user, accountId } = await linkedUser(plan);
  const state = await settled(user);
  const lastSyncedAt = new Date(state?.last_synced_at ?? '');
  const nextAt = new Date(lastSyncedAt.getTime() + hours * HOUR_MS);
  expect(state?.next_sync_at).toBe(nextAt.toISOString());

  const response = await sync(user, accountId);
  const waitSeconds = (nextAt.getTime() - testApp.app.clock.now().getTime()) / 1_000;
  expect(Math.abs(Number(response.headers.get('retry-after')) - waitSeconds)).toBeLessThan(3);
  const refused = await refusal(response);
  expect(refused).toMatchObject({
    status: 429,
    code: 'sync_cooling_down',
    values: { when: nextAt.toISOString() },
  });
  expect(refused.message).toMatch(/^Ce compte vient d’être synchronisé.*2[12] novembre 2026 à \d\d:\d\d/);

  testApp.setNow(new Date(nextAt.getTime() - 5_000));
  expect(await refusal(sync(user, accountId))).toMatchObject({ code: 'sync_cooling_down' });
  testApp.setNow(new Date(nextAt.getTime() + 1_000));
  expect((await account(user))?.next_sync_at).toBeNull();
  expect((await sync(user, accountId)).status).toBe(202);
  await settled(user);
});

test('a sync that failed starts no cool-down', async () => {
  source.profileAnswer = failing('not_found');
  source.videosAnswer = failing('not_found');
  const { user, accountId } = await linkedUser();
  const state = await settled(user);
  expect(state).toMatchObject({ last_synced_at: null, next_sync_at: null });
  expect(state?.last_failure).toMatchObject({ code: 'source_not_found', values: { handle: 'compte_reel' } });
  expect((await sync(user, accountId)).status).toBe(202);
  await settled(user);
});

test('where nothing may be collected, a sync says so instead of failing later', async () => {
  const { user, accountId } = await linkedUser();
  await settled(user);
  testApp.setConsent(false);
  testApp.setNow(new Date(START.getTime() + 25 * HOUR_MS));
  expect(await refusal(sync(user, accountId))).toMatchObject({ status: 409, code: 'source_not_consented' });
  expect((await account(user))?.active_run).toBeNull();
});

test('an account that is unknown, or another user’s, does not exist', async () => {
  const { user, accountId } = await linkedUser();
  const stranger = await testApp.createUser({ plan: 'business_enterprise', admin: true });
  for (const [as, id] of [
    [stranger, accountId],
    [user, randomUUID()],
  ] as const) {
    expect(await refusal(sync(as, id))).toMatchObject({ status: 404, code: 'account_not_found' });
    for (const call of [
      testApp.request(`/linked-accounts/${id}`, { method: 'DELETE', as }),
      testApp.request(`/linked-accounts/${id}`, { method: 'PATCH', as, json: { is_primary: true } }),
      testApp.request(`/linked-accounts/${id}/performance`, { as }),
    ]) {
      expect(await refusal(call)).toMatchObject({ status: 404, code: 'account_not_found' });
    }
  }
  expect(await refusal(sync(user, 'not-an-id'))).toMatchObject({ status: 422 });
  const { active_run: run } = (await account(user)) ?? {};
  if (run)
    expect(await refusal(testApp.request(`/runs/${run.id}`, { as: stranger }))).toMatchObject({
      status: 404,
    });
});
