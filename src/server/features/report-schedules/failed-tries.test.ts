import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { runSync } from '../accounts/sync/run-sync.ts';
import { runDueSchedules } from './run-due-schedules.ts';

const START = new Date('2026-11-21T10:00:00Z');
const DUE = new Date('2026-11-23T07:00:30Z');

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
beforeAll(async () => {
  testApp = await createTestApp({ now: START, workers: 0 });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setNow(START));

const list = async (as: TestUser) =>
  (await answer<{ items: ReportSchedule[] }>(testApp.request('/report-schedules', { as }))).items;
const setPlan = ({ userId }: TestUser, plan: PlanType) =>
  testApp.app.db.system.run({
    name: 'test-set-plan',
    text: 'update profiles set plan_type = $2 where user_id = $1',
    values: [userId, plan],
  });

async function measured(plan: PlanType): Promise<Person> {
  const person = await scene.linked('demo-lea-cuisine', plan);
  const payload = { runId: person.firstRun?.id ?? '', userId: person.user.userId };
  await runSync(testApp.app, payload, { signal: new AbortController().signal, lastTry: true });
  return person;
}
const create = ({ user, accountId }: Person) =>
  testApp.request('/report-schedules', {
    method: 'POST',
    as: user,
    json: { accountId, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true },
  });

test('a schedule whose last try failed keeps the time and the address of the last report that exists', async () => {
  const person = await measured('premium');
  await answer(create(person));
  testApp.setNow(DUE);
  await runDueSchedules(testApp.app);
  const [made] = await list(person.user);
  expect(made).toMatchObject({
    last_run_at: expect.stringMatching(/^2026-11-23T07:00/),
    last_failure: null,
  });
  await setPlan(person.user, 'freemium');
  testApp.setNow(new Date('2026-11-30T07:00:30Z'));
  await runDueSchedules(testApp.app);
  expect(await list(person.user)).toMatchObject([
    {
      last_run_at: made?.last_run_at,
      last_report_id: made?.last_report_id,
      last_failure: { code: 'schedule_not_in_plan', at: expect.stringMatching(/^2026-11-30T07:00/) },
    },
  ]);
  await setPlan(person.user, 'premium');
  testApp.setNow(new Date('2026-12-07T07:00:30Z'));
  await runDueSchedules(testApp.app);
  expect(await list(person.user)).toMatchObject([
    { last_run_at: expect.stringMatching(/^2026-12-07T07:00/), last_failure: null },
  ]);
});

test('a schedule is not part of the free plan, neither made nor carried over', async () => {
  const free = await measured('freemium');
  expect(await refusal(create(free))).toMatchObject({ status: 403, code: 'schedule_not_in_plan' });
  const person = await measured('premium');
  await answer(create(person));
  await setPlan(person.user, 'freemium');
  testApp.setNow(DUE);
  await runDueSchedules(testApp.app);
  expect(await list(person.user)).toMatchObject([
    { last_run_at: null, last_report_id: null, last_failure: { code: 'schedule_not_in_plan' } },
  ]);
  const [mail] = await testApp.app.db.system.rows<{ text_body: string }>({
    name: 'test-failure-mail',
    text: 'select text_body from mail_outbox where recipient = $1 and subject like $2',
    values: [person.user.email, '%n’a pas pu être fait%'],
  });
  // The mail promises no next date and links to the plans.
  expect(mail?.text_body).toContain('ne font pas partie du plan Gratuit');
  expect(mail?.text_body).not.toContain('date habituelle');
  expect(mail?.text_body).toContain(
    'Aucun rapport ne part, ni à vous ni à vos clients, tant que votre plan ne les comprend pas',
  );
  expect(mail?.text_body).toMatch(/\/settings#plan/);
});
