import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KnownIssue } from '#contract/support/known-issues.ts';
import type { SupportStatus } from '#contract/support/support-status.ts';
import { GUEST_TICKET_DAYS } from '#domain/support/ticket.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { recordReadings } from '../../integrations/video-source/source-hours.ts';
import { eraseGuestTicketsOf, deleteOldSupport } from './tickets/delete-old-tickets.ts';
import { clearStatusCache } from './status/status-cache.ts';

let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());

const status = () => {
  clearStatusCache(testApp.app);
  return answer<SupportStatus>(testApp.request('/support/status'));
};
const run = (text: string, values: unknown[] = []) => testApp.app.db.system.run({ name: '', text, values });
const ISSUE = {
  area: 'collection',
  title_fr: 'TikTok répond lentement',
  title_en: 'TikTok answers slowly',
  text_fr: 'Les relevés prennent plus de temps.',
  text_en: 'Readings take longer.',
  workaround_fr: 'Importez un fichier.',
  workaround_en: 'Import a file.',
  began_at: '2026-01-02T08:00:00Z',
  resolved_at: null,
};
const publish = (issue: object, method = 'POST', path = '/admin/known-issues') =>
  testApp.request(path, { method, as: admin, json: issue });

test('where nothing has run yet, it says so, and no answer time is made up', async () => {
  await run('delete from mail_outbox');
  const { collection, mail, models, queue, issues, answer_time: time, payments } = await status();
  expect(collection.allowed).toBe(false);
  expect(collection.sources).toEqual([]);
  for (const work of [mail, models, queue, payments])
    expect(work).toMatchObject({ standing: 'never', tries: 0, failure_rate: null, last_done_at: null });
  expect([issues, time]).toEqual([[], null]);
  expect(payments).toMatchObject({ kind: 'sandbox', last_event_at: null });
});

test('readings, mails and runs of the last day are counted, and nobody is named', async () => {
  const { system } = testApp.app.db;
  const now = testApp.app.clock.now();
  const note = (done: number, failed: number) =>
    recordReadings(system, { readings: [{ source: 'demo', done, failed }], now });
  await note(3, 0);
  await note(0, 1);
  const user = await testApp.createUser();
  await run(
    `insert into mail_outbox (recipient, subject, text_body, html_body, created_at, sent_at, last_error)
     select $1, 's', '', '', now(), case when n < 8 then now() end, case when n >= 8 then 'ECONNREFUSED' end
     from generate_series(0, 9) n`,
    [user.email],
  );
  await run(
    `insert into job_runs (user_id, kind, state, error_code, created_at, finished_at)
     select $1, 'account_sync', 'failed', case when n < 5 then 'source_private' end, now(), now() from generate_series(0, 5) n`,
    [user.userId],
  );
  const told = await status();
  expect(told.mail).toMatchObject({ sends: false, tries: 10, failure_rate: 0.2, standing: 'unsteady' });
  expect(told.queue).toMatchObject({ tries: 6, failure_rate: 1 / 6, standing: 'unsteady' });
  const raw = JSON.stringify(told);
  expect(raw).not.toMatch(/@|ECONNREFUSED/);
  expect(raw).not.toContain(user.userId);
});

test('a known issue is published in both languages, resolved and removed, and each act is in the log', async () => {
  expect(await refusal(publish({ ...ISSUE, workaround_en: '' }))).toMatchObject({ code: 'invalid_input' });
  expect(await refusal(publish({ ...ISSUE, resolved_at: '2026-01-01T08:00:00Z' }))).toMatchObject({
    code: 'issue_dates',
  });
  const issue = await answer<KnownIssue>(publish(ISSUE));
  const [shown] = (await status()).issues;
  expect(shown).toEqual(issue);
  expect(shown).toMatchObject({ title: { fr: ISSUE.title_fr, en: ISSUE.title_en }, resolved_at: null });
  const path = `/admin/known-issues/${issue.id}`;
  const now = testApp.app.clock.now();
  await answer(publish({ ...ISSUE, resolved_at: now.toISOString() }, 'PUT', path));
  expect((await status()).issues[0]?.resolved_at).toBe(now.toISOString());
  await answer(publish({ ...ISSUE, resolved_at: '2026-01-03T08:00:00Z' }, 'PUT', path));
  expect((await status()).issues).toEqual([]);
  expect((await testApp.request(path, { method: 'DELETE', as: admin })).status).toBe(204);
  expect(await refusal(testApp.request(path, { method: 'DELETE', as: admin }))).toMatchObject({
    code: 'issue_not_found',
  });
  const log = await testApp.request('/admin/audit?action=issues.', { as: admin });
  expect((await log.text()).match(/issues\.(?:published|changed|removed)/g)).toHaveLength(4);
});

test('the answer time is measured from first answers, from ten on', async () => {
  const user = await testApp.createUser();
  await run(
    `with t as (
       insert into support_tickets (user_id, reference, language, category, subject, state, created_at, updated_at)
       select $1, 'AC-TIME' || n, 'fr', 'question', 's', 'answered', now() - interval '5 days', now()
       from generate_series(1, 9) n returning id, created_at, reference)
     insert into support_messages (ticket_id, user_id, author, text, created_at)
     select id, $1, 'staff', 'x', created_at + right(reference, 1)::integer * interval '1 hour' from t`,
    [user.userId],
  );
  expect((await status()).answer_time).toBeNull();
  await run(
    `with t as (
       insert into support_tickets (user_id, reference, language, category, subject, state, created_at, updated_at)
       values ($1, 'AC-TIME10', 'fr', 'question', 's', 'answered', now() - interval '5 days', now()) returning id, created_at)
     insert into support_messages (ticket_id, user_id, author, text, created_at)
     select id, $1, 'staff', 'x', created_at + interval '10 hours' from t`,
    [user.userId],
  );
  expect((await status()).answer_time).toEqual({ n: 10, half_hours: 5, most_hours: 9 });
});

test('the answer is looked up once in half a minute, by however many', async () => {
  clearStatusCache(testApp.app);
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => answer<SupportStatus>(testApp.request('/support/status'))),
  );
  expect(new Set(asked.map(({ at }) => at)).size).toBe(1);
});

test('a request without an account is erased a year after its last message, with its mails, or with the account of its address', async () => {
  const contact = async (email: string) => {
    const asked = {
      category: 'question',
      subject: 'Question',
      text: 'x',
      email,
      language: 'fr',
      tookMs: 9_000,
    };
    const { reference } = await answer<{ reference: string }>(
      testApp.request('/support/contact', { method: 'POST', json: asked }),
    );
    return reference;
  };
  const left = async (email: string) => {
    const row = await testApp.app.db.system.row<{ tickets: number; mails: number }>({
      name: 'test-left-of-guest',
      text: `select (select count(*)::integer from support_tickets where email = $1) as tickets,
               (select count(*)::integer from mail_outbox where recipient = $1) as mails`,
      values: [email],
    });
    return [row?.tickets, row?.mails];
  };
  await contact('une@exemple.fr');
  await contact('deux@exemple.fr');
  expect(await left('une@exemple.fr')).toEqual([1, 1]);
  await testApp.app.db.system.transaction(tx => eraseGuestTicketsOf(testApp.app, tx, 'DEUX@exemple.fr'));
  expect(await left('deux@exemple.fr')).toEqual([0, 0]);
  const now = testApp.app.clock.now();
  testApp.setNow(new Date(now.getTime() + (GUEST_TICKET_DAYS - 1) * 86_400_000));
  await deleteOldSupport(testApp.app);
  expect(await left('une@exemple.fr')).toEqual([1, 1]);
  testApp.setNow(new Date(now.getTime() + (GUEST_TICKET_DAYS + 1) * 86_400_000));
  await deleteOldSupport(testApp.app);
  testApp.setNow(now);
  expect(await left('une@exemple.fr')).toEqual([0, 0]);
});
