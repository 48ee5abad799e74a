import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { newGooglePerson, startGoogleServer, type GoogleServer } from '#test/auth/google-server.ts';
import { Browser } from '#test/auth/google-flow.ts';
import { codeOf, protectedPerson, withPasswordAlone } from '#test/auth/factors.ts';

let google: GoogleServer;
let server: AuthServer;
beforeAll(async () => {
  google = await startGoogleServer();
  server = await startAuthServer({ env: google.env });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

async function throughGoogle(email: string): Promise<TestClient> {
  google.person = newGooglePerson({ email });
  const client = server.newClient({ flowType: 'pkce' });
  const redirectTo = new URL(server.url).origin;
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  const landing = await new Browser(server).oauthFlow(data.url ?? '');
  const flowId = landing.searchParams.get('sb_flow_id');
  const code = landing.searchParams.get('code') ?? '';
  const { error } = await client.exchangeCodeForSession(code, ...(flowId ? [{ flowId }] : []));
  if (error) throw error;
  return client;
}

async function proveMailbox(email: string): Promise<void> {
  await server.db.system.run({
    name: 'test-prove-mailbox',
    text: 'update auth.users set email_proven_at = now() where email = $1',
    values: [email],
  });
}

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

test('Google does not replace the second factor', async () => {
  const { person, factorId, secret } = await protectedPerson(server);
  await proveMailbox(person.email);
  const browser = await throughGoogle(person.email);
  expect(await change(browser)).toBe('insufficient_aal');
  await browser.mfa.challengeAndVerify({ factorId, code: await codeOf(server, secret) });
  expect((await browser.getClaims()).data?.claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'oauth' }, { method: 'totp' }],
  });
  expect((await browser.updateUser({ data: { full_name: 'Léa' } })).error).toBeNull();
});

test('a stranger’s second factor does not keep the owner of an address out of the account', async () => {
  const stranger = await protectedPerson(server);
  const owner = await throughGoogle(stranger.person.email);
  expect((await owner.getUser()).data.user?.factors).toEqual([]);
  expect(await change(owner)).toBe('changed');
  expect((await stranger.client.getUser()).error).not.toBeNull();
});
