import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metricsText } from '#server/platform/http/http-metrics.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const mark = randomBytes(6).toString('hex');
/** What must never be written out; each is unlike any other text. */
const canaries: Record<string, string> = {
  password: `canari-secret-${mark}`,
  'a wrong password': `canari-faux-${mark}`,
  'a new password': `canari-nouveau-${mark}`,
};
const EMAIL = `canari-${mark}@exemple.fr`;
const CAPTION = `légende canari ${mark}`;
const NAME = `Nom Canari ${mark}`;
const logged: string[] = [];
let testApp: TestApp;
let answers = '';

beforeAll(async () => {
  testApp = await createTestApp({ logged });
  await live();
});
afterAll(() => testApp.close());

let requests = 0;
async function auth(path: string, body: object | null, token?: string, method = 'POST') {
  requests += 1;
  const response = await testApp.router.request(`/auth/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.50.${requests}.1`,
      'user-agent': `canari ${mark}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: JSON.parse((await response.text()) || '{}') as Session };
}
interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

/** The activity of one user with everything that must stay secret, failures included. */
async function live(): Promise<void> {
  const { password = '' } = canaries;
  const { json: first } = await auth('signup', { email: EMAIL, password, data: { username: NAME } });
  const user: TestUser = { userId: first.user.id, email: EMAIL, token: first.access_token, password };
  for (const email of [EMAIL, EMAIL.toUpperCase()])
    await auth('token?grant_type=password', { email, password: canaries['a wrong password'] });
  const { json: second } = await auth('token?grant_type=password', { email: EMAIL, password });
  const { json: third } = await auth('token?grant_type=refresh_token', {
    refresh_token: second.refresh_token,
  });
  Object.assign(canaries, {
    'an access token': first.access_token,
    'a second access token': second.access_token,
    'a refresh token': first.refresh_token,
    'a spent refresh token': second.refresh_token,
    'its child': third.refresh_token,
  });
  await auth('recover', { email: EMAIL });
  canaries['a recovery link'] = await linkToken();
  await auth('verify', { token_hash: `${canaries['a recovery link']}x`, type: 'recovery' });
  await auth('user', { password: canaries['a new password'] }, first.access_token, 'PUT');
  await auth(
    'user',
    { password: canaries['a new password'], email: { not: EMAIL } },
    first.access_token,
    'PUT',
  );
  const key = await testApp.request('/api-keys', {
    method: 'POST',
    as: user,
    json: { name: 'Canari', days: 30, password },
  });
  const { token: apiKey } = (await key.json()) as { token?: string; secret?: string };
  if (apiKey !== undefined) canaries['an API key'] = apiKey;
  for (const authorization of [`Bearer ${apiKey}x`, `Bearer ${first.access_token}x`, `Basic ${password}`])
    await testApp.request('/me', { headers: { authorization } });
  const form = new FormData();
  form.append('file', new File([`[{"text":"${CAPTION}","broken`], 'x.json'));
  await testApp.request('/imports', { method: 'POST', as: user, body: form });
  await testApp.request('/linked-accounts', {
    method: 'POST',
    as: user,
    json: { handle: `${password}\n` },
  });
  // A fault of the database while somebody's data are in the statement.
  const rename = (from: string, to: string) =>
    testApp.app.db.system.run({ name: '', text: `alter table ${from} rename to ${to}` });
  await rename('profiles', 'profiles_gone');
  const failed = await testApp.request('/me', { method: 'PATCH', as: user, json: { username: NAME } });
  answers += await failed.text();
  await auth('signup', { email: `autre-${EMAIL}`, password });
  await rename('profiles_gone', 'profiles');
  expect(failed.status).toBe(500);
  answers += await (
    await testApp.request('/me', { method: 'PATCH', as: user, json: { username: [password] } })
  ).text();
}

async function linkToken(): Promise<string> {
  const mail = await testApp.app.db.system.row<{ text_body: string }>({
    name: 'test-canary-mail',
    text: 'select text_body from mail_outbox where recipient = $1 order by created_at desc limit 1',
    values: [EMAIL],
  });
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text_body ?? '')?.[0] ?? '');
  return new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
}

const found = (text: string) => Object.entries(canaries).filter(([, value]) => text.includes(value));

test('the run held every kind of secret, and was logged', () => {
  expect(Object.values(canaries).filter(value => value.length < 15)).toEqual([]);
  expect(Object.keys(canaries)).toContain('an API key');
  expect(logged.length).toBeGreaterThan(3);
  for (const event of ['a call failed', 'signed in', 'signing in was refused'])
    expect(logged.join('')).toContain(event);
});

test('no log line holds a password, a token, a key, a link or an address', () => {
  const log = logged.join('\n');
  expect(found(log)).toEqual([]);
  expect(logged.filter(line => line.includes(mark))).toEqual([]);
});

test('metrics hold none either', async () => {
  const metrics = await metricsText();
  expect(metrics.length).toBeGreaterThan(100);
  expect(found(metrics)).toEqual([]);
  expect(metrics).not.toContain(mark);
});

test('mails hold no secret but the link, and the link only in the mail of its owner', async () => {
  const mails = await testApp.app.db.system.rows<{ recipient: string; words: string }>({
    name: 'test-canary-mails',
    text: `select recipient, subject || text_body || html_body as words from mail_outbox`,
  });
  expect(mails.length).toBeGreaterThan(1);
  for (const { recipient, words } of mails) {
    const allowed = recipient === EMAIL ? ['a recovery link'] : [];
    expect(found(words).filter(([name]) => !allowed.includes(name))).toEqual([]);
  }
});

test('the database holds what opens something only as a hash', async () => {
  await testApp.app.db.system.run({
    name: '',
    text: `delete from mail_outbox where recipient = '${EMAIL}'`,
  });
  const stored = await everyRow();
  expect(stored).toContain(EMAIL);
  expect(found(stored)).toEqual([]);
});

test('an answer to a failure says nothing of its cause', async () => {
  expect(answers).not.toMatch(/profiles|relation|select |node_modules|\.ts:\d/i);
  expect(found(answers)).toEqual([]);
  expect((await answer<{ email: string }>(testApp.request('/demo-creators'))).email).toBeUndefined();
});

/** What somebody reads who has the database. */
async function everyRow(): Promise<string> {
  const { system } = testApp.app.db;
  const tables = await system.rows<{ name: string }>({
    name: 'test-tables-to-read',
    text: `select format('%I.%I', n.nspname, c.relname) as name
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth')`,
  });
  const rows: unknown[] = [];
  for (const { name } of tables)
    rows.push(name, await system.rows({ name: '', text: `select to_jsonb(t) as row from ${name} t` }));
  return JSON.stringify(rows);
}
