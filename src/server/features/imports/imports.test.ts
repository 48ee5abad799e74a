import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestUser, TestApp } from '#test/harness/context.ts';
import { createTestApp } from '#test/harness/context.ts';

let app: TestApp;
const NOW = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ now: NOW });
});
afterAll(() => app.close());

interface ItemChange {
  id?: string;
  handle?: string;
  views?: number | null;
  daysAgo?: number;
}

/** One item in the shape of an Apify data set. */
function item({
  id = '7400000000000000001',
  handle = 'atelier.nadia',
  views = 1_200,
  daysAgo = 3,
}: ItemChange = {}) {
  return {
    id,
    text: 'Trois gestes pour un pain plus léger #boulangerie',
    createTimeISO: new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString(),
    authorMeta: {
      name: handle,
      nickName: 'Atelier Nadia',
      verified: false,
      fans: 5_300,
      heart: 41_200,
      video: 88,
    },
    webVideoUrl: `https://www.tiktok.com/@${handle}/video/${id}`,
    diggCount: 90,
    shareCount: 6,
    ...(views === null ? {} : { playCount: views }),
    collectCount: 12,
    commentCount: 4,
    isSlideshow: false,
    isPinned: false,
    scrapedAt: app.app.clock.now().toISOString(),
    videoMeta: { duration: 31 },
  };
}

const items = (count: number, change: ItemChange = {}) =>
  Array.from({ length: count }, (_, index) =>
    item({ ...change, id: String(7_400_000_000_000_000_000n + BigInt(index)), daysAgo: 1 + index / 24 }),
  );

function upload(user: TestUser, content: unknown, query = '', name = 'export.json') {
  const form = new FormData();
  const bytes =
    content instanceof Uint8Array ? content : typeof content === 'string' ? content : JSON.stringify(content);
  form.append('file', new File([bytes as BlobPart], name, { type: 'application/json' }));
  return app.request(`/imports${query}`, { method: 'POST', body: form, as: user });
}

async function refusal(response: Response) {
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code };
}

async function exported(user: TestUser) {
  const tables = [
    'tiktok_videos',
    'tiktok_video_snapshots',
    'tiktok_accounts',
    'user_tiktok_accounts',
    'profiles',
  ];
  const rows: unknown[] = [];
  for (const table of tables) {
    const text = `select to_jsonb(t) - 'updated_at' as row from ${table} t where user_id = $1 order by 1`;
    rows.push(table, await app.app.db.system.rows({ name: `export-${table}`, text, values: [user.userId] }));
  }
  return rows;
}

test('a preview says what a file holds and writes nothing', async () => {
  const user = await app.createUser();
  const before = await exported(user);
  const response = await upload(
    user,
    [...items(3), item({ id: '7400000000000000099', views: null })],
    '?dryRun=true',
  );
  expect(response.status).toBe(200);
  const { preview, batch } = (await response.json()) as { preview: Record<string, unknown>; batch: unknown };
  expect(preview).toMatchObject({
    format: 'apify',
    username: 'atelier.nadia',
    followers: 5_300,
    videos: 3,
    added: 3,
    updated: 0,
    unchanged: 0,
    rejectedCount: 1,
    linksAccount: true,
  });
  expect(batch).toBeNull();
  expect(await exported(user)).toEqual(before);
});

test('an import links the account, shows its figures and leaves « last synced » empty', async () => {
  const user = await app.createUser();
  const response = await upload(user, items(4));
  expect(response.status).toBe(201);
  const { batch, account } = (await response.json()) as {
    batch: Record<string, unknown>;
    account: { id: string; is_primary: boolean; last_synced_at: string | null };
  };
  expect(batch).toMatchObject({
    videos_added: 4,
    videos_updated: 0,
    rows_rejected: 0,
    username: 'atelier.nadia',
  });
  expect(account).toMatchObject({ is_primary: true, last_synced_at: null });
  const performance = await app.request(`/linked-accounts/${account.id}/performance?periodDays=7`, {
    as: user,
  });
  expect(await performance.json()).toMatchObject({
    count: 4,
    account: { followers: 5_300, videos: 88, likes: 41_200 },
    averages: { views: 1_200, likes: 90, comments: 4, shares: 6 },
  });
});

test('the same file a second time changes nothing, also from two tabs at once', async () => {
  const user = await app.createUser();
  const file = items(5);
  await Promise.all([upload(user, file), upload(user, file)]);
  const once = await exported(user);
  const again = await upload(user, file);
  expect(again.status).toBe(201);
  expect((await again.json()) as object).toMatchObject({ preview: { added: 0, updated: 0, unchanged: 5 } });
  expect(await exported(user)).toEqual(once);
  const list = (await (await app.request('/imports', { as: user })).json()) as { items: unknown[] };
  expect(list.items).toHaveLength(1);
});

test('undoing an import restores every row to the letter', async () => {
  const user = await app.createUser({ plan: 'business_pro' });
  const empty = await exported(user);
  const first = (await (await upload(user, items(6))).json()) as { batch: { id: string } };
  const afterFirst = await exported(user);
  app.setNow(new Date(NOW.getTime() + 3 * 3_600_000));
  const second = (await (await upload(user, items(8, { views: 2_000 }))).json()) as { batch: { id: string } };
  expect(second.batch).toMatchObject({ videos_added: 2, videos_updated: 6 });
  expect(await exported(user)).not.toEqual(afterFirst);

  const undone = await app.request(`/imports/${second.batch.id}`, { method: 'DELETE', as: user });
  expect(undone.status).toBe(200);
  expect(await exported(user)).toEqual(afterFirst);

  await app.request(`/imports/${first.batch.id}`, { method: 'DELETE', as: user });
  expect(await exported(user)).toEqual(empty);

  const twice = await app.request(`/imports/${first.batch.id}`, { method: 'DELETE', as: user });
  expect(await refusal(twice)).toEqual({ status: 409, code: 'import_already_undone' });
  app.setNow(NOW);
});

test('a file of more than 1,000 videos is worked off by a job that can be followed', async () => {
  const user = await app.createUser();
  const response = await upload(user, items(5_000));
  expect(response.status).toBe(202);
  const { run } = (await response.json()) as { run: { id: string } };
  const startedAt = Date.now();
  let state = 'queued';
  while (state !== 'done' && Date.now() - startedAt < 20_000) {
    await new Promise(resolve => setTimeout(resolve, 50));
    ({ state } = (await (await app.request(`/runs/${run.id}`, { as: user })).json()) as { state: string });
  }
  expect(state).toBe('done');
  console.log(`5,000 videos imported in ${Date.now() - startedAt} ms`);
  const [row] = await app.app.db.system.rows<{ videos: number; uploads: number }>({
    name: 'count-imported',
    text: `select (select count(*) from tiktok_videos where user_id = $1) as videos,
                  (select count(*) from import_uploads where user_id = $1) as uploads`,
    values: [user.userId],
  });
  expect(row).toEqual({ videos: 5_000, uploads: 0 });
});

test('each unusable file is refused with the code that names what is wrong', async () => {
  const user = await app.createUser();
  const cases: [unknown, string, number, string][] = [
    ['', '', 422, 'import_empty'],
    ['not json at all', '', 422, 'import_unknown_format'],
    [{ hello: 'world' }, '', 422, 'import_unknown_format'],
    [[], '', 422, 'import_no_videos'],
    [[item(), item({ id: '7400000000000000002', handle: 'une.autre' })], '', 422, 'import_several_accounts'],
    [[item()], '?handle=@quelqu.un.dautre', 422, 'import_handle_mismatch'],
    [[item()], '?handle=pas%20valide', 422, 'handle_bad_characters'],
  ];
  for (const [content, query, status, code] of cases) {
    expect(await refusal(await upload(user, content, query)), code).toEqual({ status, code });
  }
  const nothing = await app.request('/imports', { method: 'POST', body: new FormData(), as: user });
  expect(await refusal(nothing)).toEqual({ status: 422, code: 'import_file_missing' });
});

test('a file of several accounts imports the one that is named', async () => {
  const user = await app.createUser();
  const both = [item(), item({ id: '7400000000000000002', handle: 'une.autre' })];
  const response = await upload(user, both, '?handle=@une.autre');
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ batch: { username: 'une.autre', videos_added: 1 } });
});

test('the plan’s account limit holds for imports, at the preview already', async () => {
  const user = await app.createUser();
  await upload(user, items(1));
  const other = [item({ id: '7400000000000000777', handle: 'un.second.compte' })];
  for (const query of ['', '?dryRun=true']) {
    expect(await refusal(await upload(user, other, query))).toEqual({
      status: 403,
      code: 'account_limit_reached',
    });
  }
});

test('another user’s import does not exist', async () => {
  const owner = await app.createUser();
  const stranger = await app.createUser();
  const { batch } = (await (await upload(owner, items(2))).json()) as { batch: { id: string } };
  const before = await exported(owner);
  const undone = await app.request(`/imports/${batch.id}`, { method: 'DELETE', as: stranger });
  expect(await refusal(undone)).toEqual({ status: 404, code: 'import_not_found' });
  expect(await exported(owner)).toEqual(before);
  const list = (await (await app.request('/imports', { as: stranger })).json()) as { items: unknown[] };
  expect(list.items).toEqual([]);
});
