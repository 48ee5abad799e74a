import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#test/auth/mail-server.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';

let mails: MailServer;
let testApp: TestApp;
/** The same app with a mail server: signing up there would wait for a mail. */
let sending: TestApp;
beforeAll(async () => {
  mails = await startMailServer();
  testApp = await createTestApp({ workers: 0 });
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'a@exemple.fr', APP_URL: 'https://a.exemple.fr' };
  sending = await createTestApp({ beside: testApp, env });
  await testApp.createUser({ admin: true });
});
afterAll(async () => {
  await sending.close();
  await testApp.close();
  await mails.close();
});
const rows = (text: string, values: unknown[] = []) =>
  sending.app.db.system.rows<Record<string, unknown>>({ name: '', text, values });
const named = (email: string) => rows('select 1 from mail_outbox where recipient = $1', [email]);
/** Sending another mail makes the mailer process the waiting ones. */
const deliver = () => sending.app.mailer.send({ to: 'autre@exemple.fr', subject: 's', text: 't', html: 'h' });
const erased = async () => {
  const someone = await testApp.createUser();
  const json = { word: 'SUPPRIMER', password: someone.password };
  await answer(sending.request('/account-deletion', { method: 'POST', as: someone, json }));
  await rows('update account_deletions set due_at = now()');
  sending.setNow(new Date(Date.now() + 60_000));
  return someone;
};

test('« your account is deleted » leaves once it is, and its address is forgotten with it', async () => {
  const someone = await erased();
  expect((await mails.nextTo(someone.email)).subject).toMatch(/^Votre compte sera supprimé/);
  await eraseDueAccounts(sending.app);
  expect(await rows('select 1 from auth.users where id = $1', [someone.userId])).toEqual([]);
  await deliver();
  expect((await mails.nextTo(someone.email)).subject).toContain('Votre compte est supprimé');
  await expect.poll(() => named(someone.email), { timeout: 5_000 }).toEqual([]);
});

test('an erasure that fails mails nothing, and an address that refuses the mail is forgotten too', async () => {
  const someone = await erased();
  await mails.nextTo(someone.email);
  await rows('alter table sms_outbox rename to sms_outbox_gone');
  await eraseDueAccounts(sending.app);
  await rows('alter table sms_outbox_gone rename to sms_outbox');
  await deliver();
  await mails.nextTo('autre@exemple.fr');
  const subjects = mails.received.filter(one => one.recipients.includes(someone.email));
  expect(subjects.map(({ subject }) => subject).filter(one => one?.includes('est supprimé'))).toEqual([]);

  mails.refuseWith = 550;
  await eraseDueAccounts(sending.app);
  await deliver();
  await expect.poll(() => named(someone.email), { timeout: 5_000 }).toEqual([]);
  mails.refuseWith = undefined;
});
