import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '#test/harness/eventually.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createScriptedSource, profileReading } from '#test/scenes/scripted-source.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { runSync } from './run-sync.ts';

const START = new Date('2026-11-21T09:30:00Z');
const HOUR_MS = 3_600_000;

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
const source = createScriptedSource();
const good = { profile: source.profileAnswer, videos: source.videosAnswer };

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true, now: START });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.setNow(START);
  source.profileAnswer = good.profile;
  source.videosAnswer = good.videos;
});

/** Everything that a sync writes, as text. */
const everything = async (person: Person) =>
  JSON.stringify([
    await scene.measured(person),
    await scene.rows(person, 'user_tiktok_accounts', 'id'),
    await scene.rows(person, 'job_runs', 'id'),
  ]);

test('a sync saves the account, its videos and their history, and ends with its five steps behind it', async () => {
  const person = await scene.linked();
  const run = await scene.ended(person, person.firstRun);
  expect(run).toMatchObject({ state: 'done', step: 5, error: null });
  expect(run.started_at).not.toBeNull();
  expect(run.finished_at).not.toBeNull();

  const [snapshot, ...more] = await scene.snapshots(person);
  expect(more).toEqual([]);
  expect(snapshot).toMatchObject({
    follower_count: 12_300,
    avg_views: 2_000,
    median_views: 2_000,
    source: 'ytdlp',
    precision: 'rounded',
  });
  expect(snapshot?.engagement_rate).toBeCloseTo((10 + 5 + 100 / 30) / 3, 10);
  expect((await scene.videos(person)).map(video => video.view_count)).toEqual([3_000, 2_000, 1_000]);
  expect((await scene.history(person)).length).toBe(3);
  const account = await scene.account(person);
  expect(account).toMatchObject({ verified: true, last_failure: null, active_run: null });
  const syncedAt = Date.parse(account?.last_synced_at ?? '');
  expect(Math.abs(syncedAt - START.getTime())).toBeLessThan(60_000);

  testApp.setNow(new Date(START.getTime() + 2 * HOUR_MS));
  await scene.ended(person, await scene.sync(person));
  const again = Date.parse((await scene.account(person))?.last_synced_at ?? '');
  expect(Math.abs(again - syncedAt - 2 * HOUR_MS)).toBeLessThan(60_000);
});

test('a sync dates its own account, and leaves the dates of the person’s other accounts', async () => {
  const person = await scene.linked();
  await scene.ended(person, person.firstRun);
  const second = await scene.link(person.user, 'compte_second');
  await scene.ended(person, second.run);
  const dates = async () =>
    Object.fromEntries(
      (await scene.accounts(person)).map(({ tiktok_username, last_synced_at }) => [
        tiktok_username,
        last_synced_at,
      ]),
    );
  const before = await dates();
  testApp.setNow(new Date(START.getTime() + 2 * HOUR_MS));
  await scene.ended(person, await scene.sync({ ...person, accountId: second.account.id }));
  const after = await dates();
  expect(after['compte_reel']).toBe(before['compte_reel']);
  expect(Date.parse(after['compte_second'] ?? '')).toBeGreaterThan(START.getTime() + HOUR_MS);
});

test('the steps are told as they are reached, never one too early', async () => {
  const seen: [string, number][] = [];
  const note = async (moment: string) => {
    const [run] = await scene.rows<{ step: number }>(person, 'job_runs', 'created_at');
    seen.push([moment, run?.step ?? -1]);
  };
  const person = await scene.linked('pas_encore');
  await scene.ended(person, person.firstRun);
  await testApp.app.db.system.run({
    name: 'test-forget-runs',
    text: 'delete from job_runs where user_id = $1',
    values: [person.user.userId],
  });
  source.profileAnswer = async (handle, { now }) => {
    await note('profile asked');
    return profileReading(handle, now());
  };
  source.videosAnswer = async (handle, options) => {
    await note('videos asked');
    return good.videos(handle, options);
  };
  testApp.setNow(new Date(START.getTime() + 2 * HOUR_MS));
  const run = await scene.sync(person);
  expect((await scene.ended(person, run)).step).toBe(5);
  expect(seen).toEqual([
    ['profile asked', 0],
    ['videos asked', 1],
  ]);
});

test('the first sync of a demo creator brings two months of history', async () => {
  const person = await scene.linked('demo-nora-finance');
  expect(await scene.ended(person, person.firstRun)).toMatchObject({ state: 'done', error: null });
  const accounts = await scene.snapshots(person);
  expect(accounts.length).toBeGreaterThanOrEqual(60);
  const followers = accounts.map(row => row.follower_count ?? -1);
  expect(followers).toEqual(followers.toSorted((a, b) => a - b));
  expect(
    accounts.every(
      row => (row.engagement_rate ?? 0) > 0 && row.source === 'demo' && row.precision === 'exact',
    ),
  ).toBe(true);
  const past = await scene.history(person);
  expect(past.length).toBeGreaterThan((await scene.videos(person)).length);
  const inDefault = await testApp.app.db.system.rows({
    name: 'test-default-partition',
    text: 'select 1 from tiktok_video_snapshots_default',
  });
  expect(inDefault).toEqual([]);
  testApp.setNow(new Date(START.getTime() + 2 * HOUR_MS));
  await scene.ended(person, await scene.sync(person));
  expect((await scene.snapshots(person)).length).toBe(accounts.length + 1);
});

test('a job done ten times over leaves the rows of one', async () => {
  const person = await scene.linked('demo-tom-course');
  const run = await scene.ended(person, person.firstRun);
  const before = await everything(person);
  const context = { signal: new AbortController().signal, lastTry: false };
  for (let time = 0; time < 10; time += 1) {
    await runSync(testApp.app, { runId: run.id, userId: person.user.userId }, context);
  }
  expect(await everything(person)).toBe(before);
});

test('two workers given the same job at the same moment save it once', async () => {
  const person = await scene.linked('deux_fois');
  await scene.ended(person, person.firstRun);
  testApp.setNow(new Date(START.getTime() + 2 * HOUR_MS));
  let collections = 0;
  let both = (): void => undefined;
  const twoAreCollecting = new Promise<void>(resolve => (both = resolve));
  source.profileAnswer = async (handle, { now }) => {
    collections += 1;
    if (collections === 2) both();
    await twoAreCollecting;
    return profileReading(handle, now());
  };
  const run = await scene.sync(person);
  const context = { signal: new AbortController().signal, lastTry: false };
  await runSync(testApp.app, { runId: run.id, userId: person.user.userId }, context);
  expect(await scene.ended(person, run)).toMatchObject({ state: 'done', step: 5 });
  await eventually(() => expect(collections).toBe(2));
  expect((await scene.snapshots(person)).length).toBe(2);
});
