import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { planLimits, usage } from '#contract/quotas.ts';
import { effectivePlan, PLAN_TYPES, PLANS, UNLIMITED } from '#domain/plans/plan-table.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { checkSubscription } from './check-subscription.ts';

type Usage = z.infer<typeof usage>;
type Limits = z.infer<typeof planLimits>;

/** Saturday in Paris, an hour before midnight, winter time. */
const EVENING = new Date('2026-11-21T22:00:00Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: EVENING });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setNow(EVENING));

const usageOf = (as: TestUser) => answer<Usage>(testApp.request('/usage', { as }));
const system = () => testApp.app.db.system;

const COUNTERS = [
  'video_analysis_weekly',
  'video_analysis_monthly',
  'account_analysis_daily',
  'account_analysis_monthly',
  'generator_daily',
  'generator_monthly',
  'script_generation_monthly',
  'hooks_daily',
] as const;
const MONTHLY = COUNTERS.filter(counter => counter.endsWith('_monthly'));
const countersOf = (row: Usage, names: readonly (typeof COUNTERS)[number][] = COUNTERS) =>
  names.map(name => row[name]);

/** Somebody whose usage nobody has looked at yet. */
async function newcomer(): Promise<TestUser> {
  const user = await testApp.createUser();
  await system().run({
    name: 'test-no-usage',
    text: 'delete from user_usage_limits where user_id = $1',
    values: [user.userId],
  });
  return user;
}

/** As if something had been used `at` that instant. */
async function use(user: TestUser, at: Date): Promise<void> {
  await system().run({
    name: 'test-use',
    text: `update user_usage_limits set ${COUNTERS.map((name, index) => `${name} = ${index + 1}`).join(', ')},
             last_video_analysis_reset = $2, last_account_analysis_reset = $2, last_generator_reset = $2,
             last_monthly_reset = $2
           where user_id = $1`,
    values: [user.userId, at],
  });
}

test('a first look makes the row: all counters 0, stamps now, and says when day and month turn over', async () => {
  const user = await newcomer();
  const seen = await usageOf(user);
  expect(countersOf(seen)).toEqual(COUNTERS.map(() => 0));
  for (const stamp of [
    'last_video_analysis_reset',
    'last_account_analysis_reset',
    'last_generator_reset',
    'last_monthly_reset',
  ] as const) {
    expect(Math.abs(Date.parse(seen[stamp]) - EVENING.getTime())).toBeLessThan(10_000);
  }
  expect(seen.next_daily_reset).toBe('2026-11-21T23:00:00.000Z');
  expect(seen.next_monthly_reset).toBe('2026-11-30T23:00:00.000Z');
  expect(await usageOf(user)).toEqual(seen);
});

test('fifty first looks at once make one row', async () => {
  const user = await newcomer();
  const seen = await Promise.all(Array.from({ length: 50 }, () => usageOf(user)));
  expect(new Set(seen.map(row => row.last_monthly_reset)).size).toBe(1);
  const rows = await system().rows({
    name: 'test-usage-rows',
    text: 'select 1 from user_usage_limits where user_id = $1',
    values: [user.userId],
  });
  expect(rows).toHaveLength(1);
});

test('a look changes nothing until midnight; then the day begins again and the month goes on', async () => {
  const user = await testApp.createUser();
  await usageOf(user);
  await use(user, EVENING);
  testApp.setNow(new Date('2026-11-21T22:59:50Z'));
  const before = await usageOf(user);
  expect(countersOf(before)).toEqual(COUNTERS.map((_, index) => index + 1));
  expect(Date.parse(before.last_generator_reset)).toBe(EVENING.getTime());
  testApp.setNow(new Date('2026-11-21T23:00:01Z'));
  const after = await usageOf(user);
  expect(countersOf(after)).toEqual(
    COUNTERS.map((name, index) => ((MONTHLY as readonly string[]).includes(name) ? index + 1 : 0)),
  );
  expect(Date.parse(after.last_generator_reset)).toBeGreaterThan(EVENING.getTime());
  expect(Date.parse(after.last_monthly_reset)).toBe(EVENING.getTime());
  expect(after.next_daily_reset).toBe('2026-11-22T23:00:00.000Z');
});

test('on the first of the month everything begins again', async () => {
  const user = await testApp.createUser();
  await usageOf(user);
  await use(user, new Date('2026-11-30T22:59:59Z'));
  testApp.setNow(new Date('2026-11-30T23:00:01Z'));
  const seen = await usageOf(user);
  expect(countersOf(seen)).toEqual(COUNTERS.map(() => 0));
  expect(seen.next_monthly_reset).toBe('2026-12-31T23:00:00.000Z');
});

test('midnight is the user’s own', async () => {
  const user = await testApp.createUser();
  await usageOf(user);
  await testApp.request('/me', { method: 'PATCH', as: user, json: { time_zone: 'America/Martinique' } });
  // Nothing was used yet, so the current day moves with the zone.
  await usageOf(user);
  await use(user, EVENING);
  testApp.setNow(new Date('2026-11-22T03:59:50Z'));
  expect((await usageOf(user)).hooks_daily).toBe(8);
  testApp.setNow(new Date('2026-11-22T04:00:01Z'));
  expect(await usageOf(user)).toMatchObject({ hooks_daily: 0, next_daily_reset: '2026-11-23T04:00:00.000Z' });
});

test('a change of time zone wins no turn: a day in which something was spent keeps its end', async () => {
  const user = await testApp.createUser();
  await usageOf(user);
  await use(user, EVENING);
  const move = (zone: string) =>
    testApp.request('/me', { method: 'PATCH', as: user, json: { time_zone: zone } });
  await move('Pacific/Auckland');
  const moved = await usageOf(user);
  expect(moved).toMatchObject({ hooks_daily: 8, next_daily_reset: '2026-11-21T23:00:00.000Z' });
  // The next day may not be shorter than a day: Auckland's next midnight, twelve hours later, is skipped.
  testApp.setNow(new Date('2026-11-21T23:00:01Z'));
  const next = await usageOf(user);
  expect(next).toMatchObject({ hooks_daily: 0, next_daily_reset: '2026-11-23T11:00:00.000Z' });
  await move('Europe/Paris');
  expect(await usageOf(user)).toMatchObject({ next_daily_reset: '2026-11-22T23:00:00.000Z' });
});

test.each([
  ['the short day of spring', '2026-03-29T12:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['the long day of autumn', '2026-10-25T12:00:00Z', '2026-10-25T23:00:00.000Z'],
  ['the leap day', '2028-02-29T12:00:00Z', '2028-02-29T23:00:00.000Z'],
])('%s ends at its own midnight', async (_day, now, midnight) => {
  const user = await testApp.createUser();
  testApp.setNow(new Date(now));
  expect((await usageOf(user)).next_daily_reset).toBe(midnight);
});

test('a hundred looks at midnight reset once: what is used right after is not lost', async () => {
  const user = await testApp.createUser();
  await usageOf(user);
  await use(user, EVENING);
  testApp.setNow(new Date('2026-11-21T23:00:05Z'));
  const spend = () =>
    system().run({
      name: 'test-spend-hook',
      text: `update user_usage_limits set hooks_daily = hooks_daily + 1
             where user_id = $1 and last_generator_reset > $2`,
      values: [user.userId, EVENING],
    });
  let spent = 0;
  const spender = async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const counted = await spend();
      spent += counted;
    }
  };
  const [seen] = await Promise.all([
    Promise.all(Array.from({ length: 100 }, () => usageOf(user))),
    spender(),
    spender(),
  ]);
  expect(new Set(seen.map(row => row.last_generator_reset)).size).toBe(1);
  expect(seen.every(row => row.video_analysis_weekly === 0)).toBe(true);
  expect(spent).toBeGreaterThan(0);
  expect((await usageOf(user)).hooks_daily).toBe(spent);
});

test('a clock that jumps a day back resets nothing a second time', async () => {
  const user = await testApp.createUser();
  await usageOf(user);
  await use(user, EVENING);
  testApp.setNow(new Date('2026-11-20T22:00:00Z'));
  expect((await usageOf(user)).hooks_daily).toBe(8);
  testApp.setNow(EVENING);
  expect((await usageOf(user)).hooks_daily).toBe(8);
});

test('nobody sees anybody else’s usage', async () => {
  const [busy, calm] = [await testApp.createUser(), await testApp.createUser()];
  await usageOf(busy);
  await use(busy, EVENING);
  expect(countersOf(await usageOf(calm))).toEqual(COUNTERS.map(() => 0));
});

test.each(PLAN_TYPES)('the limits of %s are the domain’s, in SQL and over HTTP', async plan => {
  const user = await testApp.createUser({ plan });
  const { limits } = PLANS[effectivePlan(plan)];
  const bySpecification = {
    plan_name: plan,
    video_analysis_daily: limits.videoAnalysisDaily,
    video_analysis_monthly: limits.videoAnalysisMonthly,
    account_analysis_daily: limits.accountAnalysisDaily,
    account_analysis_monthly: limits.accountAnalysisMonthly,
    script_generation_daily: limits.scriptGenerationDaily,
    hooks_generation_daily: limits.hooksGenerationDaily,
  };
  const inSql = await system().rows({
    name: 'test-plan-limits',
    text: 'select * from get_plan_limits($1)',
    values: [user.userId],
  });
  expect(inSql).toEqual([bySpecification]);
  expect(await answer<Limits>(testApp.request('/plan-limits', { as: user }))).toEqual({
    ...bySpecification,
    script_generation_monthly: limits.scriptGenerationMonthly,
    accounts: limits.accounts,
  });
});

test.each([
  ['freemium', 3, 3, 1, 5, 1],
  ['apprenant', -1, 30, 5, -1, 1],
  ['premium', -1, 30, 5, -1, 1],
  ['pro', -1, 30, 5, -1, 1],
  ['business', -1, 100, 20, -1, 5],
  ['business_starter', -1, 100, 20, -1, 5],
  ['business_pro', -1, 300, 50, -1, 10],
  ['business_advanced', -1, 600, 100, -1, 20],
  ['business_enterprise', -1, -1, -1, -1, -1],
] as const)(
  'the limits of %s: %i video analyses a day, %i a month, %i account analyses, %i scripts, %i accounts',
  async (plan, videosDaily, videosMonthly, accountAnalyses, scripts, accounts) => {
    const user = await testApp.createUser({ plan });
    expect(await answer<Limits>(testApp.request('/plan-limits', { as: user }))).toEqual({
      plan_name: plan,
      video_analysis_daily: videosDaily,
      video_analysis_monthly: videosMonthly,
      account_analysis_daily: -1,
      account_analysis_monthly: accountAnalyses,
      script_generation_daily: -1,
      script_generation_monthly: scripts,
      hooks_generation_daily: -1,
      accounts,
    });
  },
);

test('usage and limits come together, each as it stands alone', async () => {
  const user = await testApp.createUser();
  await usageOf(user);
  await use(user, EVENING);
  const together = await answer<{ usage: Usage; limits: Limits }>(testApp.request('/quotas', { as: user }));
  expect(together.usage).toEqual(await usageOf(user));
  expect(countersOf(together.usage)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(together.limits).toEqual(await answer<Limits>(testApp.request('/plan-limits', { as: user })));
});

test('an unknown user has the limits of freemium, and no place for an account', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(
    await system().rows({
      name: 'test-unknown-limits',
      text: 'select *, can_add_tiktok_account($1) as can_add from get_plan_limits($1)',
      values: [nobody],
    }),
  ).toEqual([
    expect.objectContaining({
      plan_name: 'freemium',
      video_analysis_monthly: PLANS.freemium.limits.videoAnalysisMonthly,
      can_add: false,
    }),
  ]);
});

test.each(PLAN_TYPES)('%s has a place for as many accounts as its plan says, and for no more', async plan => {
  const user = await testApp.createUser({ plan });
  const most = PLANS[effectivePlan(plan)].limits.accounts;
  const canAdd = async () =>
    (
      await system().row<{ can: boolean }>({
        name: 'test-can-add',
        text: 'select can_add_tiktok_account($1) as can',
        values: [user.userId],
      })
    )?.can;
  const tried = most === UNLIMITED ? 30 : most;
  for (let linked = 0; linked < tried; linked += 1) {
    expect(await canAdd(), `${linked} of ${most}`).toBe(true);
    await system().run({
      name: 'test-add-account',
      text: 'insert into user_tiktok_accounts (user_id, tiktok_username) values ($1, $2)',
      values: [user.userId, `compte.${linked}`],
    });
  }
  expect(await canAdd()).toBe(most === UNLIMITED);
});

test('the subscription check tells plan and role; when it cannot be made, the plan is freemium', async () => {
  const user = await testApp.createUser({ plan: 'premium', admin: true });
  const check = () => answer(testApp.request('/check-subscription', { as: user, method: 'POST' }));
  expect(await check()).toEqual({ plan_type: 'premium', is_admin: true });
  // A payload changes nothing; what is stored does.
  const claimed = { method: 'POST', as: user, json: { plan_type: 'business_pro', is_admin: false } };
  expect(await answer(testApp.request('/check-subscription', claimed))).toEqual({
    plan_type: 'premium',
    is_admin: true,
  });
  for (const plan of PLAN_TYPES) {
    const other = await testApp.createUser({ plan });
    expect(await answer(testApp.request('/check-subscription', { as: other, method: 'POST' }))).toEqual({
      plan_type: plan,
      is_admin: false,
    });
  }
  const { app } = testApp;
  const broken = {
    ...app,
    db: { ...app.db, tenant: () => ({ ...app.db.system, row: () => Promise.reject(new Error('gone')) }) },
  } as unknown as typeof app;
  const context = {
    app: broken,
    caller: { userId: user.userId, email: user.email, sessionId: '', aal: 'aal1' as const },
    language: 'fr' as const,
    network: { address: '127.0.0.1', key: '127.0.0.1', loopback: true },
    requestId: 'test-0001',
    log: app.log,
    query: new URLSearchParams(),
    answerHeaders: new Headers(),
  };
  expect(await checkSubscription(context)).toEqual({ plan_type: 'freemium', is_admin: false });
});
