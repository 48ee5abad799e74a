import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import type { ImportBatch } from '#contract/imports.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

/** What third-party scripts rely on: URLs, names and shapes that must not change. */
let testApp: TestApp;
let user: TestUser;
let accountId: string;
beforeAll(async () => {
  testApp = await createTestApp({});
  user = await testApp.createUser({ plan: 'premium' });
  const { account, run } = await answer<{ account: LinkedAccount; run: JobRun }>(
    testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle: 'demo-lea-cuisine' } }),
  );
  accountId = account.id;
  await eventually(async () => {
    const { state } = await answer<JobRun>(testApp.request(`/runs/${run.id}`, { as: user }));
    expect(state).toBe('done');
  }, 20_000);
});
afterAll(() => testApp.close());

const get = <Answer>(path: string) => answer<Answer>(testApp.request(path, { as: user }));

test.each([
  '/linked-accounts',
  '/imports',
  '/activity',
  '/account-reports',
  '/video-reports',
  '/generations',
  '/conversations',
  '/downloads',
  '/support/tickets',
  '/testimonials',
  '/demo-creators',
])('the list %s answers its items and where the next page begins', async path => {
  expect(await get(path)).toMatchObject({ items: expect.any(Array) as unknown, nextCursor: null });
});

test.each(['/me', '/usage', '/plan-limits', '/export/archive', '/openapi.json'])('%s answers', async path => {
  const response = await testApp.request(path, { as: user });
  expect(response.status).toBe(200);
  await response.body?.cancel();
});

test('performance has its period, account, averages, medians, series and latest videos', async () => {
  const found = await get<Record<string, unknown>>(`/linked-accounts/${accountId}/performance?periodDays=30`);
  const figure = expect.any(Number) as unknown;
  const figures = { views: figure, likes: figure, comments: figure, shares: figure };
  const point = {
    videoId: expect.any(String) as unknown,
    createdAt: expect.any(String) as unknown,
    ...figures,
  };
  expect(found).toMatchObject({
    period: { days: 30, from: expect.any(String) as unknown, to: expect.any(String) as unknown },
    account: { followers: figure, videos: figure, likes: figure, engagement: figure },
    count: figure,
    averages: figures,
    medians: figures,
    series: expect.arrayContaining([expect.objectContaining({ ...point, engagement: figure })]) as unknown,
    latest: expect.arrayContaining([expect.objectContaining(point)]) as unknown,
  });
});

test('the dashboard answers the statistics of the specification under their names', async () => {
  const names = Object.keys(await get<object>(`/dashboard?accountId=${accountId}&periodDays=30`));
  expect(names).toEqual(
    expect.arrayContaining([
      'totalAccounts',
      'totalVideos',
      'totalViews',
      'totalLikes',
      'totalComments',
      'totalShares',
      'avgEngagementRate',
      'recentActivity',
      'viewsEvolution',
      'topPerformingVideos',
      'accountsGrowth',
      'accountsList',
    ]),
  );
});

test('reports go out as each of their five formats', async () => {
  const report = await answer<{ id: string }>(
    testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId, days: 30 } }),
  );
  for (const format of ['pdf', 'csv', 'xlsx', 'json', 'md']) {
    const response = await testApp.request(`/account-reports/${report.id}/export?format=${format}`, {
      as: user,
    });
    expect([format, response.status]).toEqual([format, 200]);
    await response.arrayBuffer();
  }
});

test('imports are previewed without a trace, and listed by cursor', async () => {
  const importer = await testApp.createUser();
  const send = (number: number, query: string) => {
    const id = `740000000000000000${number}`;
    const video = {
      id,
      text: 'Essai',
      createTimeISO: '2026-05-01T10:00:00.000Z',
      authorMeta: { name: 'atelier.essai' },
      webVideoUrl: `https://www.tiktok.com/@atelier.essai/video/${id}`,
      playCount: 900,
      diggCount: 40,
    };
    const body = new FormData();
    body.append('file', new File([JSON.stringify([video])], `${number}.json`));
    return testApp.request(`/imports${query}`, { method: 'POST', as: importer, body });
  };
  const list = (query: string) =>
    answer<{ items: ImportBatch[]; nextCursor: string | null }>(
      testApp.request(`/imports${query}`, { as: importer }),
    );
  expect((await send(1, '?dryRun=true')).status).toBe(200);
  expect((await list('')).items).toEqual([]);
  for (const number of [1, 2, 3]) expect((await send(number, '')).status).toBe(201);
  const names: string[] = [];
  let cursor = '';
  for (let page = 0; page < 3; page += 1) {
    const { items, nextCursor } = await list(`?limit=1${cursor}`);
    names.push(...items.map(({ file_name: name }) => name));
    expect(nextCursor === null).toBe(page === 2);
    cursor = `&cursor=${nextCursor}`;
  }
  expect(names).toEqual(['3.json', '2.json', '1.json']);
});
