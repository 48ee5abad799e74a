import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import type { sourceStatus } from '#contract/admin/admin.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { createVideoSource } from '#server/integrations/video-source/source-chain.ts';
import { createDemoSource } from '#server/integrations/demo-source/demo-source.ts';
import { getLiveConsent } from '#server/integrations/video-source/live-consent.ts';
import { createScriptedSource } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Status = z.infer<typeof sourceStatus>;
interface AuditRow {
  actor_id: string;
  action: string;
  request_id: string;
  at: Date;
}

let testApp: TestApp;
let admin: TestUser;
const live = createScriptedSource();

beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  const { app } = testApp;
  // As the product has it: the consent that counts is the stored one.
  app.videoSource = createVideoSource({
    sources: [createDemoSource(), live],
    consent: async () => (await getLiveConsent(app.db.system)).given,
  });
  admin = await testApp.createUser({ admin: true });
});
beforeEach(async () => {
  await answer(decide(false));
});
afterAll(() => testApp.close());

const decide = (given: unknown, as = admin, headers = {}) =>
  testApp.request('/admin/sources/consent', { method: 'PUT', as, json: { given }, headers });
const sources = (as = admin) => answer<Status>(testApp.request('/admin/sources', { as }));
const stateOf = async (id: string) => (await sources()).sources.find(source => source.id === id);

function audit(): Promise<AuditRow[]> {
  return testApp.app.db.system.rows<AuditRow>({
    name: 'test-audit',
    text: `select actor_id, action, request_id, at from audit_log where action like 'sources.consent.%' order by id`,
  });
}

test('an administrator sees every source, and why it cannot be used', async () => {
  expect(await sources()).toMatchObject({
    consent: { given: false },
    sources: [
      { id: 'demo', usable: true, reason: null },
      { id: 'ytdlp', usable: false, reason: 'not_consented' },
    ],
  });
  await answer(decide(true));
  expect(await stateOf('ytdlp')).toMatchObject({ usable: true, reason: null });
  live.availability = async () => ({ usable: false, reason: 'too_old', found: '2023.01', needed: '2026.01' });
  expect(await stateOf('ytdlp')).toEqual({
    id: 'ytdlp',
    usable: false,
    reason: 'too_old',
    version: '2023.01',
    needed: '2026.01',
  });
  live.availability = async () => ({ usable: true });
});

test('consent takes effect at once, and so does taking it back', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const link = (handle: string) =>
    answer<{ account: LinkedAccount; run: JobRun | null; obstacle: { code: string } | null }>(
      testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle } }),
    );
  expect(await link('avant.accord')).toMatchObject({ run: null, obstacle: { code: 'source_not_consented' } });
  const given = await answer<Status>(decide(true));
  expect(given.consent.given).toBe(true);
  expect(given.consent.at).not.toBeNull();
  expect(await link('apres.accord')).toMatchObject({ run: { state: 'queued' }, obstacle: null });
  await answer(decide(false));
  expect(await link('apres.refus')).toMatchObject({ run: null, obstacle: { code: 'source_not_consented' } });
});

test('each decision is written down with who made it, when, and in which request', async () => {
  const before = (await audit()).length;
  const startedAt = Date.now();
  await answer(decide(true, admin, { 'x-request-id': 'decision-for-the-audit' }));
  const second = await testApp.createUser({ admin: true });
  await answer(decide(false, second));
  const [given, withdrawn, ...more] = (await audit()).slice(before);
  expect(more).toEqual([]);
  expect(given).toMatchObject({
    actor_id: admin.userId,
    action: 'sources.consent.given',
    request_id: 'decision-for-the-audit',
  });
  expect(withdrawn).toMatchObject({ actor_id: second.userId, action: 'sources.consent.withdrawn' });
  expect(Math.abs((given?.at.getTime() ?? 0) - startedAt)).toBeLessThan(60_000);
});

test.each(PLAN_TYPES)('an ordinary user of the plan %s sees nothing and decides nothing', async plan => {
  const user = await testApp.createUser({ plan });
  const before = await audit();
  expect(await refusal(testApp.request('/admin/sources', { as: user }))).toMatchObject({
    status: 403,
    code: 'forbidden',
  });
  expect(await refusal(decide(true, user))).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await audit()).toEqual(before);
  expect((await sources()).consent.given).toBe(false);
});

test('nobody without a session, either', async () => {
  expect(await refusal(testApp.request('/admin/sources'))).toMatchObject({ status: 401 });
  const json = { given: true };
  expect(await refusal(testApp.request('/admin/sources/consent', { method: 'PUT', json }))).toMatchObject({
    status: 401,
  });
  expect((await sources()).consent.given).toBe(false);
});

test('an administrator who lost the role is refused from the next call on', async () => {
  const former = await testApp.createUser({ admin: true });
  await sources(former);
  await testApp.app.db.system.run({
    name: 'test-take-role',
    text: 'delete from user_roles where user_id = $1',
    values: [former.userId],
  });
  expect(await refusal(decide(true, former))).toMatchObject({ status: 403, code: 'forbidden' });
});

test.each([['yes'], [1], [null], [undefined]])('a decision of %j is none', async given => {
  const before = await audit();
  expect(await refusal(decide(given))).toMatchObject({ status: 422, values: { field: 'given' } });
  expect(await audit()).toEqual(before);
});

test('a decision that names somebody else as its author is refused', async () => {
  const response = testApp.request('/admin/sources/consent', {
    method: 'PUT',
    as: admin,
    json: { given: true, adminId: '00000000-0000-4000-8000-000000000001' },
  });
  expect(await refusal(response)).toMatchObject({ status: 422, values: { field: 'adminId' } });
  expect((await sources()).consent.given).toBe(false);
});

test('when the decision cannot be written down it does not count', async () => {
  const { db } = testApp.app;
  await db.system.run({ name: 'test-hide-audit', text: 'alter table audit_log rename to audit_log_away' });
  try {
    expect((await refusal(decide(true))).status).toBe(500);
  } finally {
    await db.system.run({ name: 'test-show-audit', text: 'alter table audit_log_away rename to audit_log' });
  }
  expect((await getLiveConsent(db.system)).given).toBe(false);
});
