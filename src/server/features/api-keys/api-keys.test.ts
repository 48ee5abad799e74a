import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiKey } from '#contract/api-keys.ts';
import { API_KEY_REQUESTS_PER_MINUTE, API_KEYS_MAX } from '#domain/api-keys/api-key.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Made = { key: ApiKey; token: string };

let testApp: TestApp;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  user = await testApp.createUser({ plan: 'business_pro', admin: true });
});
afterAll(() => testApp.close());

const make = (as = user, json: object = { name: 'Tableur', write: false, days: 30 }) =>
  answer<Made>(
    testApp.request('/api-keys', { method: 'POST', as, json: { password: as.password, ...json } }),
  );
const list = async (as = user) =>
  (await answer<{ items: ApiKey[] }>(testApp.request('/api-keys', { as }))).items;
const by = (token: string, more: object = {}) => ({ ...more, headers: { authorization: `Bearer ${token}` } });
const sql = (text: string, values: unknown[] = []) =>
  testApp.app.db.system.rows<Record<string, unknown>>({ name: '', text, values });

describe('a key', () => {
  test('is shown once; what is kept is its beginning and a hash', async () => {
    const { key, token } = await make();
    expect(token).toMatch(/^acc_[\w-]{43}$/);
    expect(key).toMatchObject({
      name: 'Tableur',
      prefix: token.slice(0, 12),
      scopes: ['read'],
      revoked_at: null,
    });
    const kept = JSON.stringify(await sql('select * from api_keys'));
    expect(kept).toContain(key.prefix);
    expect(kept).not.toContain(token.slice(12));
    expect(JSON.stringify(await list())).not.toContain(token.slice(12));
    const everything = await sql('select to_jsonb(k)::text as row from idempotency_keys k');
    expect(JSON.stringify(everything)).not.toContain(token.slice(12));
  });

  test('is not kept for a repeat with the same Idempotency-Key either', async () => {
    const ask = () =>
      answer<Made>(
        testApp.request('/api-keys', {
          method: 'POST',
          as: user,
          json: { name: 'Deux fois', days: 1, password: user.password },
          headers: { 'idempotency-key': 'one' },
        }),
      );
    const [first, second] = [await ask(), await ask()];
    expect(second.token).not.toBe(first.token);
    const kept = await sql(`select to_jsonb(k)::text as row from idempotency_keys k`);
    expect(JSON.stringify(kept)).not.toContain('acc_');
  });

  test('reads what its user reads, on /api/v1 and nowhere else', async () => {
    const { token } = await make();
    const me = await answer<{ id: string }>(testApp.request('/me', by(token)));
    expect(me.id).toBe(user.userId);
    expect((await testApp.request('/rpc/me/get', by(token, { method: 'POST' }))).status).toBe(401);
    expect([401, 403]).toContain((await testApp.request('/auth/v1/user', by(token))).status);
    expect((await list()).find(key => token.startsWith(key.prefix))?.last_used_at).not.toBeNull();
  });

  test('is told to its owner by mail and in the list', async () => {
    const someone = await testApp.createUser();
    const { key } = await make(someone, { name: 'Rapport', days: 7 });
    const [mail] = await sql('select * from mail_outbox where recipient = $1', [someone.email]);
    expect(String(mail?.['text_body'])).toContain('Rapport');
    expect(String(mail?.['text_body'])).toContain(key.prefix);
    const news = await answer<{ items: object[]; unread: number }>(
      testApp.request('/notifications', { as: someone }),
    );
    expect(news).toMatchObject({
      unread: 1,
      items: [{ event: 'security', security: 'api_key_created', name: 'Rapport' }],
    });
  });

  test.each([
    ['without an end', { name: 'a' }],
    ['longer than a year', { name: 'a', days: 366 }],
    ['for no day', { name: 'a', days: 0 }],
    ['for half a day', { name: 'a', days: 0.5 }],
    ['without a name', { name: ' ', days: 1 }],
    ['with a name that turns the text', { name: 'a\u202eb', days: 1 }],
    ['with scopes of its own', { name: 'a', days: 1, scopes: ['admin'] }],
    ['for somebody else', { name: 'a', days: 1, user_id: '00000000-0000-4000-8000-000000000000' }],
  ])('%s is refused', async (_what, json) => {
    expect(await refusal(testApp.request('/api-keys', { method: 'POST', as: user, json }))).toMatchObject({
      code: 'invalid_input',
    });
  });

  test(`is refused beyond ${API_KEYS_MAX} in force, also when all are asked for at once`, async () => {
    const collector = await testApp.createUser();
    const ask = (index: number) => {
      const json = { name: `k${index}`, days: 1, password: collector.password };
      return testApp.request('/api-keys', { method: 'POST', as: collector, json });
    };
    const statuses: number[] = [];
    // Five at a time: at most ten passwords are checked at once.
    for (let index = 0; index < API_KEYS_MAX + 10; index += 5)
      for (const { status } of await Promise.all([0, 1, 2, 3, 4].map(more => ask(index + more))))
        statuses.push(status);
    expect(statuses.filter(status => status === 201)).toHaveLength(API_KEYS_MAX);
    expect(statuses.filter(status => status === 409)).toHaveLength(10);
  });
});

/** Calls that an API key may make. A new call is refused to keys unless it is listed here. */
const OPEN_TO_KEYS = [
  'access.traces',
  'accountReports.bin',
  'accountReports.check',
  'accountReports.create',
  'accountReports.export',
  'accountReports.get',
  'accountReports.list',
  'accountReports.remove',
  'accountReports.restore',
  'accountReports.setNote',
  'accountReports.videos',
  'accounts.bin',
  'accounts.compare',
  'accounts.erase',
  'accounts.link',
  'accounts.list',
  'accounts.obstacle',
  'accounts.performance',
  'accounts.remove',
  'accounts.replace',
  'accounts.restore',
  'accounts.run',
  'accounts.runEvents',
  'accounts.sync',
  'accounts.update',
  'analyses.bin',
  'analyses.cancel',
  'analyses.get',
  'analyses.keepUpload',
  'analyses.latest',
  'analyses.list',
  'analyses.preview',
  'analyses.price',
  'analyses.progress',
  'analyses.proposals',
  'analyses.remove',
  'analyses.removeUpload',
  'analyses.restore',
  'analyses.retry',
  'analyses.start',
  'analyses.startMany',
  'analyses.startVideo',
  'analyses.upload',
  'analyses.uploads',
  'archive.export',
  'assistant.ask',
  'assistant.create',
  'assistant.export',
  'assistant.follow',
  'assistant.get',
  'assistant.list',
  'assistant.message',
  'assistant.remove',
  'assistant.rename',
  'assistant.restore',
  'assistant.stop',
  'billing.accounts',
  'billing.get',
  'billing.invoices',
  'brand.get',
  'brand.remove',
  'brand.save',
  'dashboard.activity',
  'dashboard.stats',
  'downloads.add',
  'downloads.again',
  'downloads.analyse',
  'downloads.cancel',
  'downloads.choose',
  'downloads.erase',
  'downloads.get',
  'downloads.list',
  'downloads.remove',
  'downloads.restore',
  'downloads.state',
  'experiments.addVideo',
  'experiments.change',
  'experiments.create',
  'experiments.end',
  'experiments.get',
  'experiments.list',
  'experiments.plan',
  'experiments.remove',
  'experiments.restore',
  'experiments.withdrawVideo',
  'exports.script',
  'exports.table',
  'exports.videoReport',
  'generations.change',
  'generations.ctas',
  'generations.facets',
  'generations.get',
  'generations.hooks',
  'generations.list',
  'generations.options',
  'generations.regenerate',
  'generations.remove',
  'generations.restore',
  'generations.rewriteBeat',
  'generations.script',
  'generations.use',
  'generations.used',
  'generations.winners',
  'imports.create',
  'imports.days',
  'imports.list',
  'imports.undo',
  'me.get',
  'me.update',
  'notifications.browse',
  'notifications.choices',
  'notifications.choose',
  'notifications.chooseDigest',
  'notifications.digest',
  'notifications.list',
  'notifications.markRead',
  'notifications.setRead',
  'quotas.checkSubscription',
  'quotas.movements',
  'quotas.overview',
  'quotas.planLimits',
  'quotas.prices',
  'quotas.usage',
  'reportSchedules.create',
  'reportSchedules.list',
  'reportSchedules.remove',
  'reportSchedules.update',
  'sharing.list',
  'sharing.revoke',
  'videoReports.change',
  'videoReports.changeView',
  'videoReports.chooseColumns',
  'videoReports.correctHook',
  'videoReports.facets',
  'videoReports.get',
  'videoReports.list',
  'videoReports.remove',
  'videoReports.removeView',
  'videoReports.restore',
  'videoReports.saveView',
  'videoReports.setNote',
  'videoReports.views',
  'videos.correctHook',
  'videos.list',
  'videos.named',
];

describe('what keys reach', () => {
  const closed = CONTRACT_CALLS.filter(call => call.access !== 'public');

  test('is a list that grows on purpose only', async () => {
    let token = '';
    const open: string[] = [];
    for (const [index, call] of closed.entries()) {
      // There are more calls than one key may make, so each 50 calls get a new key.
      if (index % 50 === 0) ({ token } = await make(user, { name: `tout ${index}`, write: true, days: 1 }));
      const path = `/api/v1${call.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
      const response = await testApp.request(path, by(token, { method: call.method }));
      const text = response.headers.get('content-type')?.includes('json') ? await response.text() : '';
      await response.body?.cancel().catch(() => undefined);
      if (text.includes('"api_key_refused"')) expect(response.status).toBe(403);
      else open.push(call.name);
    }
    expect(open.toSorted()).toEqual(OPEN_TO_KEYS);
  });

  test('with a key that only reads, everything but GET changes nothing', async () => {
    const { token } = await make();
    const before = JSON.stringify(await sql('select * from profiles order by user_id'));
    for (const call of closed.filter(({ name, method }) => OPEN_TO_KEYS.includes(name) && method !== 'GET')) {
      const path = `/api/v1${call.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
      expect(
        await refusal(testApp.request(path, by(token, { method: call.method }))),
        call.name,
      ).toMatchObject({
        status: 403,
        code: 'api_key_read_only',
      });
    }
    expect(JSON.stringify(await sql('select * from profiles order by user_id'))).toBe(before);
  });

  test('a key that may write changes what its user may change', async () => {
    const { token } = await make(user, { name: 'écrit', write: true, days: 1 });
    const response = await testApp.request('/me', {
      method: 'PATCH',
      json: { full_name: 'Nadia' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
  });
});

describe('a key is dead at once', () => {
  const works = async (token: string) => (await testApp.request('/me', by(token))).status;

  test('when it is revoked', async () => {
    const { key, token } = await make();
    expect(await works(token)).toBe(200);
    const revoked = await answer<ApiKey>(
      testApp.request(`/api-keys/${key.id}`, { method: 'DELETE', as: user }),
    );
    expect(revoked.revoked_at).not.toBeNull();
    expect(await works(token)).toBe(401);
  });

  test('when it expires', async () => {
    const { key, token } = await make();
    await sql(
      `update api_keys set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`,
      [key.id],
    );
    expect(await works(token)).toBe(401);
  });

  test('when its user is locked or gone', async () => {
    const someone = await testApp.createUser();
    const { token } = await make(someone);
    expect(await works(token)).toBe(200);
    await sql('update auth.users set locked_at = now() where id = $1', [someone.userId]);
    expect(await works(token)).toBe(401);
    await sql('update auth.users set locked_at = null where id = $1', [someone.userId]);
    expect(await works(token)).toBe(200);
    await sql('delete from auth.users where id = $1', [someone.userId]);
    expect(await works(token)).toBe(401);
  });

  test('when one character of it is wrong', async () => {
    const { token } = await make();
    expect(await works(`${token.slice(0, -2)}xx`)).toBe(401);
    expect(await works(token.slice(0, 12))).toBe(401);
    expect(await works('acc_')).toBe(401);
  });
});

test('nobody sees or revokes the keys of somebody else', async () => {
  const { key } = await make();
  const other = await testApp.createUser({ admin: true });
  expect(await list(other)).toEqual([]);
  expect(
    await refusal(testApp.request(`/api-keys/${key.id}`, { method: 'DELETE', as: other })),
  ).toMatchObject({ status: 404 });
  const rows = await testApp.app.db.tenant(other.userId).rows({ name: '', text: 'select * from api_keys' });
  expect(rows).toEqual([]);
});

test('a key that asks too often is told when to come back, and others go on', async () => {
  const someone = await testApp.createUser();
  const [busy, calm] = [await make(someone), await make(someone)];
  const responses = await Promise.all(
    Array.from({ length: API_KEY_REQUESTS_PER_MINUTE + 5 }, () => testApp.request('/me', by(busy.token))),
  );
  const refused = responses.filter(response => response.status === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await testApp.request('/me', by(calm.token))).status).toBe(200);
});
