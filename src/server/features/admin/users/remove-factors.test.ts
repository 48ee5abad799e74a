import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminUserDetails } from '#contract/admin/admin-users.ts';
import { protectUser } from '#test/harness/protect-user.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const REASON = 'Téléphone perdu, identité vérifiée par visioconférence';

let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());

const remove = (user: TestUser, { as = admin, reason = REASON } = {}) =>
  testApp.request(`/admin/users/${user.userId}/factor-removal`, { method: 'POST', as, json: { reason } });
const details = (user: TestUser) =>
  answer<AdminUserDetails>(testApp.request(`/admin/users/${user.userId}`, { as: admin }));
const signIn = async (user: TestUser): Promise<TestUser> => {
  const { access_token: token } = await answer<{ access_token: string }>(
    testApp.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      json: { email: user.email, password: 'un mot de passe de test' },
    }),
  );
  return { ...user, token };
};
const entries = (user: TestUser) =>
  testApp.app.db.system.rows<{ actor_id: string; details: object }>({
    name: 'test-factor-removals',
    text: `select actor_id, details from audit_log where subject_id = $1 and action = 'users.factors.removed'`,
    values: [user.userId],
  });
const mails = (user: TestUser) =>
  testApp.app.db.system.rows<{ subject: string; text_body: string }>({
    name: 'test-mails-of',
    text: 'select subject, text_body from mail_outbox where recipient = $1 order by created_at, id',
    values: [user.email],
  });

test('somebody who lost factor and recovery codes comes in with the password alone once an administrator agreed', async () => {
  const user = await testApp.createUser();
  const held = await protectUser(testApp, user);
  const before = await signIn(user);
  expect(await refusal(testApp.request('/me', { as: before }))).toMatchObject({
    code: 'second_factor_needed',
  });
  expect((await details(user)).second_factors).toBe(1);

  const after = await answer<{ sessions: number }>(remove(user));
  expect(after.sessions).toBe(0);
  expect((await details(user)).second_factors).toBe(0);
  // Every session is ended, including the one that had passed the second factor.
  for (const as of [held, before]) expect((await refusal(testApp.request('/me', { as }))).status).toBe(401);
  const back = await signIn(user);
  await answer(testApp.request('/me', { as: back }));
  const code = await testApp.request('/auth/v1/factors/recovery-codes/verify', {
    method: 'POST',
    as: back,
    json: { code: held.codes[0] },
  });
  expect(code.ok).toBe(false);

  expect(await entries(user)).toEqual([{ actor_id: admin.userId, details: { reason: REASON } }]);
  const { items } = await answer<{ items: { event: string; security: string }[] }>(
    testApp.request('/notifications', { as: back }),
  );
  expect(items[0]).toMatchObject({ event: 'security', security: 'factors_removed_by_admin' });
  expect((await mails(user)).at(-1)?.subject).toBe('Vos seconds facteurs ont été retirés · Accroche');
});

test('the mail is in the language of its reader', async () => {
  const user = await testApp.createUser();
  await answer(testApp.request('/me', { method: 'PATCH', as: user, json: { language: 'en' } }));
  await protectUser(testApp, user);
  await answer(remove(user));
  const mail = (await mails(user)).at(-1);
  expect(mail?.subject).toBe('Your second factors were removed · Accroche');
  expect(mail?.text_body).toContain('/settings#factors');
  expect(mail?.text_body).not.toContain(REASON);
});

test('without a reason that says something nothing is removed', async () => {
  const user = await testApp.createUser();
  const held = await protectUser(testApp, user);
  for (const reason of ['', 'perdu', `  perdu ${' '.repeat(20)}`, 'x'.repeat(301)])
    expect((await refusal(remove(user, { reason }))).status).toBe(422);
  await answer(testApp.request('/me', { as: held }));
  expect(await entries(user)).toEqual([]);
});

test('whoever has no second factor has none to lose', async () => {
  const user = await testApp.createUser();
  expect(await refusal(remove(user))).toMatchObject({ status: 409, code: 'no_factors' });
  await answer(testApp.request('/me', { as: user }));
  expect(await entries(user)).toEqual([]);
});

test('an administrator does not get rid of their own factors this way, before or after the code', async () => {
  const chief = await testApp.createUser({ admin: true });
  const held = await protectUser(testApp, chief);
  const passwordAlone = await signIn(chief);
  expect(await refusal(remove(chief, { as: passwordAlone }))).toMatchObject({
    code: 'second_factor_needed',
  });
  expect(await refusal(remove(chief, { as: held }))).toMatchObject({ status: 409, code: 'own_factors' });
  expect((await details(chief)).second_factors).toBe(1);
  await answer(remove(chief));
});

test('when the entry cannot be written nothing is removed', async () => {
  const user = await testApp.createUser();
  const held = await protectUser(testApp, user);
  const { system } = testApp.app.db;
  const run = (name: string, text: string) => system.run({ name, text });
  await run(
    'test-refuse',
    `alter table audit_log add constraint refuse check (action <> 'users.factors.removed') not valid`,
  );
  try {
    expect((await refusal(remove(user))).status).toBe(500);
  } finally {
    await run('test-accept', 'alter table audit_log drop constraint refuse');
  }
  await answer(testApp.request('/me', { as: held }));
  expect((await details(user)).second_factors).toBe(1);
});
