import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evictStranger } from '#server/features/auth/users/evict-stranger.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { openApifyServer, type ApifyServer } from '#test/stand-ins/apify-server.ts';
import { eventually } from '#test/harness/eventually.ts';
import { openOpenAiServer, wellBehaved, type OpenAiServer } from '#test/stand-ins/openai-server.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const APIFY = 'apify_api_OwnTokenOfTheUser0123';
let model: OpenAiServer;
let apify: ApifyServer;
let testApp: TestApp;
beforeAll(async () => {
  model = await openOpenAiServer();
  model.answer = body => wellBehaved(body) ?? { kind: 'text', text: 'Hello.' };
  apify = await openApifyServer({ handle: 'exemple', tokens: [APIFY] });
  testApp = await createTestApp({
    workers: 0,
    env: { AI_USERS_REACH_PRIVATE: 'true', APIFY_API_ORIGIN: apify.origin },
  });
});
afterAll(async () => {
  await testApp.close();
  await model.close();
  await apify.close();
});

const system = () => testApp.app.db.system;
const row = async <Row>(text: string, ...values: unknown[]) =>
  (await system().row<Row>({ name: '', text, values })) as Row;
const send = (as: TestUser, method: string, path: string, json: object) =>
  testApp.request(path, { method, as, json });

/**
 * Every write that gives power over an account: how it is requested, and the table in which nothing of it may remain.
 */
const POWERS: [string, string | null, (as: TestUser) => Promise<Response>][] = [
  [
    'a password',
    null,
    as =>
      send(as, 'PUT', '/auth/v1/user', { password: 'girafe prudente 9182', current_password: as.password }),
  ],
  [
    'another address',
    'auth.one_time_tokens',
    as =>
      send(as, 'PUT', '/auth/v1/user', {
        email: `b-${as.userId}@exemple.fr`,
        current_password: as.password,
      }),
  ],
  [
    'a second factor',
    'auth.factors',
    as => send(as, 'POST', '/auth/v1/factors', { factor_type: 'totp', current_password: as.password }),
  ],
  [
    'a session',
    'auth.sessions',
    as =>
      testApp.request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        json: { email: as.email, password: as.password },
      }),
  ],
  [
    'an API key',
    'api_keys',
    as => send(as, 'POST', '/api-keys', { name: 'a', days: 300, write: true, password: as.password }),
  ],
  [
    'a share link',
    'share_links',
    async as => {
      const { id } = await row<{ id: string }>(
        `insert into video_analyses (user_id, origin, target, created_at) values ($1, 'file', 'file:x', now())
         returning id`,
        as.userId,
      );
      return send(as, 'POST', '/share-links', { kind: 'video_report', reportId: id, days: 30 });
    },
  ],
  [
    'a schedule',
    'report_schedules',
    async as => {
      const { id } = await row<{ id: string }>(
        `insert into user_tiktok_accounts (user_id, tiktok_username) values ($1, 'demo-lea-cuisine') returning id`,
        as.userId,
      );
      const choice = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
      return send(as, 'POST', '/report-schedules', { accountId: id, ...choice });
    },
  ],
  [
    'a model of one’s own',
    'model_settings',
    as =>
      send(as, 'PUT', '/models/settings', {
        provider: 'openai_compatible',
        baseUrl: model.baseUrl,
        model: 'small-model',
        apiKey: 'sk-a-key-that-nobody-may-see-1234',
      }),
  ],
  ['a token of Apify', 'apify_tokens', as => send(as, 'PUT', '/connections/apify', { token: APIFY })],
  [
    'the erasure',
    'account_deletions',
    as => send(as, 'POST', '/account-deletion', { word: 'SUPPRIMER', password: as.password }),
  ],
];

/** Starts the call, takes the account back while it is in progress, and returns the answer to the call. */
async function takenBackMeanwhile(
  as: TestUser,
  call: (as: TestUser) => Promise<Response>,
  takeBack: (tx: Transaction) => Promise<unknown>,
): Promise<Response> {
  let answered: Promise<Response> | undefined;
  await system().transaction(async tx => {
    const values = [as.userId];
    await tx.run({ name: '', text: 'select from auth.users where id = $1 for update', values });
    await tx.run({ name: '', text: 'select from profiles where user_id = $1 for update', values });
    answered = call(as);
    // It has passed its check, and waits to write.
    await eventually(async () => {
      const { n } = await row<{ n: number }>(
        `select count(*) as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query not like '%pg_stat_activity%'`,
      );
      expect(n).toBeGreaterThan(0);
    });
    await takeBack(tx);
  });
  if (answered === undefined) throw new Error('Nothing was asked');
  return answered;
}

describe('a call that was proved before the account was taken back gives no power afterwards', () => {
  test.each(POWERS)('%s', async (_what, table, call) => {
    const stranger = await testApp.createUser({ plan: 'premium' });
    const { userId } = stranger;
    const response = await takenBackMeanwhile(stranger, call, tx =>
      evictStranger(tx, userId, { passwordHash: null, metadata: {}, now: new Date() }),
    );
    expect(response.ok, await response.clone().text()).toBe(false);
    expect(response.status).toBeLessThan(500);
    const { password_hash: hash } = await row<{ password_hash: string | null }>(
      'select password_hash from auth.users where id = $1',
      userId,
    );
    expect(hash).toBeNull();
    if (table === null) return;
    const standing = table === 'auth.sessions' ? ' and ended_at is null' : '';
    const left = await row<{ n: number }>(
      `select count(*) as n from ${table} where user_id = $1${standing}`,
      userId,
    );
    expect(left).toEqual({ n: 0 });
  });
});

test('a thief whose call is on its way when the owner chooses another password gets no key and ends no session', async () => {
  const thief = await testApp.createUser();
  const end = (tx: Transaction) =>
    tx.run({
      name: '',
      text: 'update auth.sessions set ended_at = now() where user_id = $1',
      values: [thief.userId],
    });
  const key = POWERS.find(([what]) => what === 'an API key');
  if (key === undefined) throw new Error('No API key among the powers');
  expect((await takenBackMeanwhile(thief, key[2], end)).status).toBe(401);
});
