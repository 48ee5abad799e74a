import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_TABLES } from '#domain/admin/admin-tables.ts';
import { TABLE_FORMATS } from '#domain/exports/table-formats.ts';
import { csvRows, sheetRows, unzipped } from '#test/harness/independent-readers.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
  user = await testApp.createUser();
  await testApp.app.db.system.run({
    name: 'test-runs-and-messages',
    text: `with failed as (
             insert into job_runs (user_id, kind, state, step, error_code, created_at, finished_at)
             select $1, 'import', 'failed', 0, 'internal', now() - n * interval '1 second', now()
             from generate_series(1, 600) n)
           insert into mail_outbox (recipient, subject, text_body, html_body)
           values ('=1+1@example.org', '@SUM(A1)', 'Un texte secret', '<p>Un texte secret</p>')`,
    values: [user.userId],
  });
});
afterAll(() => testApp.close());

const exported = (order: object, as = admin, headers: Record<string, string> = {}) =>
  testApp.request('/admin/exports', { method: 'POST', as, json: order, headers });

test.each(ADMIN_TABLES)('%s leaves whole in every format, and the log says so', async table => {
  for (const format of TABLE_FORMATS) {
    const response = await exported({ table, format });
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(
        new RegExp(`^attachment; filename="accroche-[a-z-]+-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
      ),
    ]);
    const file = Buffer.from(await response.arrayBuffer());
    const text = file.toString();
    if (format === 'csv') expect(new Set(csvRows(text, ';').map(row => row.length)).size).toBe(1);
    else if (format === 'json') expect(Array.isArray(JSON.parse(text))).toBe(true);
    else if (format === 'md') expect(text).toMatch(/^# .+\n\n\| /);
    else
      expect(
        sheetRows((await unzipped(file)).get('xl/worksheets/sheet1.xml') ?? '')[0]?.length,
      ).toBeGreaterThan(3);
    const { items } = await answer<{ items: object[] }>(
      testApp.request('/admin/audit?limit=1', { as: admin }),
    );
    expect(items[0]).toMatchObject({ action: 'tables.exported', details: { table, format } });
  }
});

test('a table is as narrow as its page, has more rows than a page, and no text of a message', async () => {
  const rows = async (order: object) =>
    answer<Record<string, unknown>[]>(exported({ format: 'json', ...order }));
  expect(await rows({ table: 'users', search: user.email })).toMatchObject([
    { id: user.userId, plan_type: 'freemium', is_admin: 'false' },
  ]);
  expect((await rows({ table: 'users', state: 'admin' })).map(({ id }) => id)).toEqual([admin.userId]);
  expect(await rows({ table: 'runs', state: 'failed', code: 'internal' })).toHaveLength(600);
  expect(await rows({ table: 'runs', state: 'done' })).toEqual([]);
  const messages = await (await exported({ table: 'outbox', format: 'csv' })).text();
  expect(messages).toContain("'=1+1@example.org");
  expect(messages).toContain("'@SUM(A1)");
  expect(messages).not.toContain('Un texte secret');
});

test('it speaks the administrator’s language, and is refused to anybody else', async () => {
  const english = await exported({ table: 'users', format: 'csv' }, admin, { 'accept-language': 'en' });
  expect(await english.text()).toMatch(/^Id,E-mail address,/);
  for (const table of ADMIN_TABLES)
    expect(await refusal(exported({ table, format: 'csv' }, user))).toMatchObject({ code: 'forbidden' });
});
