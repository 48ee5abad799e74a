import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { exported } from '#test/scenes/archive-scene.ts';
import { protectUser } from '#test/harness/protect-user.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const PASSWORD = 'un mot de passe de test';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
});
afterAll(() => testApp.close());

const auth = (path: string, as: TestUser | undefined, json: object, method = 'POST') =>
  testApp.request(`/auth/v1${path}`, { method, json, ...(as && { as }) });
const signIn = async (user: TestUser): Promise<TestUser> => {
  const { access_token: token } = await answer<{ access_token: string }>(
    auth('/token?grant_type=password', undefined, { email: user.email, password: PASSWORD }),
  );
  return { ...user, token };
};
/** The notifications, oldest first. */
const news = async (as: TestUser) => {
  const { items } = await answer<{ items: Notification[] }>(testApp.request('/notifications', { as }));
  expect(items.every(({ event }) => event === 'security')).toBe(true);
  return items.map(({ security }) => security).reverse();
};
const entries = ({ userId }: TestUser) =>
  testApp.app.db.system.rows<{ actor_id: string; action: string; request_id: string | null }>({
    name: 'test-own-entries',
    text: `select actor_id, action, request_id from audit_log
           where subject_type = 'user' and subject_id = $1 and action like 'account.%' order by id`,
    values: [userId],
  });
const actions = async (user: TestUser) => (await entries(user)).map(({ action }) => action);

test('a new password is told by the bell and the audit log, with the request that did it', async () => {
  const user = await testApp.createUser();
  const change = { password: 'girafe violette 77', current_password: PASSWORD };
  const done = await auth('/user', user, change, 'PUT');
  expect(done.status).toBe(200);
  expect(await news(user)).toEqual(['password_changed']);
  expect(await entries(user)).toEqual([
    {
      actor_id: user.userId,
      action: 'account.password_changed',
      request_id: done.headers.get('x-request-id'),
    },
  ]);
});

test('a password that was refused is no news', async () => {
  const user = await testApp.createUser();
  const wrong = { password: 'girafe violette 77', current_password: 'pas le bon mot' };
  expect((await auth('/user', user, wrong, 'PUT')).status).toBe(400);
  expect(await news(user)).toEqual([]);
  expect(await entries(user)).toEqual([]);
});

test('factors and recovery codes are told as they come, serve and go', async () => {
  const user = await testApp.createUser();
  const held = await protectUser(testApp, user);
  await answer(auth('/factors/recovery-codes/regenerate', held, {}));
  const { codes } = await renewed(held);
  const back = await signIn(user);
  const raised = await answer<{ access_token: string }>(
    auth('/factors/recovery-codes/verify', back, { code: codes[0] }),
  );
  expect((await auth('/factors/recovery-codes/verify', back, { code: codes[0] })).ok).toBe(false);
  const again = { ...user, token: raised.access_token };
  const factors = await answer<{ factors: { id: string; factor_type: string }[] }>(
    testApp.request('/auth/v1/user', { as: again }),
  );
  const totp = factors.factors.find(({ factor_type }) => factor_type === 'totp');
  await answer(auth('/user/proof', again, { current_password: PASSWORD }));
  await answer(auth(`/factors/${totp?.id}`, again, {}, 'DELETE'));
  const told = [
    'factor_added',
    'recovery_codes_renewed',
    'recovery_codes_renewed',
    'recovery_code_used',
    'factor_removed',
  ];
  expect(await news(again)).toEqual(told);
  expect(await actions(user)).toEqual(told.map(what => `account.${what}`));
});

const renewed = (as: TestUser) =>
  answer<{ codes: string[] }>(auth('/factors/recovery-codes/regenerate', as, {}));

test('a second factor that was only begun is no news', async () => {
  const user = await testApp.createUser();
  const { id, totp } = await answer<{ id: string; totp: { secret: string } }>(
    auth('/factors', user, {
      factor_type: 'totp',
      friendly_name: 'Téléphone',
      current_password: user.password,
    }),
  );
  expect(await generate({ secret: totp.secret })).toHaveLength(6);
  await answer(auth(`/factors/${id}`, user, {}, 'DELETE'));
  expect(await news(user)).toEqual([]);
});

test('ending the sessions elsewhere is told by each of its ways, when there were any', async () => {
  const user = await testApp.createUser();
  const endOthers = () => testApp.request('/sessions', { method: 'DELETE', as: user });
  await endOthers();
  await auth('/logout?scope=others', user, {});
  expect(await news(user)).toEqual([]);

  await signIn(user);
  const { ended } = await answer<{ ended: number }>(endOthers());
  expect(ended).toBe(1);
  await signIn(user);
  expect((await auth('/logout?scope=others', user, {})).status).toBe(204);
  await signIn(user);
  expect((await auth('/logout?scope=global', user, {})).status).toBe(204);
  const back = await signIn(user);
  expect(await news(back)).toEqual(['sessions_ended', 'sessions_ended', 'sessions_ended']);
  // Signing out of the own browser creates no notification.
  expect((await auth('/logout?scope=local', back, {})).status).toBe(204);
  expect((await auth('/logout', await signIn(user), {})).status).toBe(204);
  expect(await news(await signIn(user))).toHaveLength(3);
});

test('what happened to the protection of an account stands in its archive', async () => {
  const user = await testApp.createUser();
  await auth('/user', user, { password: 'girafe violette 77', current_password: PASSWORD }, 'PUT');
  const traces = JSON.parse((await exported(testApp, user)).get('account/traces.json') ?? '') as object[];
  expect(traces).toMatchObject([{ action: 'account.password_changed', by_yourself: true }]);
});

test('when the news cannot be written the change is not made', async () => {
  const user = await testApp.createUser();
  const { system } = testApp.app.db;
  const run = (name: string, text: string) => system.run({ name, text });
  await run(
    'test-refuse-news',
    `alter table audit_log add constraint refuse_news check (action <> 'account.password_changed') not valid`,
  );
  try {
    const change = { password: 'girafe violette 77', current_password: PASSWORD };
    expect((await auth('/user', user, change, 'PUT')).status).toBe(500);
  } finally {
    await run('test-accept-news', 'alter table audit_log drop constraint refuse_news');
  }
  await signIn(user);
  expect(await news(user)).toEqual([]);
});
