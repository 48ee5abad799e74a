import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { createScene } from '#test/scenes/scene.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { runSync } from '../accounts/sync/run-sync.ts';
import { deliverReports } from './deliver-reports.ts';
import { runDueSchedules } from './run-due-schedules.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
beforeAll(async () => {
  testApp = await createTestApp({ now: new Date('2026-11-21T10:00:00Z'), workers: 0 });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());

const system = (text: string, values: unknown[] = []) =>
  testApp.app.db.system.rows<{ text_body: string }>({ name: '', text, values });
const mailsTo = (email: string) =>
  system('select text_body from mail_outbox where recipient = $1 order by created_at', [email]);

test('a schedule follows its owner to another address: nothing more goes to the mailbox that was left', async () => {
  const person = await scene.linked('demo-lea-cuisine', 'premium');
  const payload = { runId: person.firstRun?.id ?? '', userId: person.user.userId };
  await runSync(testApp.app, payload, { signal: new AbortController().signal, lastTry: true });
  const { user } = person;
  const json = { accountId: person.accountId, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
  const schedules = (init: object) => testApp.request('/report-schedules', { as: user, ...init });
  await answer(schedules({ method: 'POST', json }));
  const email = `neuve-${user.email}`;
  const as = { as: user };
  const asked = { email, current_password: user.password };
  await answer(testApp.request('/auth/v1/user', { ...as, method: 'PUT', json: asked }));
  const [, token_hash] = /#token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text_body ?? '') ?? [];
  const link = { type: 'email_change', token_hash };
  await answer(testApp.request('/auth/v1/verify', { ...as, method: 'POST', json: link }));
  expect(await answer(schedules({}))).toMatchObject({
    items: [{ recipients: [{ email, is_owner: true }] }],
  });
  await system('delete from mail_outbox');
  testApp.setNow(new Date('2026-11-23T07:00:30Z'));
  await runDueSchedules(testApp.app);
  await deliverReports(testApp.app);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo(user.email)).toEqual([]);
});

test('who unticks their own address is no recipient any more, and is one again when it is ticked', async () => {
  testApp.setNow(new Date('2026-11-21T10:00:00Z'));
  const { user, accountId } = await scene.linked('demo-lea-cuisine', 'premium');
  const choice = { frequency: 'weekly', day: 1, hour: 8, days: 7, recipients: ['cliente@exemple.fr'] };
  const send = (path: string, method: string, json: object) =>
    answer<ReportSchedule>(testApp.request(`/report-schedules${path}`, { method, as: user, json }));
  const { id } = await send('', 'POST', { accountId, ...choice, to_me: true });
  const owners = async (to_me: boolean) => {
    const { recipients } = await send(`/${id}`, 'PUT', { ...choice, to_me, is_paused: false });
    return recipients.map(({ email, is_owner }) => [email, is_owner]);
  };
  const client = ['cliente@exemple.fr', false];
  expect(await owners(false)).toEqual([client]);
  expect(await owners(false)).toEqual([client]);
  expect(await owners(true)).toEqual([[user.email, true], client]);
});
