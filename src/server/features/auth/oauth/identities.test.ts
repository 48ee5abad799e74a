import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { newGooglePerson, startGoogleServer, type GoogleServer } from '#test/auth/google-server.ts';
import { Browser, errorIn } from '#test/auth/google-flow.ts';

let google: GoogleServer;
let server: AuthServer;
beforeAll(async () => {
  google = await startGoogleServer();
  server = await startAuthServer({ env: google.env });
});
beforeEach(() => {
  google.person = newGooglePerson();
});
afterAll(async () => {
  await server.close();
  await google.close();
});

async function signedUp() {
  const person = newPerson();
  const client = server.newClient({ flowType: 'pkce' });
  await client.signUp(person);
  return { person, client };
}
async function byGoogle(): Promise<TestClient> {
  const client = server.newClient({ flowType: 'pkce' });
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  const landing = await new Browser(server).oauthFlow(data.url ?? '');
  await client.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  return client;
}
/** As the settings page does: requests the URL with the session, then the browser follows it. */
async function link(client: TestClient, password?: string): Promise<URL> {
  const { data } = await client.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const proven = await server.call('/user/proof', { body: { current_password: password }, headers });
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: `${new URL(server.url).origin}/settings`,
    proof: String(proven.body['proof']),
  });
  const asked = await server.call(`/user/identities/authorize?${query}`, { headers });
  expect(asked.status).toBe(200);
  const browser = new Browser(server);
  browser.cookie = asked.headers.get('set-cookie')?.split(';')[0];
  return browser.comeBack(await browser.atGoogle(String(asked.body['url'])));
}
const providers = async (client: TestClient) =>
  (await client.getUserIdentities()).data?.identities.map(({ provider }) => provider);
const lastMail = (to: string) =>
  server.db.system.row<{ subject: string; text_body: string }>({
    name: 'last-mail',
    text: 'select subject, text_body from mail_outbox where recipient = $1 order by created_at desc limit 1',
    values: [to],
  });

test('Google is linked in the settings, whatever its address, and opens the account from then on', async () => {
  const { client, person } = await signedUp();
  const before = (await client.getUser()).data.user?.id;
  const landing = await link(client, person.password);
  expect(landing.pathname + landing.search + landing.hash).toBe('/settings?linked=google');
  expect(await providers(client)).toEqual(['email', 'google']);
  expect((await lastMail(person.email))?.subject).toBe('Google ouvre désormais votre compte · Accroche');
  expect((await (await byGoogle()).getUser()).data.user?.id).toBe(before);
});

test('a Google account that opens somebody else’s account cannot be linked', async () => {
  await byGoogle();
  const { client, person } = await signedUp();
  expect(errorIn(await link(client, person.password))).toBe('identity_already_exists');
  expect(await providers(client)).toEqual(['email']);
});

test('whoever found a session open links nothing: the password is asked for, or a sign-in of the last hour', async () => {
  const [{ client, person }, other] = [await signedUp(), await signedUp()];
  const { data } = await client.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const ask = async (proof?: string) =>
    (await server.call(`/user/identities/authorize?provider=google&proof=${proof ?? ''}`, { headers })).body[
      'error_code'
    ];
  const prove = (current_password: string | undefined, as = headers) =>
    server.call('/user/proof', { body: { current_password }, headers: as });
  expect(await ask()).toBe('reauthentication_needed');
  expect((await prove(undefined)).body['error_code']).toBe('reauthentication_needed');
  expect((await prove('girafe devinée')).body['error_code']).toBe('current_password_wrong');
  const theirs = await other.client.getSession();
  const foreign = await prove(other.person.password, {
    authorization: `Bearer ${theirs.data.session?.access_token}`,
  });
  // The proof of another session, a forged one, and one whose minutes are over.
  expect(await ask(String(foreign.body['proof']))).toBe('reauthentication_needed');
  const proof = String((await prove(person.password)).body['proof']);
  expect(await ask(`9${proof.slice(1)}`)).toBe('reauthentication_needed');
  expect(await ask(proof)).toBeUndefined();
  server.clock.push(5 * 60_000 + 1_000);
  expect(await ask(proof)).toBe('reauthentication_needed');
});

test('a new password ends keys and linked Google accounts too, when that is asked for', async () => {
  const { client, person } = await signedUp();
  await link(client, person.password);
  const userId = (await client.getUser()).data.user?.id;
  await server.db.system.run({
    name: '',
    text: `insert into api_keys (user_id, name, prefix, token_hash, scopes, created_at, expires_at)
           values ($1, 'Clé', 'x', sha256($2::text::bytea), '{read}', now(), now() + interval '1 day')`,
    values: [userId, userId],
  });
  const wanted = { password: 'girafe nouvelle', current_password: person.password, end_other_ways: true };
  expect((await client.updateUser(wanted)).error).toBeNull();
  expect(await providers(client)).toEqual(['email']);
  const key = await server.db.system.row({
    name: '',
    text: 'select revoked_at is not null as revoked from api_keys where user_id = $1',
    values: [userId],
  });
  expect(key).toEqual({ revoked: true });
});

test('a session that ended on the way links nothing', async () => {
  const { client, person } = await signedUp();
  const { data } = await client.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const proven = await server.call('/user/proof', {
    body: { current_password: person.password },
    headers,
  });
  const query = new URLSearchParams({ provider: 'google', proof: String(proven.body['proof']) });
  const asked = await server.call(`/user/identities/authorize?${query}`, { headers });
  await client.signOut();
  const browser = new Browser(server);
  browser.cookie = asked.headers.get('set-cookie')?.split(';')[0];
  const landing = await browser.comeBack(await browser.atGoogle(String(asked.body['url'])));
  expect(errorIn(landing)).toBe('session_not_found');
});

test('without a session nothing is linked or unlinked', async () => {
  expect((await server.call('/user/identities/authorize?provider=google')).status).toBe(401);
  const path = '/user/identities/6b5f1b1e-7f0e-4d5c-9a55-0d2d7f0f0f0f';
  expect((await server.call(path, { method: 'DELETE' })).status).toBe(401);
});

test('Google is unlinked, but the last way in never is, however often it is asked at once', async () => {
  const { client, person } = await signedUp();
  await link(client, person.password);
  const identity = (await client.getUserIdentities()).data?.identities.find(one => one.provider === 'google');
  if (!identity) throw new Error('nothing was linked');
  const other = (await signedUp()).client;
  expect((await other.unlinkIdentity(identity)).error?.code).toBe('identity_not_found');
  expect((await client.unlinkIdentity(identity)).error).toBeNull();
  expect(await providers(client)).toEqual(['email']);
  expect((await lastMail(person.email))?.subject).toBe('Google n’ouvre plus votre compte · Accroche');
  expect((await client.unlinkIdentity(identity)).error?.code).toBe('identity_not_found');

  const alone = await byGoogle();
  const only = (await alone.getUserIdentities()).data?.identities[0];
  if (!only) throw new Error('no identity');
  expect((await alone.unlinkIdentity(only)).error?.code).toBe('single_identity_not_deletable');
  google.person = newGooglePerson();
  await link(alone);
  const both = (await alone.getUserIdentities()).data?.identities ?? [];
  expect(both).toHaveLength(2);
  const answers = await Promise.all(both.map(one => alone.unlinkIdentity(one)));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test('somebody who has only Google is told so by the reset mail, and can choose a password', async () => {
  const client = await byGoogle();
  const email = google.person?.email ?? '';
  expect((await server.newClient().signInWithPassword({ email, password: 'girafe bleue' })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await server.call('/recover', { body: { email } })).body).toEqual({});
  const mail = await lastMail(email);
  expect(mail?.subject).toBe('Votre compte se connecte avec Google · Accroche');
  expect(mail?.text_body).toContain('«\u00a0Continuer avec Google\u00a0»');
  const token_hash = /#token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
  const own = server.newClient();
  expect((await own.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
  expect((await own.updateUser({ password: 'girafe choisie' })).error).toBeNull();
  expect(
    (await server.newClient().signInWithPassword({ email, password: 'girafe choisie' })).error,
  ).toBeNull();
  expect((await client.getUser()).error).not.toBeNull();
});

test('a first password is chosen within the hour after Google, later only after signing in again', async () => {
  const client = await byGoogle();
  server.clock.push(3_700_000);
  await client.refreshSession();
  expect((await client.updateUser({ password: 'girafe tardive' })).error?.code).toBe('session_too_old');
  const { email } = newPerson();
  expect((await client.updateUser({ email })).error?.code).toBe('session_too_old');
  const fresh = await byGoogle();
  expect((await fresh.updateUser({ password: 'girafe tardive' })).error).toBeNull();
  expect(await providers(fresh)).toEqual(['email', 'google']);
});
