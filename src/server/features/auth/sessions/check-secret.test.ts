import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { checkSecret } from './check-secret.ts';
import { TEST_SECRET } from '#test/auth/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const started = (secret: string, accept = false) =>
  checkSecret({ ...server.app, secrets: createSecrets(secret) }, { accept });
const OTHER = 'a-secret-nobody-has-seen-before-7c91e2';

test('another secret than before stops the start and changes nothing; only the switch lets it in', async () => {
  const person = newPerson();
  const { body } = await server.call('/signup', { body: person });
  const headers = { authorization: `Bearer ${String(body['access_token'])}` };
  const userId = (body['user'] as { id: string }).id;
  await server.db.system.run({
    name: '',
    text: `with f as (insert into auth.factors (user_id, factor_type, friendly_name, status, sealed_secret)
                      values ($1, 'totp', 'Téléphone', 'unverified', 'x'))
           insert into api_keys (user_id, name, prefix, token_hash, scopes, created_at, expires_at)
           values ($1, 'Clé', 'x', 'x', '{read}', now(), now() + interval '1 day')`,
    values: [userId],
  });
  // A database of an earlier version has no check value yet: its signing keys reveal a changed secret.
  await expect(started(OTHER)).rejects.toThrow(/APP_SECRET .*ACCEPT_NEW_SECRET=true/);
  expect(await started(TEST_SECRET)).toEqual([]);
  await expect(started(OTHER)).rejects.toThrow(/Start with the earlier secret/);
  expect((await server.call('/user', { headers })).status).toBe(200);

  const lines = await started(OTHER, true);
  expect(lines).toEqual([
    '1 × sessions (everybody signs in again)',
    expect.stringContaining('1 × authenticator apps'),
    '1 × API keys',
  ]);
  // The old token is signed with a deleted key: it is refused at once here, and within a second on other servers.
  await expect
    .poll(async () => (await server.call('/user', { headers })).status, { timeout: 5_000 })
    .not.toBe(200);
  expect(await started(OTHER)).toEqual([]);
  await expect(started(TEST_SECRET)).rejects.toThrow('APP_SECRET');
});
