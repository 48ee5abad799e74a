import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/admin/admin-audit.ts';
import { AUDIT_ACTIONS } from '#domain/admin/audit-actions.ts';
import { createApp } from '#server/app/app.ts';
import { actionKey } from '#presentation/sentences/audit-sentence.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { everything } from '#test/access/calling.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

let testApp: TestApp;
let admin: TestUser;
let second: TestUser;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
  second = await testApp.createUser({ admin: true });
  user = await testApp.createUser();
});
afterAll(() => testApp.close());

const audit = (query = '', as = admin) =>
  answer<Page<AuditEntry>>(testApp.request(`/admin/audit${query}`, { as }));
const changePlan = (plan: string, as = admin) =>
  answer(
    testApp.request(`/admin/users/${user.userId}/plan`, {
      method: 'PUT',
      as,
      json: { plan, reason: 'Essai' },
    }),
  );
const exported = (filter: object) =>
  testApp.request('/admin/exports', {
    method: 'POST',
    as: admin,
    json: { table: 'audit', format: 'csv', ...filter },
  });

test('an entry names who did what to whom, and in which request', async () => {
  await answer(
    testApp.request(`/admin/users/${user.userId}/plan`, {
      method: 'PUT',
      as: admin,
      json: { plan: 'premium', reason: 'Essai' },
      headers: { 'x-request-id': 'plan-for-the-audit' },
    }),
  );
  const { items } = await audit();
  expect(items[0]).toMatchObject({
    action: 'users.plan.changed',
    actor: { id: admin.userId, label: admin.email },
    subject: { type: 'user', id: user.userId, label: user.email },
    details: { from: 'freemium', to: 'premium' },
    requestId: 'plan-for-the-audit',
  });
});

test('the log can be narrowed by actor, act, subject and days, and goes on where it ended', async () => {
  for (const plan of ['apprenant', 'freemium', 'premium']) await changePlan(plan, second);
  const actions = async (query: string) => (await audit(query)).items.map(entry => entry.actor?.id);
  expect(await actions(`?actor=${second.email.slice(0, 20)}`)).toEqual(Array(3).fill(second.userId));
  expect((await audit(`?subject=${user.email}&action=users.plan`)).items).toHaveLength(4);
  expect((await audit('?action=sources.')).items).toEqual([]);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
  expect((await audit(`?from=${today}&to=${today}`)).items.length).toBeGreaterThanOrEqual(4);
  expect((await audit('?to=2020-01-01')).items).toEqual([]);
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page<AuditEntry> = await audit(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
    seen.push(...page.items.map(entry => entry.id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  for (const wrong of ['cursor=x', 'from=hier', 'to=0001-01-01', 'from=2026-13-01', 'limit=1000'])
    expect((await refusal(testApp.request(`/admin/audit?${wrong}`, { as: admin }))).status, wrong).toBe(422);
});

test('the log can be taken along as CSV that no spreadsheet runs, and that is written down', async () => {
  const reason = '=cmd|calc!A1';
  const json = { kind: 'account_analysis', units: 2, reason };
  await changePlan('freemium');
  await answer(testApp.request(`/admin/users/${user.userId}/credits`, { method: 'POST', as: admin, json }));
  await testApp.app.db.system.run({
    name: 'test-hostile-entry',
    text: `insert into audit_log (actor_id, action, request_id) values ($1, '=1+1', '@SUM(A1)')`,
    values: [admin.userId],
  });
  const response = await exported({});
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="accroche-journal-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const text = await response.text();
  expect(text).toMatch(/^Identifiant;Date \(Europe\/Paris\);Par qui;Acte;/);
  expect(text).toContain(user.email);
  expect(text).toContain(`A accordé à ${user.email} un crédit de 2`);
  for (const hostile of ["'=1+1", "'@SUM(A1)"]) expect(text).toContain(hostile);
  expect(text).not.toMatch(/(?:^|;)"?[=@]/m);
  expect((await audit('?limit=1')).items[0]).toMatchObject({
    action: 'tables.exported',
    details: { table: 'audit', format: 'csv' },
  });
  const none = await (await exported({ action: 'no.such' })).text();
  expect(none.trimEnd().split('\r\n')).toHaveLength(1);
});

test('entries cannot be changed or removed, by the application’s role nor through the owner’s connection', async () => {
  const { db } = testApp.app;
  const before = (await audit('?limit=100')).items;
  expect(before.length).toBeGreaterThan(3);
  const attempts = [
    `update audit_log set action = 'nothing'`,
    `update audit_log set actor_id = null where id = -1`,
    'delete from audit_log',
    'truncate audit_log',
  ];
  for (const text of attempts) {
    await expect(db.tenant(admin.userId).run({ name: '', text }), text).rejects.toMatchObject({
      code: '42501',
    });
    await expect(db.system.run({ name: '', text }), text).rejects.toMatchObject({ code: '42501' });
  }
  // The application's role may add an entry of its own user, and read none.
  const forged = `insert into audit_log (actor_id, action) values ('${second.userId}', 'users.unlocked')`;
  await expect(db.tenant(user.userId).run({ name: '', text: forged })).rejects.toMatchObject({
    code: '42501',
  });
  const read = db.tenant(admin.userId).rows({ name: '', text: 'select 1 from audit_log' });
  await expect(read).rejects.toMatchObject({ code: '42501' });
  expect((await audit('?limit=100')).items).toEqual(before);
});

test('an act that cannot be written down is not done', async () => {
  const { db } = testApp.app;
  const before = await everything(testApp);
  const hide = (from: string, to: string) =>
    db.system.run({ name: '', text: `alter table ${from} rename to ${to}` });
  const acts: [string, string, object][] = [
    ['PUT', `/admin/users/${user.userId}/plan`, { plan: 'business_pro', reason: 'Essai' }],
    ['POST', `/admin/users/${user.userId}/credits`, { kind: 'video_analysis', units: 9, reason: 'Essai' }],
    ['PUT', `/admin/users/${user.userId}/lock`, { reason: 'Essai' }],
    ['PUT', `/admin/users/${user.userId}/role`, {}],
    ['POST', '/admin/views', { userId: user.userId, reason: 'une bonne raison' }],
  ];
  await hide('audit_log', 'audit_log_away');
  try {
    for (const [method, path, json] of acts)
      expect((await refusal(testApp.request(path, { method, as: admin, json }))).status, path).toBe(500);
  } finally {
    await hide('audit_log_away', 'audit_log');
  }
  expect(await everything(testApp)).toBe(before);
});

test('every call of the administration is told in the log, also one that only reads', async () => {
  const lines: { adminId?: string; call?: string; requestId?: string }[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const app = createApp({ ...testApp.app, log }, { webFolder: 'no such folder' });
  const headers = { authorization: `Bearer ${admin.token}`, 'x-request-id': 'reading-0001' };
  for (const path of ['users', 'jobs', 'outbox', 'audit', 'sources'])
    expect((await app.request(`/api/v1/admin/${path}`, { headers })).status).toBe(200);
  expect(lines.filter(line => line.requestId === 'reading-0001')).toMatchObject(
    ['admin.users.list', 'admin.jobs.overview', 'admin.outbox.list', 'admin.audit.list', 'admin.sources'].map(
      call => ({ adminId: admin.userId, call }),
    ),
  );

  // And every other administration call, with unknown ids and no input: refused or not, it is audited.
  const calls = CONTRACT_CALLS.filter(({ access }) => access === 'admin');
  expect(calls.length).toBeGreaterThan(20);
  const untold: string[] = [];
  for (const [index, { name, method, path }] of calls.entries()) {
    const requestId = `telling-${1_000 + index}`;
    const address = `/api/v1${path.replaceAll(/\{[^}]+\}/g, randomUUID())}`;
    const asked = { ...headers, 'x-request-id': requestId, 'content-type': 'application/json' };
    await app.request(address, { method, headers: asked, ...(method === 'GET' ? {} : { body: '{}' }) });
    const told = lines.some(
      line => line.requestId === requestId && line.adminId === admin.userId && line.call === name,
    );
    if (!told) untold.push(name);
  }
  expect(untold).toEqual([]);
});

test('every act has a sentence', () => {
  for (const action of AUDIT_ACTIONS) {
    const key = actionKey(action);
    expect(key && fr.admin.audit.actions[key], action).toBeTruthy();
  }
  expect(Object.keys(fr.admin.audit.actions)).toHaveLength(AUDIT_ACTIONS.length);
});
