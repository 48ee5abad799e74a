import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { createDisplaySource } from '#server/integrations/tiktok-api/api-source.ts';
import { createScene } from '#test/scenes/scene.ts';
import {
  displayVideo,
  openTiktokServer,
  TIKTOK_ENV,
  type TiktokServer,
} from '#test/stand-ins/tiktok-server.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'atelier.exemple';
const owner = () => ({
  openId: '_000owner',
  username: HANDLE,
  followers: 45_321,
  videos: Array.from({ length: 7 }, (_, index) => displayVideo(HANDLE, NOW, index)),
});

let tiktok: TiktokServer;
let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
beforeAll(async () => {
  tiktok = await openTiktokServer(owner());
  testApp = await createTestApp({
    now: NOW,
    sourcesOf: ({ config, db, secrets }) =>
      config.tiktok === null ? [] : [createDisplaySource({ db, secrets }, config.tiktok)],
    env: { ...TIKTOK_ENV, TIKTOK_ORIGIN: tiktok.origin, TIKTOK_API_ORIGIN: tiktok.origin },
  });
  scene = createScene(testApp);
});
afterAll(async () => {
  await testApp.close();
  await tiktok.close();
});
beforeEach(() => {
  tiktok.person = owner();
  tiktok.misbehave = null;
});

const browser = randomBytes(32).toString('base64url');
const leave = async (user: TestUser) =>
  (
    await answer<{ url: string }>(
      testApp.request('/connections/tiktok/trip', {
        method: 'POST',
        as: user,
        json: { browser, origin: 'http://localhost:3000' },
      }),
    )
  ).url;
const comeBack = (user: TestUser, back: URLSearchParams) =>
  testApp.request('/connections/tiktok', {
    method: 'POST',
    as: user,
    json: { browser, state: back.get('state'), code: back.get('code') },
  });
const list = async (user: TestUser) =>
  (await answer<{ items: LinkedAccount[] }>(testApp.request('/linked-accounts', { as: user }))).items;
const connections = (user: TestUser) =>
  testApp.app.db.system.rows({
    name: 'test-connections-of',
    text: 'select account_id from tiktok_connections where user_id = $1',
    values: [user.userId],
  });

test('whether accounts can be connected is said before any is linked', async () => {
  const user = await testApp.createUser();
  expect(await answer(testApp.request('/connections', { as: user }))).toEqual({ tiktok: true });
});

test('without any account yet, whoever says yes at TikTok is linked, connected and read', async () => {
  const user = await testApp.createUser();
  const url = new URL(await leave(user));
  // Otherwise TikTok approves by itself for a user who is signed in there.
  expect(url.searchParams.get('disable_auto_auth')).toBe('1');
  const { account, run } = await answer<{ account: LinkedAccount; run: JobRun | null }>(
    comeBack(user, tiktok.allow(url.href)),
  );
  expect(account).toMatchObject({ tiktok_username: HANDLE, is_primary: true, connection: 'connected' });
  const person = { user, accountId: account.id, firstRun: run };
  expect(await scene.ended(person, run)).toMatchObject({ state: 'done', error: null });
  expect((await scene.videos(person)).length).toBe(7);
});

test('an account that is linked already is connected, not linked twice', async () => {
  const user = await testApp.createUser();
  const { account } = await scene.link(user, HANDLE);
  await answer(comeBack(user, tiktok.allow(await leave(user))));
  expect(await list(user)).toMatchObject([{ id: account.id, connection: 'connected' }]);
});

test('where the plan has no place left, nothing is linked and the permission is given back', async () => {
  const user = await testApp.createUser({ plan: 'freemium' });
  await scene.link(user, 'un.autre');
  const before = tiktok.revoked.length;
  expect(await refusal(comeBack(user, tiktok.allow(await leave(user))))).toMatchObject({
    code: 'account_limit_reached',
  });
  expect(tiktok.revoked.length).toBe(before + 1);
  expect((await list(user)).map(account => account.tiktok_username)).toEqual(['un.autre']);
  expect(await connections(user)).toEqual([]);
});

test('a yes that does not cover everything, or names nobody, links nothing and is given back', async () => {
  const user = await testApp.createUser();
  const before = tiktok.revoked.length;
  tiktok.person = { ...owner(), grants: ['user.info.basic', 'video.list'] };
  expect(await refusal(comeBack(user, tiktok.allow(await leave(user))))).toMatchObject({
    code: 'connection_scopes',
    values: {},
  });
  for (const username of ['', 'demo-lea-cuisine', 'a b c', 'x'.repeat(80)]) {
    tiktok.person = { ...owner(), username };
    expect(await refusal(comeBack(user, tiktok.allow(await leave(user))))).toMatchObject({
      code: 'source_parse_changed',
    });
  }
  expect(tiktok.revoked.length).toBe(before + 5);
  expect(await list(user)).toEqual([]);
});
