import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { apifyItems } from '#test/sources/apify-items.ts';
import { openLocalSite, type LocalSite } from '#test/sources/local-site.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { createApifySource } from './apify-source.ts';
import { sealAndSaveToken } from './apify-tokens.ts';

const handle = 'cuisine.exemple' as Handle;
const now = () => new Date('2026-11-21T12:00:00Z');
const OWN = 'apify_api_OwnTokenOfTheUser0123';

interface Scene {
  statuses: string[];
  items: unknown;
  start?: { status: number; body: object };
  poll?: number;
}
let site: LocalSite;
let scene: Scene;
let testApp: TestApp;
let user: TestUser;
const data = (status: string) => ({ data: { id: 'run12345', status, defaultDatasetId: 'set12345' } });

beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  user = await testApp.createUser();
  site = await openLocalSite((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const url = request.url ?? '';
    if (url.startsWith('/v2/acts/clockworks~tiktok-profile-scraper/runs')) {
      if (scene.start !== undefined) return void send(scene.start.status, scene.start.body);
      return void send(201, data('READY'));
    }
    if (url === '/v2/actor-runs/run12345')
      return void send(scene.poll ?? 200, data(scene.statuses.shift() ?? 'SUCCEEDED'));
    if (url === '/v2/actor-runs/run12345/abort') return void send(200, data('ABORTED'));
    if (url.startsWith('/v2/datasets/set12345/items')) return void send(200, scene.items);
    send(404, { error: { type: 'record-not-found', message: 'x' } });
  });
});
afterAll(async () => {
  await site.close();
  await testApp.close();
});
beforeEach(() => {
  scene = { statuses: ['RUNNING', 'RUNNING', 'SUCCEEDED'], items: apifyItems(handle, 3) };
  site.asked.length = 0;
  site.requests.length = 0;
});

const source = (serverToken: string | null = 'apify_api_server_token_000') =>
  createApifySource(testApp.app, { origin: site.origin, serverToken, pollMs: 5 });
const options = (signal = AbortSignal.timeout(10_000)) => ({ userId: user.userId, signal, now, limit: 50 });

test('one paid run gives profile and videos, rounded, from Apify', async () => {
  const collect = options();
  const apify = source();
  const profile = await apify.profile?.(handle, collect);
  const videos = await apify.videos?.(handle, collect);
  expect(profile).toMatchObject({ handle, source: 'apify', precision: 'rounded', followers: 45_300 });
  expect(videos?.map(video => video.source)).toEqual(['apify', 'apify', 'apify']);
  expect(site.asked.filter(path => path.startsWith('/v2/acts/'))).toHaveLength(1);
  expect(site.asked[0]).toContain('maxItems=200');
  expect(site.asked.every(path => !path.includes('token'))).toBe(true);
});

test('the user’s own token goes before the server’s, sealed; without any, nobody is served', async () => {
  expect(await source(null).serves?.(handle, user.userId)).toBe(false);
  expect(await source().serves?.(handle, user.userId)).toBe(true);
  await sealAndSaveToken(testApp.app, testApp.app.db.tenant(user.userId), user.userId, {
    token: OWN,
    problem: null,
    now: now(),
  });
  await source().profile?.(handle, options());
  expect(site.requests[0]?.authorization).toBe(`Bearer ${OWN}`);
  const row = await testApp.app.db.system.row<{ row: string; token: Buffer }>({
    name: 'test-apify-token',
    text: 'select t::text as row, token from apify_tokens t where user_id = $1',
    values: [user.userId],
  });
  expect(row?.row).not.toContain(OWN);
  expect(row?.token.toString('latin1')).not.toContain(OWN);
  const told = await testApp.request('/connections/apify', { as: user });
  expect(await told.json()).toMatchObject({ ending: '0123' });
  await testApp.request('/connections/apify', { method: 'DELETE', as: user });
  expect(await source(null).serves?.(handle, user.userId)).toBe(false);
});

test.each<[string, Partial<Scene>, string]>([
  [
    'a token that is not valid',
    { start: { status: 401, body: { error: { type: 'user-or-token-not-found' } } } },
    'token_refused',
  ],
  [
    'no credit left',
    { start: { status: 402, body: { error: { type: 'not-enough-usage-to-run-paid-actor' } } } },
    'quota',
  ],
  [
    'too many requests',
    { start: { status: 429, body: { error: { type: 'rate-limit-exceeded' } } } },
    'rate_limited',
  ],
  [
    'an actor that is gone',
    { start: { status: 404, body: { error: { type: 'record-not-found' } } } },
    'unavailable',
  ],
  ['a run that fails', { statuses: ['FAILED'] }, 'unavailable'],
  ['a run that takes too long', { statuses: ['TIMED-OUT'] }, 'timeout'],
  ['a state nobody knows', { statuses: ['DANCING'] }, 'parse_changed'],
  ['an error while waiting', { poll: 503 }, 'unavailable'],
  ['items that are no list', { items: { x: 1 } }, 'parse_changed'],
  ['items of another shape', { items: [{ x: 1 }] }, 'parse_changed'],
  [
    'an account that is not there',
    { items: [{ url: 'x', error: 'Profile not found' }] },
    'not_found_or_blocked',
  ],
  ['a private account', { items: [{ url: 'x', error: 'This account is private' }] }, 'private'],
  [
    'a run without id',
    { start: { status: 201, body: { data: { id: '../x', status: 'READY' } } } },
    'parse_changed',
  ],
])('%s is told', async (_name, changes, code) => {
  scene = { ...scene, ...changes };
  await expect(source().profile?.(handle, options())).rejects.toMatchObject({ code, source: 'apify' });
});

test('a run that nobody waits for any longer is ended: it costs somebody', async () => {
  scene.statuses = Array.from({ length: 10_000 }, () => 'RUNNING');
  await expect(source().profile?.(handle, options(AbortSignal.timeout(60)))).rejects.toMatchObject({
    code: 'timeout',
  });
  expect(site.asked.at(-1)).toBe('/v2/actor-runs/run12345/abort');
});
