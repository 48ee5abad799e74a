import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { newGooglePerson, startGoogleServer, type GoogleServer } from '#test/auth/google-server.ts';
import { Browser, errorIn } from '#test/auth/google-flow.ts';
import { startMailServer, tokenIn, type MailServer } from '#test/auth/mail-server.ts';
import { EVICTED, KEPT } from './evict-stranger.ts';

let google: GoogleServer;
let mails: MailServer;
let server: AuthServer;
/** The same installation before it had a mail server: accounts opened at once, on addresses that nobody proved. */
let local: AuthServer;
beforeAll(async () => {
  google = await startGoogleServer();
  mails = await startMailServer();
  local = await startAuthServer({ env: google.env });
  const env = {
    ...google.env,
    SMTP_URL: mails.url,
    MAIL_FROM: 'a@exemple.fr',
    APP_URL: 'https://a.exemple.fr',
  };
  server = await startAuthServer({ env, beside: local });
});
afterAll(async () => {
  await server.close();
  await local.close();
  await google.close();
  await mails.close();
});

const run = (text: string, ...values: unknown[]) => server.db.system.run({ name: '', text, values });

/** A stranger's account on somebody's address, with everything that outlives a password. */
async function openedByStranger(email: string): Promise<{ userId: string; token: string }> {
  const { body } = await local.call('/signup', {
    body: { email, password: 'mot de passe intrus', data: { full_name: 'Intrus' } },
  });
  const userId = (body['user'] as { id: string }).id;
  await run(
    `insert into auth.factors (user_id, factor_type, friendly_name, status, sealed_secret)
     values ($1, 'totp', 'Téléphone', 'verified', 'x')`,
    userId,
  );
  await run(
    `insert into auth.identities (user_id, provider, subject, email) values ($1, 'google', $2, 'intrus@exemple.fr')`,
    userId,
    userId,
  );
  await run(
    `insert into api_keys (user_id, name, prefix, token_hash, scopes, created_at, expires_at)
     values ($1, 'Clé', 'x', sha256($2::text::bytea), '{read}', now(), now() + interval '1 day')`,
    userId,
    userId,
  );
  await run(
    `insert into model_settings (user_id, provider, base_url, model, capabilities, saved_at, checked_at)
     values ($1, 'openai_compatible', 'https://intrus.example/v1', 'm', '{}', now(), now())`,
    userId,
  );
  await run(
    `with a as (insert into user_tiktok_accounts (user_id, tiktok_username) values ($1, 'intrus') returning id),
       s as (insert into report_schedules (user_id, account_id, frequency, day, hour, time_zone, days, next_run_at,
               created_at) select $1, id, 'weekly', 1, 8, 'Europe/Paris', 30, now(), now() from a returning id),
       v as (insert into video_analyses (user_id, origin, target, created_at) values ($1, 'file', 'file:x', now()) returning id),
       l as (insert into share_links (user_id, token_hash, video_analysis_id, hidden, created_at,
               expires_at) select $1, sha256($2::text::bytea), id, '{}', now(), now() + interval '30 days' from v)
     insert into report_recipients (user_id, schedule_id, email, state, asked_at)
     select $1, id, 'intrus@exemple.fr', 'confirmed', now() from s`,
    userId,
    userId,
  );
  await run(
    `with e as (insert into bin_entries (user_id, kind, label, deleted_at, expires_at)
               values ($1, 'account_report', 'intrus', now(), now() + interval '30 days') returning id)
     insert into bin_rows (entry_id, user_id, table_name, row) select id, $1, 'share_links', '{}' from e`,
    userId,
  );
  await run(
    `insert into account_deletions (user_id, requested_at, due_at) values ($1, now(), now() + interval '30 days')`,
    userId,
  );
  return { userId, token: String(body['access_token']) };
}

/** What is left of the stranger's account. */
async function leftOf(userId: string): Promise<string[]> {
  const left: string[] = [];
  for (const table of EVICTED) {
    const rows = await server.db.system.rows({
      name: '',
      text: `select 1 from ${table} where user_id = $1${table === 'auth.identities' ? ` and subject = $1::text` : ''}`,
      values: [userId],
    });
    if (rows.length > 0) left.push(table);
  }
  const binned = await server.db.system.rows({
    name: '',
    text: `select 1 from bin_rows where user_id = $1 and table_name = 'share_links'`,
    values: [userId],
  });
  if (binned.length > 0) left.push('a share link in the bin');
  return left;
}

async function byGoogle(email: string) {
  google.person = newGooglePerson({ email, name: 'La vraie' });
  const client = server.newClient({ flowType: 'pkce' });
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  return new Browser(server).oauthFlow(data.url ?? '');
}

test('every table that names an owner is on the list: its rows go with the stranger, or stay for a reason', async () => {
  const tables = await server.db.system.rows<{ name: string }>({
    name: 'tables-of-test',
    text: `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
           where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth')`,
  });
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...EVICTED, ...Object.keys(KEPT)].toSorted());
});

test('nothing a stranger left opens the account or sends from it once its owner comes by a mailed link', async () => {
  const { email } = newPerson();
  const { userId, token } = await openedByStranger(email);
  await server.call('/recover', { body: { email } });
  const token_hash = tokenIn(await mails.nextTo(email));
  const { status, body } = await server.call('/verify', { body: { type: 'recovery', token_hash } });
  expect(status).toBe(200);
  expect(body['user']).toMatchObject({ id: userId, user_metadata: {}, factors: [] });
  expect(await leftOf(userId)).toEqual([]);
  expect((await server.call('/user', { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
  const given = { email, password: 'mot de passe intrus' };
  expect((await server.newClient().signInWithPassword(given)).error?.code).toBe('invalid_credentials');
  expect((await mails.nextTo(email)).subject).toBe('Votre compte vous a été rendu · Accroche');
});

test('nothing a stranger left opens the account or sends from it once its owner comes by Google', async () => {
  const { email } = newPerson();
  const { userId, token } = await openedByStranger(email);
  expect(errorIn(await byGoogle(email))).toBeNull();
  expect(await leftOf(userId)).toEqual(['auth.oauth_flows']);
  expect((await server.call('/user', { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
});

test('a second Google identity with the address of an account opens nothing', async () => {
  const { email } = newPerson();
  expect(errorIn(await byGoogle(email))).toBeNull();
  // The address was given to somebody else at Google: another subject.
  expect(errorIn(await byGoogle(email))).toBe('another_google_account');
  const row = await server.db.system.row({
    name: '',
    text: `select count(*) as n from auth.identities i join auth.users u on u.id = i.user_id where u.email = $1`,
    values: [email],
  });
  expect(row).toEqual({ n: 1 });
});
