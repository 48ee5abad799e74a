import { setTimeout as pause } from 'node:timers/promises';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSupabaseUser, startSupabaseServer, type SupabaseServer } from '#test/auth/supabase-server.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

let supabase: SupabaseServer;
let testApp: TestApp;
beforeAll(async () => {
  supabase = await startSupabaseServer();
  testApp = await createTestApp({
    workers: 0,
    env: { AUTH_URL: supabase.url, AUTH_PUBLIC_KEY: supabase.publicKey },
  });
});
afterAll(async () => {
  await testApp.close();
  await supabase.close();
});

const me = (token: string) => testApp.request('/me', { headers: { authorization: `Bearer ${token}` } });

test('a token of the external server opens the product, and a profile is made on first sight, once', async () => {
  const user = newSupabaseUser();
  const token = await supabase.mint(user);
  const answers = await Promise.all(Array.from({ length: 10 }, () => me(token)));
  for (const one of answers) {
    expect(await answer(one)).toMatchObject({
      id: user.id,
      email: user.email,
      profile: { full_name: 'Inès Ailleurs', username: 'Inès Ailleurs', plan_type: 'freemium' },
    });
  }
  const made = await testApp.app.db.system.rows({
    name: 'made-of-test',
    text: `select (select count(*) from profiles where user_id = $1) as profiles,
                  (select count(*) from user_usage_limits where user_id = $1) as counters`,
    values: [user.id],
  });
  expect(made).toEqual([{ profiles: 1, counters: 1 }]);
});

test('the first user becomes administrator, the next one does not', async () => {
  const admins = await testApp.app.db.system.rows({
    name: 'admins-of-test',
    text: `select user_id from user_roles where role = 'admin'`,
  });
  expect(admins).toHaveLength(1);
  const { is_admin } = await answer<{ is_admin: boolean }>(me(await supabase.mint(newSupabaseUser())));
  expect(is_admin).toBe(false);
});

test('an address that changes over there changes here', async () => {
  const user = newSupabaseUser();
  await answer(me(await supabase.mint(user)));
  const email = newSupabaseUser().email;
  expect(await answer(me(await supabase.mint({ ...user, email })))).toMatchObject({ id: user.id, email });
  const row = await testApp.app.db.system.row({
    name: 'email-of-test',
    text: 'select email from auth.users where id = $1',
    values: [user.id],
  });
  expect(row).toEqual({ email });
});

test('an address that belongs to another account here opens nothing', async () => {
  const one = newSupabaseUser();
  await answer(me(await supabase.mint(one)));
  const twin = { ...newSupabaseUser(), email: one.email };
  expect(await refusal(me(await supabase.mint(twin)))).toMatchObject({ status: 401 });
});

test('forged, foreign, expired and unfitting tokens are refused', async () => {
  const user = newSupabaseUser();
  const now = Math.floor(Date.now() / 1_000);
  const stranger = (await generateKeyPair('ES256')).privateKey;
  const rsa = (await generateKeyPair('RS512')).privateKey;
  const forged = await Promise.all([
    supabase.mint(user, { key: stranger }),
    supabase.mint(user, { header: { alg: 'HS256' }, key: new TextEncoder().encode('x'.repeat(64)) }),
    supabase.mint(user, { header: { alg: 'RS512' }, key: rsa }),
    supabase.mint(user, { header: { kid: 'nobody' } }),
    supabase.mint(user, { claims: { iss: 'https://voleur.example/auth/v1' } }),
    supabase.mint(user, { claims: { aud: 'other' } }),
    supabase.mint(user, { claims: { exp: now - 10 } }),
    supabase.mint(user, { claims: { sub: 'nobody' } }),
    supabase.mint(user, { claims: { session_id: 'x' } }),
    supabase.mint(user, { claims: { email: '' } }),
    supabase.mint(user, { claims: { aal: 'aal3' } }),
    supabase.mint(user, { claims: { is_anonymous: true } }),
  ]);
  const none = new UnsecuredJWT({ sub: user.id, email: user.email, aal: 'aal2' })
    .setIssuer(supabase.url)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .encode();
  for (const [index, token] of [...forged, none, 'x.y.z', 'x'.repeat(13_000)].entries())
    expect((await refusal(me(token))).status, String(index)).toBe(401);
  const made = await testApp.app.db.system.row({
    name: 'user-of-test',
    text: 'select 1 from auth.users where id = $1',
    values: [user.id],
  });
  expect(made).toBeUndefined();
});

test('somebody who is locked here is refused within a second', async () => {
  const user = newSupabaseUser();
  const token = await supabase.mint(user);
  await answer(me(token));
  await testApp.app.db.system.run({
    name: 'lock-of-test',
    text: 'update auth.users set locked_at = now() where id = $1',
    values: [user.id],
  });
  await pause(1_000);
  expect((await refusal(me(token))).status).toBe(401);
});

test('a key that was replaced over there is followed, and its old tokens die', async () => {
  const user = newSupabaseUser();
  const old = await supabase.mint(user);
  await answer(me(old));
  await pause(2_100);
  await supabase.rotate();
  await answer(me(await supabase.mint(user)));
  expect((await refusal(me(old))).status).toBe(401);
});

test('our own sign-in is closed, on every path', async () => {
  for (const path of ['settings', 'user', 'authorize?provider=google', '.well-known/jwks.json'])
    expect((await testApp.request(`/auth/v1/${path}`)).status, path).toBe(404);
  for (const path of ['signup', 'token?grant_type=password', 'recover', 'verify']) {
    const { status } = await testApp.request(`/auth/v1/${path}`, { method: 'POST', json: {} });
    expect([404, 405], path).toContain(status);
  }
});

test('while the external server cannot be asked for its keys, nobody is called a forger', async () => {
  const apart = await startSupabaseServer();
  const other = await createTestApp({
    workers: 0,
    env: { AUTH_URL: apart.url, AUTH_PUBLIC_KEY: apart.publicKey },
  });
  apart.down = true;
  const token = await apart.mint(newSupabaseUser());
  const request = () => other.request('/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await refusal(request())).toMatchObject({ status: 503, code: 'unavailable' });
  apart.down = false;
  await answer(request());
  await other.close();
  await apart.close();
});

test('the browser may speak to the external server, and to nobody else', async () => {
  const policy = (await testApp.request('/me')).headers.get('content-security-policy') ?? '';
  expect(/connect-src ([^;]+)/.exec(policy)?.[1]).toBe(`'self' ${new URL(supabase.url).origin}`);
});
