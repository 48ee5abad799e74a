import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { codeOf, protectedPerson, withPasswordAlone } from '#test/auth/factors.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

async function newestMail(email: string): Promise<string> {
  const row = await server.db.system.row<{ text_body: string }>({
    name: 'test-newest-mail',
    text: `select text_body from mail_outbox where recipient = $1 and text_body like '%token=%'
           order by created_at desc limit 1`,
    values: [email],
  });
  return row?.text_body ?? '';
}

const change = async (client: TestClient) =>
  (await client.updateUser({ password: 'girafe orange 7' })).error?.code ?? 'changed';

test('a recovery link does not replace the second factor', async () => {
  const { person, factorId, secret } = await protectedPerson(server);
  await server.newClient().resetPasswordForEmail(person.email);
  const token = /token=([\w-]+)/.exec(await newestMail(person.email))?.[1] ?? '';
  const reader = server.newClient();
  const { data, error } = await reader.verifyOtp({ type: 'recovery', token_hash: token });
  expect(error).toBeNull();
  expect(data.user?.factors).toMatchObject([{ status: 'verified' }]);
  expect(await change(reader)).toBe('insufficient_aal');
  expect((await server.newClient().signInWithPassword(person)).error).toBeNull();
  expect((await reader.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  await reader.mfa.challengeAndVerify({ factorId, code: await codeOf(server, secret) });
  expect(await change(reader)).toBe('changed');
  expect((await server.newClient().signInWithPassword(person)).error?.code).toBe('invalid_credentials');
});

test('a refresh does not raise a session', async () => {
  const { person } = await protectedPerson(server);
  const browser = await withPasswordAlone(server, person);
  expect((await browser.refreshSession()).error).toBeNull();
  expect((await browser.getClaims()).data?.claims.aal).toBe('aal1');
  expect(await change(browser)).toBe('insufficient_aal');
});
