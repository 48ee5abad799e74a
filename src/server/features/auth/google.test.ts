import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAuthLeftovers } from './delete-expired.ts';
import { startAuthServer, type AuthServer, type TestClient } from '#test/auth/auth-server.ts';
import { newGooglePerson, startGoogleServer, type GoogleServer, type Lie } from '#test/auth/google-server.ts';
import { Browser, errorIn } from '#test/auth/google-flow.ts';

let google: GoogleServer;
let server: AuthServer;
let second: AuthServer;
beforeAll(async () => {
  google = await startGoogleServer();
  server = await startAuthServer({ env: google.env });
  second = await startAuthServer({ env: google.env, beside: server });
});
beforeEach(() => {
  google.person = newGooglePerson();
  google.lie = null;
});
afterAll(async () => {
  await second.close();
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

test('somebody new gets the time zone of their browser, and Paris where it names none that exists', async () => {
  const zones: unknown[] = [];
  for (const zone of ['America/Montreal', 'Mars/Olympus']) {
    google.person = newGooglePerson();
    const client = server.newClient({ flowType: 'pkce' });
    const { data } = await client.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: origin(), skipBrowserRedirect: true, queryParams: { time_zone: zone } },
    });
    await new Browser(server).oauthFlow(data.url ?? '');
    zones.push(
      await server.db.system.row({
        name: 'zone-of-test',
        text: `select p.time_zone from profiles p join auth.users u on u.id = p.user_id where u.email = $1`,
        values: [google.person.email],
      }),
    );
  }
  expect(zones).toEqual([{ time_zone: 'America/Montreal' }, { time_zone: 'Europe/Paris' }]);
});

test('somebody new comes in through Google, with a profile and a proven address', async () => {
  const person = google.person;
  const { client, landing, data, error } = await signInWithGoogle();
  expect(error).toBeNull();
  expect(landing.origin).toBe(origin());
  expect(landing.pathname).toBe('/auth');
  expect(landing.hash).toBe('');
  expect(data.user).toMatchObject({
    email: person?.email,
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Zoé Martin' },
    identities: [{ provider: 'google', id: person?.sub, email: person?.email }],
  });
  expect(client.events).toContain('SIGNED_IN');
  expect((await client.getUser()).error).toBeNull();
  const profile = await server.db.system.row({
    name: 'profile-of-test',
    text: `select username, full_name, email_proven_at is not null as proven from profiles p
           join auth.users u on u.id = p.user_id where u.id = $1`,
    values: [data.user?.id],
  });
  expect(profile).toEqual({ username: 'Zoé Martin', full_name: 'Zoé Martin', proven: true });
  expect((await client.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
});

test('the same Google identity opens the same account, even after its address changed', async () => {
  const person = newGooglePerson();
  google.person = person;
  const first = await signInWithGoogle();
  google.person = { ...person, email: 'demenagee@exemple.fr', email_verified: false };
  const again = await signInWithGoogle();
  expect(again.data.user?.id).toBe(first.data.user?.id);
  expect(again.data.user?.email).toBe(person.email);
});

test('an unverified address opens nothing and makes nothing', async () => {
  google.person = newGooglePerson({ email_verified: false });
  const { landing } = await signInWithGoogle();
  expect(errorIn(landing)).toBe('provider_email_needs_verification');
  const made = await server.db.system.row({
    name: 'made-of-test',
    text: 'select 1 from auth.users where email = $1',
    values: [google.person.email],
  });
  expect(made).toBeUndefined();
});

const LIES: Lie[] = [
  'wrong_nonce',
  'no_nonce',
  'wrong_aud',
  'wrong_iss',
  'wrong_key',
  'unknown_key',
  'alg_none',
  'expired',
  'no_id_token',
  'server_error',
];
test.each(LIES)('a lie of Google’s opens nothing: %s', async lie => {
  const before = await server.db.system.row({
    name: 'users-count',
    text: 'select count(*) as n from auth.users',
  });
  const browser = new Browser(server);
  const back = await browser.leave(await addressOf(server.newClient({ flowType: 'pkce' })));
  google.lie = lie;
  const landing = await browser.comeBack(back);
  expect(errorIn(landing)).toBe('oauth_failed');
  expect(landing.origin + landing.pathname).toBe(`${origin()}/auth`);
  expect(landing.searchParams.get('code')).toBeNull();
  expect(
    await server.db.system.row({ name: 'users-count', text: 'select count(*) as n from auth.users' }),
  ).toEqual(before);
});

test('a refusal on Google’s page comes back as a sentence in the language of the page', async () => {
  google.person = null;
  const address = await addressOf(server.newClient({ flowType: 'pkce' }));
  const landing = await new Browser(server).oauthFlow(`${address}&lang=en`);
  expect(errorIn(landing)).toBe('oauth_access_denied');
  expect(new URLSearchParams(landing.hash.slice(1)).get('error_description')).toContain('You refused access');
});

test('a state works once, for ten minutes, and in the browser that left with it alone', async () => {
  const client = server.newClient({ flowType: 'pkce' });
  const browser = new Browser(server);
  const back = await browser.leave(await addressOf(client));
  const stranger = new Browser(server);
  expect(errorIn(await stranger.comeBack(back))).toBe('bad_oauth_state');
  await stranger.leave(await addressOf(client));
  expect(errorIn(await stranger.comeBack(back))).toBe('bad_oauth_state');

  const landings = await Promise.all(Array.from({ length: 50 }, () => browser.comeBack(back)));
  expect(landings.filter(landing => landing.searchParams.has('code'))).toHaveLength(1);
  expect(landings.filter(landing => errorIn(landing) === 'bad_oauth_state')).toHaveLength(49);

  const late = await browser.leave(await addressOf(client));
  server.clock.push(601_000);
  expect(errorIn(await browser.comeBack(late))).toBe('bad_oauth_state');
  server.clock.push(-601_000);
  google.lie = 'other_state';
  const other = await browser.leave(await addressOf(client));
  expect(errorIn(await browser.comeBack(other))).toBe('bad_oauth_state');
});

test('two tabs of one browser travel at once', async () => {
  const browser = new Browser(server);
  const [one, other] = [server.newClient({ flowType: 'pkce' }), server.newClient({ flowType: 'pkce' })];
  const first = await browser.leave(await addressOf(one));
  const next = await browser.leave(await addressOf(other));
  for (const back of [next, first])
    expect((await browser.comeBack(back)).searchParams.has('code')).toBe(true);
});

test('a code works once, for two minutes, with its own verifier', async () => {
  const code = async () => {
    const client = server.newClient({ flowType: 'pkce' });
    const landing = await new Browser(server).oauthFlow(await addressOf(client));
    return { client, code: landing.searchParams.get('code') ?? '' };
  };
  const exchange = (auth_code: string, code_verifier: string, on = server) =>
    on.call('/token?grant_type=pkce', { body: { auth_code, code_verifier } });

  const stolen = await code();
  expect((await exchange(stolen.code, 'x'.repeat(43))).body).toMatchObject({
    error_code: 'bad_code_verifier',
  });
  expect((await stolen.client.exchangeCodeForSession(stolen.code)).error?.code).toBe('flow_state_not_found');

  const late = await code();
  server.clock.push(121_000);
  expect((await late.client.exchangeCodeForSession(late.code)).error?.code).toBe('flow_state_not_found');
  expect((await exchange('never given', 'x')).status).toBe(404);
});

test('of fifty exchanges of one code over two servers one opens a session', async () => {
  const verifier = 'v'.repeat(64);
  const challenge = Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
  ).toString('base64url');
  const query = `provider=google&code_challenge=${challenge}&code_challenge_method=s256`;
  const landing = await new Browser(server).oauthFlow(`${server.url}/authorize?${query}`);
  const body = { auth_code: landing.searchParams.get('code'), code_verifier: verifier };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? server : second).call('/token?grant_type=pkce', { body }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a client without PKCE finds its session in the fragment, as the protocol has it', async () => {
  const client = server.newClient();
  const landing = await new Browser(server).oauthFlow(await addressOf(client));
  const fragment = new URLSearchParams(landing.hash.slice(1));
  const { error } = await client.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  const plain = await server.call(
    '/authorize?provider=google&code_challenge=abc&code_challenge_method=plain',
  );
  expect(plain.status).toBe(422);
});

test('nobody is ever sent to another site', async () => {
  const asked = [
    'https://voleur.example/',
    '//voleur.example',
    '/\\voleur.example',
    'javascript:alert(1)',
    `${origin()}.voleur.example`,
    `${origin()}@voleur.example`,
    'http://[',
  ];
  for (const redirectTo of asked) {
    const landing = await new Browser(server).oauthFlow(
      await addressOf(server.newClient({ flowType: 'pkce' }), redirectTo),
    );
    expect(landing.origin, redirectTo).toBe(origin());
  }
  const inside = await new Browser(server).oauthFlow(
    await addressOf(server.newClient({ flowType: 'pkce' }), `${origin()}/auth?next=/videos`),
  );
  expect(inside.searchParams.get('next')).toBe('/videos');
});

test('a locked account stays locked, whichever way one comes', async () => {
  const { data } = await signInWithGoogle();
  await server.db.system.run({
    name: 'lock-of-test',
    text: 'update auth.users set locked_at = now() where id = $1',
    values: [data.user?.id],
  });
  expect(errorIn((await signInWithGoogle()).landing)).toBe('user_banned');
});

test('the mark of a browser is HttpOnly and Lax, and bound to the host where the site is served by https', async () => {
  const here = await server.call('/authorize?provider=google');
  expect(here.headers.get('set-cookie')).toMatch(
    /^accroche-oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const own = await startAuthServer({
    env: { ...google.env, APP_URL: 'https://accroche.exemple.fr' },
    beside: server,
  });
  const safe = await own.call('/authorize?provider=google');
  expect(safe.headers.get('set-cookie')).toMatch(
    /^__Host-accroche-oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const callback = new URL(safe.headers.get('location') ?? '').searchParams.get('redirect_uri');
  expect(callback).toBe('https://accroche.exemple.fr/auth/v1/callback');
  await own.close();
});

test('neither states, codes, nonces nor verifiers stand in the database or in the log', async () => {
  const client = server.newClient({ flowType: 'pkce' });
  const browser = new Browser(server);
  const address = await addressOf(client);
  const leaving = await fetch(address, { redirect: 'manual' });
  const query = new URL(leaving.headers.get('location') ?? '').searchParams;
  const landing = await browser.oauthFlow(address);
  const code = landing.searchParams.get('code') ?? 'missing';
  const dump = await server.db.system.rows({
    name: 'flows-of-test',
    text: `select to_jsonb(f)::text || encode(state_hash, 'escape') || coalesce(encode(code_hash, 'escape'), '') as row
           from auth.oauth_flows f`,
  });
  const everything = JSON.stringify(dump) + server.logged.join('');
  const cookie = leaving.headers.get('set-cookie')?.split(/[=;]/)[1] ?? 'missing';
  for (const secret of [query.get('state'), query.get('nonce'), query.get('code_challenge'), code, cookie])
    expect(everything).not.toContain(secret);
  expect(server.logged.join('')).not.toContain(google.person?.email);
});

test('without Google’s client the button is not offered and the routes say so', async () => {
  const plain = await startAuthServer({ beside: server });
  expect((await plain.call('/settings')).body).toMatchObject({ external: { google: false } });
  expect((await server.call('/settings')).body).toMatchObject({ external: { google: true } });
  for (const path of ['/authorize?provider=google', '/callback?state=x&code=y'])
    expect((await plain.call(path)).body, path).toMatchObject({ error_code: 'provider_disabled' });
  expect((await server.call('/authorize?provider=github')).body).toMatchObject({
    error_code: 'provider_disabled',
  });
  await plain.close();
});

test('while Google is out of reach the browser comes back with a sentence, and the next try asks again', async () => {
  const own = await startGoogleServer();
  const apart = await startAuthServer({ env: own.env, beside: server });
  for (const lie of ['server_error', 'not_json'] as const) {
    own.lie = lie;
    const refused = await apart.call('/authorize?provider=google');
    expect(refused.status).toBe(303);
    expect(refused.headers.get('location')).toContain('error_code=oauth_failed');
  }
  own.lie = null;
  expect((await apart.call('/authorize?provider=google')).headers.get('location')).toContain(own.issuer);
  await apart.close();
  await own.close();
});

test('trips that nobody came back from are cleared away', async () => {
  const own = await startAuthServer({ env: google.env });
  await own.call('/authorize?provider=google');
  await deleteAuthLeftovers(own.app);
  const count = () =>
    own.db.system.row({ name: 'flows-count', text: 'select count(*) as n from auth.oauth_flows' });
  expect(await count()).toEqual({ n: 1 });
  own.clock.push(601_000);
  await deleteAuthLeftovers(own.app);
  expect(await count()).toEqual({ n: 0 });
  await own.close();
});
