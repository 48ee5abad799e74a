import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { createScene } from '#test/scene.ts';
import { createScriptedSource, failing } from '#test/scripted-source.ts';
import { createTestWorld, type TestWorld } from '#test/world.ts';
import { startDailySyncs } from './start-daily-syncs.ts';

const START = new Date('2026-11-21T09:30:00Z');
const HOUR_MS = 3_600_000;

let testWorld: TestWorld;
let scene: ReturnType<typeof createScene>;
const source = createScriptedSource();
const good = { profile: source.profileAnswer, videos: source.videosAnswer };

beforeAll(async () => {
  testWorld = await createTestWorld({ sources: [source], consent: true, now: START });
  scene = createScene(testWorld);
});
afterAll(() => testWorld.close());
beforeEach(async () => {
  testWorld.setNow(START);
  testWorld.setConsent(true);
  source.profileAnswer = good.profile;
  source.videosAnswer = good.videos;
  await testWorld.world.db.system.run({
    name: 'test-forget-accounts',
    text: 'delete from user_tiktok_accounts',
  });
});

async function synced(handle: string, plan: PlanType) {
  const person = await scene.linked(handle, plan);
  await scene.ended(person, person.firstRun);
  return person;
}
const hoursLater = (hours: number) => testWorld.setNow(new Date(START.getTime() + hours * HOUR_MS));

test.each([
  'business',
  'business_starter',
  'business_pro',
  'business_advanced',
  'business_enterprise',
] as const)('on the plan %s each account is synced once a day', async plan => {
  const person = await synced(`jour_${plan}`, plan);
  hoursLater(23);
  expect(await startDailySyncs(testWorld.world)).toBe(0);
  hoursLater(24.1);
  expect(await startDailySyncs(testWorld.world)).toBe(1);
  expect(await startDailySyncs(testWorld.world)).toBe(0);
  const [, automatic] = await scene.rows<{ id: string; is_automatic: boolean }>(
    person,
    'job_runs',
    'created_at',
  );
  expect(automatic?.is_automatic).toBe(true);
  await scene.ended(person, { ...person.firstRun!, id: automatic?.id ?? '' });
  expect((await scene.snapshots(person)).length).toBe(2);
  expect(await startDailySyncs(testWorld.world)).toBe(0);
});

test.each(['freemium', 'apprenant', 'premium', 'pro'] as const)(
  'on the plan %s nothing starts by itself',
  async plan => {
    await synced(`seul_${plan}`, plan);
    hoursLater(72);
    expect(await startDailySyncs(testWorld.world)).toBe(0);
  },
);

test('processes that look at the same moment start one sync', async () => {
  await synced('ensemble', 'business_starter');
  hoursLater(25);
  const started = await Promise.all(Array.from({ length: 8 }, () => startDailySyncs(testWorld.world)));
  expect(started.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('without consent nothing is collected, and a failed day is not tried again all day', async () => {
  const person = await synced('patience', 'business_starter');
  hoursLater(25);
  testWorld.setConsent(false);
  expect(await startDailySyncs(testWorld.world)).toBe(0);
  testWorld.setConsent(true);
  source.profileAnswer = failing('private');
  source.videosAnswer = failing('private');
  expect(await startDailySyncs(testWorld.world)).toBe(1);
  const [, run] = await scene.rows<{ id: string }>(person, 'job_runs', 'created_at');
  await scene.ended(person, { ...person.firstRun!, id: run?.id ?? '' });
  hoursLater(26);
  expect(await startDailySyncs(testWorld.world)).toBe(0);
  hoursLater(50);
  expect(await startDailySyncs(testWorld.world)).toBe(1);
});
