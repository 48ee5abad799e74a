import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { releaseQuota, reserveQuota, settleQuota, type Reservation } from './reserve.ts';
import { mailLowQuotas } from './mail-low-quotas.ts';

const NOON = new Date('2026-11-21T11:00:00Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: NOON });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setNow(NOON));

let key = 0;
const inTenant = <Result>(
  { userId }: TestUser,
  work: (tx: Parameters<typeof reserveQuota>[0]) => Promise<Result>,
) => testApp.app.db.tenant(userId).transaction(work);
const now = () => testApp.app.clock.now();
const hold = (user: TestUser, units: number, meter: Reservation['meter'] = 'video_analysis') =>
  inTenant(user, tx => reserveQuota(tx, user.userId, { meter, units, key: String((key += 1)) }, now()));
const settle = (user: TestUser, held: Reservation) => inTenant(user, tx => settleQuota(tx, held, now()));
const spend = async (user: TestUser, units: number, meter?: Reservation['meter']) =>
  settle(user, await hold(user, units, meter));
const mailsOf = async ({ email }: TestUser) =>
  (
    await testApp.app.db.system.rows<{ subject: string }>({
      name: 'test-quota-mails',
      text: `select replace(subject, chr(160), ' ') as subject from mail_outbox
             where recipient = $1 and subject like 'Quota%' order by created_at, id`,
      values: [email],
    })
  ).map(({ subject }) => subject);
const tell = () => mailLowQuotas(testApp.app);

test('a mail says at four fifths what is used and left, once in the month, and again in the next', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  await spend(user, 23);
  await tell();
  expect(await mailsOf(user)).toEqual([]);
  await spend(user, 1);
  await Promise.all([tell(), tell()]);
  await spend(user, 2);
  await tell();
  expect(await mailsOf(user)).toEqual(['Quota du mois : analyses de vidéo, 24 sur 30 · Accroche']);
  testApp.setNow(new Date('2026-12-02T11:00:00Z'));
  await spend(user, 24);
  await tell();
  expect(await mailsOf(user)).toHaveLength(2);
});

test('when nothing is left it is told once more, by mail and in the list', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  await spend(user, 24);
  await tell();
  await spend(user, 6);
  await tell();
  await tell();
  expect(await mailsOf(user)).toEqual([
    'Quota du mois : analyses de vidéo, 24 sur 30 · Accroche',
    'Quota du mois : analyses de vidéo, 30 sur 30 · Accroche',
  ]);
  const { items } = await answer<{ items: Notification[] }>(testApp.request('/notifications', { as: user }));
  expect(items.map(({ event, quota }) => [event, quota?.used, quota?.limit])).toEqual([
    ['quota_low', 30, 30],
    ['quota_low', 24, 30],
  ]);
});

test('what is only reserved is not told, nor what came back', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const held = await hold(user, 24);
  await tell();
  await inTenant(user, tx => releaseQuota(tx, held, 'failed', now()));
  await tell();
  expect(await mailsOf(user)).toEqual([]);
  await settle(user, await hold(user, 25));
  await tell();
  expect(await mailsOf(user)).toEqual(['Quota du mois : analyses de vidéo, 25 sur 30 · Accroche']);
});

test('a month and a day that are full at once make one mail', async () => {
  const user = await testApp.createUser();
  await spend(user, 3);
  await spend(user, 4, 'chatbot_questions');
  await tell();
  expect((await mailsOf(user)).toSorted()).toEqual([
    'Quota du jour : questions au chatbot, 4 sur 5 · Accroche',
    'Quota du mois : analyses de vidéo, 3 sur 3 · Accroche',
  ]);
});

test('whoever chose so is not written to', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const json = { event: 'quota_low', channel: 'mail', enabled: false };
  await answer(testApp.request('/notification-choices', { method: 'PATCH', as: user, json }));
  await spend(user, 30);
  await tell();
  expect(await mailsOf(user)).toEqual([]);
});

test('a credit granted meanwhile, or a larger plan, makes the mail needless', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  await spend(user, 24);
  await testApp.app.db.system.run({
    name: 'test-larger-plan',
    text: `update profiles set plan_type = 'business_pro' where user_id = $1`,
    values: [user.userId],
  });
  await tell();
  expect(await mailsOf(user)).toEqual([]);
});
