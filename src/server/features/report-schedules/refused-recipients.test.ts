import { expect, test } from 'vitest';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { startMailServer } from '#test/auth/mail-server.ts';
import { createScene } from '#test/scenes/scene.ts';
import { answer, createTestApp } from '#test/harness/context.ts';
import { runSync } from '../accounts/sync/run-sync.ts';
import { runDueSchedules } from './run-due-schedules.ts';

const CLIENT = 'client@exemple.fr';
const START = new Date('2026-11-21T10:00:00Z');

test('an address that the mail server refuses is shown as refused until it takes a mail', async () => {
  const server = await startMailServer();
  const app = await createTestApp({ workers: 0 });
  const sending = await createTestApp({
    beside: app,
    workers: 0,
    env: { SMTP_URL: server.url, MAIL_FROM: 'a@accroche.example', APP_URL: 'https://accroche.example' },
  });
  const { user, accountId } = await createScene(app).linked('demo-lea-cuisine', 'premium');
  const choice = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: false, recipients: [CLIENT] };
  server.refuseRecipientsWith = 550;
  await answer(
    sending.request('/report-schedules', { method: 'POST', as: user, json: { accountId, ...choice } }),
  );
  const isRefused = async () => {
    const list = app.request('/report-schedules', { as: user });
    const { items } = await answer<{ items: ReportSchedule[] }>(list);
    return items[0]?.recipients.find(({ email }) => email === CLIENT)?.is_refused;
  };
  await expect.poll(isRefused).toBe(true);
  for (let round = 0; round < 2; round += 1) await runDueSchedules(app.app);
  const news = app.request('/notifications', { as: user });
  const { items: told } = await answer<{ items: { recipient: string | null; name: string }[] }>(news);
  expect(told.filter(({ recipient }) => recipient !== null)).toMatchObject([
    { recipient: 'refused', name: CLIENT },
  ]);
  server.refuseRecipientsWith = undefined;
  await sending.app.mailer.send({ to: CLIENT, subject: '-', text: '-', html: '-' });
  await expect.poll(isRefused).toBe(false);
  await sending.close();
  await app.close();
  await server.close();
});

test('an address that refused a report gets no further one until its schedule is saved again', async () => {
  const server = await startMailServer();
  const app = await createTestApp({ workers: 0, now: START });
  const sending = await createTestApp({
    beside: app,
    workers: 0,
    now: START,
    env: { SMTP_URL: server.url, MAIL_FROM: 'a@accroche.example', APP_URL: 'https://accroche.example' },
  });
  const { user, accountId, firstRun } = await createScene(app).linked('demo-lea-cuisine', 'premium');
  const payload = { runId: firstRun?.id ?? '', userId: user.userId };
  await runSync(app.app, payload, { signal: new AbortController().signal, lastTry: true });
  const other = 'associee@exemple.fr';
  const choice = {
    frequency: 'weekly',
    day: 1,
    hour: 8,
    days: 90,
    to_me: false,
    recipients: [CLIENT, other],
  };
  const json = { accountId, ...choice };
  const { id } = await answer<ReportSchedule>(
    sending.request('/report-schedules', { method: 'POST', as: user, json }),
  );
  for (const email of [CLIENT, other]) {
    const { text = '' } = await server.nextTo(email);
    const [, recipient, token] = /#recipient=([\w-]+)&token=([\w-]+)/.exec(text) ?? [];
    const agreed = { recipient, token, wanted: true };
    await answer(app.request('/report-mails/answer', { method: 'POST', json: agreed }));
  }
  const outbox = (text: string) => app.app.db.system.rows<{ recipient: string }>({ name: '', text });
  /** Recipients of the report of this Monday, once the mail server has received every mail. */
  const reportsOn = async (monday: string, made = 1) => {
    await outbox('delete from mail_outbox');
    for (const one of [app, sending]) one.setNow(new Date(`${monday}T07:00:30Z`));
    expect(await runDueSchedules(sending.app)).toBe(made);
    // A mail queued in a transaction is picked up later; any other mail triggers delivery.
    await sending.app.mailer.send({ to: 'reveil@exemple.fr', subject: '-', text: '-', html: '-' });
    await expect
      .poll(() => outbox('select recipient from mail_outbox where sent_at is null and last_error is null'))
      .toEqual([]);
    const rows = await outbox('select recipient from mail_outbox order by 1');
    return rows.map(({ recipient }) => recipient).filter(email => email !== 'reveil@exemple.fr');
  };
  expect(await reportsOn('2026-11-23')).toEqual([other, CLIENT]);
  server.refuseRecipientsWith = 550;
  expect(await reportsOn('2026-11-30')).toEqual([other, CLIENT]);
  server.refuseRecipientsWith = undefined;
  // Nobody is left to receive it: none is made, and none is charged.
  expect(await reportsOn('2026-12-07', 0)).toEqual([]);
  const again = { ...choice, is_paused: false };
  const put = { method: 'PUT', as: user, json: { ...again, recipients: [CLIENT] } };
  const saved = await answer<ReportSchedule>(sending.request(`/report-schedules/${id}`, put));
  expect(saved.recipients).toMatchObject([{ email: CLIENT, state: 'confirmed', is_refused: false }]);
  expect(await reportsOn('2026-12-14')).toEqual([CLIENT]);
  await sending.close();
  await app.close();
  await server.close();
});

test('an invitation that a mail server refused is mailed again when its schedule is saved, not when it is paused', async () => {
  const server = await startMailServer();
  const app = await createTestApp({ workers: 0, now: START });
  const sending = await createTestApp({
    beside: app,
    workers: 0,
    now: START,
    env: { SMTP_URL: server.url, MAIL_FROM: 'a@accroche.example', APP_URL: 'https://accroche.example' },
  });
  const { user, accountId } = await createScene(app).linked('demo-lea-cuisine', 'premium');
  const choice = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true, recipients: [CLIENT] };
  server.refuseRecipientsWith = 550;
  const json = { accountId, ...choice };
  const { id } = await answer<ReportSchedule>(
    sending.request('/report-schedules', { method: 'POST', as: user, json }),
  );
  const client = async (call: Promise<Response> | Response) =>
    (await answer<ReportSchedule>(call)).recipients.find(({ email }) => email === CLIENT);
  const save = (changes: { is_paused: boolean }) =>
    sending.request(`/report-schedules/${id}`, { method: 'PUT', as: user, json: { ...choice, ...changes } });
  const isRefused = async () => {
    const list = app.request('/report-schedules', { as: user });
    const { items } = await answer<{ items: ReportSchedule[] }>(list);
    return items[0]?.recipients.find(({ email }) => email === CLIENT)?.is_refused;
  };
  await expect.poll(isRefused).toBe(true);
  for (let round = 0; round < 2; round += 1) await runDueSchedules(app.app);
  const news = app.request('/notifications', { as: user });
  const { items: told } = await answer<{ items: { recipient: string | null; name: string }[] }>(news);
  expect(told.filter(({ recipient }) => recipient !== null)).toMatchObject([
    { recipient: 'refused', name: CLIENT },
  ]);
  server.refuseRecipientsWith = undefined;
  const invitations = () =>
    app.app.db.system.rows({
      name: '',
      text: 'select from mail_outbox where recipient = $1',
      values: [CLIENT],
    });
  expect(await client(save({ is_paused: true }))).toMatchObject({ is_refused: true });
  expect(await client(save({ is_paused: false }))).toMatchObject({ is_refused: true });
  expect(await invitations()).toHaveLength(1);
  expect(await client(save({ is_paused: false }))).toMatchObject({ state: 'asked', is_refused: false });
  expect((await server.nextTo(CLIENT)).text).toContain('/report-mails');
  expect(await client(save({ is_paused: false }))).toMatchObject({ state: 'asked', is_refused: false });
  expect(await invitations()).toHaveLength(2);
  await sending.close();
  await app.close();
  await server.close();
});

test('an invitation that the mail server puts off is told as tried again, and as sent once it is taken', async () => {
  const server = await startMailServer();
  const app = await createTestApp({ workers: 0, now: START });
  const sending = await createTestApp({
    beside: app,
    workers: 0,
    now: START,
    env: { SMTP_URL: server.url, MAIL_FROM: 'a@accroche.example', APP_URL: 'https://accroche.example' },
  });
  const { user, accountId } = await createScene(app).linked('demo-lea-cuisine', 'premium');
  const choice = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true, recipients: [CLIENT] };
  server.refuseWith = 451;
  await answer(
    sending.request('/report-schedules', { method: 'POST', as: user, json: { accountId, ...choice } }),
  );
  const client = async () => {
    const list = app.request('/report-schedules', { as: user });
    const { items } = await answer<{ items: ReportSchedule[] }>(list);
    return items[0]?.recipients.find(({ email }) => email === CLIENT);
  };
  await expect.poll(client).toMatchObject({ state: 'asked', is_refused: false, is_retried: true });
  server.refuseWith = undefined;
  sending.setNow(new Date(START.getTime() + 60_000));
  await sending.app.mailer.send({ to: 'reveil@exemple.fr', subject: '-', text: '-', html: '-' });
  await expect.poll(client).toMatchObject({ state: 'asked', is_retried: false });
  await sending.close();
  await app.close();
  await server.close();
});
