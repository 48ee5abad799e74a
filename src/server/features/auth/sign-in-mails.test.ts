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

/** What the notifications and the audit log state about a user: both the same, oldest first. */
async function news(userId: string): Promise<string[]> {
  const rows = await server.db.system.rows<{ what: string }>({
    name: 'test-news',
    text: `select details ->> 'what' as what from notifications where user_id = $1 order by created_at, id`,
    values: [userId],
  });
  const entries = await server.db.system.rows<{ action: string }>({
    name: 'test-news-entries',
    text: `select action from audit_log where actor_id = $1 and subject_id = $1::text and action like 'account.%'
           order by id`,
    values: [userId],
  });
  const told = rows.map(({ what }) => what);
  expect(entries.map(({ action }) => action)).toEqual(told.map(what => `account.${what}`));
  return told;
}
async function signedUp() {
  const person = newPerson();
  const client = server.newClient({ flowType: 'pkce' });
  const { data } = await client.signUp(person);
  return { person, client, userId: data.user?.id ?? '' };
}
const session = async (client: TestClient) => (await client.getSession()).data.session?.access_token ?? '';
async function link(client: TestClient, password?: string): Promise<URL> {
  const back = encodeURIComponent(`${new URL(server.url).origin}/settings`);
  const headers = { authorization: `Bearer ${await session(client)}` };
  const { body } = await server.call('/user/proof', { body: { current_password: password }, headers });
  const query = `provider=google&redirect_to=${back}&proof=${String(body['proof'])}`;
  const asked = await server.call(`/user/identities/authorize?${query}`, { headers });
  const browser = new Browser(server);
  browser.cookie = asked.headers.get('set-cookie')?.split(';')[0];
  return browser.comeBack(await browser.atGoogle(String(asked.body['url'])));
}
async function byGoogle(): Promise<URL> {
  const client = server.newClient({ flowType: 'pkce' });
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  return new Browser(server).oauthFlow(data.url ?? '');
}

test('Google linked and unlinked are told; a link that fails is not', async () => {
  const { client, userId, person } = await signedUp();
  expect(errorIn(await link(client, person.password))).toBeNull();
  expect(await news(userId)).toEqual(['google_linked']);
  const other = await signedUp();
  expect(errorIn(await link(other.client, other.person.password))).toBe('identity_already_exists');
  expect(await news(other.userId)).toEqual([]);
  const identity = (await client.getUserIdentities()).data?.identities.find(
    ({ provider }) => provider === 'google',
  );
  if (!identity) throw new Error('no identity of Google');
  expect((await client.unlinkIdentity(identity)).error).toBeNull();
  expect(await news(userId)).toEqual(['google_linked', 'google_unlinked']);
});

test('an account that Google gives back to its owner is told so, and signing in with Google again is no news', async () => {
  const { userId, person } = await signedUp();
  google.person = { ...newGooglePerson(), email: person.email };
  await byGoogle();
  expect(await news(userId)).toEqual(['google_linked']);
  await byGoogle();
  expect(await news(userId)).toEqual(['google_linked']);
});

test('a new address is told once it is confirmed, not when it is asked for', async () => {
  const { client, person, userId } = await signedUp();
  const email = newPerson().email;
  const { error } = await client.updateUser({ email, current_password: person.password });
  expect(error).toBeNull();
  expect(await news(userId)).toEqual([]);
  const mail = await server.db.system.row<{ text_body: string }>({
    name: 'test-mail-to',
    text: 'select text_body from mail_outbox where recipient = $1 order by created_at desc limit 1',
    values: [email],
  });
  const token = /#token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
  const body = { type: 'email_change', token_hash: token };
  const { data } = await client.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
  expect((await server.call('/verify', { body, headers })).status).toBe(200);
  expect((await server.call('/verify', { body, headers })).status).toBe(403);
  expect(await news(userId)).toEqual(['email_changed']);
});
