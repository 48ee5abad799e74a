import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { ImportBatch } from '#contract/imports.ts';
import { apifyItem, apifyItems, type Item } from '#test/sources/apify-items.ts';
import { listing } from '#test/sources/ytdlp-output.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const START = new Date('2026-11-20T12:00:00Z');
const HANDLE = 'atelier.exemple';
const TABLES = [
  'tiktok_videos',
  'tiktok_video_snapshots',
  'tiktok_accounts',
  'user_tiktok_accounts',
  'profiles',
  'user_usage_limits',
  'job_runs',
];

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: START });
});
afterAll(() => testApp.close());

interface Imported {
  batch: ImportBatch;
  account: LinkedAccount;
  preview: { added: number; updated: number; unchanged: number };
}

async function bring(user: TestUser, content: unknown, query = ''): Promise<Imported> {
  const form = new FormData();
  form.append('file', new File([JSON.stringify(content)], 'export.json'));
  return answer<Imported>(testApp.request(`/imports${query}`, { method: 'POST', as: user, body: form }));
}
const undo = (user: TestUser, { batch }: Imported) =>
  testApp.request(`/imports/${batch.id}`, { method: 'DELETE', as: user });

/** Every row of the user, to the microsecond. */
async function everything(user: TestUser): Promise<string> {
  const rows = TABLES.map(table =>
    testApp.app.db.system.rows({
      name: `test-all-${table}`,
      text: `select '${table}' as of, to_jsonb(t)::text as row from ${table} t where user_id = $1 order by 2`,
      values: [user.userId],
    }),
  );
  return JSON.stringify(await Promise.all(rows), null, 1);
}

const later = (hours: number) => testApp.setNow(new Date(START.getTime() + hours * 3_600_000));
const withViews = (views: number, count = 4, changes: Item = {}) =>
  Array.from({ length: count }, (_, index) =>
    apifyItem(HANDLE, index, {
      playCount: views + index,
      scrapedAt: testApp.app.clock.now().toISOString(),
      ...changes,
    }),
  );

test('the profile too says again what it said before, to the microsecond', async () => {
  const user = await testApp.createUser();
  const before = await everything(user);
  const imported = await bring(user, withViews(100));
  expect(await everything(user)).not.toBe(before);
  expect((await undo(user, imported)).status).toBe(200);
  expect(await everything(user)).toBe(before);
});

test('a handle that the profile had already stays, and a change made meanwhile too', async () => {
  const user = await testApp.createUser();
  const profile = async () =>
    (
      await answer<{ profile: { tiktok_handle: string | null; username: string | null } }>(
        testApp.request('/me', { as: user }),
      )
    ).profile;
  await testApp.app.db.system.run({
    name: 'test-own-handle',
    text: 'update profiles set tiktok_handle = $2 where user_id = $1',
    values: [user.userId, 'un.autre'],
  });
  await undo(user, await bring(user, withViews(100)));
  expect(await profile()).toMatchObject({ tiktok_handle: 'un.autre' });

  await testApp.app.db.system.run({
    name: 'test-blank-handle',
    text: 'update profiles set tiktok_handle = $2 where user_id = $1',
    values: [user.userId, ' '],
  });
  const imported = await bring(user, withViews(100));
  await testApp.request('/me', { method: 'PATCH', as: user, json: { username: 'Nadia' } });
  await undo(user, imported);
  expect(await profile()).toMatchObject({ tiktok_handle: ' ', username: 'Nadia' });
});

test('three imports over each other can be undone in every order, and what is left is always what stood', async () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const user = await testApp.createUser();
    const before = await everything(user);
    const imported: Imported[] = [];
    for (const [index, count] of [3, 5, 4].entries()) {
      later(index * 2);
      imported.push(await bring(user, withViews(100 * (index + 1), count)));
    }
    for (const [step, index] of order.entries()) {
      expect((await undo(user, imported[index]!)).status).toBe(200);
      const standing = order.slice(step + 1);
      const rows = await testApp.app.db.system.rows<{ view_count: number }>({
        name: 'test-standing-views',
        text: 'select view_count from tiktok_videos where user_id = $1 order by created_at desc',
        values: [user.userId],
      });
      // Each video shows the newest of the remaining imports that contain it.
      const expected = [0, 1, 2, 3, 4].flatMap(video => {
        const newest = standing
          .filter(left => video < ([3, 5, 4][left] ?? 0))
          .toSorted((a, b) => a - b)
          .at(-1);
        return newest === undefined ? [] : [100 * (newest + 1) + video];
      });
      expect(
        rows.map(row => row.view_count),
        `${order.join()} after ${step}`,
      ).toEqual(expected);
    }
    expect(await everything(user), order.join()).toBe(before);
    later(0);
  }
});

test('an older file that changed nothing keeps its videos, with its own figures, when the newer one is undone', async () => {
  const user = await testApp.createUser();
  const before = await everything(user);
  const standing = async () =>
    (
      await testApp.app.db.system.rows<{ view_count: number; import_batch_id: string }>({
        name: 'test-what-stands',
        text: 'select view_count, import_batch_id from tiktok_videos where user_id = $1 order by created_at desc',
        values: [user.userId],
      })
    ).map(row => [row.view_count, row.import_batch_id]);
  const newer = await bring(user, withViews(5_000, 4, { scrapedAt: '2026-11-15T08:00:00Z' }));
  const older = await bring(user, withViews(1_000, 3, { scrapedAt: '2026-10-28T08:00:00Z' }));
  const alike = await bring(user, withViews(5_000, 2, { scrapedAt: '2026-11-15T08:00:00Z', pinned: 1 }));
  expect(alike.preview).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  await undo(user, newer);
  expect(await standing()).toEqual([
    [5_000, alike.batch.id],
    [5_001, alike.batch.id],
    [1_002, older.batch.id],
  ]);
  await undo(user, alike);
  expect(await standing()).toEqual([0, 1, 2].map(at => [1_000 + at, older.batch.id]));
  await undo(user, older);
  expect(await everything(user)).toBe(before);
});

test('counts that a later file took over from an undone one go with it', async () => {
  const user = await testApp.createUser();
  const savesOf = async () =>
    (
      await testApp.app.db.system.rows<{ save_count: number | null }>({
        name: 'test-merged-saves',
        text: 'select save_count from tiktok_videos where user_id = $1 order by created_at desc',
        values: [user.userId],
      })
    ).map(row => row.save_count);
  const first = await bring(
    user,
    withViews(1_000, 2, { scrapedAt: '2026-11-10T08:00:00Z', collectCount: 7 }),
  );
  const second = await bring(
    user,
    withViews(2_000, 2, { scrapedAt: '2026-11-12T08:00:00Z', collectCount: 9 }),
  );
  await bring(user, withViews(3_000, 2, { scrapedAt: '2026-11-15T08:00:00Z', collectCount: undefined }));
  expect(await savesOf()).toEqual([9, 9]);
  await undo(user, second);
  expect(await savesOf()).toEqual([7, 7]);
  await undo(user, first);
  expect(await savesOf()).toEqual([null, null]);
});

test('what a sync has written since stays, and so does the account', async () => {
  const user = await testApp.createUser();
  const imported = await bring(user, withViews(100));
  await testApp.app.db.system.run({
    name: 'test-synced-video',
    text: `update tiktok_videos set view_count = 777, observed_at = observed_at + interval '1 hour', import_batch_id = null
           where user_id = $1 and id = $2`,
    values: [user.userId, apifyItem(HANDLE, 0)['id']],
  });
  await undo(user, imported);
  const rows = await testApp.app.db.system.rows<{ view_count: number }>({
    name: 'test-left-videos',
    text: 'select view_count from tiktok_videos where user_id = $1',
    values: [user.userId],
  });
  expect(rows).toEqual([{ view_count: 777 }]);
  const { items } = await answer<{ items: LinkedAccount[] }>(
    testApp.request('/linked-accounts', { as: user }),
  );
  expect(items.map(account => account.tiktok_username)).toEqual([HANDLE]);
});

test('a primary account that others stand beside stays linked: there is always exactly one primary', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const imported = await bring(user, withViews(100));
  await bring(user, apifyItems('un.second', 2));
  await undo(user, imported);
  const { items } = await answer<{ items: LinkedAccount[] }>(
    testApp.request('/linked-accounts', { as: user }),
  );
  expect(items.map(account => [account.tiktok_username, account.is_primary])).toEqual([
    [HANDLE, true],
    ['un.second', false],
  ]);
});

test('an import taken back can be imported again', async () => {
  const user = await testApp.createUser();
  const file = withViews(100);
  const first = await bring(user, file);
  await undo(user, first);
  const again = await bring(user, file);
  expect(again.batch.id).not.toBe(first.batch.id);
  expect(again.preview).toMatchObject({ added: 4, unchanged: 0 });
});

test('twenty undoings at once take the import back once', async () => {
  const user = await testApp.createUser();
  const before = await everything(user);
  const imported = await bring(user, withViews(100));
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => undo(user, imported)))).map(
    response => response.status,
  );
  expect(statuses.filter(status => status === 200)).toHaveLength(1);
  expect(statuses.filter(status => status === 409)).toHaveLength(19);
  expect(await everything(user)).toBe(before);
});

test('numbers move only forward in time: an older file joins the history and changes nothing that stands', async () => {
  const user = await testApp.createUser();
  await bring(user, withViews(5_000, 3, { scrapedAt: '2026-11-15T08:00:00Z' }));
  const older = await bring(user, withViews(1_000, 4, { scrapedAt: '2026-10-28T08:00:00Z' }));
  expect(older.batch).toMatchObject({ videos_added: 1, videos_updated: 0, videos_unchanged: 3 });
  expect(older.preview).toMatchObject({ added: 1, updated: 0, unchanged: 3 });
  const rows = await testApp.app.db.system.rows<{ view_count: number; readings: number }>({
    name: 'test-history-size',
    text: `select v.view_count, (select count(*) from tiktok_video_snapshots s
             where s.user_id = v.user_id and s.video_id = v.id) as readings
           from tiktok_videos v where user_id = $1 order by created_at desc`,
    values: [user.userId],
  });
  expect(rows.map(row => [row.view_count, row.readings])).toEqual([
    [5_000, 2],
    [5_001, 2],
    [5_002, 2],
    [1_003, 1],
  ]);
  const newer = await bring(user, withViews(9_000, 2, { scrapedAt: '2026-11-18T08:00:00Z' }));
  expect(newer.batch).toMatchObject({ videos_added: 0, videos_updated: 2 });
});

test('a file that knows no followers does not hide those another file knew', async () => {
  const user = await testApp.createUser();
  const { account } = await bring(user, withViews(100, 3, { scrapedAt: '2026-11-15T08:00:00Z' }));
  later(1);
  await bring(user, listing(HANDLE, 5));
  const performance = await answer<{ account: { followers: number; videos: number }; knownVideos: number }>(
    testApp.request(`/linked-accounts/${account.id}/performance?periodDays=30`, { as: user }),
  );
  expect(performance.account).toMatchObject({ followers: 45_300, videos: 321 });
  expect(performance.knownVideos).toBeGreaterThan(3);
  later(0);
});

test('no file is about a demo creator, whatever it claims', async () => {
  const user = await testApp.createUser();
  const form = new FormData();
  form.append('file', new File([JSON.stringify(apifyItems('demo-lea-cuisine', 2))], 'demo.json'));
  const asIs = testApp.request('/imports', { method: 'POST', as: user, body: form });
  expect(await refusal(asIs)).toMatchObject({ status: 422, code: 'import_no_videos' });
  const named = new FormData();
  named.append('file', new File([JSON.stringify(withViews(1))], 'x.json'));
  const given = testApp.request('/imports?handle=demo-lea-cuisine', {
    method: 'POST',
    as: user,
    body: named,
  });
  expect(await refusal(given)).toMatchObject({ status: 422, code: 'handle_bad_characters' });
});
