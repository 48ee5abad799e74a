import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '#test/harness/eventually.ts';
import { createScene } from '#test/scenes/scene.ts';
import { createScriptedSource, failing, profileReading, videoReading } from '#test/scenes/scripted-source.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { SourceError } from '../../integrations/video-source/video-source.ts';

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

test('what passes by itself is tried again', async () => {
  source.profileAnswer = failing('network', { times: 1, afterwards: good.profile });
  source.videosAnswer = failing('network', { times: 1, afterwards: good.videos });
  const person = await scene.linked('reseau');
  expect(await scene.ended(person, person.firstRun)).toMatchObject({ state: 'done', step: 5, error: null });
  expect(source.calls.filter(handle => handle === 'reseau').length).toBe(2);
  expect((await scene.snapshots(person)).length).toBe(1);
  expect((await scene.account(person))?.last_failure).toBeNull();
});

test('a pause that the source asks for is kept', async () => {
  const times: number[] = [];
  source.profileAnswer = (handle, { now }) => {
    times.push(performance.now());
    if (times.length > 1) return profileReading(handle, now());
    throw new SourceError('ytdlp', 'rate_limited', 'slow down', { retryAfterMs: 3_000 });
  };
  const person = await scene.linked('ralentir');
  expect(await scene.ended(person, person.firstRun)).toMatchObject({ state: 'done' });
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(2_900);
});

test('a pause longer than anybody waits is a failure at once', async () => {
  source.profileAnswer = failing('rate_limited', { retryAfterMs: 1_800_000 });
  const person = await scene.linked('longue_pause');
  expect(await scene.ended(person, person.firstRun)).toMatchObject({
    state: 'failed',
    error: { code: 'source_rate_limited', values: { handle: 'longue_pause' } },
  });
  expect(source.calls.filter(handle => handle === 'longue_pause').length).toBe(1);
});

test('after four tries it has failed, with the reason on the run and on the account', async () => {
  source.profileAnswer = failing('challenge');
  source.videosAnswer = failing('challenge');
  const person = await scene.linked('verification');
  expect(await scene.ended(person, person.firstRun)).toMatchObject({
    state: 'failed',
    error: { code: 'source_challenge', values: { handle: 'verification' } },
  });
  expect(source.calls.filter(handle => handle === 'verification').length).toBe(4);
  expect((await scene.account(person))?.last_failure).toMatchObject({ code: 'source_challenge' });
  expect(await scene.snapshots(person)).toEqual([]);
}, 40_000);

test('what does not pass is not tried again, and the last good data stay to the letter', async () => {
  const person = await scene.linked('prive');
  await scene.ended(person, person.firstRun);
  const before = await scene.measured(person);
  const lastSyncedAt = (await scene.account(person))?.last_synced_at;
  source.profileAnswer = failing('private');
  source.videosAnswer = failing('private');
  testApp.setNow(new Date(START.getTime() + 2 * HOUR_MS));
  const run = await scene.ended(person, await scene.sync(person));
  expect(run).toMatchObject({
    state: 'failed',
    error: { code: 'source_private', values: { handle: 'prive' } },
  });
  expect(source.calls.filter(handle => handle === 'prive').length).toBe(2);
  expect(await scene.measured(person)).toBe(before);
  const state = await scene.account(person);
  expect(state?.last_synced_at).toBe(lastSyncedAt);
  expect(state?.last_failure).toMatchObject({ code: 'source_private', values: { handle: 'prive' } });

  source.profileAnswer = good.profile;
  source.videosAnswer = good.videos;
  await scene.ended(person, await scene.sync(person));
  expect((await scene.account(person))?.last_failure).toBeNull();
});

test('without the videos the profile is kept, and the answer says why they are missing', async () => {
  source.videosAnswer = failing('not_installed');
  const person = await scene.linked('sans_videos');
  const run = await scene.ended(person, person.firstRun);
  expect(run).toMatchObject({ state: 'done', step: 5, error: { code: 'source_not_installed' } });
  const [snapshot] = await scene.snapshots(person);
  expect(snapshot).toMatchObject({ follower_count: 12_300, avg_views: null, engagement_rate: null });
  const state = await scene.account(person);
  expect(state?.last_synced_at).not.toBeNull();
  expect(state?.last_failure).toMatchObject({ code: 'source_not_installed' });
});

test('without the profile the videos are kept, and no account figure is made up', async () => {
  const person = await scene.linked('sans_profil');
  await scene.ended(person, person.firstRun);
  source.profileAnswer = failing('parse_changed');
  source.videosAnswer = (handle, { now }) => [videoReading(handle, now(), 0, { views: 1_500 })];
  testApp.setNow(new Date(START.getTime() + 2 * HOUR_MS));
  const run = await scene.ended(person, await scene.sync(person));
  expect(run).toMatchObject({ state: 'done', error: { code: 'source_parse_changed' } });
  expect((await scene.snapshots(person)).length).toBe(1);
  expect((await scene.videos(person)).map(video => video.view_count)).toEqual([3_000, 2_000, 1_500]);
});

test('an account removed while its job runs ends quietly', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  let asked = (): void => undefined;
  const collecting = new Promise<void>(resolve => (asked = resolve));
  source.profileAnswer = async (handle, { now }) => {
    asked();
    await held;
    return profileReading(handle, now());
  };
  const person = await scene.linked('bientot_parti');
  await collecting;
  await testApp.app.db.system.run({
    name: 'test-remove',
    text: 'delete from user_tiktok_accounts where id = $1',
    values: [person.accountId],
  });
  release();
  await eventually(async () => {
    const [job] = await testApp.app.db.system.rows<{ state: string }>({
      name: 'test-job',
      text: 'select state from pgboss.job where id = $1',
      values: [person.firstRun?.id],
    });
    expect(job?.state).toBe('completed');
  });
  expect(await scene.snapshots(person)).toEqual([]);
  expect(await scene.videos(person)).toEqual([]);
});
