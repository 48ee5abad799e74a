import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Video } from '#contract/videos.ts';
import type { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

type Order = (typeof VIDEO_ORDERS)[number];
interface Page {
  items: Video[];
  nextCursor: string | null;
}
interface Given {
  handle?: string;
  counts?: [views: number | null, likes: number | null, comments: number | null, shares: number | null];
  published?: Date;
}

const NOW = new Date('2026-11-21T09:30:00Z');
let testApp: TestApp;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: NOW });
  user = await testApp.createUser({ plan: 'business_pro' });
});
afterAll(() => testApp.close());

let lastId = 7_400_000_000_000_000_000n;

async function insert(owner: TestUser, videos: Given[]): Promise<string[]> {
  const ids = videos.map(() => String((lastId += 1n)));
  const column = (index: number) => videos.map(({ counts = [0, 0, 0, 0] }) => counts[index]);
  await testApp.app.db.system.run({
    name: 'test-insert-videos',
    text: `insert into tiktok_videos (user_id, id, author_username, url, view_count, like_count, comment_count,
             share_count, created_at, scraped_at, observed_at, source, precision)
           select $1, t.id, t.handle, '', t.views, t.likes, t.comments, t.shares, t.published, $8, $8,
             'apify_file', 'rounded'
           from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
             $9::timestamptz[]) as t (id, handle, views, likes, comments, shares, published)`,
    values: [
      owner.userId,
      ids,
      videos.map(({ handle = 'un.compte' }) => handle),
      column(0),
      column(1),
      column(2),
      column(3),
      NOW,
      videos.map(({ published = NOW }) => published),
    ],
  });
  return ids;
}

const page = (owner: TestUser, query: string) =>
  answer<Page>(testApp.request(`/videos?${query}`, { as: owner }));

async function all(owner: TestUser, order: Order, limit: number, more = ''): Promise<Video[]> {
  const items: Video[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const next: Page = await page(owner, `order=${order}&limit=${limit}${after}${more}`);
    items.push(...next.items);
    cursor = next.nextCursor;
  }
  return items;
}

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test('each order lists every video once, whatever the page size, equal ones included', async () => {
  const owner = await testApp.createUser();
  const videos = Array.from({ length: 60 }, (_, index): Given => {
    const views = index % 7 === 0 ? null : index % 5 === 0 ? 0 : (index % 4) * 1_000;
    return {
      counts: [views, index % 11 === 0 ? null : index % 3, 1, 0],
      published: hoursAgo(Math.floor(index / 3)),
    };
  });
  const ids = await insert(owner, videos);
  const keys: Record<Order, (video: Video) => number> = {
    newest: video => Date.parse(video.created_at),
    views: video => video.view_count ?? -1,
    engagement: video => video.engagement ?? 0,
  };
  for (const order of ['newest', 'views', 'engagement'] as const) {
    for (const limit of [1, 7, 60, 100]) {
      const listed = await all(owner, order, limit);
      expect(listed.map(video => video.id).toSorted(), `${order} ${limit}`).toEqual(ids.toSorted());
      const values = listed.map(keys[order]);
      expect(values, `${order} ${limit}`).toEqual(values.toSorted((a, b) => b - a));
    }
  }
});

test('an unknown count, or more likes than views, makes no engagement: it is neither a zero nor a first place', async () => {
  const owner = await testApp.createUser();
  const [unknown, impossible, zero, real] = await insert(owner, [
    { counts: [10, null, 900, 900] },
    { counts: [10, 900, 0, 0] },
    { counts: [0, 5, 5, 5] },
    { counts: [1_000, 30, 15, 5] },
  ]);
  const listed = await all(owner, 'engagement', 50);
  expect(listed.map(video => [video.id, video.engagement])).toEqual([
    [real, 5],
    [zero, 0],
    [impossible, null],
    [unknown, null],
  ]);
});

test('a page goes on where the last one ended while newer videos arrive', async () => {
  const owner = await testApp.createUser();
  const ids = await insert(owner, [
    { published: hoursAgo(3) },
    { published: hoursAgo(2) },
    { published: hoursAgo(1) },
  ]);
  const first = await page(owner, 'limit=2');
  await insert(owner, [{ published: hoursAgo(0) }]);
  const second = await page(owner, `limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(video => video.id)).toEqual(ids.toReversed());
  expect(second.nextCursor).toBeNull();
});

test('one account’s videos alone are listed when it is named', async () => {
  const { account } = await answer<{ account: { id: string } }>(
    testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle: 'premier' } }),
  );
  const [own] = await insert(user, [{ handle: 'premier' }, { handle: 'second' }]);
  for (const order of ['newest', 'views', 'engagement'] as const) {
    expect((await all(user, order, 1, `&accountId=${account.id}`)).map(video => video.id)).toEqual([own]);
    expect(await all(user, order, 1)).toHaveLength(2);
  }
});

test('nobody sees anybody else’s videos, nor learns of their accounts', async () => {
  const [mine, yours] = [await testApp.createUser(), await testApp.createUser()];
  await insert(yours, [{ handle: 'un.compte' }]);
  const { account } = await answer<{ account: { id: string } }>(
    testApp.request('/linked-accounts', { method: 'POST', as: yours, json: { handle: 'un.compte' } }),
  );
  await testApp.request('/linked-accounts', { method: 'POST', as: mine, json: { handle: 'un.compte' } });
  expect((await page(mine, '')).items).toEqual([]);
  expect(await refusal(testApp.request(`/videos?accountId=${account.id}`, { as: mine }))).toMatchObject({
    status: 404,
    code: 'account_not_found',
  });
});

test.each([
  'x',
  '',
  'bnVsbA',
  Buffer.from('["views",1,"7"]').toString('base64url'),
  Buffer.from('["newest",1e300,"7"]').toString('base64url'),
  Buffer.from('["newest",-1,"7"]').toString('base64url'),
  Buffer.from('["newest",1.5,"7"]').toString('base64url'),
  Buffer.from('["newest",1,"x; drop"]').toString('base64url'),
  Buffer.from('["newest",253370764800000000,"7"]').toString('base64url').slice(0, -2),
])('a cursor that is none of ours is refused: %j', async cursor => {
  expect(await refusal(testApp.request(`/videos?cursor=${cursor}`, { as: user }))).toMatchObject({
    status: 422,
    values: { field: 'cursor' },
  });
});

test.each(['limit=0', 'limit=101', 'limit=x', 'order=oldest', 'accountId=7', 'limit=1.5'])(
  'what cannot be listed is refused: %s',
  async query => {
    const field = query.split('=')[0];
    expect(await refusal(testApp.request(`/videos?${query}`, { as: user }))).toMatchObject({
      status: 422,
      values: { field },
    });
  },
);

test('every order and its next page is read from an index, however many videos there are', async () => {
  const owner = await testApp.createUser();
  await insert(
    owner,
    Array.from({ length: 3_000 }, (_, index) => ({
      counts: [index * 7, index % 90, 3, 1] as Given['counts'],
      published: hoursAgo(index),
    })),
  );
  const { system } = testApp.app.db;
  await system.run({ name: 'test-analyze', text: 'analyze tiktok_videos' });
  const orders = {
    newest: ['created_at', `timestamptz 'epoch' + 1e15 * interval '1 microsecond'`, 'tiktok_videos_newest'],
    views: ['view_order', '9999::bigint', 'tiktok_videos_most_viewed'],
    engagement: ['engagement_order', '0.01::double precision', 'tiktok_videos_most_engaging'],
  };
  for (const [order, [by, key, index]] of Object.entries(orders)) {
    for (const condition of ['', `and (${by}, id) < (${key}, '9')`]) {
      const plan = await testApp.app.db.tenant(owner.userId).rows<{ 'QUERY PLAN': string }>({
        name: `test-plan-${order}-${condition.length}`,
        text: `explain select * from tiktok_videos where user_id = '${owner.userId}' ${condition}
               order by ${by} desc, id desc limit 51`,
      });
      const text = plan.map(line => line['QUERY PLAN']).join('\n');
      expect(text).toContain(`Index Scan using ${index}`);
      expect(text).not.toMatch(/Sort|Filter: \(?ROW/);
      if (condition !== '') expect(text).toMatch(/Index Cond: .*ROW\(/);
    }
  }
});
