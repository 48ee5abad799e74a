import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIMULATED_PLAN_HEADER, VIEW_AS_HEADER } from '#contract/wire/assumed-headers.ts';
import { directReads } from '#server/app/direct-reads.ts';
import { storeAccount, storedVideo, storeSnapshots, storeVideos } from '#test/scenes/stored-videos.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { createDirectReads } from './direct-read-server.ts';
import { readConfig } from '../../platform/config/config.ts';
import { listen, type Listener } from '../../platform/http/listener.ts';
import { metricsText } from '../../platform/http/http-metrics.ts';
import { listSecurityHeaders } from '../../platform/http/security-headers.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const HANDLE = 'atelier.nadia';
const HOUR_MS = 3_600_000;
let testApp: TestApp;
let listener: Listener;
let user: TestUser;
let accountId: string;
/** How many requests went through the framework. */
let longWays = 0;

beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
  user = await testApp.createUser({ plan: 'premium' });
  accountId = await storeAccount(testApp, user, HANDLE, { isPrimary: true });
  const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
  const videos = Array.from({ length: 60 }, (_, index) =>
    storedVideo(index, {
      publishedAt: before(index * 13 + 1),
      views: [0, null, 1_234][index] ?? 997 * index,
      description: index === 5 ? '« Été » \\ "guillemets" </script>\u2028🎬 fin' : `Vidéo ${index}`,
    }),
  );
  await storeVideos(testApp, user, videos);
  const reading = { username: HANDLE, observedAt: before(30), followers: 5_300, engagementRate: 4.2 };
  await storeSnapshots(testApp, user, [reading]);
  const { app, router } = testApp;
  listener = await listen({
    fetch: (request, env) => {
      longWays += 1;
      return router.fetch(request, env);
    },
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
    answerDirectly: createDirectReads(app, {
      reads: directReads,
      headers: await listSecurityHeaders(app.config),
    }),
  });
});
afterAll(async () => {
  await listener.stop(0);
  await testApp.close();
});

interface Input {
  method?: string;
  headers?: Record<string, string>;
}

async function overTheWire(path: string, { method = 'GET', headers = {} }: Input = {}) {
  const before = longWays;
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  const options = { host: '127.0.0.1', port: listener.port, path, method, headers, agent: false };
  ask(options, resolve).once('error', reject).end();
  const answer = await promise;
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: await readText(answer),
    isDirect: longWays === before,
  };
}

const session = (of: TestUser = user) => ({ authorization: `Bearer ${of.token}` });
const pathOf = (path: string) => `/api/v1${path.replace('{id}', accountId)}`;
/** The two ways are called a moment apart while the clock runs, so times are compared to the minute. */
const toTheMinute = (text: string): unknown =>
  JSON.parse(text.replaceAll(/(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(?:\.\d+)?Z/g, '$1'));

const asked = directReads.flatMap(({ path }) => {
  if (path.endsWith('/performance')) return [`${path}?periodDays=30`, `${path}?periodDays=7`];
  if (path === '/videos') return [path, `${path}?limit=7&order=views`, `${path}?limit=100&order=engagement`];
  return path === '/dashboard' ? [path, `${path}?periodDays=30`] : [path];
});

describe.each(asked)('%s', path => {
  test('answers what the framework answers, with the same headers', async () => {
    const direct = await overTheWire(pathOf(path), { headers: session() });
    const long = await overTheWire(`${pathOf(path)}`, { headers: { ...session(), 'content-length': '0' } });
    expect([direct.isDirect, long.isDirect]).toEqual([true, false]);
    expect([direct.status, long.status]).toEqual([200, 200]);
    expect(toTheMinute(direct.text)).toEqual(toTheMinute(long.text));
    const named = ({ headers }: typeof direct) => {
      const { date: _, 'x-request-id': __, 'content-length': ___, connection, ...others } = headers;
      return { connection, ...others };
    };
    expect(named(direct)).toEqual(named(long));
    expect(direct.headers['content-length']).toBe(String(Buffer.byteLength(direct.text)));
    expect(direct.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('answers nobody else: another user, no session, a session that ended', async () => {
    const stranger = await testApp.createUser({ plan: 'premium' });
    const theirs = await overTheWire(pathOf(path), { headers: session(stranger) });
    expect(theirs.text).not.toContain(HANDLE);
    expect(theirs.status).toBe(path.includes('{id}') ? 404 : 200);
    expect((await overTheWire(pathOf(path))).status).toBe(401);
    await testApp.request('/auth/v1/logout?scope=global', { method: 'POST', as: stranger });
    const after = await overTheWire(pathOf(path), {
      headers: { ...session(stranger), 'accept-language': 'en' },
    });
    expect([after.status, after.isDirect]).toEqual([401, true]);
    const refused = (headers: Record<string, string>) =>
      testApp.request(pathOf(path), { headers: { ...headers, authorization: `Bearer ${stranger.token}` } });
    const { requestId: _, ...long } = (await (await refused({ 'accept-language': 'en' })).json()) as {
      requestId: string;
    };
    expect(JSON.parse(after.text)).toMatchObject(long);
  });
});

test('the life sign is answered at once, with the headers of every answer', async () => {
  const direct = await overTheWire('/healthz', { headers: { 'x-request-id': 'trace-0123456789' } });
  expect(direct).toMatchObject({ status: 200, isDirect: true, text: '{"status":"alive"}' });
  const long = await testApp.router.request('/healthz');
  for (const [name, value] of long.headers) {
    if (name !== 'x-request-id') expect(direct.headers[name], name).toBe(value);
  }
  expect(direct.headers['x-request-id']).toBe('trace-0123456789');
});

describe('whatever is unusual goes the long way', () => {
  const usage = '/api/v1/usage';
  test.each<[string, string, Input]>([
    ['HEAD', usage, { method: 'HEAD' }],
    ['a change', usage, { method: 'POST' }],
    ['a look through the eyes of another', usage, { headers: { [VIEW_AS_HEADER]: 'x' } }],
    ['a simulated plan', usage, { headers: { [SIMULATED_PLAN_HEADER]: 'premium' } }],
    ['a path with a slash at its end', `${usage}/`, {}],
    ['a doubled slash', '/api//v1/usage', {}],
    ['a path in code', '/api/v1/%75sage', {}],
    ['another case', '/API/v1/usage', {}],
    ['a dot', '/api/v1/./usage', {}],
    ['an absolute address', 'http://127.0.0.1/api/v1/usage', {}],
    ['a semicolon', `${usage};x=1`, {}],
    ['a field given twice', '/api/v1/videos?limit=5&limit=6', {}],
    ['a field of a field', '/api/v1/videos?limit[]=5', {}],
    ['an encoded value', '/api/v1/videos?limit=%35', {}],
    ['a value that the contract refuses', '/api/v1/videos?limit=5000', {}],
    ['a period that is none', '/api/v1/dashboard?periodDays=6', {}],
    ['a field that the contract does not know', '/api/v1/videos?limits=5', {}],
    ['a field of the path', `/api/v1/linked-accounts/${randomUUID()}/performance?id=x`, {}],
    ['a field that is a prototype', '/api/v1/videos?constructor=1&constructor=2', {}],
    ['a key of a program', usage, { headers: { authorization: 'Bearer acc_0123456789' } }],
    ['no session at all', usage, { headers: { authorization: 'Basic eDp5' } }],
  ])('%s', async (_name, path, given) => {
    const headers = { ...session(), ...given.headers };
    const answer = await overTheWire(path, { ...given, headers });
    expect(answer.isDirect).toBe(false);
    expect(answer.status).toBeLessThan(500);
  });
});

test('an answer that must be put off says so, and when to come back', async () => {
  const { app } = testApp;
  const refuse = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  const silent = { rows: refuse, row: refuse, run: refuse, batch: refuse, transaction: refuse };
  const lost = await listen({
    fetch: () => new Response(null, { status: 418 }),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
    answerDirectly: createDirectReads(
      { ...app, db: { ...app.db, tenant: () => silent, reading: () => silent } },
      { reads: directReads, headers: [] },
    ),
  });
  const response = await fetch(`http://127.0.0.1:${lost.port}/api/v1/usage`, { headers: session() });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  await lost.stop(0);
});

test('every answer is counted under the pattern of its route', async () => {
  const count = async () =>
    Number(
      /^http_requests_total\{method="GET",route="\/api\/v1\/usage",status="200"\} (\d+)$/m.exec(
        await metricsText(),
      )?.[1] ?? 0,
    );
  const before = await count();
  await overTheWire('/api/v1/usage', { headers: session() });
  expect(await count()).toBe(before + 1);
});

test('whoever reads fifty times a second for a minute is told to wait, by every way of reading, and nobody else is', async () => {
  const { readsPerMinute } = readConfig({ DATA_DIR: testApp.app.config.dataDir });
  expect(readsPerMinute).toBeLessThan(50 * 60);
  // What a busy page with its own timers asks in a minute, ten times over.
  expect(readsPerMinute).toBeGreaterThan(10 * 60);
  const few = await createTestApp({ beside: testApp, workers: 0, env: { READS_PER_MINUTE: '60' } });
  const own = await listen({
    fetch: (request, given) => few.router.fetch(request, given),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
    answerDirectly: createDirectReads(few.app, {
      reads: directReads,
      headers: await listSecurityHeaders(few.app.config),
    }),
  });
  const asked = await testApp.createUser();
  const other = await testApp.createUser();
  const read = (path: string, as: TestUser, method = 'GET') =>
    fetch(`http://127.0.0.1:${own.port}${path}`, { method, headers: session(as) });
  const ways = ['/api/v1/me', '/api/v1/notifications', '/api/v1/usage'];
  for (let count = 0; count < 60; count += 1)
    expect((await read(ways[count % ways.length] ?? '', asked)).status).toBe(200);
  for (const [path, method] of [...ways.map(way => [way, 'GET']), ['/rpc/me/get', 'POST']] as const) {
    const refused = await read(path, asked, method);
    expect(refused.status, path).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  expect((await read('/api/v1/me', other)).status).toBe(200);
  const words = { method: 'PATCH', headers: { ...session(asked), 'content-type': 'application/json' } };
  const written = await fetch(`http://127.0.0.1:${own.port}/api/v1/me`, {
    ...words,
    body: '{"full_name":"Léa"}',
  });
  expect(written.status).toBe(200);
  await own.stop(0);
  await few.close();
});
