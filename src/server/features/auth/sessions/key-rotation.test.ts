import { DAY_MS } from '#domain/time/day-ms.ts';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { answer, createTestApp, refusal } from '#test/harness/context.ts';
import {
  publicKey,
  publishedKeys,
  rotateAgedSigningKey,
  rotateSigningKey,
  signingKeys,
} from './signing-keys.ts';
import { verifyAccessToken } from './verify-access-token.ts';

const HOUR_MS = 3_600_000;

let server: AuthServer;
let second: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
  second = await startAuthServer({ beside: server });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

async function signedUp(): Promise<TestClient> {
  const client = server.newClient();
  await client.signUp(newPerson());
  return client;
}
const tokenOf = async (client: TestClient) => (await client.getSession()).data.session?.access_token ?? '';
const kidsAt = async (on: AuthServer) =>
  ((await on.call('/.well-known/jwks.json')).body['keys'] as { kid: string }[]).map(({ kid }) => kid);

test('over five rotations under way nobody is signed out or refused, on either server', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, signedUp));
  const tokens: string[] = [];
  for (let round = 0; round < 5; round++) {
    for (const client of clients) tokens.push(await tokenOf(client));
    await rotateSigningKey(round % 2 === 0 ? server.app : second.app);
    for (const client of clients) {
      expect((await client.refreshSession()).error).toBeNull();
      tokens.push(await tokenOf(client));
    }
    // Straight away on the server that did not make the key, too.
    const checks = tokens.flatMap(token => [server, second].map(on => verifyAccessToken(on.app, token)));
    await expect(Promise.all(checks)).resolves.toHaveLength(tokens.length * 2);
  }
  expect(await kidsAt(server)).toHaveLength(6);
  expect(new Set(await kidsAt(server)).size).toBe(6);
});

test('an old key stays published until its tokens are dead, and no longer', async () => {
  const own = await startAuthServer();
  const before = (await signingKeys(own.app)).kid;
  await rotateSigningKey(own.app);
  own.clock.push(HOUR_MS + 60_000);
  expect((await publishedKeys(own.app)).map(({ kid }) => kid)).toContain(before);
  own.clock.push(2 * HOUR_MS);
  expect((await publishedKeys(own.app)).map(({ kid }) => kid)).not.toContain(before);
  await rotateSigningKey(own.app);
  const rows = await own.db.system.rows({ name: 'kids-of-test', text: 'select kid from auth.signing_keys' });
  expect(rows).not.toContainEqual({ kid: before });
  await own.close();
});

test('after ninety days a key is replaced by itself, once, however many servers look', async () => {
  const own = await startAuthServer();
  const others = await Promise.all([1, 2, 3].map(() => startAuthServer({ beside: own })));
  const all = [own, ...others];
  const before = (await signingKeys(own.app)).kid;
  for (const { clock } of all) clock.push(89 * DAY_MS);
  await Promise.all(all.map(({ app }) => rotateAgedSigningKey(app)));
  expect((await publishedKeys(own.app)).map(({ kid }) => kid)).toEqual([before]);
  for (const { clock } of all) clock.push(DAY_MS);
  await Promise.all(all.map(({ app }) => rotateAgedSigningKey(app)));
  const kids = (await publishedKeys(own.app)).map(({ kid }) => kid);
  expect(kids).toHaveLength(2);
  expect(kids[0]).not.toBe(before);
  for (const one of others) await one.close();
  await own.close();
});

test('a withdrawn key’s tokens are refused at once here, and its owner goes on by renewing', async () => {
  const client = await signedUp();
  const token = await tokenOf(client);
  await verifyAccessToken(server.app, token);
  await rotateSigningKey(server.app, { withdrawOld: true });
  await expect(verifyAccessToken(server.app, token)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await kidsAt(server)).toHaveLength(1);
  expect((await client.refreshSession()).error).toBeNull();
  await verifyAccessToken(server.app, await tokenOf(client));
});

test('a token of a foreign key is refused, and made-up names cost the database next to nothing', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const forge = (kid: string) =>
    new SignJWT({ session_id: 'x', email: 'a@b.fr', aal: 'aal1' })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setSubject('x')
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(privateKey);
  let loads = 0;
  const { system } = server.db;
  const counted = {
    ...server.app,
    db: {
      ...server.db,
      system: {
        ...system,
        rows: (...given: Parameters<typeof system.rows>) => {
          loads += 1;
          return system.rows(...given);
        },
      },
    },
  } as typeof server.app;
  const startedAt = performance.now();
  for (let round = 0; round < 4; round++) {
    const forged = await Promise.all(
      Array.from({ length: 50 }, (_, index) => forge(`nobody-${round}-${index}`)),
    );
    const results = await Promise.allSettled(forged.map(token => verifyAccessToken(counted, token)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  }
  expect(loads).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / 200);
  expect(await publicKey(server.app, 'nobody')).toBeUndefined();
});

test('an administrator rotates the keys, which is written down; nobody else may', async () => {
  const testApp = await createTestApp({ workers: 0 });
  const admin = await testApp.createUser({ admin: true });
  const user = await testApp.createUser();
  const rotate = (as: typeof user, json = {}) =>
    testApp.request('/admin/signing-keys/rotation', { method: 'POST', as, json });
  expect(await refusal(rotate(user))).toMatchObject({ status: 403, code: 'forbidden' });
  const list = await answer<{ items: { kid: string; retiredAt: string | null }[] }>(rotate(admin));
  expect(list.items.map(({ retiredAt }) => retiredAt === null)).toEqual([true, false]);
  expect(JSON.stringify(list)).not.toContain('"d"');
  expect((await testApp.request('/me', { as: user })).status).toBe(200);
  const after = await answer<{ items: unknown[] }>(rotate(admin, { withdrawOld: true }));
  expect(after.items).toHaveLength(1);
  expect((await testApp.request('/me', { as: user })).status).toBe(401);
  const written = await testApp.app.db.system.rows({
    name: 'written-of-test',
    text: `select action, actor_id from audit_log where action like 'keys.%' order by id`,
  });
  expect(written).toEqual([
    { action: 'keys.rotated', actor_id: admin.userId },
    { action: 'keys.withdrawn', actor_id: admin.userId },
  ]);
  await testApp.close();
});
