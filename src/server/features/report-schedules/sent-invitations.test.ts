import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { startMailServer } from '#test/auth/mail-server.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

const MONDAY = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
const START = new Date('2026-11-21T10:00:00Z');
const DAY_MS = 86_400_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: START, workers: 0 });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setNow(START));

const linked = () => createScene(testApp).linked('demo-lea-cuisine', 'premium');
const create = ({ user, accountId }: Person, email: string, changes = {}, app = testApp) =>
  app.request('/report-schedules', {
    method: 'POST',
    as: user,
    json: { accountId, ...MONDAY, recipients: [email], ...changes },
  });
const remove = ({ user }: Person, { id }: ReportSchedule) =>
  testApp.request(`/report-schedules/${id}`, { method: 'DELETE', as: user });
const mailsTo = (email: string) =>
  testApp.app.db.system.rows<{ subject: string; text_body: string }>({
    name: '',
    text: 'select subject, text_body from mail_outbox where recipient = $1 order by created_at',
    values: [email],
  });
const linkIn = (text = '') => {
  const [, recipient = '', token = ''] = /#recipient=([\w-]+)&token=([\w-]+)/.exec(text) ?? [];
  return { recipient, token };
};
const say = (proof: { recipient: string; token: string }, wanted: boolean, language = 'fr') =>
  testApp.request('/report-mails/answer', { method: 'POST', json: { ...proof, wanted, language } });

test('who deletes a schedule and makes it again sends no second invitation, and the first one is good for it', async () => {
  const person = await linked();
  const email = 'relance@exemple.fr';
  for (let round = 0; round < 4; round += 1) {
    const made = await answer<ReportSchedule>(create(person, email, { day: round + 1 }));
    await remove(person, made);
  }
  const again = await answer<ReportSchedule>(create(person, email));
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  await answer(say(linkIn(mails[0]?.text_body), true));
  const { items } = await answer<{ items: ReportSchedule[] }>(
    testApp.request('/report-schedules', { as: person.user }),
  );
  expect(items).toMatchObject([{ id: again.id, recipients: [{}, { email, state: 'confirmed' }] }]);
});

test('after a week an address that never answered may be asked once more', async () => {
  const person = await linked();
  const email = 'semaine@exemple.fr';
  await remove(person, await answer<ReportSchedule>(create(person, email)));
  testApp.setNow(new Date(START.getTime() + 6.9 * DAY_MS));
  await remove(person, await answer<ReportSchedule>(create(person, email)));
  expect(await mailsTo(email)).toHaveLength(1);
  testApp.setNow(new Date(START.getTime() + 7.1 * DAY_MS));
  await answer(create(person, email));
  expect(await mailsTo(email)).toHaveLength(2);
});

test('three invitations left unanswered within a week are the most, however many days and schedules', async () => {
  const person = await linked();
  const email = 'muette@exemple.fr';
  for (const day of [1, 2, 3]) await answer(create(person, email, { day }));
  testApp.setNow(new Date(START.getTime() + 2 * DAY_MS));
  expect(await refusal(create(person, email, { day: 4 }))).toMatchObject({
    status: 422,
    code: 'schedule_recipient_silent',
    values: { email, days: 7 },
  });
  await answer(say(linkIn((await mailsTo(email)).at(-1)?.text_body), true));
  await answer(create(person, email, { day: 4 }));
  expect(await mailsTo(email)).toHaveLength(4);
});

test('who refused stays refused when the schedule is deleted and made again', async () => {
  const person = await linked();
  const email = 'non@exemple.fr';
  const made = await answer<ReportSchedule>(create(person, email));
  await answer(say(linkIn((await mailsTo(email))[0]?.text_body), false));
  await remove(person, made);
  expect(await refusal(create(person, email))).toMatchObject({ code: 'schedule_recipient_declined' });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an invitation that a mail server refused for good is no invitation: made again, it is mailed again', async () => {
  const server = await startMailServer();
  const sending = await createTestApp({
    beside: testApp,
    workers: 0,
    now: START,
    env: { SMTP_URL: server.url, MAIL_FROM: 'a@accroche.example', APP_URL: 'https://accroche.example' },
  });
  const person = await linked();
  const email = 'perdue@exemple.fr';
  server.refuseRecipientsWith = 550;
  const made = await answer<ReportSchedule>(create(person, email, {}, sending));
  const isRefused = async () => {
    const list = testApp.request('/report-schedules', { as: person.user });
    const { items } = await answer<{ items: ReportSchedule[] }>(list);
    return items[0]?.recipients.find(one => one.email === email)?.is_refused;
  };
  await expect.poll(isRefused).toBe(true);
  server.refuseRecipientsWith = undefined;
  await remove(person, made);
  await answer(create(person, email, {}, sending));
  expect((await server.nextTo(email)).text).toContain('/report-mails');
  await sending.close();
  await server.close();
});

test('an invitation is written in both languages, first the one that the recipient is known to read', async () => {
  const person = await linked();
  const email = 'client-anglais@exemple.fr';
  await answer(create(person, email));
  const [first] = await mailsTo(email);
  expect(first?.subject).toBe(
    'Recevoir les rapports de @demo-lea-cuisine\u00a0? / Get the reports on @demo-lea-cuisine? · Accroche',
  );
  const text = first?.text_body ?? '';
  expect(text.indexOf('souhaite vous envoyer')).toBeGreaterThan(0);
  expect(text.indexOf('would like to send you')).toBeGreaterThan(text.indexOf('souhaite vous envoyer'));
  expect(text).toContain('/report-mails?lang=fr#');
  expect(text).toContain('/report-mails?lang=en#');

  await answer(say(linkIn(text), true, 'en'));
  await answer(create(person, email, { day: 2 }));
  expect((await mailsTo(email)).at(-1)?.subject).toMatch(/^Get the reports on .* \/ Recevoir les rapports/);

  // Somebody with an account of their own reads in its language.
  const { user } = await linked();
  await testApp.app.db.system.run({
    name: '',
    text: `update profiles set language = 'en' where user_id = $1`,
    values: [user.userId],
  });
  await answer(create(person, user.email, { day: 3 }));
  expect((await mailsTo(user.email)).at(-1)?.subject).toMatch(/^Get the reports on /);
});
