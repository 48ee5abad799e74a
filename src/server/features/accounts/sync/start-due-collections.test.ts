import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { createScene } from '#test/scenes/scene.ts';
import {
  createScriptedSource,
  failing,
  videoReading,
  type ScriptedSource,
} from '#test/scenes/scripted-source.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { startDueCollections } from './start-due-collections.ts';

const START = new Date('2026-11-21T09:30:00Z');
const HOUR_MS = 3_600_000;

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
const source = createScriptedSource();
const good = { profile: source.profileAnswer };
/** Videos published so many hours before the test begins. */
const aged =
  (...ages: number[]): ScriptedSource['videosAnswer'] =>
  (handle, { now }) =>
    ages.map((age, index) => {
      const publishedAt = new Date(START.getTime() - age * HOUR_MS);
      const id = ((BigInt(publishedAt.getTime() / 1_000) << 32n) + BigInt(index)).toString();
      return videoReading(handle, now(), index, {
        id,
        publishedAt,
        views: Math.floor(now().getTime() / 60_000) % 1_000_000,
      });
    });
const OLD = aged(2_400, 2_500);

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true, now: START });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.setNow(START);
  testApp.setConsent(true);
  source.profileAnswer = good.profile;
  source.videosAnswer = OLD;
  await testApp.app.db.system.run({
    name: 'test-forget-accounts',
    text: 'delete from user_tiktok_accounts',
  });
});

async function synced(handle: string, plan: PlanType) {
  const person = await scene.linked(handle, plan);
  await scene.ended(person, person.firstRun);
  return person;
}
const hoursLater = (hours: number) => testApp.setNow(new Date(START.getTime() + hours * HOUR_MS));

test.each([
  'business',
  'business_starter',
  'business_pro',
  'business_advanced',
  'business_enterprise',
] as const)('on the plan %s each account is synced once a day', async plan => {
  const person = await synced(`jour_${plan}`, plan);
  hoursLater(23);
  expect(await startDueCollections(testApp.app)).toBe(0);
  hoursLater(26.5);
  expect(await startDueCollections(testApp.app)).toBe(1);
  expect(await startDueCollections(testApp.app)).toBe(0);
  const [, automatic] = await scene.rows<{ id: string; is_automatic: boolean }>(
    person,
    'job_runs',
    'created_at',
  );
  expect(automatic?.is_automatic).toBe(true);
  await scene.ended(person, { ...person.firstRun!, id: automatic?.id ?? '' });
  expect((await scene.snapshots(person)).length).toBe(2);
  expect(await startDueCollections(testApp.app)).toBe(0);
});

test.each(['freemium', 'apprenant', 'premium', 'pro'] as const)(
  'on the plan %s nothing starts by itself',
  async plan => {
    await synced(`seul_${plan}`, plan);
    hoursLater(72);
    expect(await startDueCollections(testApp.app)).toBe(0);
  },
);

test('processes that look at the same moment start one sync', async () => {
  await synced('ensemble', 'business_starter');
  hoursLater(26.5);
  const started = await Promise.all(Array.from({ length: 8 }, () => startDueCollections(testApp.app)));
  expect(started.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('without consent nothing is collected, and a failed day is not tried again all day', async () => {
  const person = await synced('patience', 'business_starter');
  hoursLater(26.5);
  testApp.setConsent(false);
  expect(await startDueCollections(testApp.app)).toBe(0);
  testApp.setConsent(true);
  hoursLater(27.6);
  source.profileAnswer = failing('private');
  source.videosAnswer = failing('private');
  expect(await startDueCollections(testApp.app)).toBe(1);
  const [, run] = await scene.rows<{ id: string }>(person, 'job_runs', 'created_at');
  await scene.ended(person, { ...person.firstRun!, id: run?.id ?? '' });
  hoursLater(30);
  expect(await startDueCollections(testApp.app)).toBe(0);
  hoursLater(56);
  expect(await startDueCollections(testApp.app)).toBe(1);
});

/** Looks every twenty minutes for so many hours; at which of them (in hours) a collection began. */
async function collectionsOver(person: Awaited<ReturnType<typeof synced>>, hours: number): Promise<number[]> {
  const begun: number[] = [];
  for (let third = 1; third <= hours * 3; third += 1) {
    hoursLater(third / 3);
    if ((await startDueCollections(testApp.app)) === 0) continue;
    begun.push(third / 3);
    const runs = await scene.rows<{ id: string }>(person, 'job_runs', 'created_at');
    await scene.ended(person, { ...person.firstRun!, id: runs.at(-1)?.id ?? '' });
  }
  return begun;
}

test('a video of today is read by the hour, then every six hours; its history keeps every reading', async () => {
  source.videosAnswer = aged(20, 2_400);
  const person = await synced('jeune', 'business_starter');
  const begun = await collectionsOver(person, 24);
  // Young for four hours more: one reading an hour, at most a tenth late; then one in six hours.
  expect(begun.filter(hour => hour <= 5)).toHaveLength(3);
  expect(begun.filter(hour => hour > 5).length).toBeGreaterThanOrEqual(2);
  expect(begun.filter(hour => hour > 5).length).toBeLessThanOrEqual(4);
  const readings = (await scene.history(person)).filter(({ observed_at: at }) => at >= START);
  expect(readings.length).toBeGreaterThan(begun.length);
});

test('between two days only as many videos are listed as are due', async () => {
  const limits: number[] = [];
  source.videosAnswer = (handle, options) => {
    limits.push((options as { limit?: number }).limit ?? 0);
    return aged(3, ...Array.from({ length: 60 }, (_, index) => 1_000 + index))(handle, options);
  };
  const person = await synced('mesure', 'business_starter');
  expect(limits).toEqual([200]);
  await collectionsOver(person, 2);
  expect(limits[1]).toBe(11);
});

test('what fails and may pass is tried again after one, two, four hours, and the account says when', async () => {
  const person = await synced('recul', 'business_starter');
  source.profileAnswer = failing('challenge', { retryAfterMs: 100_000 });
  source.videosAnswer = failing('challenge', { retryAfterMs: 100_000 });
  const begun = await collectionsOver(person, 36);
  const pauses = begun.slice(1).map((hour, index) => hour - (begun[index] ?? 0));
  expect(begun[0]).toBeGreaterThanOrEqual(24);
  expect(pauses[0]).toBeGreaterThanOrEqual(1);
  expect(pauses[0]).toBeLessThan(2);
  expect(pauses[1]).toBeGreaterThanOrEqual(2);
  expect(pauses[1]).toBeLessThan(3);
  expect(pauses[2]).toBeGreaterThanOrEqual(4);
  const account = await scene.account(person);
  expect(account?.last_failure?.code).toBe('source_challenge');
  expect(new Date(account?.next_collection_at ?? 0).getTime()).toBeGreaterThan(
    START.getTime() + 32 * HOUR_MS,
  );
  source.profileAnswer = good.profile;
  source.videosAnswer = OLD;
  hoursLater(60);
  expect(await startDueCollections(testApp.app)).toBe(1);
});

test('collections that the server begins by itself are no news; the first that fails is', async () => {
  const person = await synced('silence', 'business_starter');
  const news = () =>
    testApp.app.db.system.rows<{ event: string }>({
      name: 'test-news',
      text: 'select event from notifications where user_id = $1 order by created_at',
      values: [person.user.userId],
    });
  expect((await news()).map(({ event }) => event)).toEqual(['sync_done']);
  await collectionsOver(person, 27);
  expect((await news()).map(({ event }) => event)).toEqual(['sync_done']);
});
