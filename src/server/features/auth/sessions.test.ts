import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionItem } from '#contract/sessions.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PASSWORD = 'girafe violette 12';

let testApp: TestApp;
let second: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  second = await createTestApp({ workers: 0, beside: testApp });
});
afterAll(async () => {
  await second.close();
  await testApp.close();
});

async function signIn(email: string, headers: Record<string, string> = {}): Promise<TestUser> {
  const session = await answer<{ access_token: string; user: { id: string } }>(
    testApp.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      json: { email, password: PASSWORD },
      headers: { 'x-forwarded-for': `10.1.${randomInt(256)}.${randomInt(256)}`, ...headers },
    }),
  );
  return { email, userId: session.user.id, token: session.access_token, password: PASSWORD };
}
async function somebody(): Promise<TestUser> {
  const email = `${randomUUID()}@example.org`;
  await answer(testApp.request('/auth/v1/signup', { method: 'POST', json: { email, password: PASSWORD } }));
  return signIn(email);
}
const list = async (as: TestUser) =>
  (await answer<{ items: SessionItem[] }>(testApp.request('/sessions', { as }))).items;
const stands = async (as: TestUser, on = testApp) => (await on.request('/me', { as })).status === 200;

test('the list names the device, the network’s beginning, the way in and the two times', async () => {
  const here = await somebody();
  const there = await signIn(here.email, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' });
  const items = await list(here);
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({ current: true, method: 'password', secondFactor: false });
  expect(items.filter(({ current }) => current)).toHaveLength(1);
  const other = items.find(({ browser }) => browser !== null);
  expect(other).toMatchObject({
    current: false,
    browser: 'Firefox 140',
    system: 'Windows',
    kind: 'desktop',
    network: '203.0.113.x',
  });
  expect(Date.parse(other?.lastSeenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(other?.createdAt ?? ''));
  const before = other?.lastSeenAt ?? '';
  await pause(20);
  await stands(there);
  await eventually(async () => {
    const again = (await list(here)).find(({ id }) => id === other?.id);
    expect(again && again.lastSeenAt > before).toBe(true);
  });
});

test('one session is ended, and its token is refused from the next call on', async () => {
  const here = await somebody();
  const there = await signIn(here.email, { 'user-agent': FIREFOX });
  expect(await stands(there)).toBe(true);
  const target = (await list(here)).find(({ browser }) => browser !== null)?.id ?? '';
  expect(await answer(testApp.request(`/sessions/${target}`, { method: 'DELETE', as: here }))).toEqual({
    ended: 1,
  });
  expect(await stands(there)).toBe(false);
  expect((await list(here)).map(({ id }) => id)).not.toContain(target);
  expect(await refusal(testApp.request(`/sessions/${target}`, { method: 'DELETE', as: here }))).toMatchObject(
    {
      status: 404,
      code: 'not_found',
    },
  );
});

test('all others are ended at once; this one goes on', async () => {
  const here = await somebody();
  const others = [await signIn(here.email), await signIn(here.email)];
  expect(await answer(testApp.request('/sessions', { method: 'DELETE', as: here }))).toEqual({ ended: 3 });
  for (const other of others) expect(await stands(other)).toBe(false);
  expect(await stands(here)).toBe(true);
  expect(await list(here)).toHaveLength(1);
});

test('nobody ends or sees somebody else’s', async () => {
  const [here, stranger] = [await somebody(), await somebody()];
  const [mine] = await list(here);
  expect(
    await refusal(testApp.request(`/sessions/${mine?.id}`, { method: 'DELETE', as: stranger })),
  ).toMatchObject({ code: 'not_found' });
  expect((await list(stranger)).map(({ id }) => id)).not.toContain(mine?.id);
  expect(await stands(here)).toBe(true);
});

test('the name a browser gives itself is shown as text, cut, and never breaks the list', async () => {
  const here = await somebody();
  await signIn(here.email, { 'user-agent': '<img src=x onerror=alert(1)>'.repeat(30) });
  const items = await list(here);
  expect(items).toHaveLength(3);
  expect(JSON.stringify(items)).not.toContain('<img');
});

const ENDINGS: [string, (user: TestUser) => Promise<unknown>][] = [
  ['signing out', user => testApp.request('/auth/v1/logout?scope=local', { method: 'POST', as: user })],
  [
    'a new password elsewhere',
    async user => {
      const other = await signIn(user.email);
      await answer(
        testApp.request('/auth/v1/user', {
          method: 'PUT',
          as: other,
          json: { password: 'girafe orange 7', current_password: PASSWORD },
        }),
      );
    },
  ],
  [
    'the deletion of the user',
    user =>
      testApp.app.db.system.run({
        name: 'delete-of-test',
        text: 'delete from auth.users where id = $1',
        values: [user.userId],
      }),
  ],
];

test.each(ENDINGS)(
  'after %s the old token is refused by every call, on every server, within a second',
  async (_, end) => {
    const user = await somebody();
    for (const on of [testApp, second]) expect(await stands(user, on)).toBe(true);
    await end(user);
    await pause(1_000);
    const accepted: string[] = [];
    for (const { name, method, path, access } of CONTRACT_CALLS) {
      for (const on of [testApp, second]) {
        const address = path.replace(/\{\w+\}/g, randomUUID());
        const init = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
        const { status } = await on.request(address, { method, as: user, ...init });
        if (status !== 401) accepted.push(`${name}: ${status} (${access})`);
      }
    }
    expect(accepted).toEqual([]);
  },
);
