import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiKey } from '#contract/api-keys.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
});
afterAll(() => testApp.close());

const make = (as: TestUser) => {
  const json = { name: 'Tableur', days: 30, password: as.password };
  return answer(testApp.request('/api-keys', { method: 'POST', as, json }));
};
const list = async (as: TestUser) =>
  (await answer<{ items: ApiKey[] }>(testApp.request('/api-keys', { as }))).items;
const sql = (text: string, values: unknown[] = []) =>
  testApp.app.db.system.rows<Record<string, unknown>>({ name: '', text, values });

test('a key is made by nobody who found a session open: the present password is asked for, ten times at most', async () => {
  const someone = await testApp.createUser();
  const ask = (password?: string) =>
    testApp.request('/api-keys', {
      method: 'POST',
      as: someone,
      json: { name: 'a', days: 365, password },
    });
  expect(await refusal(ask())).toMatchObject({ status: 403, code: 'password_wrong' });
  for (let count = 0; count < 10; count++)
    expect(await refusal(ask(`essai ${count}`))).toMatchObject({ code: 'password_wrong' });
  expect((await ask(someone.password)).status).toBe(429);
  expect(await list(someone)).toEqual([]);
  // Somebody without a password: a sign-in of the last hour, or none.
  const google = await testApp.createUser();
  await sql('update auth.users set password_hash = null where id = $1', [google.userId]);
  expect(await list(google)).toEqual([]);
  await make(google);
  await sql(`update auth.sessions set created_at = now() - interval '61 minutes' where user_id = $1`, [
    google.userId,
  ]);
  const late = { method: 'POST', as: google, json: { name: 'b', days: 365 } };
  expect(await refusal(testApp.request('/api-keys', late))).toMatchObject({ code: 'sign_in_again' });
});

test('keys end with all other sessions, and linked Google accounts too, when that is asked for', async () => {
  const someone = await testApp.createUser();
  await make(someone);
  await sql(
    `insert into auth.identities (user_id, provider, subject, email) values ($1, 'google', $2, 'g@exemple.fr')`,
    [someone.userId, someone.userId],
  );
  await answer(testApp.request('/sessions', { method: 'DELETE', as: someone }));
  expect((await list(someone)).map(key => key.revoked_at)).toEqual([null]);
  await answer(testApp.request('/sessions', { method: 'DELETE', as: someone, json: { otherWays: true } }));
  expect((await list(someone)).map(key => key.revoked_at)).not.toEqual([null]);
  expect(await sql('select 1 from auth.identities where user_id = $1', [someone.userId])).toEqual([]);
});
