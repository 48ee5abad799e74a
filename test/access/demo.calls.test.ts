import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_WORKSPACES } from '#domain/demo/demo-workspace.ts';
import { VISITOR_CALLS, VISITOR_TRIES } from '#server/services/calls/viewable-calls.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, bothWays, everything, overRest } from './calling.ts';
import { CALL_TABLE } from './call-table.ts';
import { createVictim, type Victim } from './victim.ts';

interface Session {
  token: string;
  user_id: string;
  expires_at: string;
}

let testApp: TestApp;
let victim: Victim;
let visitor: Session;

const open = (language: unknown = 'fr', app = testApp, headers = {}) =>
  app.request('/demo-sessions', { method: 'POST', json: { language }, headers });
/** Asks as the page does, only more often. */
async function untilOpen(language: string): Promise<Session> {
  for (;;) {
    const { session } = await answer<{ session: Session | null }>(open(language));
    if (session !== null) return session;
    await pause(150);
  }
}
const look = (path: string, token = visitor.token, headers = {}) =>
  testApp.request(path, { headers: { ...bearer(token), ...headers } });

/** Reports and analyses are made later than the figures; these tests compare every row there is. */
async function untilFilled(): Promise<void> {
  const [made] = await testApp.app.db.system.rows<{ reports: number; open: number }>({
    name: 'test-demo-filled',
    text: `select (select count(*)::int from account_reports where user_id = any($1)) as reports,
             (select count(*)::int from video_analyses where user_id = any($1) and state in ('queued', 'running')) as open`,
    values: [Object.values(DEMO_WORKSPACES).map(({ userId }) => userId)],
  });
  expect(made).toEqual({ reports: 2, open: 0 });
}

beforeAll(async () => {
  testApp = await createTestApp();
  victim = await createVictim(testApp);
  visitor = await untilOpen('fr');
  await untilOpen('en');
  await eventually(untilFilled, 20_000);
}, 60_000);
afterAll(() => testApp.close());

test('a visitor without an account sees the invented creators of the language they read', async () => {
  const handles = async (token: string) => {
    const { items } = await answer<{ items: { tiktok_username: string; is_demo: boolean }[] }>(
      look('/linked-accounts', token),
    );
    expect(items.every(item => item.is_demo)).toBe(true);
    return items.map(item => item.tiktok_username).toSorted();
  };
  expect(await handles(visitor.token)).toEqual(DEMO_WORKSPACES.fr.creators.toSorted());
  const english = await untilOpen('en');
  expect(await handles(english.token)).toEqual(DEMO_WORKSPACES.en.creators.toSorted());
  const me = await answer(look('/me'));
  expect(me).toMatchObject({ id: visitor.user_id, email: '', is_admin: false });
  const stats = await answer<{ totalVideos: number }>(look('/dashboard'));
  expect(stats.totalVideos).toBeGreaterThan(0);
  for (const path of ['/account-reports', '/analyses'])
    expect((await answer<{ items: unknown[] }>(look(path))).items.length, path).toBeGreaterThan(0);
  expect((await open('de')).status).toBe(422);
});

test('of all calls a visitor gets reading ones that are named; every other one is refused and changes nothing', async () => {
  const named = CONTRACT_CALLS.filter(call => VISITOR_CALLS.has(call.name));
  expect(named.map(call => call.name).toSorted()).toEqual([...VISITOR_CALLS].toSorted());
  expect(named.filter(call => call.method !== 'GET' || call.access !== 'session')).toEqual([]);
  const before = await everything(testApp);
  for (const call of CONTRACT_CALLS) {
    if (
      VISITOR_CALLS.has(call.name) ||
      VISITOR_TRIES.has(call.name) ||
      (call.access === 'public' && call.method === 'GET')
    )
      continue;
    const input = CALL_TABLE[call.name]?.foreign?.(victim.theirs) ?? {};
    for (const asked of bothWays(call, input)) {
      const headers = { ...bearer(visitor.token), 'idempotency-key': randomUUID() };
      const { status, text } = await ask(testApp, asked, headers);
      expect([status, text.includes('view_read_only')], `${asked.method} ${asked.url}`).toEqual([403, true]);
    }
  }
  expect(await everything(testApp)).toBe(before);
});

test('reading changes nothing, and shows nothing of anybody else', async () => {
  const before = await everything(testApp);
  for (const call of CONTRACT_CALLS.filter(({ name }) => VISITOR_CALLS.has(name))) {
    const input = CALL_TABLE[call.name]?.foreign?.(victim.theirs) ?? {};
    const { status, text } = await ask(testApp, overRest(call, input), bearer(visitor.token));
    // 404: the resource belongs to another user; 422: an id of the caller's own is required.
    expect([200, 404, 422], call.name).toContain(status);
    expect(
      victim.marks.filter(mark => text.includes(mark)),
      call.name,
    ).toEqual([]);
  }
  expect(await everything(testApp)).toBe(before);
});

test('a visitor writes ten hooks and asks three questions, which are kept nowhere', async () => {
  const mine = await untilOpen('fr');
  const events = async (path: string, json: object) => {
    const response = await testApp.request(path, { method: 'POST', json, headers: bearer(mine.token) });
    const text = await response.text();
    return { status: response.status, text };
  };
  const brief = { language: 'fr', platform: 'tiktok', topic: 'la méditation', address: 'vous' };
  const write = () => events('/generations/hooks', { ...brief, key: randomUUID(), count: 10 });
  const before = await everything(testApp);
  const written = await write();
  expect(written.status, written.text).toBe(200);
  expect(written.text.match(/"event":"text"/g)).toHaveLength(10);
  expect(written.text).toContain('"generation_id":null');
  const question = () =>
    events(`/conversations/${randomUUID()}/messages`, {
      messageId: randomUUID(),
      text: 'Quelle est ma meilleure vidéo ?',
    });
  for (let n = 0; n < 3; n += 1) expect((await question()).text).toContain('"state":"answered"');
  expect((await question()).text).toContain('demo_tries_used');
  await write();
  await write();
  expect((await write()).text).toContain('demo_tries_used');
  expect(await everything(testApp)).toBe(before);
});

test('a visitor becomes nobody else: no view, no plan, no sign-in, no file is taken in', async () => {
  const asViewer = await answer(look('/me', visitor.token, { 'x-view-as': randomUUID() }));
  expect(asViewer).toMatchObject({ id: visitor.user_id });
  const planned = await answer<{ plan_name: string }>(
    look('/plan-limits', visitor.token, { 'x-simulated-plan': 'freemium' }),
  );
  expect(planned.plan_name).toBe('business_pro');
  for (const path of ['/auth/v1/user', '/auth/v1/factors']) expect((await look(path)).status).not.toBe(200);
  const brought = await testApp.request('/analysis-uploads?name=a.mp4', {
    method: 'POST',
    headers: { ...bearer(visitor.token), 'content-type': 'application/octet-stream' },
    body: new Uint8Array(1_000),
  });
  expect(brought.status).toBe(403);
});

test('a token that is not ours, was changed or is over opens nothing', async () => {
  const [said = '', signature = ''] = visitor.token.split(/\.(?=[^.]+$)/);
  const later = said.replace(/(?<=^demo_fr\.)\d+/, expires => String(Number(expires) + 1));
  for (const token of [
    `${said}.${'A'.repeat(43)}`,
    `${later}.${signature}`,
    `${said.replace('demo_fr', 'demo_en')}.${signature}`,
    said,
    'demo_',
    `demo_fr.1.AAAAAAAAAAA.${testApp.app.secrets.hash('demo-session', 'fr.1.AAAAAAAAAAA').toString('base64url')}`,
  ]) {
    expect(await refusal(look('/me', token)), token).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});

test('the demo outlives a restart, and DEMO_WORKSPACE=false ends it', async () => {
  const again = await createTestApp({ beside: testApp, workers: 0 });
  const off = await createTestApp({ beside: testApp, workers: 0, env: { DEMO_WORKSPACE: 'false' } });
  try {
    const me = (app: TestApp) => app.request('/me', { headers: bearer(visitor.token) });
    expect((await me(again)).status).toBe(200);
    expect((await answer<{ session: Session | null }>(open('fr', again))).session).not.toBeNull();
    expect((await me(off)).status).toBe(401);
    expect((await open('fr', off)).status).toBe(404);
  } finally {
    await again.close();
    await off.close();
  }
});

test('a network that opens the demo over and over waits', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const all = await Promise.all(Array.from({ length: 121 }, () => open('fr', testApp, headers)));
  expect(all.filter(one => one.status === 429)).toHaveLength(1);
});
