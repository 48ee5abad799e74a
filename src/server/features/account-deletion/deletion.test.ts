import { DAY_MS } from '#domain/time/day-ms.ts';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DELETION_GRACE_DAYS } from '#domain/account-deletion/deletion.ts';
import { newStorageKey } from '#server/integrations/storage/storage-key.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';

const PASSWORD = 'un mot de passe de test';
type State = { due_at: string | null; needs_password: boolean; is_last_admin: boolean };

let testApp: TestApp;
let keeper: TestUser;
const dataDir = mkdtempSync(join(tmpdir(), 'accroche-deletion-'));
const START = new Date();
const logged: string[] = [];
beforeAll(async () => {
  testApp = await createTestApp({ env: { DATA_DIR: dataDir }, logged });
  keeper = await testApp.createUser({ admin: true });
});
beforeEach(() => testApp.setNow(START));
afterAll(() => testApp.close());

const ask = (as: TestUser, json: object = { word: 'SUPPRIMER', password: PASSWORD }) =>
  testApp.request('/account-deletion', { method: 'POST', as, json });
const cancel = (as: TestUser) => testApp.request('/account-deletion', { method: 'DELETE', as });
const sql = (text: string, values: unknown[] = []) =>
  testApp.app.db.system.rows<Record<string, unknown>>({ name: '', text, values });
const later = (days: number) => testApp.setNow(new Date(START.getTime() + days * DAY_MS));
const exists = async ({ userId }: TestUser) =>
  (await sql('select 1 from auth.users where id = $1', [userId])).length === 1;

/** Every row of every table there is, whatever its schema. */
async function dump(): Promise<string> {
  const tables = await sql(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await sql(`select t::text as row from ${String(name)} t`);
    texts.push(`${String(name)}\n${rows.map(({ row }) => String(row)).join('\n')}`);
  }
  return texts.join('\n');
}

/** Every file of the data folder, its name and what is in it. */
function filesOnDisk(): string {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .map(
      entry =>
        join(entry.parentPath, entry.name) +
        (entry.isFile() ? readFileSync(join(entry.parentPath, entry.name), 'latin1') : ''),
    )
    .join('\n');
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** A user with data of every kind. */
async function livedIn(): Promise<Person> {
  const scene = createScene(testApp);
  const person = await scene.linked('demo-nora-finance', 'business_pro');
  await scene.ended(person, person.firstRun);
  const { user } = person;
  const form = new FormData();
  const rows = [
    {
      id: '7400000000000000009',
      text: 'Mon secret',
      createTimeISO: '2026-11-01T10:00:00.000Z',
      authorMeta: { name: 'nora.secrete', fans: 5_300 },
      webVideoUrl: 'https://www.tiktok.com/@nora.secrete/video/7400000000000000009',
      playCount: 10,
      diggCount: 9,
      shareCount: 6,
      commentCount: 4,
    },
  ];
  form.append('file', new File([JSON.stringify(rows)], 'nora.secrete.json'));
  await answer(
    testApp.request('/imports', {
      method: 'POST',
      as: user,
      body: form,
      headers: { 'idempotency-key': 'k1' },
    }),
  );
  await answer(testApp.request('/me', { method: 'PATCH', as: user, json: { full_name: 'Nora Secrète' } }));
  const { token } = await answer<{ token: string }>(
    testApp.request('/api-keys', {
      method: 'POST',
      as: user,
      json: { password: user.password, name: 'Clé de Nora', days: 9 },
    }),
  );
  await testApp.request('/me', { headers: { authorization: `Bearer ${token}` } });
  await testApp.request('/auth/v1/recover', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email }),
  });
  const { userId, email } = user;
  // What others wrote down about this user, or what this user did when still an administrator.
  await sql(
    `insert into audit_log (actor_id, action, subject_type, subject_id, details) values
       ($1::uuid, 'users.locked', 'user', $2::uuid::text, jsonb_build_object('email', $3::text)),
       ($2::uuid, 'sources.consent.given', null, null, '{}')`,
    [keeper.userId, userId, email],
  );
  await sql(
    `insert into app_settings (key, value, updated_by) values ($1, to_jsonb($2::uuid::text), $2::uuid)`,
    ['test-setting', userId],
  );
  await sql(
    `insert into quota_credits (user_id, kind, units, reason, granted_by, granted_at)
     values ($1, 'video_analysis', 1, 'geste', $2, now())`,
    [keeper.userId, userId],
  );
  await sql(`insert into mail_outbox (recipient, subject, text_body, html_body) values ($1, 's', $1, $1)`, [
    email,
  ]);
  await sql(
    `insert into auth.identities (user_id, provider, subject, email) values ($1::uuid, 'google', $1::uuid::text, $2)`,
    [userId, `google-${email}`],
  );
  await sql(
    `insert into auth.factors (user_id, factor_type, friendly_name, status, phone)
     values ($1, 'phone', 'Téléphone de Nora', 'unverified', '+33612345678')`,
    [userId],
  );
  await sql(
    `insert into sms_outbox (recipient, channel, body) values ('+33612345678', 'sms', 'Code de Nora')`,
  );
  await testApp.app.storage.put(newStorageKey(userId, 'downloads'), bytesOf('une vidéo de nora.secrete'), {
    maxBytes: 100,
  });
  await sql(
    `insert into generation_history (user_id, type, parameters) values ($1, 'hook', '{"sujet": "Nora"}')`,
    [userId],
  );
  return person;
}

describe('asking for the erasure of one’s account', () => {
  test('takes the word, to the letter, and the present password', async () => {
    const someone = await testApp.createUser();
    for (const word of ['', 'supprimer', 'Supprimer', 'oui']) {
      expect(await refusal(ask(someone, { word, password: PASSWORD }))).toMatchObject({
        code: 'deletion_word_wrong',
      });
    }
    for (const password of [undefined, '', 'un autre mot de passe']) {
      expect(await refusal(ask(someone, { word: 'DELETE', password }))).toMatchObject({
        status: 403,
        code: 'deletion_password_wrong',
      });
    }
    expect(await answer<State>(testApp.request('/account-deletion', { as: someone }))).toEqual({
      due_at: null,
      needs_password: true,
      is_last_admin: false,
    });
  });

  test('lets nobody guess the password', async () => {
    const someone = await testApp.createUser();
    const guesses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      guesses.push((await ask(someone, { word: 'DELETE', password: `faux ${guess}` })).status);
    }
    expect(guesses.filter(status => status === 403)).toHaveLength(10);
    expect(guesses.slice(10)).toEqual([429, 429]);
    expect((await ask(someone)).headers.get('retry-after')).not.toBeNull();
  });

  test('is due in a week, told by mail, and closes every other way in', async () => {
    const someone = await testApp.createUser();
    const { token: elsewhere } = await answer<{ token: string }>(
      testApp
        .request('/auth/v1/token?grant_type=password', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: someone.email, password: PASSWORD }),
        })
        .then(async response => {
          const { access_token: token } = (await response.json()) as { access_token: string };
          return Response.json({ token });
        }),
    );
    const { token: key } = await answer<{ token: string }>(
      testApp.request('/api-keys', {
        method: 'POST',
        as: someone,
        json: { password: someone.password, name: 'k', days: 9 },
      }),
    );
    const status = async (token: string) =>
      (await testApp.request('/me', { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await status(elsewhere), await status(key)]).toEqual([200, 200]);

    const { due_at: dueAt } = await answer<State>(ask(someone));
    expect(Date.parse(dueAt ?? '') - START.getTime()).toBeGreaterThanOrEqual(DELETION_GRACE_DAYS * DAY_MS);
    expect([await status(elsewhere), await status(key)]).toEqual([401, 401]);
    const me = await answer<{ deletion_due_at: string | null }>(testApp.request('/me', { as: someone }));
    expect(me.deletion_due_at).toBe(dueAt);
    const mails = await sql('select subject from mail_outbox where recipient = $1 order by created_at', [
      someone.email,
    ]);
    expect(String(mails.at(-1)?.['subject'])).toMatch(/^Votre compte sera supprimé le \d+(er)? /);
    // A second request changes nothing and writes nothing.
    expect((await answer<State>(ask(someone))).due_at).toBe(dueAt);
    expect(await sql('select 1 from mail_outbox where recipient = $1', [someone.email])).toHaveLength(
      mails.length,
    );
  });

  test('can be taken back until the last moment, and not after', async () => {
    const someone = await testApp.createUser();
    expect(await refusal(cancel(someone))).toMatchObject({ code: 'not_found' });
    await answer(ask(someone));
    later(6.9);
    await eraseDueAccounts(testApp.app);
    expect(await exists(someone)).toBe(true);
    expect(await answer<State>(cancel(someone))).toMatchObject({ due_at: null });
    later(30);
    await eraseDueAccounts(testApp.app);
    expect(await exists(someone)).toBe(true);

    await answer(ask(someone));
    later(30 + DELETION_GRACE_DAYS + 0.01);
    expect(await refusal(cancel(someone))).toMatchObject({ code: 'not_found' });
  });

  test('concerns nobody else', async () => {
    const [one, other] = [await testApp.createUser(), await testApp.createUser()];
    await answer(ask(one));
    expect(await answer<State>(testApp.request('/account-deletion', { as: other }))).toMatchObject({
      due_at: null,
    });
    expect(await refusal(cancel(other))).toMatchObject({ code: 'not_found' });
    const seen = await testApp.app.db
      .tenant(other.userId)
      .rows({ name: '', text: 'select * from account_deletions' });
    expect(seen).toEqual([]);
  });
});

test('the mail speaks of scheduled reports only where the plan has them', async () => {
  for (const [plan, isTold] of [
    ['freemium', false],
    ['premium', true],
  ] as const) {
    const someone = await testApp.createUser({ plan });
    await answer(ask(someone));
    const [mail] = await sql('select text_body from mail_outbox where recipient = $1 order by id desc', [
      someone.email,
    ]);
    expect(mail?.['text_body']).toContain('Vos liens de partage, ceux de vos clients compris');
    expect(String(mail?.['text_body']).includes('rapports programmés')).toBe(isTold);
  }
});

describe('the last administrator', () => {
  test('cannot leave, nor can the last two leave together', async () => {
    const isLast = async () =>
      (await answer<State>(testApp.request('/account-deletion', { as: keeper }))).is_last_admin;
    expect(await isLast()).toBe(true);
    expect(await refusal(ask(keeper))).toMatchObject({ status: 409, code: 'last_admin' });
    const second = await testApp.createUser({ admin: true });
    expect(await isLast()).toBe(false);
    const statuses = (await Promise.all([ask(keeper), ask(second)])).map(response => response.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    await cancel(keeper);
    await cancel(second);
    await sql('delete from user_roles where user_id = $1', [second.userId]);
  });

  test('who became it during the week stays until there is another', async () => {
    const leaver = await testApp.createUser({ admin: true });
    await answer(ask(leaver));
    await sql('delete from user_roles where user_id = $1', [keeper.userId]);
    later(8);
    await eraseDueAccounts(testApp.app);
    expect(await exists(leaver)).toBe(true);
    await sql(`insert into user_roles (user_id, role) values ($1, 'admin')`, [keeper.userId]);
    await eraseDueAccounts(testApp.app);
    expect(await exists(leaver)).toBe(false);
  });
});

test('after the week nothing of the person is left in any table, file or line of the log', async () => {
  const { user } = await livedIn();
  const marks = [user.userId, user.email, 'nora.secrete', 'Nora', 'demo-nora-finance', '+33612345678'];
  await answer(ask(user));
  const before = await dump();
  expect(marks.filter(mark => !before.includes(mark))).toEqual([]);
  expect(filesOnDisk()).toContain('nora.secrete');

  later(DELETION_GRACE_DAYS + 0.01);
  await eraseDueAccounts(testApp.app);
  const after = await dump();
  expect(marks.filter(mark => after.includes(mark))).toEqual([]);
  const files = filesOnDisk();
  expect(marks.filter(mark => files.includes(mark))).toEqual([]);
  // The log names users by their ids alone, which no longer lead to anybody.
  const log = logged.join('');
  expect(log).toContain('an account was erased');
  expect(marks.filter(mark => mark !== user.userId && log.includes(mark))).toEqual([]);
  expect((await testApp.request('/me', { as: user })).status).toBe(401);

  // The audit log still states what happened, and the last mail is in the outbox with a masked recipient.
  const [entry] = await sql(`select actor_id, subject_id from audit_log where action = 'users.locked'`);
  expect(entry).toEqual({ actor_id: keeper.userId, subject_id: null });
  const [mail] = await sql(`select recipient, subject from mail_outbox order by created_at desc limit 1`);
  expect(mail?.['recipient']).toMatch(/^.•••@•••$/);
  expect(String(mail?.['subject'])).toContain('Votre compte est supprimé');
});

test('every column that may name a user goes with the user, or is known to the erasure', async () => {
  const columns = await sql(
    `select n.nspname || '.' || c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth')
       and a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype
       and a.attname ~ '(user|admin|actor|owner|author|viewer|subject)_id$|_by$'
       and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
         and a.attnum = any (k.conkey) and k.confdeltype in ('c', 'n'))
     order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    'public.app_settings.updated_by',
    'public.audit_log.actor_id',
    'public.profiles.user_id',
    'public.quota_credits.granted_by',
    'public.quota_credits.withdrawn_by',
    'public.view_grants.admin_id',
  ]);
});

test('a restored backup is told whom to erase again, by a note beside the database', async () => {
  const someone = await testApp.createUser();
  await answer(ask(someone));
  const saved = await sql('select * from auth.users where id = $1', [someone.userId]);
  later(8);
  await eraseDueAccounts(testApp.app);
  expect(await exists(someone)).toBe(false);
  const note = readFileSync(join(dataDir, 'erased-accounts'), 'utf8');
  expect(note).toMatch(/^(?:[0-9a-f]{64} \S+\n)+$/);
  expect([someone.userId, someone.email].filter(mark => note.includes(mark))).toEqual([]);

  // A restored backup: the user exists again, and the database has no record of the erasure.
  await sql('delete from erased_users');
  await sql('insert into auth.users select * from jsonb_populate_record(null::auth.users, $1)', [
    JSON.stringify(saved[0]),
  ]);
  await sql('insert into profiles (user_id) values ($1)', [someone.userId]);
  await eraseDueAccounts(testApp.app);
  expect(await exists(someone)).toBe(false);
  expect(await exists(keeper)).toBe(true);
});
