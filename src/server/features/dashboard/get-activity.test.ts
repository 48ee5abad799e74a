import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { dashboard } from '#contract/dashboard.ts';
import { insertVideoReports } from '#test/scenes/stored-analyses.ts';
import { storeAccount, storedVideo, storeSnapshots, storeVideos } from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

type Activity = z.infer<NonNullable<(typeof dashboard)['activity']['~orpc']['outputSchema']>>;

const NOW = new Date('2026-11-21T09:30:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: NOW });
});
afterAll(() => testApp.close());

const activity = (as: TestUser) => answer<Activity>(testApp.request('/activity', { as }));

/** A request, and the texts that came of it. */
const generate = (user: TestUser, type: 'hook' | 'cta', at: Date, texts = 1) =>
  testApp.app.db.system.run({
    name: 'test-generation',
    text: `with made as (
             insert into generation_history (user_id, type, created_at) values ($1, $2, $3)
             returning id, user_id, created_at)
           insert into generated_texts (user_id, generation_id, position, kind, language, text, written_text, content,
             created_at)
           select m.user_id, m.id, n, $2, 'fr', 'Texte ' || n, 'Texte ' || n, '{}', m.created_at
           from made m, generate_series(0, $4::integer - 1) n`,
    values: [user.userId, type, at, texts],
  });

test('the list holds the 3 newest videos, 3 accounts and 4 generations, newest first, wherever they lie in time', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const handles = ['a.un', 'b.deux', 'c.trois', 'd.quatre'];
  for (const [index, handle] of handles.entries()) {
    await storeAccount(testApp, user, handle, { isPrimary: index === 0, linkedAt: hoursAgo(900 + index) });
  }
  await storeVideos(
    testApp,
    user,
    [2_000, 1_500, 3_000, 1_000, -5].map((hours, index) =>
      storedVideo(index, {
        author: handles[0] ?? '',
        description: `il y a ${hours} h`,
        publishedAt: hoursAgo(hours),
      }),
    ),
  );
  await storeSnapshots(
    testApp,
    user,
    handles.slice(0, 2).map((username, index) => ({
      username,
      observedAt: hoursAgo(10 + index),
      followers: 1,
      engagementRate: 1,
    })),
  );
  for (const hours of [1, 2, 3, 4, 5])
    await generate(user, hours % 2 === 0 ? 'hook' : 'cta', hoursAgo(hours), 10);
  await insertVideoReports(testApp, user, [{ target: 'file:a', username: null }]);

  const { kinds } = await answer<{ kinds: { hook: number; cta: number } }>(
    testApp.request('/generations/facets', { as: user }),
  );
  expect(kinds.hook + kinds.cta).toBe(50);
  const { items, totals, nextCursor } = await activity(user);
  expect(nextCursor).toBeNull();
  expect(items.map(item => [item.kind, item.title, item.at])).toEqual([
    ['generation', 'cta', hoursAgo(1).toISOString()],
    ['generation', 'hook', hoursAgo(2).toISOString()],
    ['generation', 'cta', hoursAgo(3).toISOString()],
    ['generation', 'hook', hoursAgo(4).toISOString()],
    ['account', '@a.un', hoursAgo(10).toISOString()],
    ['account', '@b.deux', hoursAgo(11).toISOString()],
    ['account', '@c.trois', hoursAgo(902).toISOString()],
    ['video', 'il y a 1000 h', hoursAgo(1_000).toISOString()],
    ['video', 'il y a 1500 h', hoursAgo(1_500).toISOString()],
    ['video', 'il y a 2000 h', hoursAgo(2_000).toISOString()],
  ]);
  expect(totals).toMatchObject({
    videoReports: { count: 1 },
    accountReports: { count: 0, lastAt: null },
    hooks: { count: 50, lastAt: hoursAgo(1).toISOString() },
    scripts: { count: 0, lastAt: null },
  });
});

test('somebody new has nothing, and nobody sees what others did', async () => {
  const [busy, calm] = [await testApp.createUser(), await testApp.createUser()];
  await storeAccount(testApp, busy, 'le.mien', { isPrimary: true });
  await storeVideos(testApp, busy, [storedVideo(1, { author: 'le.mien' })]);
  await generate(busy, 'hook', hoursAgo(1));
  await storeAccount(testApp, calm, 'un.autre', { isPrimary: true, linkedAt: hoursAgo(3) });
  const none = { count: 0, lastAt: null };
  expect(await activity(calm)).toEqual({
    items: [{ kind: 'account', subject: 'un.autre', title: '@un.autre', at: hoursAgo(3).toISOString() }],
    nextCursor: null,
    totals: { videoReports: none, accountReports: none, hooks: none, scripts: none },
  });
});

test('an ordinary user’s list is about the primary account, a business user’s about all', async () => {
  const handlesOf = async (plan: 'premium' | 'business_starter') => {
    const user = await testApp.createUser({ plan });
    await storeAccount(testApp, user, 'principal', { isPrimary: true });
    await storeAccount(testApp, user, 'secondaire');
    await storeVideos(testApp, user, [
      storedVideo(1, { author: 'principal' }),
      storedVideo(2, { author: 'secondaire' }),
    ]);
    const { items } = await activity(user);
    const count = (kind: string) => items.filter(item => item.kind === kind).length;
    return { accounts: count('account'), videos: count('video') };
  };
  expect(await handlesOf('premium')).toEqual({ accounts: 1, videos: 1 });
  expect(await handlesOf('business_starter')).toEqual({ accounts: 2, videos: 2 });
});
