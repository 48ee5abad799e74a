import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectivePlan, PLAN_TYPES, PLANS } from '#domain/plans/plan-table.ts';
import { everything } from '#test/access/calling.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
  await testApp.request('/usage', { as: admin });
});
afterAll(() => testApp.close());

interface Views {
  me: { profile: { plan_type: string } };
  limits: { plan_name: string; video_analysis_monthly: number; accounts: number };
  overview: { limits: { plan_name: string }; usage: { video_analysis_monthly: number } };
  subscription: { plan_type: string };
}

async function views(as: TestUser, simulated?: string): Promise<Views> {
  const headers: Record<string, string> = simulated === undefined ? {} : { 'x-simulated-plan': simulated };
  const get = <Body>(path: string, method = 'GET') =>
    answer<Body>(testApp.request(path, { as, headers, method }));
  return {
    me: await get('/me'),
    limits: await get('/plan-limits'),
    overview: await get('/quotas'),
    subscription: await get('/check-subscription', 'POST'),
  };
}

test.each(PLAN_TYPES)(
  'an administrator sees the plan %s and its limits, and nothing is written',
  async plan => {
    const before = await everything(testApp);
    const seen = await views(admin, plan);
    expect(seen).toMatchObject({
      me: { profile: { plan_type: plan } },
      overview: { limits: { plan_name: plan } },
      subscription: { plan_type: plan },
    });
    const { limits } = PLANS[effectivePlan(plan)];
    expect(seen.limits).toMatchObject({
      plan_name: plan,
      video_analysis_monthly: limits.videoAnalysisMonthly,
      accounts: limits.accounts,
    });
    expect(await everything(testApp)).toBe(before);
    expect((await views(admin)).limits.plan_name).toBe('freemium');
  },
);

test('counters can be seen as somebody sees them who has just come; the real ones stay', async () => {
  await testApp.app.db.system.run({
    name: 'test-used',
    text: 'update user_usage_limits set video_analysis_monthly = 2 where user_id = $1',
    values: [admin.userId],
  });
  expect((await views(admin, 'premium;new')).overview.usage.video_analysis_monthly).toBe(0);
  expect((await views(admin, 'premium')).overview.usage.video_analysis_monthly).toBe(2);
  expect((await views(admin)).overview.usage.video_analysis_monthly).toBe(2);
});

test.each(PLAN_TYPES)('a user of the plan %s who asks for another plan sees their own', async plan => {
  const user = await testApp.createUser({ plan });
  const real = await views(user);
  for (const asked of ['business_enterprise', 'premium;new', 'admin', '', 'freemium,premium', '__proto__']) {
    const { me, ...seen } = await views(user, asked);
    const { me: realMe, ...rest } = real;
    expect(seen, asked).toEqual(rest);
    expect(me.profile, asked).toEqual(realMe.profile);
  }
});

test('a simulated plan opens no real limit: the second account is refused all the same', async () => {
  const headers = { 'x-simulated-plan': 'business_enterprise' };
  const link = (handle: string) =>
    testApp.request('/linked-accounts', { method: 'POST', as: admin, json: { handle }, headers });
  await answer(link('compte.reel'));
  const refused = await link('autre.compte');
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    403,
    'account_limit_reached',
  ]);
});

test('a plan that does not exist changes nothing, for an administrator neither', async () => {
  const real = await views(admin);
  const seen = await views(admin, 'business_gratuit');
  expect(seen.limits).toEqual(real.limits);
});

test('a program with an administrator’s key neither simulates a plan nor views a user', async () => {
  const user = await testApp.createUser();
  const made = await answer<{ token: string }>(
    testApp.request('/api-keys', {
      method: 'POST',
      as: admin,
      json: { password: admin.password, name: 'Tableur', days: 1 },
    }),
  );
  const program = { ...admin, token: made.token };
  const limits = (headers: Record<string, string>) =>
    testApp.request('/plan-limits', { as: program, headers });
  expect(await answer(limits({ 'x-simulated-plan': 'premium' }))).toMatchObject({ plan_name: 'freemium' });
  const json = { userId: user.userId, reason: 'une bonne raison' };
  const grant = await answer<{ id: string }>(
    testApp.request('/admin/views', { method: 'POST', as: admin, json }),
  );
  expect((await limits({ 'x-view-as': grant.id })).status).toBe(403);
});
