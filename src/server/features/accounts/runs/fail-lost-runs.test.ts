import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createScriptedSource, type ScriptedSource } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { failLostRuns } from './fail-lost-runs.ts';

const START = new Date('2026-11-21T09:30:00Z');

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
const source: ScriptedSource = createScriptedSource();

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true, now: START, workers: 0 });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setNow(START));

const later = (minutes: number) => testApp.setNow(new Date(START.getTime() + minutes * 60_000));
const firstRun = async (person: Person) =>
  (await scene.rows<{ state: string; error_code: string | null }>(person, 'job_runs', 'created_at'))[0];
const sql = (name: string, text: string, ...values: unknown[]) =>
  testApp.app.db.system.run({ name: `test-${name}`, text, values });
const begin = (person: Person) =>
  sql(
    'begin',
    `update job_runs set state = 'running', started_at = $2 where id = $1`,
    person.firstRun?.id,
    START,
  );

test('a run that waits for a free worker is left alone, however long', async () => {
  const person = await scene.linked();
  later(60);
  await failLostRuns(testApp.app);
  expect(await firstRun(person)).toMatchObject({ state: 'queued' });
});

test('a run that has been running for more than five minutes is told as interrupted', async () => {
  const person = await scene.linked();
  await begin(person);
  later(4.9);
  await failLostRuns(testApp.app);
  expect(await firstRun(person)).toMatchObject({ state: 'running' });
  later(5.1);
  expect(await failLostRuns(testApp.app)).toBe(1);
  expect(await firstRun(person)).toMatchObject({ state: 'failed', error_code: 'job_interrupted' });
  expect(await scene.account(person)).toMatchObject({
    active_run: null,
    last_failure: { code: 'job_interrupted' },
  });
  expect((await scene.sync(person)).state).toBe('queued');
});

test.each(['completed', 'failed', 'cancelled'])(
  'a run whose job is %s is told as interrupted',
  async state => {
    const person = await scene.linked();
    await sql(
      'end-job',
      `update pgboss.job set state = $2::pgboss.job_state where id = $1`,
      person.firstRun?.id,
      state,
    );
    later(0.4);
    await failLostRuns(testApp.app);
    expect(await firstRun(person)).toMatchObject({ state: 'queued' });
    later(0.6);
    await failLostRuns(testApp.app);
    expect(await firstRun(person)).toMatchObject({ state: 'failed', error_code: 'job_interrupted' });
  },
);

test('a run without any job is told as interrupted', async () => {
  const person = await scene.linked();
  await sql('delete-job', 'delete from pgboss.job where id = $1', person.firstRun?.id);
  later(1);
  await failLostRuns(testApp.app);
  expect(await firstRun(person)).toMatchObject({ state: 'failed' });
});

test('whoever follows the run is told at once', async () => {
  const person = await scene.linked();
  await begin(person);
  const response = await testApp.request(`/runs/${person.firstRun?.id}/events`, { as: person.user });
  later(6);
  const text = response.text();
  await failLostRuns(testApp.app);
  expect(await text).toContain('"state":"failed"');
});

test('a sync that was lost is told by bell and mail like any other failure, the first in a row alone', async () => {
  const person = await scene.linked();
  const told = async () => {
    const { items } = await answer<{ items: Notification[] }>(
      testApp.request('/notifications', { as: person.user }),
    );
    return items.map(({ event, username, error }) => [event, username, error?.code]);
  };
  const mails = () =>
    testApp.app.db.system.rows<{ subject: string; text_body: string }>({
      name: 'test-mails-of-lost',
      text: 'select subject, text_body from mail_outbox where recipient = $1',
      values: [person.user.email],
    });
  const [linked] = await scene.rows<{ tiktok_username: string }>(
    person,
    'user_tiktok_accounts',
    'created_at',
  );
  const username = linked?.tiktok_username ?? '';
  await begin(person);
  later(6);
  await failLostRuns(testApp.app);
  expect(await told()).toEqual([['sync_failed', username, 'job_interrupted']]);
  const [mail, ...more] = await mails();
  expect(mail?.subject).toBe(`La synchronisation de @${username} a échoué · Accroche`);
  expect(mail?.text_body).toContain('a été interrompue');
  expect(more).toEqual([]);

  const again = await scene.sync(person);
  await sql(
    'begin-again',
    `update job_runs set state = 'running', started_at = created_at where id = $1`,
    again.id,
  );
  later(20);
  expect(await failLostRuns(testApp.app)).toBeGreaterThan(0);
  expect(await told()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});
