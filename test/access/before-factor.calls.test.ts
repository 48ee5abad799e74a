import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_CALLS, type ContractCall } from '#test/harness/contract-calls.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, bothWays, everything, type Call } from './calling.ts';
import { TRIED_PATHS, type TriedPath } from './path-table.ts';
import { protect } from './protect.ts';
import { createVictim, type Victim } from './victim.ts';

/** What somebody reaches who has yet to show the second factor. */
const REACHED = new Set([
  'GET /auth/v1/user',
  'POST /auth/v1/logout',
  'POST /auth/v1/factors/recovery-codes/verify',
  'POST /auth/v1/factors/:id/challenge',
  'POST /auth/v1/factors/:id/verify',
]);

let testApp: TestApp;
let victim: Victim;
let factor: Awaited<ReturnType<typeof protect>>;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  victim = await createVictim(testApp);
  factor = await protect(testApp, victim.user);
});
afterAll(() => testApp.close());

const tokenBefore = () => bearer(victim.user.token);
const calls = CONTRACT_CALLS.filter(call => call.access !== 'public');

test.each(calls.map((call): [string, ContractCall] => [call.name, call]))(
  '%s is closed to a session before its second factor',
  async (_name, call) => {
    const before = await everything(testApp);
    for (const asked of bothWays(call)) {
      const { status, text } = await ask(testApp, asked, tokenBefore());
      expect([status, text.includes('"second_factor_needed"')]).toEqual([401, true]);
      expect(victim.marks.filter(mark => text.includes(mark))).toEqual([]);
    }
    expect(await everything(testApp)).toBe(before);
  },
);

const closed = TRIED_PATHS.filter(({ name, access }) => access.lets === 'session' && !REACHED.has(name));

test.each(closed.map((path): [string, TriedPath] => [path.name, path]))(
  '%s is closed to a session before its second factor',
  async (_name, path) => {
    const before = await everything(testApp);
    const { status, text } = await ask(testApp, path, tokenBefore());
    // Sign-in speaks its own protocol, everything else the product's.
    const [code, word] = path.url.startsWith('/auth/')
      ? ([403, '"insufficient_aal"'] as const)
      : ([401, '"second_factor_needed"'] as const);
    expect([status, text.includes(word)]).toEqual([code, true]);
    expect(await everything(testApp)).toBe(before);
  },
);

test('such a session sees who it is, and signs itself out but nobody else', async () => {
  const { status, text } = await ask(testApp, { method: 'GET', url: '/auth/v1/user' }, tokenBefore());
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ factors: [{ status: 'verified' }] });
  for (const scope of ['others', 'global']) {
    const asked: Call = { method: 'POST', url: `/auth/v1/logout?scope=${scope}` };
    expect((await ask(testApp, asked, tokenBefore())).status).toBe(403);
  }
  expect((await ask(testApp, { method: 'GET', url: '/api/v1/me' }, bearer(factor.token))).status).toBe(200);
});

test('the token of a session that has risen opens everything, the one from before still nothing', async () => {
  const raised = await ask(testApp, { method: 'GET', url: '/api/v1/me' }, bearer(factor.token));
  expect(raised.status).toBe(200);
  const before = await ask(testApp, { method: 'GET', url: '/api/v1/me' }, tokenBefore());
  expect(before.status).toBe(401);
});

test('a session that is open when the factor is verified elsewhere is closed at the next call', async () => {
  const user = await testApp.createUser();
  const { access_token: other } = JSON.parse(
    (
      await ask(testApp, {
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        body: { email: user.email, password: 'un mot de passe de test' },
      })
    ).text,
  ) as { access_token: string };
  const me: Call = { method: 'GET', url: '/api/v1/me' };
  expect((await ask(testApp, me, bearer(other))).status).toBe(200);
  const { secret, factorId } = await protect(testApp, user);
  expect((await ask(testApp, me, bearer(other))).status).toBe(401);

  const post = async (url: string, body: Record<string, unknown>) =>
    JSON.parse((await ask(testApp, { method: 'POST', url, body }, bearer(other))).text) as Record<
      string,
      string
    >;
  const { id } = await post(`/auth/v1/factors/${factorId}/challenge`, {});
  const code = await generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 });
  const { access_token: raised } = await post(`/auth/v1/factors/${factorId}/verify`, {
    challenge_id: id,
    code,
  });
  expect((await ask(testApp, me, bearer(raised ?? ''))).status).toBe(200);
});
