import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportAnswer, ImportBatch } from '#contract/imports.ts';
import { apifyItem } from '#test/sources/apify-items.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const NEWEST = '2026-10-01T09:00:00.000Z';
const HANDLE = 'atelier.nadia';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

function send(user: TestUser, content: unknown, query: Record<string, string> = {}) {
  const form = new FormData();
  form.append('file', new File([JSON.stringify(content)], 'export.json'));
  const path = `/imports?${new URLSearchParams(query).toString()}`;
  return testApp.request(path, { method: 'POST', as: user, body: form });
}
const look = (user: TestUser, content: unknown, query: Record<string, string> = {}) =>
  answer<ImportAnswer>(send(user, content, { ...query, dryRun: 'true' }));
const bring = (user: TestUser, content: unknown, query: Record<string, string> = {}) =>
  answer<ImportAnswer>(send(user, content, query));
/** Twelve videos; without `scrapedAt` the file has no measurement time. */
const file = (views: number, scrapedAt?: string) =>
  Array.from({ length: 12 }, (_, index) =>
    apifyItem(HANDLE, index, { playCount: views + index, ...(scrapedAt === undefined ? {} : { scrapedAt }) }),
  );

interface StoredRows {
  views: number;
  source: string;
  observed_at: Date;
}
const standing = (user: TestUser) =>
  testApp.app.db.system.rows<StoredRows>({
    name: 'test-standing-of-file',
    text: `select view_count as views, source, observed_at from tiktok_videos where user_id = $1
           order by created_at desc`,
    values: [user.userId],
  });
const viewsOf = async (user: TestUser) => (await standing(user)).map(({ views }) => Number(views));
const upFrom = (views: number) => Array.from({ length: 12 }, (_, index) => views + index);

test('an older file that does not say its time replaces none of twelve newer counts, and the preview says how many', async () => {
  const user = await testApp.createUser();
  await bring(user, file(9_000, '2026-11-15T08:00:00Z'));
  const older = file(2_000);
  const { preview } = await look(user, older);
  expect(preview.time).toEqual({ from: 'unknown', at: NEWEST, newest: NEWEST });
  expect(preview).toMatchObject({ updated: 0, unchanged: 12, held: { videos: 12, falling: 12, newer: 0 } });
  await bring(user, older);
  expect(await viewsOf(user)).toEqual(upFrom(9_000));

  // A time given by the user does not let a count fall either.
  const said = { readAt: '2026-11-18T08:00:00Z' };
  expect((await look(user, older, said)).preview.held).toMatchObject({ videos: 12, falling: 12 });
  await bring(user, older, said);
  expect(await viewsOf(user)).toEqual(upFrom(9_000));

  // Only an explicit yes does, and undoing it brings the others back.
  const yes = { replacesNewer: 'true' };
  expect((await look(user, older, yes)).preview).toMatchObject({ updated: 12, held: { videos: 0 } });
  const { batch } = await bring(user, older, yes);
  expect(await viewsOf(user)).toEqual(upFrom(2_000));
  await answer(testApp.request(`/imports/${batch?.id}`, { method: 'DELETE', as: user }));
  expect(await viewsOf(user)).toEqual(upFrom(9_000));
});

test('a time that was said dates the counts, and is kept and shown with the import', async () => {
  const user = await testApp.createUser();
  const readAt = '2026-11-18T08:00:00.000Z';
  const { preview, batch } = await bring(user, file(9_000), { readAt });
  expect(preview.time).toEqual({ from: 'said', at: readAt, newest: NEWEST });
  expect(batch?.read).toEqual({ from: 'said', at: readAt });
  for (const row of await standing(user)) {
    expect(row).toMatchObject({ source: 'apify_file', observed_at: new Date(readAt) });
  }
  const { items } = await answer<{ items: ImportBatch[] }>(testApp.request('/imports', { as: user }));
  expect(items[0]?.read).toEqual({ from: 'said', at: readAt });
});

test('counts that nobody dates stand as read after the newest video, and enter no history', async () => {
  const user = await testApp.createUser();
  const { batch, account } = await bring(user, file(9_000));
  expect(batch?.read).toEqual({ from: 'unknown', at: NEWEST });
  for (const row of await standing(user)) {
    expect(row).toMatchObject({ source: 'undated_file', observed_at: new Date(NEWEST) });
  }
  const history = await testApp.app.db.system.row<{ n: number }>({
    name: 'test-history-of-file',
    text: 'select count(*)::int as n from tiktok_video_snapshots where user_id = $1',
    values: [user.userId],
  });
  expect(history?.n).toBe(0);
  const told = await answer<{ provenance: { followers: object } }>(
    testApp.request(`/linked-accounts/${account?.id}/performance?periodDays=30`, { as: user }),
  );
  expect(told.provenance.followers).toMatchObject({ sources: ['undated_file'], observedAt: NEWEST });
});

test('a file whose newest video is younger than what stands is newer, dated or not', async () => {
  const user = await testApp.createUser();
  await bring(user, file(9_000, '2026-09-30T23:00:00Z').slice(1));
  await bring(user, file(9_500));
  expect(await viewsOf(user)).toEqual(upFrom(9_500));
});

test('an older file that says its time replaces nothing newer unasked', async () => {
  const user = await testApp.createUser();
  await bring(user, file(9_000, '2026-11-15T08:00:00Z'));
  const { preview } = await bring(user, file(9_900, '2026-11-10T08:00:00Z'));
  expect(preview).toMatchObject({
    updated: 0,
    held: { videos: 12, falling: 0, newer: 12 },
    time: { from: 'file' },
  });
  expect(await viewsOf(user)).toEqual(upFrom(9_000));
});

test('counts that stay are never called newer where nobody knows, or where they are of the same time', async () => {
  const user = await testApp.createUser();
  await bring(user, file(9_000));
  expect((await look(user, file(9_900))).preview.held).toMatchObject({ videos: 12, undated: 12, newer: 0 });
  const other = await testApp.createUser();
  const at = '2026-11-15T08:00:00Z';
  await bring(other, file(9_000, at));
  expect((await look(other, file(9_900, at))).preview.held).toMatchObject({ videos: 12, same: 12, newer: 0 });
});

test('an import that changed nothing is not when figures last came; what would change nothing is told', async () => {
  const user = await testApp.createUser();
  const at = '2026-11-15T08:00:00Z';
  const first = await bring(user, file(9_000, at));
  expect((await look(user, file(9_000, at))).preview.accounts[0]).toMatchObject({ changes: false });
  expect((await look(user, file(9_000, '2026-11-16T08:00:00Z'))).preview.accounts[0]).toMatchObject({
    updated: 0,
    changes: true,
  });
  const older = await bring(user, file(8_000, '2026-11-10T08:00:00Z'));
  expect(older.batch).toMatchObject({ videos_added: 0, videos_updated: 0, videos_unchanged: 12 });
  expect(older.account?.last_imported_at).toBe(first.account?.last_imported_at);
});

test('a file of several accounts takes a time that fits the accounts named, whatever the others hold', async () => {
  const user = await testApp.createUser({ plan: 'business_starter' });
  const [early, late] = ['2026-08-01T09:00:00Z', '2026-10-01T09:00:00Z'];
  const several = [
    apifyItem(HANDLE, 1, { createTimeISO: early, scrapedAt: undefined }),
    apifyItem('jardin.tom', 2, { createTimeISO: late, scrapedAt: undefined }),
  ];
  const readAt = '2026-09-01T08:00:00.000Z';
  const looked = await look(user, several, { readAt });
  expect(looked.preview.time).toMatchObject({ from: 'said', at: readAt });
  expect(
    await refusal(send(user, several, { readAt: '2026-07-01T08:00:00Z', dryRun: 'true' })),
  ).toMatchObject({
    code: 'import_read_at',
    values: { from: '2026-08-01' },
  });
  const both = { readAt, handle: `${HANDLE},jardin.tom` };
  expect(await refusal(send(user, several, both))).toMatchObject({
    code: 'import_read_at',
    values: { from: '2026-10-01' },
  });
  const { batches } = await bring(user, several, { readAt, handle: HANDLE });
  expect(batches.map(({ username, read }) => [username, read])).toEqual([
    [HANDLE, { from: 'said', at: readAt }],
  ]);
});

test('a time before the newest video, or to come, is refused with the days between which it may lie', async () => {
  const user = await testApp.createUser();
  for (const readAt of ['2026-09-30T08:00:00Z', '2026-11-21T08:00:00Z']) {
    expect(await refusal(send(user, file(9_000), { readAt }))).toMatchObject({
      status: 422,
      code: 'import_read_at',
      values: { from: '2026-10-01', to: '2026-11-20' },
    });
  }
  expect(await standing(user)).toEqual([]);
});
