import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { eventually } from '#test/harness/eventually.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createScriptedSource, failing } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Latest = { items: Notification[]; unread: number };

let testApp: TestApp;
const source = createScriptedSource();
const HOUR_MS = 3_600_000;
const START = Date.now();
let hours = 0;

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true });
});
afterAll(() => testApp.close());

const latest = (as: TestUser) => answer<Latest>(testApp.request('/notifications', { as }));
const choose = (as: TestUser, json: object) =>
  testApp.request('/notification-choices', { method: 'PATCH', as, json });
const mailsTo = async ({ email }: TestUser) =>
  (
    await testApp.app.db.system.rows<{ subject: string; text_body: string }>({
      name: 'test-mails',
      text: 'select subject, text_body from mail_outbox where recipient = $1 order by created_at',
      values: [email],
    })
  ).map(mail => `${mail.subject}\n${mail.text_body}`);

async function syncAgain(person: Person) {
  const scene = createScene(testApp);
  hours += 26;
  testApp.setNow(new Date(START + hours * HOUR_MS));
  await scene.ended(person, await scene.sync(person));
}

test('a demo’s first analysis is told in the list and, unless asked for, not by mail', async () => {
  const scene = createScene(testApp);
  const person = await scene.linked('demo-lea-cuisine');
  await scene.ended(person, person.firstRun);
  const { items, unread } = await eventually(async () => {
    const told = await latest(person.user);
    expect(told.items).toHaveLength(1);
    return told;
  });
  expect([items[0]?.event, items[0]?.username, unread]).toEqual(['sync_done', 'demo-lea-cuisine', 1]);
  expect(await mailsTo(person.user)).toEqual([]);

  await answer(choose(person.user, { event: 'sync_done', channel: 'mail', enabled: true }));
  await answer(choose(person.user, { event: 'sync_done', channel: 'app', enabled: false }));
  await syncAgain(person);
  await eventually(async () => expect(await mailsTo(person.user)).toHaveLength(1));
  expect((await mailsTo(person.user))[0]).toContain('@demo-lea-cuisine est terminée');
  expect((await latest(person.user)).items).toHaveLength(1);
});

test('a failure is told once, with its cause, until a sync goes well again; no choice silences another', async () => {
  const works = source.profileAnswer;
  source.profileAnswer = failing('private');
  source.videosAnswer = failing('private');
  const scene = createScene(testApp);
  const person = await scene.linked('compte_prive');
  await scene.ended(person, person.firstRun);
  await eventually(async () => expect(await mailsTo(person.user)).toHaveLength(1));
  expect((await mailsTo(person.user))[0]).toContain('Le compte @compte_prive est privé');
  const [first] = (await latest(person.user)).items;
  expect(first).toMatchObject({ event: 'sync_failed', error: { code: 'source_private' }, read_at: null });

  await syncAgain(person);
  expect(await mailsTo(person.user)).toHaveLength(1);
  expect((await latest(person.user)).items).toHaveLength(1);

  const videos = createScriptedSource().videosAnswer;
  source.profileAnswer = works;
  source.videosAnswer = videos;
  await syncAgain(person);
  source.profileAnswer = failing('private');
  source.videosAnswer = failing('private');
  await syncAgain(person);
  await eventually(async () => expect(await mailsTo(person.user)).toHaveLength(2));
  expect((await latest(person.user)).items.map(item => item.event)).toEqual([
    'sync_failed',
    'sync_done',
    'sync_failed',
  ]);

  const quiet = await testApp.createUser();
  await answer(choose(quiet, { event: 'sync_failed', channel: 'mail', enabled: false }));
  await answer(choose(quiet, { event: 'sync_failed', channel: 'app', enabled: false }));
  const { account, run } = await scene.link(quiet, 'compte_muet');
  await scene.ended({ user: quiet, accountId: account.id, firstRun: run }, run);
  expect([(await latest(quiet)).items, await mailsTo(quiet)]).toEqual([[], []]);
});

test('security stands in the table, always on, and takes no choice', async () => {
  const user = await testApp.createUser();
  expect(await answer(testApp.request('/notification-choices', { as: user }))).toEqual({
    sync_failed: { mail: true, app: true },
    sync_done: { mail: false, app: true },
    outlier_found: { mail: false, app: true },
    quota_low: { mail: true, app: true },
    ticket_answered: { mail: true, app: true },
    report_ready: { mail: false, app: true },
    report_failed: { mail: true, app: true },
    billing: { mail: true, app: true },
    testimonial: { mail: true, app: true },
    security: { mail: true, app: true },
  });
  for (const json of [
    { event: 'security', channel: 'mail', enabled: false },
    { event: 'testimonial', channel: 'app', enabled: false },
    { event: 'quota', channel: 'mail', enabled: true },
    { event: 'sync_done', channel: 'webhook', enabled: true },
    { event: 'sync_done', channel: 'mail', enabled: true, user_id: user.userId },
  ]) {
    expect(await refusal(choose(user, json))).toMatchObject({ code: 'invalid_input' });
  }
});

test('what is read stays read, what came after stays unread, and nobody reads another’s', async () => {
  const [user, other] = [await testApp.createUser(), await testApp.createUser()];
  const key = (name: string) =>
    answer(
      testApp.request('/api-keys', {
        method: 'POST',
        as: user,
        json: { password: user.password, name, days: 1 },
      }),
    );
  await key('première');
  const [seen] = (await latest(user)).items;
  testApp.setNow(new Date(START + (hours += 1) * HOUR_MS));
  await key('seconde');
  const read = await answer<Latest>(
    testApp.request('/notifications/read', { method: 'POST', as: user, json: { until: seen?.created_at } }),
  );
  expect(read.unread).toBe(1);
  expect(read.items.map(item => [item.name, item.read_at === null])).toEqual([
    ['seconde', true],
    ['première', false],
  ]);
  expect(await latest(other)).toEqual({ items: [], unread: 0 });
  await answer(
    testApp.request('/notifications/read', {
      method: 'POST',
      as: other,
      json: { until: '2999-01-01T00:00:00Z' },
    }),
  );
  expect((await latest(user)).unread).toBe(1);
  const rows = await testApp.app.db
    .tenant(other.userId)
    .rows({ name: '', text: 'select * from notifications' });
  expect(rows).toEqual([]);
});
