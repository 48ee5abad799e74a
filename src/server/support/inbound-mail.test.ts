import { createConnection } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueuedTicket, StaffThread, TicketThread } from '#contract/support.ts';
import { SCRIPTS } from '#test/corpora/scripts.ts';
import { pngOf } from '#test/small-pictures.ts';
import { answer, createTestWorld, type TestUser, type TestWorld } from '#test/world.ts';
import type { InboundMail } from '../integrations/inbound-mail/receive-smtp.ts';
import { startInboundMail } from './start-inbound-mail.ts';

let testWorld: TestWorld;
let inbound: InboundMail;
let transport: Transporter;
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  testWorld = await createTestWorld({
    workers: 0,
    env: {
      INBOUND_SMTP_PORT: '0',
      SUPPORT_ADDRESS: 'support@exemple.fr',
      MAIL_FROM: 'Accroche <bonjour@exemple.fr>',
    },
  });
  const started = await startInboundMail(testWorld.world);
  if (started === null) throw new Error('nobody listens');
  inbound = started;
  const { port } = inbound;
  transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true, pool: true });
  admin = await testWorld.createUser({ admin: true });
  user = await testWorld.createUser();
});
afterAll(async () => {
  transport.close();
  await inbound.close();
  await testWorld.close();
});

const open = () =>
  answer<TicketThread>(
    testWorld.request('/support/tickets', {
      method: 'POST',
      as: user,
      json: { category: 'problem', subject: 'Une vidéo manque', text: 'Depuis hier.' },
    }),
  );
const read = (id: string) => answer<TicketThread>(testWorld.request(`/support/tickets/${id}`, { as: user }));
/** Where the last mail to somebody is answered. */
async function replyTo(email: string): Promise<string> {
  const row = await testWorld.world.db.system.row<{ reply_to: string | null }>({
    name: 'test-reply-to',
    text: 'select reply_to from mail_outbox where recipient = $1 order by created_at desc, id limit 1',
    values: [email],
  });
  return row?.reply_to ?? '';
}
interface Sent {
  to: string;
  from?: string;
  text?: string;
  [more: string]: unknown;
}
/** A real conversation; undefined: taken, else the answer's code. */
async function send({ from = user.email, ...mail }: Sent): Promise<number | undefined> {
  try {
    await transport.sendMail({ from, subject: 'Re: votre demande', ...mail });
    return undefined;
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? -1;
  }
}

test('a reply by mail lands in its thread, without the mail it answers, and its files with it', async () => {
  const { id } = await open();
  await answer(
    testWorld.request(`/admin/tickets/${id}/messages`, {
      method: 'POST',
      as: admin,
      json: { text: 'Laquelle ?' },
    }),
  );
  const to = await replyTo(user.email);
  expect(to).toMatch(/^support\+[a-z2-7]{42}@exemple\.fr$/);
  const text = [
    'Celle du 12 novembre.',
    '',
    'Le sam. 21 nov. 2026 à 10:12, Accroche <bonjour@exemple.fr> a écrit :',
    '> Laquelle ?',
  ].join('\n');
  const attachments = [
    { filename: 'capture.png', content: pngOf(2, 2, { note: 'Paris' }) },
    { filename: 'facture.exe', content: Buffer.from('MZ\u0000\u0001', 'latin1') },
  ];
  expect(
    await send({ to: to.toUpperCase(), text, attachments, messageId: '<un@exemple.fr>' }),
  ).toBeUndefined();
  // The sender's server did not hear the answer, and comes again.
  expect(await send({ to, text, attachments, messageId: '<un@exemple.fr>' })).toBeUndefined();
  const { messages, state } = await read(id);
  expect(messages.map(({ author, text: said }) => [author, said])).toEqual([
    ['asker', 'Depuis hier.'],
    ['staff', 'Laquelle ?'],
    ['asker', 'Celle du 12 novembre.'],
  ]);
  expect(messages[2]).toMatchObject({
    attachments: [{ name: 'capture.png', type: 'png' }],
    left_out: ['facture.exe'],
  });
  expect(state).toBe('waiting');
});

test('somebody without an account goes on by mail, too', async () => {
  const email = 'visiteuse@exemple.fr';
  const asked = {
    category: 'question',
    subject: 'Question',
    text: 'Bonjour',
    email,
    language: 'fr',
    tookMs: 9_000,
  };
  const { reference } = await answer<{ reference: string }>(
    testWorld.request('/support/contact', { method: 'POST', json: asked }),
  );
  const file = [{ filename: 'a.txt', content: 'abc' }];
  expect(
    await send({ from: email, to: await replyTo(email), text: 'Encore ceci.', attachments: file }),
  ).toBeUndefined();
  const { items } = await answer<{ items: QueuedTicket[] }>(
    testWorld.request('/admin/tickets', { as: admin }),
  );
  const found = items.find(item => item.reference === reference);
  const staff = await answer<StaffThread>(testWorld.request(`/admin/tickets/${found?.id}`, { as: admin }));
  expect(staff.messages[1]).toMatchObject({ text: 'Encore ceci.', attachments: [{ name: 'a.txt' }] });
  const keys: string[] = [];
  for await (const { key } of testWorld.world.storage.list(`${found?.id}/`)) keys.push(key);
  expect(keys).toHaveLength(1);
});

test('what is not for us, not from its asker, or says nothing is refused', async () => {
  const { id } = await open();
  const to = await replyTo(user.email);
  const forged = to.replace(/\+(.)/, (_, letter: string) => `+${letter === 'a' ? 'b' : 'a'}`);
  expect(await send({ to: forged, text: 'x' })).toBe(550);
  expect(await send({ to: 'autre@exemple.org', text: 'à transmettre' })).toBe(550);
  expect(await send({ to: 'support@exemple.fr', text: 'x' })).toBe(550);
  expect(await send({ to, from: 'voleur@exemple.fr', text: 'Donnez-moi tout' })).toBe(550);
  expect(await send({ to, text: '> rien de neuf' })).toBe(550);
  expect(await send({ to, text: 'x', envelope: { from: '', to } })).toBe(550);
  expect((await read(id)).messages).toHaveLength(1);
});

test('what programs write is dropped without an answer, and a loop ends', async () => {
  const { id } = await open();
  const to = await replyTo(user.email);
  const written = await countMails();
  for (const headers of [
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'List-Id': '<liste.exemple.fr>' },
    { 'X-Autoreply': 'yes' },
  ])
    expect(await send({ to, text: 'Je suis absente.', headers })).toBeUndefined();
  expect(await send({ to, from: 'bonjour@exemple.fr', text: 'Nous-mêmes' })).toBeUndefined();
  expect((await read(id)).messages).toHaveLength(1);
  const answers = [];
  for (let count = 0; count < 22; count += 1) answers.push(await send({ to, text: `Encore ${count}` }));
  expect(answers.filter(code => code === undefined)).toHaveLength(20);
  expect(answers.slice(-2)).toEqual([452, 452]);
  expect(await countMails()).toBe(written);
});

test('hostile mails become plain text, or nothing', async () => {
  const { id } = await open();
  const to = await replyTo(user.email);
  const html = `<style>p{}</style><p>Bonjour&nbsp;&lt;b&gt;</p><script>alert(1)</script>${SCRIPTS.slice(0, 40).join('')}<blockquote>cité</blockquote>`;
  expect(
    await send({ to, html, attachments: [{ filename: '../../"><img src=x>.txt', content: 'a' }] }),
  ).toBeUndefined();
  const [, message] = (await read(id)).messages;
  expect(message?.text).toMatch(/^Bonjour <b>/);
  expect(message?.text).not.toMatch(/cité|alert\(1\)<\/script/);
  expect(message?.attachments[0]?.name).not.toMatch(/[<>"/]/);
});

test('a conversation is bounded: no relaying, no endless mail, no guessing of addresses', async () => {
  const lines = await talk([
    'EHLO x',
    'MAIL FROM:<a@exemple.fr>',
    ...Array.from({ length: 4 }, () => 'RCPT TO:<b@exemple.org>'),
  ]);
  expect(lines.join('\n')).not.toMatch(/AUTH|STARTTLS/);
  expect(lines.filter(line => line.startsWith('550 '))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^421 /);
  expect((await talk(['EHLO x', 'MAIL FROM:<a@exemple.fr> SIZE=99000000'])).at(-1)).toMatch(/^552 /);
  await open();
  expect(await send({ to: await replyTo(user.email), text: 'x'.repeat(11_000_000) })).toBe(552);
});

async function countMails(): Promise<number> {
  const row = await testWorld.world.db.system.row<{ n: number }>({
    name: 'test-count-mails',
    text: 'select count(*)::integer as n from mail_outbox',
  });
  return row?.n ?? -1;
}

/** Says one line after the other's answer, and returns all that was answered. */
function talk(said: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(inbound.port, '127.0.0.1');
    const lines: string[] = [];
    const todo = [...said];
    let held = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      held += part;
      const whole = held.split('\r\n');
      held = whole.pop() ?? '';
      for (const line of whole) {
        lines.push(line);
        if (!/^\d{3} /.test(line)) continue;
        const next = todo.shift();
        if (next !== undefined && !line.startsWith('421')) socket.write(`${next}\r\n`);
        else if (!socket.writableEnded) socket.end('QUIT\r\n');
      }
    });
    socket.on('close', () => resolve(lines.filter(line => !line.startsWith('221'))));
    socket.on('error', reject);
  });
}
