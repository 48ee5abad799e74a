import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createScriptedSource, profileReading, videoReading } from '#test/scenes/scripted-source.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';

const START = new Date('2026-11-21T09:30:00Z');
const source = createScriptedSource();
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true, now: START });
  const scene = createScene(testApp);
  person = await scene.linked('demo-lea-cuisine');
  await scene.ended(person, person.firstRun);
});
afterAll(() => testApp.close());

const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const instant: unknown = expect.any(Date);

async function newest(table: string, order: string): Promise<unknown> {
  const rows = await createScene(testApp).rows<object>(person, table, order);
  return rows.at(-1);
}

test('a snapshot of an account fills every field that the specification names', async () => {
  const snapshot = await newest('tiktok_accounts', 'observed_at');
  expect(snapshot).toMatchObject({ user_id: person.user.userId, username: 'demo-lea-cuisine' });
  expect(snapshot).toMatchObject({ id: text, display_name: text, verified: expect.any(Boolean) as unknown });
  expect(snapshot).toMatchObject({ scraped_at: instant, updated_at: instant });
  expect(snapshot).toMatchObject({ follower_count: number, video_count: number, like_count: number });
  expect(snapshot).toMatchObject({ engagement_rate: number, avg_views: number, median_views: number });
  expect(snapshot).toMatchObject({ avg_likes: number, avg_comments: number, avg_shares: number });
});

test('a video fills every field that the specification names', async () => {
  const video = await newest('tiktok_videos', 'created_at');
  expect(video).toMatchObject({ user_id: person.user.userId, author_username: 'demo-lea-cuisine' });
  expect(video).toMatchObject({ description: text, view_count: number, like_count: number });
  expect(video).toMatchObject({ comment_count: number, share_count: number });
  expect(video).toMatchObject({ created_at: instant, scraped_at: instant, updated_at: instant });
});

test('a linked account fills every field that the specification names', async () => {
  expect(await newest('user_tiktok_accounts', 'created_at')).toMatchObject({
    id: person.accountId,
    user_id: person.user.userId,
    tiktok_username: 'demo-lea-cuisine',
    is_primary: true,
    verified: expect.any(Boolean) as unknown,
    created_at: instant,
    last_synced_at: instant,
  });
});

test('each field holds the figure of its own name, of the account and of its videos', async () => {
  source.profileAnswer = (handle, { now }) =>
    profileReading(handle, now(), {
      displayName: 'Léa cuisine',
      followers: 4_321,
      likes: 98_765,
      videos: 57,
    });
  source.videosAnswer = (handle, { now }) =>
    [
      { views: 1_000, likes: 80, comments: 11, shares: 1 },
      { views: 2_000, likes: 90, comments: 22, shares: 2 },
      { views: 6_000, likes: 130, comments: 27, shares: 6 },
    ].map((counts, index) => videoReading(handle, now(), index, { ...counts, description: `La ${index}` }));
  const scene = createScene(testApp);
  const other = await scene.linked('lea.cuisine');
  await scene.ended(other, other.firstRun);

  const [account] = await scene.rows<Record<string, unknown>>(other, 'tiktok_accounts', 'observed_at');
  expect(account).toMatchObject({
    user_id: other.user.userId,
    username: 'lea.cuisine',
    display_name: 'Léa cuisine',
    verified: true,
    follower_count: 4_321,
    like_count: 98_765,
    video_count: 57,
    avg_views: 3_000,
    median_views: 2_000,
    avg_likes: 100,
    avg_comments: 20,
    avg_shares: 3,
  });
  expect(account?.['engagement_rate']).toBeCloseTo((9.2 + 5.7 + 163 / 60) / 3, 9);
  const videos = await scene.rows<Record<string, unknown>>(other, 'tiktok_videos', 'created_at desc');
  expect(videos.map(row => [row['description'], row['created_at']])).toEqual([
    ['La 0', new Date('2026-11-20T01:00:00Z')],
    ['La 1', new Date('2026-11-19T01:00:00Z')],
    ['La 2', new Date('2026-11-18T01:00:00Z')],
  ]);
  expect(videos[1]).toMatchObject({
    user_id: other.user.userId,
    author_username: 'lea.cuisine',
    view_count: 2_000,
    like_count: 90,
    comment_count: 22,
    share_count: 2,
  });
  for (const row of [account, videos[1]])
    for (const field of ['scraped_at', 'updated_at'])
      expect(Math.abs(Number(row?.[field]) - START.getTime()), field).toBeLessThan(60_000);
});
