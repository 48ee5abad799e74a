import { GoTrueClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mintAccessToken } from '#server/features/auth/sessions/access-token.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

const YEAR_MS = 365 * 86_400_000;
const PASSWORD = 'une phrase assez longue';
const apps: TestApp[] = [];
let testApp: TestApp;
const inYears = (years: number) => new Date(Date.now() + years * YEAR_MS);

beforeEach(async () => {
  testApp = await createTestApp({ workers: 0, now: inYears(-2) });
  apps.push(testApp);
});
afterAll(() => Promise.all(apps.map(app => app.close())));

/** A browser with the real time and the real client, and what it asked for. */
function openBrowser() {
  const asked: string[] = [];
  const client = new GoTrueClient({
    url: 'http://localhost:3000/auth/v1',
    autoRefreshToken: false,
    persistSession: true,
    storageKey: `test-${Math.random()}`,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`);
      return testApp.router.request(request);
    },
  });
  return { client, asked };
}

test.each([-2, 2])('a browser stays signed in while the product’s clock is %i years off', async years => {
  testApp.setNow(inYears(years));
  const { client, asked } = openBrowser();
  const email = 'nadia@example.org';
  const { data, error } = await client.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  const secondsLeft = (data.session?.expires_at ?? 0) - Date.now() / 1_000;
  expect(secondsLeft).toBeGreaterThan(3_500);
  expect(secondsLeft).toBeLessThanOrEqual(3_601);

  // What the client does before every call: it would refresh a session that looks expired.
  asked.length = 0;
  const { data: held } = await client.getSession();
  expect(asked).toEqual([]);
  const authorization = `Bearer ${held.session?.access_token}`;
  const me = await answer<{ email: string; now: string }>(
    testApp.request('/me', { headers: { authorization } }),
  );
  expect(me.email).toBe(email);
  expect(Math.abs(new Date(me.now).getTime() - inYears(years).getTime())).toBeLessThan(60_000);

  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.expires_at).toBeGreaterThan(Date.now() / 1_000 + 3_500);
  expect((await client.getUser()).data.user?.email).toBe(email);
});

test('a session outlives every jump of the product’s clock', async () => {
  const user = await testApp.createUser();
  for (const years of [-2, 0, 3, -1]) {
    testApp.setNow(inYears(years));
    expect((await testApp.request('/me', { as: user })).status).toBe(200);
  }
});

test('a token that expired in real time is refused, although the product’s clock stands before it', async () => {
  const user = await testApp.createUser();
  const { session_id: sessionId } = decodeJwt<{ session_id: string }>(user.token);
  const { app } = testApp;
  const { token } = await mintAccessToken(
    { ...app, clock: { now: () => new Date(Date.now() - 2 * 3_600_000) } },
    { id: user.userId, email: user.email, user_metadata: {}, password_hash: 'x', identities: [] } as never,
    { id: sessionId, aal: 'aal1', methods: [] } as never,
  );
  testApp.setNow(inYears(-2));
  const authorization = `Bearer ${token}`;
  expect(await refusal(testApp.request('/me', { headers: { authorization } }))).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
});

test('guessing is not made easier by moving the product’s clock', async () => {
  const guess = () =>
    testApp.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      json: { email: 'victime@example.org', password: 'deviné ?' },
    });
  const statuses: number[] = [];
  for (let day = 0; day < 12; day += 1) {
    testApp.setNow(new Date(inYears(-2).getTime() + day * 86_400_000));
    statuses.push((await guess()).status);
  }
  expect(statuses.slice(-2)).toEqual([429, 429]);
});
