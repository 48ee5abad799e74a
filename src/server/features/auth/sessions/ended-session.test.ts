import { setTimeout as pause } from 'node:timers/promises';
import { SignJWT, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, TEST_SECRET, type AuthServer } from '#test/auth/auth-server.ts';
import { processorMs } from '#test/harness/processor-time.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { rotateSigningKey, signingKeys } from './signing-keys.ts';
import { verifyAccessToken } from './verify-access-token.ts';

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

async function newSession() {
  const person = newPerson();
  const { body } = await server.call('/signup', { body: person });
  const { access_token: token, user } = body as { access_token: string; user: { id: string } };
  return { person, token, userId: user.id };
}
const refused = { code: 'unauthenticated', status: 401 };

test('a token tells who calls', async () => {
  const { token, userId, person } = await newSession();
  expect(await verifyAccessToken(server.app, token)).toEqual({
    userId,
    email: person.email,
    sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    aal: 'aal1',
  });
});

test('signing out counts from the next request here, and within a second on another server', async () => {
  const { token } = await newSession();
  await verifyAccessToken(server.app, token);
  await verifyAccessToken(second.app, token);
  await server.call('/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await expect(verifyAccessToken(server.app, token)).rejects.toMatchObject(refused);
  await pause(1_000);
  await expect(verifyAccessToken(second.app, token)).rejects.toMatchObject(refused);
});

test('a locked and a deleted user are refused within a second', async () => {
  const [locked, deleted] = [await newSession(), await newSession()];
  for (const { token } of [locked, deleted]) await verifyAccessToken(server.app, token);
  await server.db.system.run({
    name: 'lock',
    text: 'update auth.users set locked_at = now() where id = $1',
    values: [locked.userId],
  });
  await server.db.system.run({
    name: 'delete',
    text: 'delete from auth.users where id = $1',
    values: [deleted.userId],
  });
  await pause(1_000);
  for (const { token } of [locked, deleted])
    await expect(verifyAccessToken(server.app, token)).rejects.toMatchObject(refused);
});

test('two thousand checks in a second ask the database once', async () => {
  const { token } = await newSession();
  await verifyAccessToken(server.app, token);
  const startedAt = processorMs();
  for (let count = 0; count < 2_000; count++) await verifyAccessToken(server.app, token);
  expect(processorMs() - startedAt).toBeLessThan(500);
});

test('a token expires after an hour', async () => {
  const own = await startAuthServer({ beside: server });
  const { token } = await newSession();
  own.clock.push(3_590_000);
  await verifyAccessToken(own.app, token);
  own.clock.push(15_000);
  await expect(verifyAccessToken(own.app, token)).rejects.toMatchObject(refused);
  await own.close();
});

test('tokens that we did not sign as they stand are refused', async () => {
  const { token } = await newSession();
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const { kid, privateKey, jwks } = await signingKeys(server.app);
  const sign = (alg: string, key: Parameters<SignJWT['sign']>[0], body = claims) =>
    new SignJWT(body).setProtectedHeader({ alg, kid }).sign(key);
  const stranger = (await generateKeyPair('ES256')).privateKey;
  const withoutAlgorithm = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');
  const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(jwks.keys[0]).padEnd(64));
  const forged = [
    `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url')}.${signature}`,
    `${withoutAlgorithm}.${payload}.`,
    await sign('ES256', stranger),
    await sign('HS256', publicKeyAsSecret),
    await sign('ES256', privateKey, { ...claims, aud: 'other' }),
    await sign('ES256', privateKey, { ...claims, session_id: undefined }),
    '',
    'a.b.c',
    'x'.repeat(20_000),
    `${token}x`,
  ];
  for (const one of forged) {
    await expect(verifyAccessToken(server.app, one), one.slice(0, 40)).rejects.toMatchObject(refused);
  }
});

test('two servers that start at once share one key, and it is sealed in the database', async () => {
  const own = await startAuthServer();
  const others = await Promise.all([1, 2, 3, 4].map(() => startAuthServer({ beside: own })));
  const keys = await Promise.all([own, ...others].map(({ app }) => signingKeys(app)));
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  const rows = await own.db.system.rows<{ sealed_private_jwk: Buffer; public_jwk: object }>({
    name: 'keys-of-test',
    text: 'select sealed_private_jwk, public_jwk from auth.signing_keys',
  });
  expect(rows).toHaveLength(1);
  const sealed = rows[0]?.sealed_private_jwk ?? Buffer.alloc(0);
  expect(sealed.includes('"d"')).toBe(false);
  const opened = JSON.parse(createSecrets(TEST_SECRET).open('signing-key', sealed).toString()) as Record<
    string,
    string
  >;
  expect(await exportJWK(await importJWK(opened, 'ES256', { extractable: true }))).toHaveProperty('d');
  expect(JSON.stringify(rows[0]?.public_jwk)).not.toContain('"d"');
  await Promise.all(others.map(other => other.close()));
  await own.close();
});

test('a key rotation signs nobody out', async () => {
  const { token, person } = await newSession();
  const before = (await signingKeys(server.app)).kid;
  await rotateSigningKey(server.app);
  expect((await signingKeys(server.app)).kid).not.toBe(before);
  await verifyAccessToken(server.app, token);
  const client = server.newClient();
  await client.signInWithPassword(person);
  expect((await client.getClaims()).data?.header.kid).not.toBe(before);
  expect((await client.getClaims(token)).error).toBeNull();
  const { data } = await client.getSession();
  await pause(2_100);
  expect(await verifyAccessToken(second.app, data.session?.access_token ?? '')).toMatchObject({
    aal: 'aal1',
  });
});
