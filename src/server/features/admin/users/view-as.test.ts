import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccessTrace } from '#contract/admin/admin-views.ts';
import { VIEWABLE_CALLS } from '#server/services/calls/viewable-calls.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { ask, bearer, bothWays, everything, overRest } from '#test/access/calling.ts';
import { CALL_TABLE } from '#test/access/call-table.ts';
import { createVictim, type Victim } from '#test/access/victim.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

interface Grant {
  id: string;
  user: { id: string; label: string };
  expiresAt: string;
}

const REASON = 'Ticket 42 : chiffres absents';
let testApp: TestApp;
let admin: TestUser;
let viewed: Victim;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
  viewed = await createVictim(testApp);
  await testApp.request('/usage', { as: viewed.user });
});
afterAll(() => testApp.close());

const begin = (userId: unknown, reason: unknown, as = admin, headers = {}) =>
  testApp.request('/admin/views', { method: 'POST', as, headers, json: { userId, reason } });
const start = () => answer<Grant>(begin(viewed.user.userId, REASON));
const end = (id: string, as = admin) => testApp.request(`/admin/views/${id}`, { method: 'DELETE', as });
const through = (grant: Grant) => ({ 'x-view-as': grant.id });
const traces = async () =>
  (await answer<{ items: AccessTrace[] }>(testApp.request('/me/access-traces', { as: viewed.user }))).items;

test('an administrator reads what the user reads, and the user sees afterwards when and why', async () => {
  const grant = await start();
  expect(grant.user).toEqual({ id: viewed.user.userId, label: viewed.user.email });
  const get = <Body>(path: string, as: TestUser, headers = {}) =>
    answer<Body>(testApp.request(path, { as, headers }));
  for (const path of ['/linked-accounts', '/videos', '/imports', '/quotas', '/activity']) {
    const theirs = await get(path, viewed.user);
    expect(await get(path, admin, through(grant)), path).toEqual(theirs);
    expect(await get(path, admin), path).not.toEqual(theirs);
  }
  const me = await get('/me', admin, through(grant));
  expect(me).toMatchObject({ id: viewed.user.userId, email: viewed.user.email, is_admin: false });
  expect((await traces())[0]).toMatchObject({ role: 'support', reason: REASON, running: true });
  await answer(end(grant.id));
  const [trace] = await traces();
  expect(trace).toMatchObject({ role: 'support', reason: REASON, running: false });
  expect(JSON.stringify(trace)).not.toContain(admin.userId);
  const entries = await testApp.app.db.system.rows({
    name: 'test-view-entries',
    text: `select actor_id, action, details from audit_log where action like 'view.%' and subject_id = $1 order by id`,
    values: [viewed.user.userId],
  });
  expect(entries).toEqual([
    { actor_id: admin.userId, action: 'view.started', details: { reason: REASON, minutes: 30 } },
    { actor_id: admin.userId, action: 'view.ended', details: {} },
  ]);
});

test('what may be read is a list of reading calls; all others are closed, whatever they are', async () => {
  const calls = CONTRACT_CALLS.filter(call => VIEWABLE_CALLS.has(call.name));
  expect(calls.map(call => call.name).toSorted()).toEqual([...VIEWABLE_CALLS].toSorted());
  expect(calls.filter(call => call.method !== 'GET' || call.access !== 'session')).toEqual([]);
  const grant = await start();
  const before = await everything(testApp);
  for (const call of CONTRACT_CALLS.filter(
    ({ name, access }) => access !== 'public' && !VIEWABLE_CALLS.has(name),
  )) {
    const input = CALL_TABLE[call.name]?.foreign?.(viewed.theirs) ?? {};
    for (const asked of bothWays(call, input)) {
      const headers = { ...bearer(admin.token), ...through(grant), 'idempotency-key': randomUUID() };
      const { status, text } = await ask(testApp, asked, headers);
      expect([status, text.includes('view_read_only')], `${asked.method} ${asked.url}`).toEqual([403, true]);
    }
  }
  expect(await everything(testApp)).toBe(before);
});

test('reading as the user changes nothing of theirs', async () => {
  const grant = await start();
  const before = await everything(testApp);
  for (const call of CONTRACT_CALLS.filter(({ name }) => VIEWABLE_CALLS.has(name))) {
    const input = CALL_TABLE[call.name]?.foreign?.(viewed.theirs) ?? {};
    const { status } = await ask(testApp, overRest(call, input), {
      ...bearer(admin.token),
      ...through(grant),
    });
    expect(status, call.name).toBe(200);
  }
  expect(await everything(testApp)).toBe(before);
});

test('a view is over after half an hour, when it is stopped, and when another begins', async () => {
  const own = await createTestApp({ workers: 0, now: new Date('2026-11-21T12:00:00Z') });
  try {
    const [chief, user] = [await own.createUser({ admin: true }), await own.createUser()];
    const open = () =>
      answer<Grant>(
        own.request('/admin/views', {
          method: 'POST',
          as: chief,
          json: { userId: user.userId, reason: REASON },
        }),
      );
    const look = (grant: Grant) => own.request('/me', { as: chief, headers: through(grant) });
    const first = await open();
    own.setNow(new Date('2026-11-21T12:29:50Z'));
    expect((await look(first)).status).toBe(200);
    own.setNow(new Date('2026-11-21T12:30:05Z'));
    expect(await refusal(look(first))).toMatchObject({ status: 403, code: 'view_ended' });
    const second = await open();
    const third = await open();
    expect(await refusal(look(second))).toMatchObject({ code: 'view_ended' });
    await answer(own.request(`/admin/views/${third.id}`, { method: 'DELETE', as: chief }));
    expect(await refusal(look(third))).toMatchObject({ code: 'view_ended' });
  } finally {
    await own.close();
  }
});

test('a view belongs to one administrator in one session, and ends with the role', async () => {
  const chief = await testApp.createUser({ admin: true });
  const grant = await answer<Grant>(begin(viewed.user.userId, REASON, chief));
  const look = (as: TestUser) => testApp.request('/me', { as, headers: through(grant) });
  expect((await look(chief)).status).toBe(200);
  for (const other of [admin, viewed.user, await testApp.createUser()])
    expect(await refusal(look(other))).toMatchObject({ status: 403, code: 'view_ended' });
  const again = await testApp.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    json: { email: chief.email, password: 'un mot de passe de test' },
    headers: { 'x-forwarded-for': '10.9.8.7' },
  });
  const { access_token: token } = (await again.json()) as { access_token: string };
  expect(await refusal(look({ ...chief, token }))).toMatchObject({ code: 'view_ended' });
  await testApp.app.db.system.run({
    name: 'test-take-role-away',
    text: 'delete from user_roles where user_id = $1',
    values: [chief.userId],
  });
  expect(await refusal(look(chief))).toMatchObject({ code: 'view_ended' });
});

test('administrators cannot be viewed, nor can one view oneself or look on from a view', async () => {
  const other = await testApp.createUser({ admin: true });
  expect(await refusal(begin(other.userId, REASON))).toMatchObject({ code: 'view_of_admin' });
  expect(await refusal(begin(admin.userId, REASON))).toMatchObject({ code: 'view_of_self' });
  const grant = await start();
  const chained = begin(viewed.user.userId, REASON, admin, through(grant));
  expect(await refusal(chained)).toMatchObject({ status: 403, code: 'view_read_only' });
  // A user who becomes an administrator meanwhile can no longer be viewed.
  await testApp.app.db.system.run({
    name: 'test-promote',
    text: `insert into user_roles (user_id, role) values ($1, 'admin')`,
    values: [viewed.user.userId],
  });
  const look = testApp.request('/me', { as: admin, headers: through(grant) });
  expect(await refusal(look)).toMatchObject({ code: 'view_ended' });
  await testApp.app.db.system.run({
    name: 'test-take-role-away',
    text: 'delete from user_roles where user_id = $1',
    values: [viewed.user.userId],
  });
});

test.each([[''], ['court'], ['  neuf car '], [null], ['x'.repeat(301)]])(
  'a view needs a reason that says something: %j does not',
  async reason => {
    expect((await refusal(begin(viewed.user.userId, reason))).status).toBe(422);
  },
);

test.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000', "' or true --"])(
  'a view that never was opens nothing: %j',
  async id => {
    const look = testApp.request('/me', { as: admin, headers: { 'x-view-as': id } });
    expect(await refusal(look)).toMatchObject({ status: 403, code: 'view_ended' });
  },
);
