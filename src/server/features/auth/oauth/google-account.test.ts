import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { newGooglePerson, startGoogleServer, type GoogleServer } from '#test/auth/google-server.ts';
import { Browser, errorIn } from '#test/auth/google-flow.ts';

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

const origin = () => new URL(server.url).origin;
/** Where the official client sends the browser. */
async function addressOf(client: TestClient, redirectTo = origin()): Promise<string> {
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  return data.url ?? '';
}

/** Signs in with Google as the official client and a browser do it. */
async function signInWithGoogle(
  client = server.newClient({ flowType: 'pkce' }),
  browser = new Browser(server),
) {
  const landing = await browser.oauthFlow(await addressOf(client));
  const code = landing.searchParams.get('code') ?? '';
  const flowId = landing.searchParams.get('sb_flow_id');
  const { data, error } = await client.exchangeCodeForSession(code, ...(flowId ? [{ flowId }] : []));
  return { client, landing, data, error };
}

const outbox = (to: string) =>
  server.db.system.rows<{ subject: string }>({
    name: 'outbox-of-test',
    text: 'select subject from mail_outbox where recipient = $1 order by created_at',
    values: [to],
  });

test('an account whose address was proved is linked, keeps its password and is told by mail', async () => {
  const person = newPerson();
  const { body } = await server.call('/signup', { body: person });
  const token = String(body['access_token']);
  await prove(person.email);
  google.person = newGooglePerson({ email: person.email.toUpperCase() });
  const { data, error } = await signInWithGoogle();
  expect(error).toBeNull();
  expect(data.user?.app_metadata.providers).toEqual(['email', 'google']);
  expect((await server.newClient().signInWithPassword(person)).data.user?.id).toBe(data.user?.id);
  expect((await server.call('/user', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  expect((await outbox(person.email)).map(({ subject }) => subject)).toEqual([
    'Google ouvre désormais votre compte · Accroche',
  ]);
});

test('whoever opened an account on somebody else’s address loses it when the owner comes by Google', async () => {
  const owner = newGooglePerson({ name: 'La vraie' });
  const intruder = { email: owner.email, password: 'mot de passe intrus' };
  const { body } = await server.call('/signup', { body: { ...intruder, data: { full_name: 'Intrus' } } });
  const token = String(body['access_token']);
  const refresh = String(body['refresh_token']);
  await server.call('/recover', { body: { email: owner.email } });
  // The intruder starts to link a Google account of their own, and waits.
  const theirs = server.newClient({ flowType: 'pkce' });
  await theirs.setSession({ access_token: token, refresh_token: refresh });
  google.person = newGooglePerson();
  const proven = await server.call('/user/proof', {
    body: { current_password: intruder.password },
    headers: { authorization: `Bearer ${token}` },
  });
  const proof = String(proven.body['proof']);
  const linking = await theirs.linkIdentity({
    provider: 'google',
    options: { redirectTo: origin(), skipBrowserRedirect: true, queryParams: { proof } },
  });
  expect(linking.error).toBeNull();
  // A second factor or an API key would keep the intruder in, or the owner out.
  const intruderId = (body['user'] as { id: string }).id;
  await server.db.system.run({
    name: 'factor-of-test',
    text: `insert into auth.factors (user_id, factor_type, friendly_name, status, sealed_secret)
           values ($1, 'totp', 'Téléphone', 'verified', 'x')`,
    values: [intruderId],
  });
  await server.db.system.run({
    name: 'key-of-test',
    text: `insert into api_keys (user_id, name, prefix, token_hash, scopes, created_at, expires_at)
           values ($1, 'Clé', 'x', 'x', '{read}', now(), now() + interval '1 day')`,
    values: [intruderId],
  });
  const theirBrowser = new Browser(server);

  google.person = owner;
  const { data, error } = await signInWithGoogle();
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: owner.email,
    user_metadata: { full_name: 'La vraie' },
    app_metadata: { providers: ['google'] },
  });
  expect((await server.newClient().signInWithPassword(intruder)).error?.code).toBe('invalid_credentials');
  const kept = await server.db.system.row({
    name: 'kept-of-test',
    text: `select (select count(*) from auth.factors where user_id = $1) as factors,
                  (select count(*) from api_keys where user_id = $1) as keys`,
    values: [intruderId],
  });
  expect(kept).toEqual({ factors: 0, keys: 0 });
  expect((await server.call('/user', { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
  const refreshed = await server.call('/token?grant_type=refresh_token', {
    body: { refresh_token: refresh },
  });
  expect(refreshed.status).toBe(400);
  google.person = newGooglePerson();
  const late = await theirBrowser.atGoogle(linking.data.url ?? '');
  expect(errorIn(await theirBrowser.comeBack(late))).toBe('bad_oauth_state');
  const reset = await server.db.system.row<{ text_body: string }>({
    name: 'reset-of-test',
    text: `select text_body from mail_outbox where recipient = $1 and text_body like '%#token=%'`,
    values: [owner.email],
  });
  const token_hash = /#token=([\w-]+)/.exec(reset?.text_body ?? '')?.[1];
  expect((await server.call('/verify', { body: { type: 'recovery', token_hash } })).status).toBe(403);
  expect((await outbox(owner.email)).at(-1)?.subject).toBe('Votre compte vous a été rendu · Accroche');
});

async function prove(email: string): Promise<void> {
  await server.db.system.run({
    name: 'prove-of-test',
    text: 'update auth.users set email_proven_at = now() where email = $1',
    values: [email],
  });
}
