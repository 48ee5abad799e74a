import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import type { ApifyToken } from '#contract/connections.ts';
import { createApifySource } from '#server/integrations/apify/apify-source.ts';
import { createScene } from '#test/scenes/scene.ts';
import { openApifyServer, type ApifyServer } from '#test/stand-ins/apify-server.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'cuisine.exemple';
const OWN = 'apify_api_OwnTokenOfTheUser0123';
const SERVER = 'apify_api_TokenOfTheOperator99';

let apify: ApifyServer;
let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
beforeAll(async () => {
  apify = await openApifyServer({ handle: HANDLE, tokens: [OWN, SERVER] });
  testApp = await createTestApp({
    now: NOW,
    consent: true,
    sourcesOf: ({ config, db, secrets }) => [
      createApifySource({ db, secrets }, { ...config.apify, pollMs: 5 }),
    ],
    env: { APIFY_API_ORIGIN: apify.origin, APIFY_TOKEN: SERVER },
  });
  scene = createScene(testApp);
});
afterAll(async () => {
  await testApp.close();
  await apify.close();
});
beforeEach(() => {
  testApp.setNow(NOW);
  Object.assign(apify, { tokens: [OWN, SERVER], usedUsd: 1.25, limitUsd: 5, answers: null, used: [] });
});

const get = (as: TestUser) => answer<ApifyToken>(testApp.request('/connections/apify', { as }));
const save = (as: TestUser, token: string) =>
  testApp.request('/connections/apify', { method: 'PUT', as, json: { token } });
const check = (as: TestUser) => testApp.request('/connections/apify/check', { method: 'POST', as });
const stored = (user: TestUser) =>
  testApp.app.db.system.row<{ row: string; token: Buffer }>({
    name: 'test-own-apify-token',
    text: 'select t::text as row, token from apify_tokens t where user_id = $1',
    values: [user.userId],
  });

test('a token is tried at Apify, kept sealed, shown by its end alone, and can be taken away', async () => {
  const user = await testApp.createUser();
  expect(await get(user)).toMatchObject({ ending: null, problem: null, server: true, credit: null });
  const saved = await answer<ApifyToken>(save(user, OWN));
  expect(saved).toEqual({
    ending: '0123',
    savedAt: expect.any(String),
    checkedAt: expect.any(String),
    problem: null,
    isReadable: true,
    server: true,
    credit: { usedUsd: 1.25, limitUsd: 5 },
  });
  // Testing the token starts no run, so it costs nothing.
  expect(apify.used).toEqual([{ path: '/v2/users/me/limits', token: OWN }]);
  const row = await stored(user);
  expect(`${row?.row} ${row?.token.toString('latin1')}`).not.toContain(OWN);
  expect(
    testApp.app.secrets.open(`apify-token:${user.userId}`, row?.token ?? Buffer.alloc(0)).toString(),
  ).toBe(OWN);
  expect(JSON.stringify(await get(user))).not.toContain(OWN);
  expect(await answer(testApp.request('/connections/apify', { method: 'DELETE', as: user }))).toMatchObject({
    ending: null,
  });
  expect(await stored(user)).toBeUndefined();
});

test.each<[string, () => void, string, number, string]>([
  ['wrong or expired', () => (apify.tokens = []), OWN, 422, 'apify_token_refused'],
  ['without rights', () => (apify.answers = { status: 403, body: '{}' }), OWN, 422, 'apify_token_refused'],
  ['that is none', () => undefined, 'pas un jeton', 422, 'apify_token_shape'],
  ['while Apify is down', () => (apify.answers = { status: 503, body: '' }), OWN, 502, 'apify_unreachable'],
  [
    'answered in HTML',
    () => (apify.answers = { status: 200, body: '<html>' }),
    OWN,
    502,
    'apify_unreachable',
  ],
  [
    'answered by another page',
    () => (apify.answers = { status: 200, body: '{}' }),
    OWN,
    502,
    'apify_unreachable',
  ],
  ['while too many ask', () => (apify.answers = { status: 429, body: '{}' }), OWN, 502, 'apify_unreachable'],
])(
  'a token %s is refused with its cause, and what was kept stays',
  async (_what, arrange, token, status, code) => {
    const user = await testApp.createUser();
    await answer(save(user, OWN));
    const before = await stored(user);
    arrange();
    expect(await refusal(save(user, token))).toMatchObject({ status, code });
    expect(await stored(user)).toEqual(before);
  },
);

test('a token whose credit is used up is kept and said to be so; asking again says when it works', async () => {
  const user = await testApp.createUser();
  apify.usedUsd = 5;
  expect(await answer(save(user, OWN))).toMatchObject({ ending: '0123', problem: 'quota' });
  apify.usedUsd = 0;
  expect(await answer(check(user))).toMatchObject({ problem: null, credit: { usedUsd: 0, limitUsd: 5 } });
  apify.tokens = [];
  expect(await answer(check(user))).toMatchObject({ ending: '0123', problem: 'token_refused', credit: null });
  expect(await get(user)).toMatchObject({ problem: 'token_refused' });
});

test('nobody can ask about a token that nobody gave', async () => {
  const user = await testApp.createUser();
  expect(await refusal(check(user))).toMatchObject({ status: 404, code: 'apify_token_missing' });
});

async function linked(user: TestUser) {
  const { account, run } = await answer<{ account: LinkedAccount; run: JobRun | null }>(
    testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle: HANDLE } }),
  );
  return { user, accountId: account.id, firstRun: run };
}

test('each pays their own syncs: a token serves its user and nobody else, the operator’s all who gave none', async () => {
  const payer = await testApp.createUser();
  const other = await testApp.createUser();
  await answer(save(payer, OWN));
  apify.used.length = 0;
  const mine = await linked(payer);
  expect(await scene.ended(mine, mine.firstRun)).toMatchObject({ state: 'done', error: null });
  expect(new Set(apify.used.map(({ token }) => token))).toEqual(new Set([OWN]));
  apify.used.length = 0;
  const theirs = await linked(other);
  expect(await scene.ended(theirs, theirs.firstRun)).toMatchObject({ state: 'done', error: null });
  expect(new Set(apify.used.map(({ token }) => token))).toEqual(new Set([SERVER]));
});

test.each<[string, () => void, 'token_refused' | 'quota']>([
  ['refused since', () => void (apify.tokens = [SERVER]), 'token_refused'],
  ['out of credit', () => void (apify.usedUsd = 5), 'quota'],
])(
  'a sync with a token %s says so on the account and on the token, and mends itself',
  async (_w, arrange, problem) => {
    const user = await testApp.createUser();
    await answer(save(user, OWN));
    arrange();
    const person = await linked(user);
    expect(await scene.ended(person, person.firstRun)).toMatchObject({
      state: 'failed',
      error: { code: `source_${problem}` },
    });
    // The operator's token does not replace a user's token that has failed.
    expect(apify.used.filter(({ token }) => token === SERVER)).toEqual([]);
    expect(await get(user)).toMatchObject({ problem });
    Object.assign(apify, { tokens: [OWN, SERVER], usedUsd: 0 });
    expect(await scene.ended(person, await scene.sync(person))).toMatchObject({ state: 'done', error: null });
    expect(await get(user)).toMatchObject({ problem: null });
  },
);

test('a token sealed with another secret has to be given again', async () => {
  const user = await testApp.createUser();
  await answer(save(user, OWN));
  await testApp.app.db.system.run({
    name: 'test-spoil-token',
    text: String.raw`update apify_tokens set token = '\x00' where user_id = $1`,
    values: [user.userId],
  });
  expect(await get(user)).toMatchObject({ ending: '0123', isReadable: false });
  await answer(save(user, OWN));
  expect(await get(user)).toMatchObject({ isReadable: true });
});
