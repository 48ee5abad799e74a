import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { bearerOf, codeOf, nextStep, protectedPerson, withPasswordAlone } from '#test/auth/factors.ts';
import { rounds } from '#test/harness/rounds.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => server.close());

const QUARTER_MS = 15 * 60_000;
const PROMISED = 1_000;
const CODES = rounds(PROMISED, 300);

test(`${CODES} of ${PROMISED} codes at one account from 100 addresses: ten are evaluated a quarter of an hour, forty a day`, async () => {
  const { person, factorId, secret } = await protectedPerson(server);
  const thief = await withPasswordAlone(server, person);
  const bearer = await bearerOf(thief);
  const right = await codeOf(server, secret);
  const guess = async (
    index: number,
    code = String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
  ) => {
    const headers = { ...bearer, 'x-forwarded-for': `198.51.100.${index % 100}` };
    const { body } = await server.call(`/factors/${factorId}/challenge`, { body: {}, headers });
    return server.call(`/factors/${factorId}/verify`, { body: { challenge_id: body['id'], code }, headers });
  };
  const evaluated = async (from: number, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => guess(from + index)));
    for (const { status } of answers) expect([422, 429]).toContain(status);
    return answers.filter(({ status }) => status === 422).length;
  };
  let total = 0;
  for (let batch = 0; batch < CODES / 100; batch++) total += await evaluated(batch * 100, 100);
  expect(total).toBe(10);

  // Even the right code is locked now, and the answer says for how long.
  const refused = await guess(0, right);
  expect(refused).toMatchObject({ status: 429, body: { error_code: 'mfa_codes_locked' } });
  expect(refused.body['msg']).toMatch(/^Trop de codes essayés\. .* «\u00a0Mot de passe oublié\u202f\?/u);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);

  let day = total;
  for (let quarter = 0; quarter < 6; quarter++) {
    server.clock.push(QUARTER_MS);
    await thief.refreshSession();
    Object.assign(bearer, await bearerOf(thief));
    day += await evaluated(quarter * 20, 20);
  }
  expect(day).toBe(40);
});

test('recovery codes are limited by themselves, so that a factor still opens the account', async () => {
  const { person, factorId, secret, client } = await protectedPerson(server);
  const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  const browser = await withPasswordAlone(server, person);
  const headers = await bearerOf(browser);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      server.call('/factors/recovery-codes/verify', { body: { code: 'k4m9x7qp2ab8ht3z' }, headers }),
    ),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ error_code: 'mfa_recovery_codes_locked' });
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
  // Someone who knows the password cannot lock the owner out: the owner’s own code works from another network.
  const elsewhere = {
    ...(await bearerOf(await withPasswordAlone(server, person))),
    'x-forwarded-for': '198.51.100.7',
  };
  const opened = await server.call('/factors/recovery-codes/verify', {
    body: { code: codes[0] },
    headers: elsewhere,
  });
  expect(opened.status).toBe(200);
  const { error } = await browser.mfa.challengeAndVerify({ factorId, code: await codeOf(server, secret) });
  expect(error).toBeNull();
});

test('whoever knows the password alone cannot use up the tries of a browser that showed a second factor', async () => {
  const { person, factorId, secret, client } = await protectedPerson(server);
  const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  const answered = async (browser: TestClient, code: string, cookie = '') => {
    const headers = { ...(await bearerOf(browser)), cookie };
    const { body } = await server.call(`/factors/${factorId}/challenge`, { body: {}, headers });
    return server.call(`/factors/${factorId}/verify`, { body: { challenge_id: body['id'], code }, headers });
  };
  const own = await withPasswordAlone(server, person);
  const opened = await answered(own, await codeOf(server, secret));
  nextStep(server);
  const given = opened.headers.get('set-cookie') ?? '';
  expect(given).toMatch(/^accroche-factor=/);
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(given).toContain(part);
  const mark = given.split(';')[0] ?? '';

  const thief = await withPasswordAlone(server, person);
  for (let guess = 0; guess < 12; guess++) await answered(thief, '000000');
  for (let guess = 0; guess < 12; guess++)
    await server.call('/factors/recovery-codes/verify', {
      body: { code: 'k4m9x7qp2ab8ht3z' },
      headers: await bearerOf(thief),
    });
  // The cookie is set only after a right factor, and is valid for its own user only.
  const signedIn = await server.call('/token?grant_type=password', { body: person });
  expect(signedIn.headers.get('set-cookie')).not.toContain('accroche-factor');
  const { client: other, factorId: othersFactor, secret: othersSecret } = await protectedPerson(server);
  const headers = await bearerOf(other);
  const { body } = await server.call(`/factors/${othersFactor}/challenge`, { body: {}, headers });
  const theirs = await server.call(`/factors/${othersFactor}/verify`, {
    body: { challenge_id: body['id'], code: await codeOf(server, othersSecret) },
    headers,
  });
  const known = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const right = await codeOf(server, secret);
  for (const cookie of [
    '',
    known.replace('accroche-known', 'accroche-factor'),
    (theirs.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    `${mark.slice(0, -2)}AA`,
  ])
    expect((await answered(thief, right, cookie)).status, cookie).toBe(429);

  const again = await withPasswordAlone(server, person);
  expect((await answered(again, right, mark)).status).toBe(200);
  const spare = await withPasswordAlone(server, person);
  const recovered = await server.call('/factors/recovery-codes/verify', {
    body: { code: codes[0] },
    headers: { ...(await bearerOf(spare)), cookie: mark },
  });
  expect(recovered.status).toBe(200);

  // The cookie grants nothing: ten wrong codes sent with it are all there are.
  nextStep(server);
  const statuses = [];
  for (let guess = 0; guess < 12; guess++) statuses.push((await answered(spare, '000000', mark)).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
});

test('whoever knows the password alone locks no new browser out that comes by a mailed link, and the link gives ten tries in all', async () => {
  const { person, factorId, secret } = await protectedPerson(server);
  const answered = async (browser: TestClient, code: string) => {
    const headers = await bearerOf(browser);
    const { body } = await server.call(`/factors/${factorId}/challenge`, { body: {}, headers });
    return server.call(`/factors/${factorId}/verify`, { body: { challenge_id: body['id'], code }, headers });
  };
  const byLink = async () => {
    await server.call('/recover', { body: { email: person.email } });
    const mail = await server.db.system.row<{ text_body: string }>({
      name: 'newest-link',
      text: `select text_body from mail_outbox where recipient = $1 and text_body like '%#token=%'
             order by created_at desc limit 1`,
      values: [person.email],
    });
    const browser = server.newClient();
    const token_hash = /#token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    const { error } = await browser.verifyOtp({ type: 'recovery', token_hash });
    expect(error).toBeNull();
    return browser;
  };
  const thief = await withPasswordAlone(server, person);
  for (let guess = 0; guess < 12; guess++) await answered(thief, '000000');
  const right = await codeOf(server, secret);
  const fresh = await withPasswordAlone(server, person);
  expect((await answered(fresh, right)).body).toMatchObject({ error_code: 'mfa_codes_locked' });
  expect((await answered(await byLink(), right)).status).toBe(200);

  // Another link does not give another ten guesses.
  nextStep(server);
  const statuses = [];
  for (const browser of [await byLink(), await byLink()])
    for (let guess = 0; guess < 6; guess++) statuses.push((await answered(browser, '000000')).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
});

test('right codes are not counted against the account', async () => {
  const { factorId, secret, client } = await protectedPerson(server);
  for (let count = 0; count < 15; count++) {
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: await codeOf(server, secret) });
    expect(error).toBeNull();
    nextStep(server);
  }
});

test('every factor route is limited per address', async () => {
  const own = await startAuthServer({
    limits: {
      loopbackFactor: 1,
      network: {
        ...(await import('./auth-limits.ts')).DEFAULT_LIMITS.network,
        factor: { hits: 12, windowSeconds: 60 },
      },
    },
    beside: server,
  });
  const { client, factorId } = await protectedPerson(own);
  const headers = await bearerOf(client);
  for (let count = 0; count < 12; count++)
    await own.call('/factors', { body: { factor_type: 'totp', friendly_name: `f${count}` }, headers });
  for (const [method, path] of [
    ['POST', '/factors'],
    ['DELETE', `/factors/${factorId}`],
    ['POST', `/factors/${factorId}/challenge`],
    ['POST', `/factors/${factorId}/verify`],
    ['POST', '/factors/recovery-codes'],
    ['DELETE', '/factors/recovery-codes'],
    ['POST', '/factors/recovery-codes/regenerate'],
    ['POST', '/factors/recovery-codes/verify'],
  ] as const) {
    const answer = await own.call(path, { method, headers, ...(method === 'POST' ? { body: {} } : {}) });
    expect(answer.status, `${method} ${path}`).toBe(429);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  await own.close();
});
