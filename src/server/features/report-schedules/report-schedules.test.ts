import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { startMailServer } from '#test/auth/mail-server.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';
import { runSync } from '../accounts/sync/run-sync.ts';
import { deliverReports } from './deliver-reports.ts';
import { runDueSchedules } from './run-due-schedules.ts';

const MONDAY = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
const START = new Date('2026-11-21T10:00:00Z');
const DUE = new Date('2026-11-23T07:00:30Z');

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;

beforeAll(async () => {
  testApp = await createTestApp({ now: START, workers: 0 });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.setNow(START);
  for (const table of ['mail_outbox', 'report_schedules', 'rate_limits'])
    await system(`delete from ${table}`);
});

function system<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return testApp.app.db.system.rows<Row>({ name: '', text, values });
}

async function measured(plan: PlanType = 'premium'): Promise<Person> {
  const person = await scene.linked('demo-lea-cuisine', plan);
  // Run here explicitly: with workers, the schedules would run by themselves in between.
  const payload = { runId: person.firstRun?.id ?? '', userId: person.user.userId };
  await runSync(testApp.app, payload, { signal: new AbortController().signal, lastTry: true });
  return person;
}

const create = ({ user, accountId }: Person, changes: Record<string, unknown> = {}) =>
  testApp.request('/report-schedules', {
    method: 'POST',
    as: user,
    json: { accountId, ...MONDAY, ...changes },
  });
const change = ({ user }: Person, id: string, changes: Record<string, unknown> = {}) =>
  testApp.request(`/report-schedules/${id}`, {
    method: 'PUT',
    as: user,
    json: { ...MONDAY, is_paused: false, ...changes },
  });
const list = async ({ user }: Person) =>
  (await answer<{ items: ReportSchedule[] }>(testApp.request('/report-schedules', { as: user }))).items;
const reportsOf = async ({ user }: Person) =>
  (
    await answer<{ items: { is_scheduled: boolean; days: number }[] }>(
      testApp.request('/account-reports', { as: user }),
    )
  ).items;
const mailsTo = (email: string) =>
  system<{ subject: string; text_body: string; html_body: string }>(
    'select subject, text_body, html_body from mail_outbox where recipient = $1 order by created_at',
    [email],
  );
/** Recipient and token of the link in the last mail to somebody. */
async function linkIn(email: string): Promise<{ recipient: string; token: string }> {
  const mail = (await mailsTo(email)).at(-1);
  const [, recipient = '', token = ''] =
    /report-mails\?lang=\w\w#recipient=([\w-]+)&token=([\w-]+)/.exec(mail?.text_body ?? '') ?? [];
  return { recipient, token };
}
const answerMail = (proof: { recipient: string; token: string }, wanted: boolean) =>
  testApp.request('/report-mails/answer', { method: 'POST', json: { ...proof, wanted } });

describe('a schedule', () => {
  test('tells its next time on the clocks of its owner, who gets it without being asked', async () => {
    const person = await measured();
    const schedule = await answer<ReportSchedule>(create(person));
    expect(schedule).toMatchObject({
      next_run_at: '2026-11-23T07:00:00.000Z',
      time_zone: 'Europe/Paris',
      recipients: [{ email: person.user.email, is_owner: true, state: 'confirmed' }],
    });
    expect(await list(person)).toEqual([schedule]);
    expect(await mailsTo(person.user.email)).toEqual([]);
  });

  test('makes its report once when it is due, counts it, and mails it with numbers that add up', async () => {
    const person = await measured();
    const { id } = await answer<ReportSchedule>(create(person));
    expect(await runDueSchedules(testApp.app)).toBe(0);
    testApp.setNow(DUE);
    expect(await runDueSchedules(testApp.app)).toBe(1);
    expect(await runDueSchedules(testApp.app)).toBe(0);
    expect(await reportsOf(person)).toMatchObject([{ is_scheduled: true, days: 7 }]);
    expect(await list(person)).toMatchObject([
      { id, next_run_at: '2026-11-30T07:00:00.000Z', last_failure: null, last_run_at: expect.any(String) },
    ]);
    const mails = await mailsTo(person.user.email);
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text_body ?? '';
    expect(mails[0]?.subject).toMatch(
      /^@demo-lea-cuisine\u00a0: \d+ vidéos? publiées? du 16 novembre 2026 au 22 novembre 2026, .+ vues · Accroche$/,
    );
    const numbers = (
      /L’écart de (.+?) vues .*vidéos (\S.*?), vues d’une vidéo habituelle (.+?), vidéos les plus vues (.+?), âge des vidéos (.+?)\./.exec(
        text,
      ) ?? []
    )
      .slice(1)
      .map(number => Number(number.replace('\u2212', '-').replace(/[^\d-]/g, '')));
    expect(numbers).toHaveLength(5);
    const [whole, ...parts] = numbers;
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
    expect(text).toMatch(/\/account-reports\/[\w-]{36}\n/);
    const usage = await answer<object>(testApp.request('/usage', { as: person.user }));
    expect(usage).toMatchObject({ account_analysis_monthly: 1 });
  });

  test('is worked off once by many processes at the same time', async () => {
    const person = await measured();
    await answer(create(person));
    testApp.setNow(DUE);
    const made = await Promise.all(Array.from({ length: 8 }, () => runDueSchedules(testApp.app)));
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await reportsOf(person)).toHaveLength(1);
    expect(await mailsTo(person.user.email)).toHaveLength(1);
    expect(await answer(testApp.request('/usage', { as: person.user }))).toMatchObject({
      account_analysis_monthly: 1,
    });
  });

  test('that was missed for weeks is made up for once', async () => {
    const person = await measured();
    await answer(create(person));
    testApp.setNow(new Date('2026-12-16T12:00:00Z'));
    expect(await runDueSchedules(testApp.app)).toBe(1);
    expect(await runDueSchedules(testApp.app)).toBe(0);
    expect(await list(person)).toMatchObject([{ next_run_at: '2026-12-21T07:00:00.000Z' }]);
  });

  test('whose mails were not handed over before the end of the process are, later, once', async () => {
    const person = await measured();
    await answer(create(person));
    testApp.setNow(DUE);
    const { app } = testApp;
    const dying = {
      ...app,
      mailer: { ...app.mailer, send: () => Promise.reject(new Error('the process ends here')) },
    };
    await expect(runDueSchedules(dying)).rejects.toThrow('the process ends here');
    expect(await reportsOf(person)).toHaveLength(1);
    expect(await mailsTo(person.user.email)).toEqual([]);
    expect(await deliverReports(app)).toBe(1);
    expect(await deliverReports(app)).toBe(0);
    expect(await mailsTo(person.user.email)).toHaveLength(1);
  });

  test('a report that cannot be put into words holds nobody else’s mail up', async () => {
    const person = await measured();
    const { id } = await answer<ReportSchedule>(create(person));
    await system(
      `with r as (
         insert into account_reports (user_id, account_id, version, days, first_day, last_day, method, made_at, views,
           change, videos, sha256, data, content)
         values ($1, $2, 99, 7, '2026-11-01', '2026-11-07', 1, now(), 0, 0, 0, sha256('x'), '{}', '{}') returning id)
       insert into report_deliveries (report_id, recipient_id, user_id, due_at)
       select r.id, o.id, $1, '2026-11-01' from r, report_recipients o where o.schedule_id = $3`,
      [person.user.userId, person.accountId, id],
    );
    testApp.setNow(DUE);
    expect(await runDueSchedules(testApp.app)).toBe(1);
    expect(await mailsTo(person.user.email)).toHaveLength(1);
    expect(await deliverReports(testApp.app)).toBe(0);
  });

  test('does nothing while it is paused, and goes on from then', async () => {
    const person = await measured();
    const { id } = await answer<ReportSchedule>(create(person));
    expect(await answer(change(person, id, { is_paused: true }))).toMatchObject({ next_run_at: null });
    testApp.setNow(DUE);
    expect(await runDueSchedules(testApp.app)).toBe(0);
    expect(await answer(change(person, id))).toMatchObject({ next_run_at: '2026-11-30T07:00:00.000Z' });
  });

  test('without an analysis left says so, on the list and by mail, and waits for its next time', async () => {
    const person = await measured('premium');
    await answer(create(person));
    await system(
      `update user_usage_limits set account_analysis_monthly = 5, month_ends_at = '2026-11-30T23:00:00Z'
       where user_id = $1`,
      [person.user.userId],
    );
    testApp.setNow(DUE);
    expect(await runDueSchedules(testApp.app)).toBe(0);
    expect(await list(person)).toMatchObject([
      {
        next_run_at: '2026-11-30T07:00:00.000Z',
        last_run_at: null,
        last_failure: {
          code: 'account_analysis_limit_reached',
          values: { limit: 5 },
          at: expect.stringMatching(/^2026-11-23T07:00/),
        },
      },
    ]);
    const [mail] = await mailsTo(person.user.email);
    expect(mail?.text_body).toContain('Vous avez utilisé toutes vos analyses de compte (5)');
    expect(await runDueSchedules(testApp.app)).toBe(0);
    expect(await mailsTo(person.user.email)).toHaveLength(1);
  });

  test('a double click makes one', async () => {
    const person = await measured();
    const answers = await Promise.all([create(person), create(person), create(person)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await list(person)).toHaveLength(1);
  });

  test.each([
    [{ day: 8 }, 'schedule_invalid'],
    [{ day: 0 }, 'invalid_input'],
    [{ hour: 24 }, 'invalid_input'],
    [{ days: 6 }, 'invalid_input'],
    [{ frequency: 'hourly' }, 'invalid_input'],
    [{ recipients: ['tom@client'] }, 'schedule_recipient_invalid'],
    [{ recipients: ['a@b.fr\r\nBcc: x@y.fr'] }, 'schedule_recipient_invalid'],
    [{ recipients: Array.from({ length: 6 }, (_, i) => `a${i}@exemple.fr`) }, 'schedule_too_many_recipients'],
  ])('with %j is refused: %s', async (changes, code) => {
    const person = await measured();
    expect(await refusal(create(person, changes))).toMatchObject({ code });
    expect(await list(person)).toEqual([]);
  });

  test('of somebody else is out of reach', async () => {
    const [mine, theirs] = [await measured(), await measured()];
    const { id } = await answer<ReportSchedule>(create(theirs));
    expect(await refusal(change(mine, id))).toMatchObject({ code: 'schedule_not_found' });
    expect(await refusal(create(mine, { accountId: theirs.accountId }))).toMatchObject({
      code: 'account_not_found',
    });
    const removed = testApp.request(`/report-schedules/${id}`, { method: 'DELETE', as: mine.user });
    expect(await refusal(removed)).toMatchObject({ code: 'schedule_not_found' });
    expect(await list(theirs)).toHaveLength(1);
  });
});

describe('another recipient', () => {
  const STRANGER = 'client@exemple.fr';

  test('is asked first, gets nothing before agreeing, and nothing after leaving', async () => {
    const person = await measured();
    await answer(create(person, { recipients: [` ${STRANGER.toUpperCase()} `, STRANGER] }));
    const [asked] = await mailsTo(STRANGER);
    expect(asked?.text_body).toContain(person.user.email);
    testApp.setNow(DUE);
    await runDueSchedules(testApp.app);
    expect(await mailsTo(STRANGER)).toHaveLength(1);

    const proof = await linkIn(STRANGER);
    const look = testApp.request('/report-mails/look', { method: 'POST', json: proof });
    expect(await answer(look)).toEqual({
      username: 'demo-lea-cuisine',
      frequency: 'weekly',
      email: STRANGER,
      is_held: false,
      state: 'asked',
      language: 'fr',
    });
    expect(await answer(answerMail(proof, true))).toEqual({ state: 'confirmed' });
    testApp.setNow(new Date('2026-11-30T07:01:00Z'));
    await runDueSchedules(testApp.app);
    expect(await mailsTo(STRANGER)).toHaveLength(2);

    // The link of any of the mails unsubscribes.
    expect(await answer(answerMail(await linkIn(STRANGER), false))).toEqual({ state: 'unsubscribed' });
    testApp.setNow(new Date('2026-12-07T07:01:00Z'));
    await runDueSchedules(testApp.app);
    expect(await mailsTo(STRANGER)).toHaveLength(2);
    expect(await list(person)).toMatchObject([
      { recipients: [{ is_owner: true }, { state: 'unsubscribed' }] },
    ]);
  });

  test('opens the report without an account, in the language they agreed in, with the document attached', async () => {
    const person = await measured();
    await answer(create(person, { recipients: [STRANGER] }));
    const proof = await linkIn(STRANGER);
    await answer(
      testApp.request('/report-mails/answer', {
        method: 'POST',
        json: { ...proof, wanted: true, language: 'en' },
      }),
    );
    const look = testApp.request('/report-mails/look', { method: 'POST', json: proof });
    expect(await answer(look)).toMatchObject({ state: 'confirmed', language: 'en' });
    testApp.setNow(DUE);
    await runDueSchedules(testApp.app);
    const mail = (await mailsTo(STRANGER)).at(-1);
    expect(mail?.subject).toMatch(
      /^@demo-lea-cuisine: \d+ videos? published from 16 November 2026 to 22 November 2026, .+ views · Accroche$/,
    );
    const [, token = ''] = /\/shared-report\?lang=en#([\w-]{43})/.exec(mail?.text_body ?? '') ?? [];
    const opened = testApp.request('/shared-reports', { method: 'POST', json: { token } });
    expect(await answer<object>(opened)).toMatchObject({
      kind: 'account_report',
      report: { username: 'demo-lea-cuisine' },
    });
    expect(mail?.text_body).not.toContain('/account-reports/');
    const [file] = await system<{ attachment_name: string; attachment: Buffer }>(
      `select attachment_name, attachment from mail_outbox where recipient = $1 and attachment is not null`,
      [STRANGER],
    );
    expect(file?.attachment_name).toMatch(/^accroche-demo-lea-cuisine-.+\.pdf$/);
    expect((await pdfOutline(file?.attachment ?? Buffer.alloc(0))).text).toContain(
      'Report of @demo-lea-cuisine',
    );
    const links = await answer<{ items: { id: string; name: string }[] }>(
      testApp.request('/share-links', { as: person.user }),
    );
    expect(links.items).toMatchObject([{ name: STRANGER }]);
    await testApp.request(`/share-links/${links.items[0]?.id}`, { method: 'DELETE', as: person.user });
    expect(
      await refusal(testApp.request('/shared-reports', { method: 'POST', json: { token } })),
    ).toMatchObject({ code: 'share_link_closed' });
  });

  test('leaves by the one click of a mail program, which can do nothing else', async () => {
    const server = await startMailServer();
    const sending = await createTestApp({
      beside: testApp,
      now: DUE,
      workers: 0,
      env: { SMTP_URL: server.url, MAIL_FROM: 'a@accroche.example', APP_URL: 'https://accroche.example' },
    });
    const person = await measured();
    await answer(create(person));
    await runDueSchedules(sending.app);
    // A mail queued in a transaction is picked up later; any other mail triggers delivery.
    await sending.app.mailer.send({ to: STRANGER, subject: '-', text: '-', html: '-' });
    const mail = await server.nextTo(person.user.email);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname } = new URL(header('list-unsubscribe').slice(1, -1));
    const [, recipient = '', token = ''] = /report-mails\/([\w-]+)\/leave\/([\w-]+)$/.exec(pathname) ?? [];
    const say = (path: string) =>
      sending.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const agree = { recipient, token, wanted: true };
    const misused = sending.request('/report-mails/answer', { method: 'POST', json: agree });
    expect(await refusal(misused)).toMatchObject({ code: 'schedule_mail_link_wrong' });
    expect(await refusal(say(pathname.replace(token, `${token.slice(0, -2)}AA`)))).toMatchObject({
      code: 'schedule_mail_link_wrong',
    });
    expect([(await say(pathname)).status, (await say(pathname)).status]).toEqual([204, 204]);
    expect(await list(person)).toMatchObject([{ recipients: [{ is_owner: true, state: 'unsubscribed' }] }]);
    await sending.close();
    await server.close();
  });

  test('who left is not asked again when the schedule is saved again', async () => {
    const person = await measured();
    const { id } = await answer<ReportSchedule>(create(person, { recipients: [STRANGER] }));
    await answerMail(await linkIn(STRANGER), false);
    await answer(change(person, id, { recipients: [STRANGER], hour: 9 }));
    expect(await mailsTo(STRANGER)).toHaveLength(1);
    expect(await list(person)).toMatchObject([{ recipients: [{}, { state: 'unsubscribed' }] }]);
  });

  test('cannot be answered for with another token, nor found out', async () => {
    const person = await measured();
    await answer(create(person, { recipients: [STRANGER] }));
    const { recipient, token } = await linkIn(STRANGER);
    const wrong = [
      { recipient, token: '' },
      { recipient, token: `${token.slice(0, -2)}AA` },
      { recipient: person.user.userId, token },
    ];
    for (const proof of wrong) {
      expect(await refusal(answerMail(proof, true))).toMatchObject({ code: 'schedule_mail_link_wrong' });
    }
    expect(await list(person)).toMatchObject([{ recipients: [{}, { state: 'asked' }] }]);
  });

  test('cannot be written to without end: three questions from one user, three a day from all', async () => {
    const person = await measured('business_pro');
    const outcomes: number[] = [];
    for (const hour of [1, 2, 3, 4])
      outcomes.push((await create(person, { hour, recipients: [STRANGER] })).status);
    expect(outcomes).toEqual([201, 201, 201, 422]);
    expect((await create(await measured(), { recipients: [STRANGER] })).status).toBe(429);
    expect(await mailsTo(STRANGER)).toHaveLength(3);
    expect(await list(person)).toHaveLength(3);
  });
});
