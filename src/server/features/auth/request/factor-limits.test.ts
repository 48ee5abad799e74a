import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
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

  // Even the right code waits now, and the answer says how long.
  const refused = await guess(0, right);
  expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
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
  await client.mfa.recoveryCodes.generate();
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
  const { error } = await browser.mfa.challengeAndVerify({ factorId, code: await codeOf(server, secret) });
  expect(error).toBeNull();
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
