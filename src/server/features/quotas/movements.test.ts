import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuotaMovement, QuotaPrice } from '#contract/quotas.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { releaseQuota, requireQuota, reserveQuota, settleQuota, type QuotaOrder } from './reserve.ts';
import { returnExpiredReservations } from './return-expired.ts';
import { extendLeaseWhile, spendQuota } from './keep-reservation-alive.ts';

const NOON = new Date('2026-11-21T11:00:00Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: NOON });
});
afterAll(() => testApp.close());

const tenant = (user: TestUser) => testApp.app.db.tenant(user.userId);
const now = () => testApp.app.clock.now();
const reserve = (user: TestUser, order: Partial<QuotaOrder> = {}) =>
  tenant(user).transaction(tx =>
    reserveQuota(tx, user.userId, { meter: 'video_analysis', key: 'k', ...order }, now()),
  );
const movements = (user: TestUser, query = '') =>
  answer<{ items: QuotaMovement[]; nextCursor: string | null }>(
    testApp.request(`/quotas/movements${query}`, { as: user }),
  );
const priceOf = async (user: TestUser, meter: string, headers: Record<string, string> = {}) =>
  (await answer<QuotaPrice[]>(testApp.request('/quotas/prices', { as: user, headers }))).find(
    price => price.meter === meter,
  );

test('the ledger says what was taken, for what, and why it came back, newest first', async () => {
  const user = await testApp.createUser();
  const kept = await reserve(user, { key: 'a', about: { label: '@lea' } });
  await tenant(user).transaction(tx => settleQuota(tx, kept, now(), { id: 'report-1' }));
  const failed = await reserve(user, { key: 'b', about: { label: '@tom' } });
  await tenant(user).transaction(tx => releaseQuota(tx, failed, 'failed', now()));
  const { items } = await movements(user);
  expect(items.map(({ kind, label, reason }) => [kind, label, reason])).toEqual([
    ['given_back', '@tom', 'failed'],
    ['reserved', '@tom', null],
    ['settled', '@lea', null],
    ['reserved', '@lea', null],
  ]);
  expect(new Set(items.map(({ reservation_id: id }) => id)).size).toBe(2);
  const first = await movements(user, '?limit=3');
  const second = await movements(user, `?limit=3&cursor=${first.nextCursor ?? ''}`);
  expect([...first.items, ...second.items]).toEqual(items);
  expect(second.nextCursor).toBeNull();
  expect(await refusal(testApp.request('/quotas/movements?cursor=xx', { as: user }))).toMatchObject({
    code: 'invalid_input',
  });
  expect((await movements(await testApp.createUser())).items).toEqual([]);
});

test('the same key is charged once, while it is held and after; given back, it may be tried again', async () => {
  const user = await testApp.createUser();
  const first = await reserve(user);
  expect(await reserve(user)).toEqual({ ...first, repeated: true });
  expect((await priceOf(user, 'video_analysis'))?.left).toBe(2);
  await tenant(user).transaction(tx => releaseQuota(tx, first, 'cancelled', now()));
  await tenant(user).transaction(tx => releaseQuota(tx, first, 'cancelled', now()));
  expect((await priceOf(user, 'video_analysis'))?.left).toBe(3);
  const again = await reserve(user);
  expect(again).toMatchObject({ id: first.id, repeated: false });
  await tenant(user).transaction(tx => settleQuota(tx, again, now()));
  expect(await reserve(user)).toMatchObject({ state: 'settled', repeated: true });
  expect((await priceOf(user, 'video_analysis'))?.left).toBe(2);
});

test('nobody at work: the unit comes back; with signs of life, or a run that is open, it is kept', async () => {
  const user = await testApp.createUser();
  const [dead, alive] = [await reserve(user, { key: 'dead' }), await reserve(user, { key: 'alive' })];
  const run = await testApp.app.db.system.row<{ id: string }>({
    name: 'test-open-run',
    text: `insert into job_runs (user_id, kind, state) values ($1, 'import', 'running') returning id`,
    values: [user.userId],
  });
  await reserve(user, { key: 'job', runId: run?.id ?? '' });
  const analysis = await testApp.app.db.system.row<{ id: string }>({
    name: 'test-open-analysis',
    text: `insert into video_analyses (user_id, origin, target, created_at) values ($1, 'file', 'file:x', now())
           returning id`,
    values: [user.userId],
  });
  await reserve(user, { meter: 'script_generation', key: 'analysis', runId: analysis?.id ?? '' });
  testApp.setNow(new Date(NOON.getTime() + 60_000));
  const stop = extendLeaseWhile(testApp.app, alive, 50);
  await expect.poll(async () => (await leaseOf(alive.id)) > now(), { timeout: 15_000 }).toBe(true);
  stop();
  expect(await returnExpiredReservations(testApp.app)).toBe(1);
  expect((await priceOf(user, 'video_analysis'))?.left).toBe(1);
  const [last] = (await movements(user)).items;
  expect(last).toMatchObject({ kind: 'given_back', reason: 'abandoned', reservation_id: dead.id });
  await testApp.app.db.system.run({
    name: 'test-end-run',
    text: `with run as (update job_runs set state = 'failed' where id = $1)
           update video_analyses set state = 'failed' where id = $2`,
    values: [run?.id, analysis?.id],
  });
  expect(await returnExpiredReservations(testApp.app)).toBe(2);
  testApp.setNow(NOON);
});

async function leaseOf(id: string): Promise<Date> {
  const row = await testApp.app.db.system.row<{ lease_until: Date }>({
    name: 'test-lease',
    text: 'select lease_until from quota_reservations where id = $1',
    values: [id],
  });
  return row?.lease_until ?? new Date(0);
}

test('work that was taken for dead and ends after all is charged again, or refused when nothing is left', async () => {
  const user = await testApp.createUser();
  const slow = await reserve(user, { key: 'slow' });
  await tenant(user).transaction(tx => releaseQuota(tx, slow, 'abandoned', now()));
  await tenant(user).transaction(tx => settleQuota(tx, slow, now()));
  expect((await priceOf(user, 'video_analysis'))?.left).toBe(2);
  const slower = await reserve(user, { key: 'slower' });
  await tenant(user).transaction(tx => releaseQuota(tx, slower, 'abandoned', now()));
  for (const key of ['x', 'y']) await reserve(user, { key });
  await expect(tenant(user).transaction(tx => settleQuota(tx, slower, now()))).rejects.toMatchObject({
    code: 'video_analysis_limit_reached',
    values: { limit: 3, used: 3, when: '2026-11-30T23:00:00.000Z' },
  });
});

test('a unit taken before midnight and given back after it is not owed by the new day', async () => {
  const user = await testApp.createUser();
  testApp.setNow(new Date('2026-11-21T22:59:00Z'));
  const late = await reserve(user, { meter: 'chatbot_questions', key: 'late' });
  testApp.setNow(new Date('2026-11-21T23:00:30Z'));
  await reserve(user, { meter: 'chatbot_questions', key: 'new' });
  await tenant(user).transaction(tx => releaseQuota(tx, late, 'failed', now()));
  expect(await priceOf(user, 'chatbot_questions')).toMatchObject({ left: 4, limit: 5 });
  testApp.setNow(NOON);
});

test('what is left and when more comes is said before the click; credits count, plans tried on are shown', async () => {
  const user = await testApp.createUser({ admin: true });
  expect(await priceOf(user, 'video_analysis')).toEqual({
    meter: 'video_analysis',
    units: 1,
    left: 3,
    limit: 3,
    resets_at: '2026-11-30T23:00:00.000Z',
  });
  expect(await priceOf(user, 'hooks_generation')).toMatchObject({ left: -1, limit: -1, resets_at: null });
  await testApp.app.db.system.run({
    name: 'test-credit',
    text: `insert into quota_credits (user_id, kind, units, reason, granted_by, granted_at)
           values ($1, 'video_analysis', 2, 'r', $1, $2)`,
    values: [user.userId, NOON],
  });
  expect((await priceOf(user, 'video_analysis'))?.left).toBe(5);
  expect((await movements(user)).items).toMatchObject([{ kind: 'granted', units: 2, label: null }]);
  expect((await priceOf(user, 'video_analysis', { 'x-simulated-plan': 'premium' }))?.limit).toBe(30);
  // The simulated plan is only shown: usage counts against the real plan.
  await tenant(user).transaction(tx => requireQuota(tx, user.userId, 'video_analysis', now(), 5));
  await expect(
    tenant(user).transaction(tx => requireQuota(tx, user.userId, 'video_analysis', now(), 6)),
  ).rejects.toMatchObject({ code: 'video_analysis_limit_reached' });
});

test('a script counts in its day and under both names of its month; of the free five the sixth is refused', async () => {
  const user = await testApp.createUser();
  for (let index = 0; index < 5; index += 1)
    await reserve(user, { meter: 'script_generation', key: `script-${index}` });
  expect(await answer(testApp.request('/usage', { as: user }))).toMatchObject({
    generator_daily: 5,
    generator_monthly: 5,
    script_generation_monthly: 5,
  });
  await expect(reserve(user, { meter: 'script_generation', key: 'sixth' })).rejects.toMatchObject({
    code: 'script_generation_limit_reached',
  });
});

test('hooks are unlimited on the free plan', async () => {
  const user = await testApp.createUser();
  await reserve(user, { meter: 'hooks_generation', key: 'many', units: 500 });
  await reserve(user, { meter: 'hooks_generation', key: 'more', units: 1 });
  expect((await priceOf(user, 'hooks_generation'))?.left).toBe(-1);
});

test.each([
  ['freemium', 1],
  ['apprenant', 5],
  ['premium', 5],
  ['business_starter', 20],
  ['business_pro', 50],
  ['business_advanced', 100],
] as const)('the plan %s has %i account analyses a month, and not one more', async (plan, limit) => {
  const user = await testApp.createUser({ plan });
  await reserve(user, { meter: 'account_analysis', key: 'all', units: limit });
  await expect(reserve(user, { meter: 'account_analysis', key: 'one more' })).rejects.toMatchObject({
    code: 'account_analysis_limit_reached',
    values: { limit },
  });
});

test('scripts, hooks and questions are unlimited on every plan but the free one', async () => {
  const user = await testApp.createUser();
  for (const plan of PLAN_TYPES.filter(one => one !== 'freemium')) {
    await testApp.app.db.system.run({
      name: 'test-paid-plan',
      text: 'update profiles set plan_type = $2 where user_id = $1',
      values: [user.userId, plan],
    });
    for (const meter of ['script_generation', 'hooks_generation', 'chatbot_questions'] as const) {
      await reserve(user, { meter, key: plan, units: 500 });
      expect([plan, (await priceOf(user, meter))?.left]).toEqual([plan, -1]);
    }
  }
});

test('a movement is never changed or taken away by the application, nor a reservation’s size', async () => {
  const user = await testApp.createUser();
  await reserve(user);
  for (const text of [
    `update quota_movements set units = 9`,
    `delete from quota_movements`,
    `update quota_reservations set units = 9`,
    `delete from quota_reservations`,
  ]) {
    await expect(tenant(user).run({ name: '', text })).rejects.toMatchObject({ code: '42501' });
  }
});

test('a refusal while the result is kept gives the unit back', async () => {
  const user = await testApp.createUser();
  const failing = spendQuota(
    testApp.app,
    user.userId,
    { meter: 'script_generation', key: 's' },
    () => Promise.resolve('made'),
    () => Promise.reject(new Error('not kept')),
  );
  await expect(failing).rejects.toThrow('not kept');
  expect((await priceOf(user, 'script_generation'))?.left).toBe(5);
  const kept = await spendQuota(
    testApp.app,
    user.userId,
    { meter: 'script_generation', key: 's' },
    () => Promise.resolve('made'),
    (_tx, made) => Promise.resolve(`${made} and kept`),
  );
  expect(kept).toBe('made and kept');
  const { items } = await movements(user);
  expect(items.map(({ kind }) => kind)).toEqual(['settled', 'reserved', 'given_back', 'reserved']);
});
