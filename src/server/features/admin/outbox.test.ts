import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedMessage, OutboxMessage } from '#contract/admin/admin-outbox.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

let testApp: TestApp;
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
  user = await testApp.createUser();
  await testApp.request('/auth/v1/recover', {
    method: 'POST',
    json: { email: user.email },
    headers: { 'x-forwarded-for': '10.4.4.4' },
  });
  await testApp.app.db.system.run({
    name: 'test-sms',
    text: `insert into sms_outbox (recipient, channel, body) values ('+33600000000', 'sms', 'Votre code : 123456')`,
  });
});
afterAll(() => testApp.close());

const list = (query = '') =>
  answer<Page<OutboxMessage>>(testApp.request(`/admin/outbox${query}`, { as: admin }));
const read = (id: string, app = testApp, as = admin) =>
  app.request(`/admin/outbox/${id}/reading`, { method: 'POST', as, json: {} });

function readings() {
  return testApp.app.db.system.rows<{ subject_id: string; details: object }>({
    name: 'test-readings',
    text: `select actor_id, subject_type, subject_id, details from audit_log where action = 'outbox.read' order by id`,
  });
}

test('mails and text messages stand in one list, found by recipient or subject, without their texts', async () => {
  const { items } = await list(`?search=${user.email}`);
  expect(items).toMatchObject([{ channel: 'mail', recipient: user.email, readable: true, sent_at: null }]);
  expect(JSON.stringify(items)).not.toContain('reset-password');
  expect((await list('?search=%2B336')).items).toMatchObject([{ channel: 'sms', subject: null }]);
  expect((await list('?search=nobody-at-all')).items).toEqual([]);
  const first = await list('?limit=1');
  const rest = await list(`?limit=100&cursor=${first.nextCursor}`);
  const ids = [...first.items, ...rest.items].map(message => message.id);
  expect(new Set(ids).size).toBe((await list('?limit=100')).items.length);
});

test('reading a message shows its text and is written down with whose it was', async () => {
  const [message] = (await list(`?search=${user.email}`)).items;
  const id = message?.id ?? '';
  expect(await readings()).toEqual([]);
  const opened = await answer<OpenedMessage>(read(id));
  expect(opened.text).toMatch(/\/reset-password#token=[\w-]{40,}/);
  expect(opened.html).toContain('<!doctype html>');
  expect(await readings()).toEqual([
    {
      actor_id: admin.userId,
      subject_type: 'user',
      subject_id: user.userId,
      details: { channel: 'mail', message: id },
    },
  ]);
  const [sms] = (await list('?search=%2B336')).items;
  expect(await answer(read(sms?.id ?? ''))).toMatchObject({ text: 'Votre code : 123456', html: null });
  expect((await readings()).at(-1)).toMatchObject({ subject_type: 'message', subject_id: sms?.id });
});

test('a message that is not there cannot be read, and leaves no entry', async () => {
  const before = await readings();
  expect((await refusal(read(randomUUID()))).status).toBe(404);
  expect(await readings()).toEqual(before);
});

test('where a mail server sends them, mails cannot be read here', async () => {
  const smtp = await createTestApp({
    workers: 0,
    beside: testApp,
    env: {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Accroche <bonjour@exemple.fr>',
      APP_URL: 'https://accroche.exemple.fr',
    },
  });
  try {
    const [message] = (
      await answer<Page<OutboxMessage>>(smtp.request(`/admin/outbox?search=${user.email}`, { as: admin }))
    ).items;
    expect(message?.readable).toBe(false);
    const before = await readings();
    expect(await refusal(read(message?.id ?? '', smtp))).toMatchObject({ code: 'message_not_readable' });
    expect(await readings()).toEqual(before);
  } finally {
    await smtp.close();
  }
});
