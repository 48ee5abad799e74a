import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Person } from '#test/scene.ts';
import { createTestWorld, type TestWorld } from '#test/world.ts';

const START = new Date('2026-11-21T09:30:00Z');
let testWorld: TestWorld;
let person: Person;
beforeAll(async () => {
  testWorld = await createTestWorld({ now: START });
  const scene = createScene(testWorld);
  person = await scene.linked('demo-lea-cuisine');
  await scene.ended(person, person.firstRun);
});
afterAll(() => testWorld.close());

const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const instant: unknown = expect.any(Date);

async function newest(table: string, order: string): Promise<unknown> {
  const rows = await createScene(testWorld).rows<object>(person, table, order);
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
