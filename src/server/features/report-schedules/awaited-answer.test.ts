import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene } from '#test/scenes/scene.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { runSync } from '../accounts/sync/run-sync.ts';
import { runDueSchedules } from './run-due-schedules.ts';

const CLIENT = 'cliente@exemple.fr';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: new Date('2026-11-21T10:00:00Z'), workers: 0 });
});
afterAll(() => testApp.close());

test('a report that nobody would receive is neither made nor charged, and comes with the first yes', async () => {
  const { user, accountId, firstRun } = await createScene(testApp).linked('demo-lea-cuisine', 'premium');
  const payload = { runId: firstRun?.id ?? '', userId: user.userId };
  await runSync(testApp.app, payload, { signal: new AbortController().signal, lastTry: true });
  const json = { accountId, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: false };
  await answer(
    testApp.request('/report-schedules', {
      method: 'POST',
      as: user,
      json: { ...json, recipients: [CLIENT] },
    }),
  );
  const mails = () =>
    testApp.app.db.system.rows<{ text_body: string }>({
      name: '',
      text: 'select text_body from mail_outbox where recipient = $1 order by created_at',
      values: [CLIENT],
    });
  const [invitation] = await mails();
  testApp.setNow(new Date('2026-11-23T07:01:00Z'));
  expect(await runDueSchedules(testApp.app)).toBe(0);
  const made = await answer<{ items: unknown[] }>(testApp.request('/account-reports', { as: user }));
  expect(made.items).toEqual([]);
  const [, recipient, token] = /#recipient=([\w-]+)&token=([\w-]+)/.exec(invitation?.text_body ?? '') ?? [];
  const yes = { recipient, token, wanted: true };
  await answer(testApp.request('/report-mails/answer', { method: 'POST', json: yes }));
  expect(await runDueSchedules(testApp.app)).toBe(1);
  const [, report] = await mails();
  expect(report?.text_body).toContain('parce que vous avez accepté de recevoir ces rapports');
  expect(report?.text_body).not.toContain('cette adresse a été donnée');
});
