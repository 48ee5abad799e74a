import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());

const role = (method: 'PUT' | 'DELETE', of: TestUser, as: TestUser) =>
  testApp.request(`/admin/users/${of.userId}/role`, {
    method,
    as,
    ...(method === 'PUT' ? { json: {} } : {}),
  });

async function admins(): Promise<string[]> {
  const rows = await testApp.app.db.system.rows<{ user_id: string }>({
    name: 'test-admins',
    text: `select user_id from user_roles where role = 'admin' order by created_at`,
  });
  return rows.map(row => row.user_id);
}

test('an administrator makes another one, who can then do the same', async () => {
  const [second, third] = [await testApp.createUser(), await testApp.createUser()];
  expect((await refusal(role('PUT', third, second))).status).toBe(403);
  await answer(role('PUT', second, admin));
  await answer(role('PUT', third, second));
  expect(await admins()).toEqual([admin.userId, second.userId, third.userId]);
  for (const one of [second, third]) await answer(role('DELETE', one, admin));
  expect(await admins()).toEqual([admin.userId]);
});

test('nobody gives themselves the role, an administrator neither', async () => {
  const user = await testApp.createUser();
  expect((await refusal(role('PUT', user, user))).status).toBe(403);
  expect(await refusal(role('PUT', admin, admin))).toMatchObject({ status: 409, code: 'own_role' });
});

test('who loses the role loses every session opened with it, from the next request on', async () => {
  const former = await testApp.createUser({ admin: true });
  await answer(testApp.request('/admin/users', { as: former }));
  await answer(role('DELETE', former, admin));
  for (const path of ['/admin/users', '/me', '/dashboard'])
    expect((await refusal(testApp.request(path, { as: former }))).status, path).toBe(401);
});

test('the last administrator cannot be removed, by anybody, and a locked one does not count', async () => {
  expect(await refusal(role('DELETE', admin, admin))).toMatchObject({ status: 409, code: 'last_admin' });
  const locked = await testApp.createUser({ admin: true });
  await answer(
    testApp.request(`/admin/users/${locked.userId}/lock`, {
      method: 'PUT',
      as: admin,
      json: { reason: 'Absence' },
    }),
  );
  expect(await refusal(role('DELETE', admin, admin))).toMatchObject({ code: 'last_admin' });
  expect(await admins()).toContain(admin.userId);
  await answer(role('DELETE', locked, admin));
});

test('of administrators who take each other’s role at once one remains', async () => {
  for (let round = 0; round < 10; round += 1) {
    const own = await testApp.createUser({ admin: true });
    const before = await admins();
    expect(before).toContain(own.userId);
    const chief = await testApp.createUser({ admin: true });
    await testApp.app.db.system.run({
      name: 'test-two-admins',
      text: 'delete from user_roles where user_id <> all($1)',
      values: [[own.userId, chief.userId]],
    });
    await Promise.all([role('DELETE', own, chief), role('DELETE', chief, own)]);
    expect(await admins()).toHaveLength(1);
    await testApp.app.db.system.run({
      name: 'test-give-back',
      text: `insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`,
      values: [admin.userId],
    });
  }
});

const adminCalls = CONTRACT_CALLS.filter(call => call.access === 'admin');

test.each(PLAN_TYPES)('no call of the administration opens to a user of the plan %s', async plan => {
  const user = await testApp.createUser({ plan });
  const before = await admins();
  for (const { method, path } of adminCalls) {
    const address = path.replace(/\{\w+\}/g, user.userId);
    const json = {
      id: user.userId,
      userId: user.userId,
      plan: 'business_enterprise',
      given: true,
      reason: 'une bonne raison',
      role: 'admin',
    };
    const refused = await refusal(
      testApp.request(address, {
        method,
        as: user,
        headers: { 'x-simulated-plan': 'business_enterprise', 'x-role': 'admin' },
        ...(method === 'GET' ? {} : { json }),
      }),
    );
    expect(refused, `${method} ${path}`).toMatchObject({ status: 403, code: 'forbidden' });
  }
  expect(await admins()).toEqual(before);
});
