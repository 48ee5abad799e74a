import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createScene } from '#test/scenes/scene.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { runSync } from '../accounts/sync/run-sync.ts';
import { deliverReports } from './deliver-reports.ts';
import { runDueSchedules } from './run-due-schedules.ts';

const START = new Date('2026-11-21T10:00:00Z');
const DUE = new Date('2026-11-23T07:00:30Z');
const CHOICE = { frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };

let testApp: TestApp;
let user: TestUser;

beforeAll(async () => {
  testApp = await createTestApp({ now: START, workers: 0 });
  await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.setNow(START);
  await sql('delete from report_schedules');
  await sql('delete from mail_outbox');
  const scene = createScene(testApp);
  const person = await scene.linked('demo-lea-cuisine', 'premium');
  user = person.user;
  const run = { runId: person.firstRun?.id ?? '', userId: user.userId };
  await runSync(testApp.app, run, { signal: new AbortController().signal, lastTry: true });
  const json = { accountId: person.accountId, ...CHOICE };
  await answer(testApp.request('/report-schedules', { method: 'POST', as: user, json }));
});

const sql = (text: string, values: unknown[] = []) =>
  testApp.app.db.system.rows<Record<string, unknown>>({ name: '', text, values });
const reportMails = async () =>
  (
    await sql('select subject from mail_outbox where recipient = $1 and subject like $2', [
      user.email,
      '@demo-lea-cuisine%',
    ])
  ).length;

test('whoever is leaving sends no scheduled report, is told so, and sends it once the deletion is cancelled', async () => {
  const json = { word: 'SUPPRIMER', password: 'un mot de passe de test' };
  await answer(testApp.request('/account-deletion', { method: 'POST', as: user, json }));
  const [told] = await sql('select text_body from mail_outbox where recipient = $1', [user.email]);
  expect(told?.['text_body']).toMatch(
    /liens de partage.*ne s’ouvrent plus.*rapports programmés ne partent plus/s,
  );

  testApp.setNow(DUE);
  expect(await runDueSchedules(testApp.app)).toBe(0);
  expect(await reportMails()).toBe(0);

  await answer(testApp.request('/account-deletion', { method: 'DELETE', as: user }));
  expect(await runDueSchedules(testApp.app)).toBe(1);
  expect(await reportMails()).toBe(1);
});

test('a mail that waits is held back while its sender is locked', async () => {
  testApp.setNow(DUE);
  expect(await runDueSchedules(testApp.app)).toBe(1);
  await sql('delete from mail_outbox');
  await sql('update report_deliveries set handed_over_at = null where user_id = $1', [user.userId]);
  await sql('update auth.users set locked_at = now() where id = $1', [user.userId]);
  expect(await deliverReports(testApp.app)).toBe(0);
  await sql('update auth.users set locked_at = null where id = $1', [user.userId]);
  expect(await deliverReports(testApp.app)).toBe(1);
  expect(await reportMails()).toBe(1);
});
