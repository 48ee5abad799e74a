import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminUser, AdminUserDetails } from '#contract/admin/admin-users.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { createScene } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

interface Limits {
  plan_name: string;
  video_analysis_daily: number;
  video_analysis_monthly: number;
}
type Page<Item> = { items: Item[]; nextCursor: string | null };

let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());

const ask = (method: string, path: string, json?: object, as = admin) =>
  testApp.request(`/admin/users${path}`, { method, as, ...(json === undefined ? {} : { json }) });
const list = (query: string) => answer<Page<AdminUser>>(ask('GET', `?${query}`));
const details = (id: string) => answer<AdminUserDetails>(ask('GET', `/${id}`));
const overview = async (as: TestUser) =>
  (await answer<{ limits: Limits }>(testApp.request('/quotas', { as }))).limits;

function entriesAbout(userId: string) {
  return testApp.app.db.system.rows<{ actor_id: string; action: string; details: object }>({
    name: 'test-entries-about',
    text: 'select actor_id, action, details from audit_log where subject_id = $1 order by id',
    values: [userId],
  });
}

test('a user is found by a part of the address, the name, the handle or a linked account', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  await testApp.request('/me', {
    method: 'PATCH',
    as: user,
    json: { full_name: 'Solène Marchand-Ozu', username: 'solene_m' },
  });
  await answer(
    testApp.request('/linked-accounts', {
      method: 'POST',
      as: user,
      json: { handle: 'demo-lea-cuisine' },
    }),
  );
  for (const search of [user.email.slice(3, 20).toUpperCase(), 'marchand-oz', '@demo-lea', user.userId]) {
    const { items } = await list(`search=${encodeURIComponent(search)}`);
    expect(
      items.map(found => found.id),
      search,
    ).toEqual([user.userId]);
  }
  const { items } = await list(`search=${user.email}`);
  expect(items).toMatchObject([
    { email: user.email, plan_type: 'business_pro', linked_accounts: 1, sessions: 1, locked_at: null },
  ]);
  // SQL wildcards are matched literally.
  expect((await list('search=%25_%25')).items).toEqual([]);
});

test('the list goes on where it ended, each user once, and can be narrowed to a state', async () => {
  for (let made = 0; made < 5; made += 1) await testApp.createUser();
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page<AdminUser> = await list(`limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
    seen.push(...page.items.map(user => user.id));
    cursor = page.nextCursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(5);
  const { items } = await list('state=admin');
  expect(items.map(user => user.id)).toEqual([admin.userId]);
  expect(await refusal(ask('GET', '?cursor=nonsense'))).toMatchObject({
    status: 422,
    values: { field: 'cursor' },
  });
});

test('an administrator gives a user any plan, apprenant too, and it holds at once', async () => {
  const user = await testApp.createUser();
  for (const plan of PLAN_TYPES) {
    await answer(ask('PUT', `/${user.userId}/plan`, { plan, reason: 'Essai' }));
    expect((await overview(user)).plan_name).toBe(plan);
  }
  await answer(ask('PUT', `/${user.userId}/plan`, { plan: 'apprenant', reason: 'Fin de l’essai' }));
  expect(await overview(user)).toMatchObject({ plan_name: 'apprenant', video_analysis_monthly: 30 });
  const entries = await entriesAbout(user.userId);
  expect(entries.at(-1)).toEqual({
    actor_id: admin.userId,
    action: 'users.plan.changed',
    details: { from: 'pro', to: 'apprenant', reason: 'Fin de l’essai' },
  });
});

test('a smaller plan takes no linked account and no video away', async () => {
  const own = await createTestApp();
  try {
    const chief = await own.createUser({ admin: true });
    const scene = createScene(own);
    const person = await scene.linked('demo-lea-cuisine', 'business_pro');
    await scene.ended(person, person.firstRun);
    const { account, run } = await scene.link(person.user, 'demo-tom-course');
    await scene.ended({ ...person, accountId: account.id }, run);
    const kept = async () => ({
      accounts: (await scene.rows(person, 'user_tiktok_accounts', 'created_at')).length,
      videos: (await scene.rows(person, 'tiktok_videos', 'id')).length,
    });
    const before = await kept();
    expect(before.accounts).toBe(2);
    expect(before.videos).toBeGreaterThan(2);
    await answer(
      own.request(`/admin/users/${person.user.userId}/plan`, {
        method: 'PUT',
        as: chief,
        json: { plan: 'freemium', reason: 'Essai' },
      }),
    );
    expect(await kept()).toEqual(before);
  } finally {
    await own.close();
  }
});

test('a credit raises the real limits of the month, with who gave it, when and why', async () => {
  const user = await testApp.createUser();
  const credit = { kind: 'video_analysis', units: 4, reason: 'Panne du 12 novembre' };
  await answer(ask('POST', `/${user.userId}/credits`, credit));
  await answer(ask('POST', `/${user.userId}/credits`, { ...credit, units: 1 }));
  expect(await overview(user)).toMatchObject({ video_analysis_daily: 8, video_analysis_monthly: 8 });
  const limits = await answer<Limits>(testApp.request('/plan-limits', { as: user }));
  expect(limits.video_analysis_monthly).toBe(8);
  const { credits, limits: shown } = await details(user.userId);
  expect(credits).toHaveLength(2);
  expect(credits.at(-1)).toMatchObject({ ...credit, grantedBy: admin.email });
  expect(shown?.video_analysis_monthly).toBe(8);
  expect((await entriesAbout(user.userId)).map(entry => entry.action)).toEqual([
    'users.credit.granted',
    'users.credit.granted',
  ]);
});

test('a credit that is taken back counts no more, and the ledger of the user says so', async () => {
  const user = await testApp.createUser();
  const credit = { kind: 'video_analysis', units: 4, reason: 'Panne du 12 novembre' };
  await answer(ask('POST', `/${user.userId}/credits`, credit));
  const [given] = (await details(user.userId)).credits;
  const path = `/${user.userId}/credits/${given?.id ?? ''}/withdrawal`;
  expect(await refusal(ask('POST', path, { reason: ' ' }))).toMatchObject({ code: 'invalid_input' });
  await answer(ask('POST', path, { reason: 'Accordé par erreur' }));
  expect(await overview(user)).toMatchObject({ video_analysis_daily: 3, video_analysis_monthly: 3 });
  const limits = await answer<Limits>(testApp.request('/plan-limits', { as: user }));
  expect(limits.video_analysis_monthly).toBe(3);
  expect((await details(user.userId)).credits).toMatchObject([
    { withdrawnReason: 'Accordé par erreur', withdrawnAt: expect.any(String) },
  ]);
  const kinds = (answered: { items: { kind: string }[] }) => answered.items.map(({ kind }) => kind);
  const own = kinds(await answer(testApp.request('/quotas/movements', { as: user })));
  expect(own).toEqual(['withdrawn', 'granted']);
  expect(kinds(await answer(ask('GET', `/${user.userId}/movements`)))).toEqual(own);
  expect(await refusal(ask('POST', path, { reason: 'Encore une fois' }))).toMatchObject({
    code: 'not_found',
  });
  expect((await entriesAbout(user.userId)).at(-1)?.action).toBe('users.credit.withdrawn');
});

test('a credit is gone with its month', async () => {
  const own = await createTestApp({ workers: 0, now: new Date('2026-11-21T12:00:00Z') });
  try {
    const [chief, user] = [await own.createUser({ admin: true }), await own.createUser()];
    const json = { kind: 'account_analysis', units: 2, reason: 'Essai' };
    await answer(own.request(`/admin/users/${user.userId}/credits`, { method: 'POST', as: chief, json }));
    const monthly = async () =>
      (await answer<{ account_analysis_monthly: number }>(own.request('/plan-limits', { as: user })))
        .account_analysis_monthly;
    expect(await monthly()).toBe(3);
    // Still November in Paris, then December.
    own.setNow(new Date('2026-11-30T22:59:00Z'));
    expect(await monthly()).toBe(3);
    own.setNow(new Date('2026-11-30T23:01:00Z'));
    expect(await monthly()).toBe(1);
  } finally {
    await own.close();
  }
});

test('a credit needs a reason, a sensible number and a limit to raise', async () => {
  const user = await testApp.createUser({ plan: 'business_enterprise' });
  const path = `/${user.userId}/credits`;
  const credit = { kind: 'video_analysis', units: 4, reason: 'Panne' };
  expect(await refusal(ask('POST', path, credit))).toMatchObject({ code: 'credit_without_limit' });
  for (const wrong of [
    { units: 0 },
    { units: -3 },
    { units: 1.5 },
    { units: 1e9 },
    { reason: '  ' },
    { kind: 'x' },
  ])
    expect((await refusal(ask('POST', path, { ...credit, ...wrong }))).status).toBe(422);
  expect(await entriesAbout(user.userId)).toEqual([]);
});

test('a locked user is out at once, with every session, and comes in again only when unlocked', async () => {
  const user = await testApp.createUser();
  await answer(testApp.request('/me', { as: user }));
  const locked = await answer<AdminUser>(ask('PUT', `/${user.userId}/lock`, { reason: 'Abus signalé' }));
  expect(locked.locked_at).not.toBeNull();
  expect(locked.sessions).toBe(0);
  expect((await refusal(testApp.request('/me', { as: user }))).status).toBe(401);
  const signIn = () =>
    testApp.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      json: { email: user.email, password: 'un mot de passe de test' },
      headers: { 'x-forwarded-for': '10.1.2.3' },
    });
  expect((await signIn()).status).toBe(400);
  await answer(ask('DELETE', `/${user.userId}/lock`));
  expect((await refusal(testApp.request('/me', { as: user }))).status).toBe(401);
  expect((await signIn()).status).toBe(200);
  expect((await entriesAbout(user.userId)).map(entry => entry.action)).toEqual([
    'users.locked',
    'users.unlocked',
  ]);
});

test('nobody locks themselves out', async () => {
  const refused = await refusal(ask('PUT', `/${admin.userId}/lock`, { reason: 'Pour voir' }));
  expect(refused).toMatchObject({ status: 409, code: 'own_lock' });
});

test('the confirmation link is mailed again to who needs it, and to nobody else', async () => {
  const user = await testApp.createUser();
  const path = `/${user.userId}/confirmation`;
  expect(await refusal(ask('POST', path, {}))).toMatchObject({ code: 'already_confirmed' });
  await testApp.app.db.system.run({
    name: 'test-unconfirm',
    text: 'update auth.users set email_confirmed_at = null where id = $1',
    values: [user.userId],
  });
  expect((await list('state=unconfirmed')).items.map(found => found.id)).toEqual([user.userId]);
  await answer(ask('POST', path, {}));
  const mail = await testApp.app.db.system.row<{ text_body: string }>({
    name: 'test-last-mail',
    text: 'select text_body from mail_outbox where recipient = $1 order by created_at desc limit 1',
    values: [user.email],
  });
  const token_hash = /\/confirm-email#token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1];
  const confirmed = await testApp.router.request('/auth/v1/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', token_hash, password: user.password }),
  });
  expect(confirmed.status).toBe(200);
  expect((await details(user.userId)).user.confirmed_at).not.toBeNull();
  expect((await entriesAbout(user.userId)).map(entry => entry.action)).toEqual(['users.confirmation.resent']);
});

test('a user who is not there is said to be not there, by every call', async () => {
  const nobody = randomUUID();
  for (const [method, path, json] of [
    ['GET', '', undefined],
    ['PUT', '/plan', { plan: 'premium', reason: 'Essai' }],
    ['POST', '/credits', { kind: 'video_analysis', units: 1, reason: 'Essai' }],
    ['POST', `/credits/${nobody}/withdrawal`, { reason: 'Essai' }],
    ['GET', '/movements', undefined],
    ['PUT', '/lock', { reason: 'Essai' }],
    ['DELETE', '/lock', undefined],
    ['POST', '/confirmation', {}],
    ['POST', '/factor-removal', { reason: 'Téléphone perdu' }],
    ['PUT', '/role', {}],
    ['DELETE', '/role', undefined],
  ] as const)
    expect(await refusal(ask(method, `/${nobody}${path}`, json)), `${method} ${path}`).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  expect(await entriesAbout(nobody)).toEqual([]);
});
