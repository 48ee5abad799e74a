import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDateIn } from '#domain/time/local-days.ts';
import { CONTRACT_CALLS, type ContractCall } from '#test/harness/contract-calls.ts';
import { rounds } from '#test/harness/rounds.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { ask, bearer, overRest, overRpc, type Call } from './calling.ts';
import { sampleInput } from './sample-input.ts';
import { createVictim, type Victim } from './victim.ts';

let testApp: TestApp;
let owner: Victim;
let other: TestUser;
let admin: TestUser;
/** Every column of every table, with a value of its type that is not what stands there. */
let columns: { name: string; value: unknown }[];
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  owner = await createVictim(testApp);
  other = await testApp.createUser();
  admin = await testApp.createUser({ admin: true });
  const rows = await testApp.app.db.system.rows<{ name: string; type: string }>({
    name: 'test-columns',
    text: `select distinct on (column_name) column_name as name, data_type as type
           from information_schema.columns where table_schema in ('public', 'auth') order by column_name`,
  });
  columns = rows.map(({ name, type }) => ({ name, value: forgedValue(name, type) }));
});
afterAll(() => testApp.close());

function forgedValue(name: string, type: string): unknown {
  const special: Record<string, unknown> = {
    user_id: other?.userId,
    actor_id: other?.userId,
    role: 'admin',
    plan_type: 'business_enterprise',
    aal: 'aal2',
    email: 'autre@exemple.fr',
  };
  if (name in special) return special[name];
  if (type === 'uuid') return other?.userId;
  if (type === 'boolean') return true;
  if (/int|double|numeric/.test(type)) return 424_242;
  if (type.startsWith('timestamp')) return '2001-02-03T04:05:06Z';
  if (type === 'jsonb') return { forged: true };
  return 'forge_424242';
}

const writing = CONTRACT_CALLS.filter(({ method }) => method !== 'GET');
/** Those that take an id or nothing, or a file: there is no entity to assign to. */
const withoutFields = writing.filter(
  ({ input, idFields, path }) =>
    path.startsWith('/import') ||
    path === '/analysis-uploads' ||
    path === '/support/attachments' ||
    path === '/support/contact/files' ||
    Object.keys(input.properties ?? {}).every(field => idFields.includes(field)),
);
const withFields = writing.filter(call => !withoutFields.includes(call));
const asCase = (call: ContractCall): [string, ContractCall] => [call.name, call];

/** Input for calls that do not accept an arbitrary word. */
const fills = (): Record<string, Record<string, string | number | boolean>> => ({
  'me.update': { username: 'Un nom honnête', full_name: 'Un nom', time_zone: 'Europe/Paris' },
  'accounts.link': { handle: 'demo-marc-bricole' },
  'accounts.update': { id: owner.theirs.account },
  'experiments.addVideo': { videoId: '7400000000000000001' },
  'experiments.withdrawVideo': { videoId: '7400000000000000001' },
  'generations.hooks': { key: 'a-key-of-ours' },
  'generations.ctas': { key: 'a-key-of-ours' },
  'generations.script': { key: 'a-key-of-ours' },
  'generations.regenerate': { key: 'a-key-of-ours' },
  'generations.use': { videoId: '7400000000000000001' },
  'brand.save': { name: 'Une agence', titles: '#1b1b1f', accent: '#0b6b64' },
  'videos.correctHook': { videoId: '7400000000000000001' },
  'admin.money.createCoupon': { code: 'RENTREE', percent_off: 20, duration: 'once' },
  'billing.withdraw': { email: 'personne@exemple.fr' },
  'billing.declareWithdrawal': { email: 'personne@exemple.fr' },
  'billing.askCancellation': { email: 'personne@exemple.fr' },
  'support.contact': { email: 'personne@exemple.fr' },
  'testimonials.save': {
    text: 'Un avis assez long pour être lu.',
    experienced_on: localDateIn('Europe/Paris')(new Date()),
    consent: true,
  },
  'documentation.rate': { answer: '0'.repeat(32), page: 'accounts' },
  'sharing.open': { token: 'a'.repeat(43) },
  'connections.start': { browser: 'b'.repeat(43), origin: 'http://localhost:3000' },
  'connections.add': { browser: 'b'.repeat(43), origin: 'http://localhost:3000' },
  'connections.finish': { browser: 'b'.repeat(43) },
  'models.save': { provider: 'openai_compatible', baseUrl: 'http://127.0.0.1:9/v1', model: 'm' },
  'admin.model.save': { provider: 'openai_compatible', baseUrl: 'http://127.0.0.1:9/v1', model: 'm' },
  'connections.saveApifyToken': { token: 'jeton_de_trente_signes_environ' },
});

test('every call that writes says which fields it takes, and takes no other', () => {
  expect(withFields.length).toBeGreaterThan(3);
  const open = withFields.filter(({ input }) => input.additionalProperties !== false);
  expect(open.map(call => call.name)).toEqual([]);
});

/** What decides about rights, money and belonging, of everybody. */
async function privileges(): Promise<string> {
  const { system } = testApp.app.db;
  const kept = [
    'select user_id, plan_type, tiktok_handle, created_at from profiles order by user_id',
    'select * from user_roles order by user_id, role',
    'select * from plan_limits order by plan_name',
    'select * from user_usage_limits order by user_id',
    'select id, user_id, verified, created_at, last_synced_at from user_tiktok_accounts order by id',
    'select id, email, email_normalised, password_hash, email_confirmed_at, locked_at, created_at from auth.users order by id',
    'select id, user_id, aal, ended_at from auth.sessions order by id',
  ];
  const rows = [];
  for (const text of kept) rows.push(await system.rows({ name: '', text }));
  return JSON.stringify(rows);
}

/** Every column in proof runs; in the suite one in eight, others with the next call. */
const ONE_IN = rounds(1, 8);

describe.each(withFields.map(asCase))('%s', (name, call) => {
  test(`takes no column that is not its own, one in ${ONE_IN} tried, by REST or RPC`, async () => {
    const headers = bearer(call.access === 'admin' ? admin.token : owner.user.token);
    const good = sampleInput(call, fills()[name]);
    const before = await privileges();
    const accepted: string[] = [];
    const offered = Object.keys(call.input.properties ?? {});
    const tryOne = async ({ name: column, value }: (typeof columns)[number]) => {
      const forged = { ...good, [column]: value as string };
      for (const asked of [overRest(call, forged), overRpc(call, forged)]) {
        const { status, text } = await ask(testApp, asked, headers);
        const isNamed = text.includes('"invalid_input"') && text.includes(`"${column}"`);
        if (status !== 422 || !isNamed) accepted.push(`${column}: ${status} ${text.slice(0, 200)}`);
      }
    };
    const turn = withFields.indexOf(call);
    const tried = columns.filter((one, at) => !offered.includes(one.name) && (at + turn) % ONE_IN === 0);
    await Promise.all(tried.map(tryOne));
    expect(accepted.slice(0, 5)).toEqual([]);
    expect(await privileges()).toBe(before);
  });
});

test.each(withoutFields.map(asCase))('%s assigns nothing that is added to it', async (_name, call) => {
  const headers = bearer(other.token);
  const before = await privileges();
  const extra = Object.fromEntries(columns.map(({ name: column, value }) => [column, value as string]));
  for (const asked of [overRest(call, extra), overRpc(call, extra)]) {
    const query = new URLSearchParams(Object.entries(extra).map(([key, value]) => [key, String(value)]));
    const { status } = await ask(testApp, { ...asked, url: `${asked.url}?${query.toString()}` }, headers);
    expect(status).toBeLessThan(500);
  }
  expect(await privileges()).toBe(before);
});

test('sign-up and the user’s own words give no right, whatever they are called', async () => {
  const extra = Object.fromEntries(columns.map(({ name, value }) => [name, value]));
  const email = 'promu@exemple.fr';
  const password = 'girafe violette 12';
  const signUp = await post('/auth/v1/signup', {
    ...extra,
    email,
    password,
    phone: undefined,
    app_metadata: { role: 'admin', plan_type: 'business_enterprise' },
    data: {
      role: 'admin',
      is_admin: true,
      plan_type: 'business_enterprise',
      user_id: other.userId,
      aal: 'aal2',
    },
  });
  expect(signUp.status).toBe(200);
  const { access_token: token } = JSON.parse(signUp.text) as { access_token: string };
  const put: Call = {
    method: 'PUT',
    url: '/auth/v1/user',
    body: {
      ...extra,
      email: undefined,
      phone: undefined,
      data: { role: 'admin', plan_type: 'premium' },
      app_metadata: { role: 'admin' },
    },
  };
  expect((await ask(testApp, put, bearer(token))).status).toBe(200);
  const me = await ask(testApp, { method: 'GET', url: '/api/v1/me' }, bearer(token));
  expect(JSON.parse(me.text)).toMatchObject({
    email,
    is_admin: false,
    profile: { plan_type: 'freemium' },
  });
  const [claims = ''] = token.split('.').slice(1);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    role: 'authenticated',
    aal: 'aal1',
    app_metadata: { provider: 'email' },
  });
  const closed = await ask(testApp, { method: 'GET', url: '/api/v1/admin/sources' }, bearer(token));
  expect(closed.status).toBe(403);
});

function post(url: string, body: Record<string, unknown>) {
  return ask(testApp, { method: 'POST', url, body }, { 'x-forwarded-for': '10.9.9.9' });
}
