import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { runSync } from '../accounts/sync/run-sync.ts';
import { runDueSchedules } from './run-due-schedules.ts';

const START = new Date('2026-11-21T10:00:00Z');
const MONDAYS = ['2026-11-23T07:00:30Z', '2026-11-30T07:00:30Z', '2026-12-07T07:00:30Z'].map(
  at => new Date(at),
);

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: START, workers: 0 });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setNow(START));

const mailsTo = (email: string) =>
  testApp.app.db.system.rows<{ subject: string; text_body: string }>({
    name: 'test-mails-to',
    text: 'select subject, text_body from mail_outbox where recipient = $1 order by created_at',
    values: [email],
  });
const setPlan = ({ user }: Person, plan: PlanType) =>
  testApp.app.db.system.run({
    name: 'test-set-plan',
    text: 'update profiles set plan_type = $2 where user_id = $1',
    values: [user.userId, plan],
  });
const list = async ({ user }: Person) =>
  (await answer<{ items: ReportSchedule[] }>(testApp.request('/report-schedules', { as: user }))).items;

/** Two accounts on a plan for five; reports on the second one go to a client who agreed. */
async function withClient(email: string) {
  const scene = createScene(testApp);
  const person = await scene.linked('demo-lea-cuisine', 'business_starter');
  const { account, run } = await scene.link(person.user, 'demo-tom-course');
  const payload = { runId: run?.id ?? '', userId: person.user.userId };
  await runSync(testApp.app, payload, { signal: new AbortController().signal, lastTry: true });
  const choice = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true, recipients: [email] };
  await answer(
    testApp.request('/report-schedules', {
      method: 'POST',
      as: person.user,
      json: { accountId: account.id, ...choice },
    }),
  );
  const text = (await mailsTo(email)).at(-1)?.text_body ?? '';
  const [, recipient, token] = /#recipient=([\w-]+)&token=([\w-]+)/.exec(text) ?? [];
  const proof = { recipient, token };
  await answer(testApp.request('/report-mails/answer', { method: 'POST', json: { ...proof, wanted: true } }));
  const look = () =>
    answer<{ is_held: boolean }>(testApp.request('/report-mails/look', { method: 'POST', json: proof }));
  return { person, look };
}

test('a schedule of an account that became read-only says so, to its owner and to who agreed to it', async () => {
  const { person, look } = await withClient('lecture@exemple.fr');
  expect([(await list(person))[0]?.is_read_only, (await look()).is_held]).toEqual([false, false]);
  await setPlan(person, 'premium');
  expect([(await list(person))[0]?.is_read_only, (await look()).is_held]).toEqual([true, true]);
});

test('who a server refused, or whose sender is locked, is promised no report', async () => {
  const { person, look } = await withClient('refuse@exemple.fr');
  const set = (text: string) => testApp.app.db.system.run({ name: '', text, values: [person.user.userId] });
  await set('update report_recipients set refused_at = now() where user_id = $1 and not is_owner');
  expect((await look()).is_held).toBe(true);
  await set('update report_recipients set refused_at = null where user_id = $1');
  expect((await look()).is_held).toBe(false);
  await set('update auth.users set locked_at = now() where id = $1');
  expect((await look()).is_held).toBe(true);
});

test.for([
  ['premium', 'account_read_only'],
  ['freemium', 'schedule_not_in_plan'],
] as const)(
  'on the plan %s the client is told once that reports stop, and by whom they start again',
  async ([plan, code]) => {
    const email = `arret-${plan}@exemple.fr`;
    const { person } = await withClient(email);
    await setPlan(person, plan);
    const told = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('s’arrêtent'));
    for (const at of MONDAYS) {
      testApp.setNow(at);
      await runDueSchedules(testApp.app);
    }
    expect((await list(person))[0]?.last_failure?.code).toBe(code);
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.text_body).toContain(`Seule la personne qui vous les envoie, ${person.user.email},`);
    expect(mail?.text_body).toMatch(/\/report-mails\?lang=fr#recipient=/);
  },
);
