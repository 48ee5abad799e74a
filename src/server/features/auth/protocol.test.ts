import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

async function signedUp() {
  const person = newPerson();
  const client = server.newClient();
  const { data, error } = await client.signUp(person);
  if (error || !data.session || !data.user) throw error ?? new Error('no session');
  return { person, client, session: data.session, user: data.user };
}

test('without a mail server signing up signs in at once, with every field of a session', async () => {
  const { person, client, session, user } = await signedUp();
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(session.expires_at).toBeGreaterThan(Date.now() / 1_000 + 3_590);
  expect(session.refresh_token.length).toBeGreaterThanOrEqual(43);
  expect(user).toMatchObject({
    email: person.email,
    role: 'authenticated',
    aud: 'authenticated',
    factors: [],
  });
  expect(user.email_confirmed_at).toBeTruthy();
  expect(client.events).toContain('SIGNED_IN');
});

test('signing up makes the profile and the counters, with the name as username too', async () => {
  const person = newPerson();
  const client = server.newClient();
  const { data } = await client.signUp({
    ...person,
    options: {
      data: { full_name: 'Léa Martin', tiktok_handle: '@Lea.Martin', time_zone: 'America/Montreal' },
    },
  });
  const row = await server.db.system.row({
    name: 'profile-of-test',
    text: `select p.*, u.video_analysis_weekly, u.last_monthly_reset is not null as has_reset
           from profiles p join user_usage_limits u using (user_id) where user_id = $1`,
    values: [data.user?.id],
  });
  expect(row).toMatchObject({
    full_name: 'Léa Martin',
    username: 'Léa Martin',
    tiktok_handle: 'lea.martin',
    plan_type: 'freemium',
    language: 'fr',
    time_zone: 'America/Montreal',
    video_analysis_weekly: 0,
    has_reset: true,
  });
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Léa Martin' });
});

test('an address that is taken is refused, in any spelling', async () => {
  const { person } = await signedUp();
  for (const email of [person.email, ` ${person.email.toUpperCase()} `, person.email.replace('p', 'ｐ')]) {
    const { error } = await server.newClient().signUp({ email, password: 'une autre girafe' });
    expect(error, email).toMatchObject({ code: 'user_already_exists', status: 422 });
  }
});

test('twenty sign-ups of one address at once make one account', async () => {
  const person = newPerson();
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.newClient().signUp(person)));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  for (const { error } of answers) if (error) expect(error.code).toBe('user_already_exists');
});

test('a weak password is refused with its reasons', async () => {
  for (const [password, reason] of [
    ['court', 'length'],
    ['x'.repeat(129), 'length'],
    ['motdepasse', 'pwned'],
    ['personne@exemple.fr', 'same_as_email'],
  ] as const) {
    const { error } = await server.newClient().signUp({ email: 'personne@exemple.fr', password });
    expect(error, password).toMatchObject({ code: 'weak_password', status: 422, reasons: [reason] });
  }
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { person } = await signedUp();
  const wrong = await server.call('/token?grant_type=password', {
    body: { ...person, password: 'pas celui-là' },
  });
  const unknown = await server.call('/token?grant_type=password', { body: newPerson() });
  expect(wrong.status).toBe(400);
  expect(wrong.body).toMatchObject({ error_code: 'invalid_credentials' });
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
});

test('signing in opens a session, whatever the case of the address', async () => {
  const { person, user } = await signedUp();
  const client = server.newClient();
  const { data, error } = await client.signInWithPassword({ ...person, email: person.email.toUpperCase() });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(user.id);
  expect(client.events).toContain('SIGNED_IN');
});

test('the access token proves itself through the public keys', async () => {
  const { client, user, person, session } = await signedUp();
  const { data, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(data?.claims).toMatchObject({
    sub: user.id,
    email: person.email,
    role: 'authenticated',
    aud: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password' }],
  });
  expect(data?.claims.session_id).toMatch(/^[0-9a-f-]{36}$/);
  expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3_600);
  const [header, payload, signature] = session.access_token.split('.');
  const forged = `${header}.${payload}.${signature?.split('').toReversed().join('')}`;
  expect((await client.getClaims(forged)).error).not.toBeNull();
});

test('refreshing turns the token over', async () => {
  const { client, session } = await signedUp();
  const { data, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(client.events).toContain('TOKEN_REFRESHED');
  expect((await client.getUser()).error).toBeNull();
});

test('a session can be carried to another client', async () => {
  const { session, user } = await signedUp();
  const client = server.newClient();
  const { data, error } = await client.setSession(session);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(user.id);
});

test('a session’s token answers who is signed in, and no token answers nobody', async () => {
  const [one, other] = [await signedUp(), await signedUp()];
  for (const { person, client, user } of [one, other]) {
    expect((await client.getUser()).data.user).toMatchObject({ id: user.id, email: person.email });
  }
  expect((await server.call('/user')).status).toBe(401);
});

test('a user can change their words, and null takes one away', async () => {
  const { client } = await signedUp();
  await client.updateUser({ data: { full_name: 'Léa', colour: 'corail' } });
  const { data } = await client.updateUser({ data: { colour: null } });
  expect(data.user?.user_metadata).toEqual({ full_name: 'Léa' });
  expect(client.events).toContain('USER_UPDATED');
  expect((await client.getUser()).data.user?.user_metadata).toEqual({ full_name: 'Léa' });
});

test('a new password replaces the old one and ends the other sessions', async () => {
  const { client, person } = await signedUp();
  const other = server.newClient();
  await other.signInWithPassword(person);
  const { error } = await client.updateUser({
    password: 'girafe orange 7',
    current_password: person.password,
  });
  expect(error).toBeNull();
  expect((await other.getUser()).error).not.toBeNull();
  expect((await other.refreshSession()).error).not.toBeNull();
  expect((await client.getUser()).error).toBeNull();
  expect((await server.newClient().signInWithPassword(person)).error?.code).toBe('invalid_credentials');
  const again = await server.newClient().signInWithPassword({ ...person, password: 'girafe orange 7' });
  expect(again.error).toBeNull();
});

test('the same password, a weak one and a wrong present one are refused', async () => {
  const { client, person } = await signedUp();
  const current_password = person.password;
  expect((await client.updateUser({ password: person.password, current_password })).error?.code).toBe(
    'same_password',
  );
  expect((await client.updateUser({ password: 'court', current_password })).error?.code).toBe(
    'weak_password',
  );
  const wrong = await client.updateUser({ password: 'girafe orange 8', current_password: 'pas celui-là' });
  expect(wrong.error?.code).toBe('current_password_wrong');
  const without = await client.updateUser({ password: 'girafe orange 8' });
  expect(without.error?.code).toBe('reauthentication_needed');
});

test('signing out ends this session, the others, or all', async () => {
  const { person, client } = await signedUp();
  const [phone, tablet] = [server.newClient(), server.newClient()];
  await phone.signInWithPassword(person);
  await tablet.signInWithPassword(person);
  const tokenOf = async (of: typeof phone) => (await of.getSession()).data.session?.access_token ?? '';
  const status = async (token: string) =>
    (await server.call('/user', { headers: { authorization: `Bearer ${token}` } })).status;

  const phoneToken = await tokenOf(phone);
  expect((await phone.signOut({ scope: 'local' })).error).toBeNull();
  expect(phone.events).toContain('SIGNED_OUT');
  expect(await status(phoneToken)).toBe(403);
  expect(await status(await tokenOf(tablet))).toBe(200);

  const tabletToken = await tokenOf(tablet);
  expect((await client.signOut({ scope: 'others' })).error).toBeNull();
  expect(await status(tabletToken)).toBe(403);
  expect((await client.getUser()).error).toBeNull();

  const token = await tokenOf(client);
  expect((await client.signOut()).error).toBeNull();
  expect(await status(token)).toBe(403);
});

test('a user whose session has ended is told so in the words the client understands', async () => {
  const { client, session } = await signedUp();
  await server.call('/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  const { error } = await client.getUser();
  expect(error?.name).toBe('AuthSessionMissingError');
});

test('ways of signing in that are not offered say so', async () => {
  const client = server.newClient();
  expect((await client.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
  expect((await client.signInWithOtp({ email: 'a@exemple.fr' })).error?.code).toBe('email_provider_disabled');
  expect((await client.signUp({ phone: '+33600000000', password: 'girafe bleue' })).error?.code).toBe(
    'phone_provider_disabled',
  );
  const idToken = await client.signInWithIdToken({ provider: 'google', token: 'x' });
  expect(idToken.error?.code).toBe('unsupported_grant_type');
  const { client: signed } = await signedUp();
  const { data } = await signed.getSession();
  const key = await server.call('/factors', {
    body: { factor_type: 'webauthn', friendly_name: 'clé' },
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(key).toMatchObject({ status: 422, body: { error_code: 'mfa_factor_type_not_offered' } });
});

test('refusals speak the language of the caller', async () => {
  const body = newPerson();
  const said = async (headers: Record<string, string>) =>
    (await server.call('/token?grant_type=password', { body, headers })).body['msg'];
  expect(await said({})).toBe('Adresse e-mail ou mot de passe incorrect.');
  expect(await said({ 'accept-language': 'en-GB,en;q=0.9' })).toBe('Wrong e-mail address or password.');
  expect(await said({ 'accept-language': 'en', 'x-client-lang': 'fr' })).toBe(
    'Adresse e-mail ou mot de passe incorrect.',
  );
});

test('settings and keys are public, private answers are not stored', async () => {
  const settings = await server.call('/settings');
  expect(settings.body).toMatchObject({ mailer_autoconfirm: true, external: { email: true, google: false } });
  const jwks = await server.call('/.well-known/jwks.json');
  expect(jwks.body['keys']).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
  expect(JSON.stringify(jwks.body)).not.toContain('"d"');
  expect(
    (await server.call('/token?grant_type=password', { body: newPerson() })).headers.get('cache-control'),
  ).toBe('no-store');
});
