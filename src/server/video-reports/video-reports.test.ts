import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VideoReport, VideoReportRow, VideoReportView } from '#contract/video-reports.ts';
import { REPORT_SORTS } from '#domain/video-reports/report-table.ts';
import { hookClassOf } from '#domain/video-analysis/video-analysis.ts';
import { analysedVideo, CANARIES } from '#test/analysed-video.ts';
import { insertVideoReports, type StoredAnalysis } from '#test/stored-analyses.ts';
import { answer, createTestWorld, refusal, type TestUser, type TestWorld } from '#test/world.ts';
import { listForExport } from './list-video-reports.ts';
import { listReports } from './video-reports.queries.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let testWorld: TestWorld;
beforeAll(async () => {
  testWorld = await createTestWorld({ workers: 0, now: NOW });
});
afterAll(() => testWorld.close());

type Page = { items: VideoReportRow[]; nextCursor: string | null };
const ask = (as: TestUser, query: string) =>
  answer<Page>(testWorld.request(`/video-reports?${query}`, { as }));
const titles = async (as: TestUser, query: string) => (await ask(as, query)).items.map(({ title }) => title);
const send = (as: TestUser, method: string, path: string, json: unknown) =>
  testWorld.request(path, { method, as, json });

async function withReports(
  analyses: readonly StoredAnalysis[],
  plan: 'freemium' | 'premium' = 'premium',
): Promise<{ user: TestUser; ids: string[] }> {
  const user = await testWorld.createUser({ plan });
  return { user, ids: await insertVideoReports(testWorld, user, analyses) };
}

describe('the table of reports', () => {
  const FIGURES: StoredAnalysis[] = Array.from({ length: 23 }, (_, index) => ({
    title: index % 6 === 0 ? '' : `Vidéo ${String.fromCodePoint(65 + (index % 5))}`,
    views: index % 4 === 0 ? null : (index % 7) * 1_000,
    engagement: index % 5 === 0 ? null : index % 3,
    percentile: index % 3 === 0 ? null : (index * 4) % 100,
    hook: index % 7 === 0 ? null : index % 2 === 0 ? 'question' : 'list',
    state: index === 3 ? 'failed' : 'done',
    publishedAt: index % 8 === 0 ? null : daysAgo(index % 6),
    observedAt: index % 9 === 0 ? null : NOW,
    createdAt: daysAgo(Math.floor(index / 2)),
  }));

  test('in each order and direction holds every report once, what is not known last', async () => {
    const { user, ids } = await withReports(FIGURES);
    const keys: Record<(typeof REPORT_SORTS)[number], (row: VideoReportRow) => number | string | null> = {
      made: row => Date.parse(row.created_at),
      title: row => (row.title === '' ? null : row.title.toLowerCase()),
      published: row => (row.published_at === null ? null : Date.parse(row.published_at)),
      age: row => row.age_days,
      views: row => row.view_count,
      engagement: row => row.engagement,
      percentile: row => row.own_percentile,
      hook: row => (row.hook_class === null ? null : ['list', 'question'].indexOf(row.hook_class)),
      state: row => ['done', 'failed'].indexOf(row.state),
    };
    for (const sort of REPORT_SORTS) {
      for (const direction of ['asc', 'desc'] as const) {
        const items: VideoReportRow[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
          const page: Page = await ask(user, `sort=${sort}&direction=${direction}&limit=7${after}`);
          items.push(...page.items);
          cursor = page.nextCursor;
        }
        const message = `${sort} ${direction}`;
        expect(items.map(({ id }) => id).toSorted(), message).toEqual(ids.toSorted());
        const values = items.map(keys[sort]);
        const known = values.filter(value => value !== null);
        expect(
          values.slice(known.length).every(value => value === null),
          message,
        ).toBe(true);
        const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(known, message).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
      }
    }
  });

  test('goes on where the page ended while newer reports arrive', async () => {
    const { user } = await withReports([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
    const first = await ask(user, 'limit=2');
    await insertVideoReports(testWorld, user, [
      { title: 'neuve', createdAt: new Date(NOW.getTime() + 1_000) },
    ]);
    const second = await ask(user, `limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(second.nextCursor).toBeNull();
  });

  test('refuses a cursor of another order, and one that nobody wrote', async () => {
    const { user } = await withReports([{}, {}, {}]);
    const { nextCursor } = await ask(user, 'limit=1&sort=views');
    for (const query of [
      `sort=made&cursor=${nextCursor}`,
      'cursor=abc',
      `sort=views&direction=asc&cursor=${nextCursor}`,
    ]) {
      expect(await refusal(testWorld.request(`/video-reports?${query}`, { as: user }))).toMatchObject({
        status: 422,
        values: { field: 'cursor' },
      });
    }
  });

  test('finds words whatever their accents, case and order, in titles, names, files and labels', async () => {
    const { user } = await withReports([
      { title: 'Crème BRÛLÉE à l’œuf', username: 'lea.cuisine', label: 'Été' },
      { title: '100 % chocolat_noir', username: 'tom' },
    ]);
    const dessert = ['Crème BRÛLÉE à l’œuf'];
    for (const words of ['creme', 'BRULEE CREME', 'œuf', 'oeuf', 'lea.cui', 'ete', ' brûlée   lea ']) {
      expect(await titles(user, `q=${encodeURIComponent(words)}`), words).toEqual(dessert);
    }
    expect(await titles(user, 'q=%25')).toEqual(['100 % chocolat_noir']);
    expect(await titles(user, 'q=t_n')).toEqual(['100 % chocolat_noir']);
    expect(await titles(user, 'q=t%25n')).toEqual([]);
    expect(await titles(user, 'q=%5C')).toEqual([]);
  });

  test('is narrowed down by account, analysis, hook, label, favourite and days of publication', async () => {
    const { user } = await withReports([
      {
        title: 'une',
        username: 'lea',
        label: 'client',
        isFavourite: true,
        publishedAt: new Date('2026-11-01T23:30:00Z'),
      },
      { title: 'deux', username: 'tom', hook: 'list', publishedAt: new Date('2026-11-02T12:00:00Z') },
      { title: 'trois', username: null, state: 'failed', publishedAt: null, hook: null },
    ]);
    expect(await titles(user, 'account=lea')).toEqual(['une']);
    expect(await titles(user, 'states=failed,running')).toEqual(['trois']);
    expect(await titles(user, 'hooks=list,test')).toEqual(['deux']);
    expect(await titles(user, 'label=client')).toEqual(['une']);
    expect(await titles(user, 'favourites=true')).toEqual(['une']);
    // 00:30 on the second in Paris.
    expect(await titles(user, 'from=2026-11-02&to=2026-11-02')).toEqual(['une', 'deux']);
    expect(await titles(user, 'to=2026-11-01')).toEqual([]);
    expect(await refusal(testWorld.request('/video-reports?states=gone', { as: user }))).toMatchObject({
      status: 422,
    });
  });

  test('says what it can be filtered by', async () => {
    const { user, ids } = await withReports([
      { username: 'lea', label: 'a' },
      { username: 'lea' },
      { username: 'tom' },
      { username: null },
    ]);
    await send(user, 'POST', '/video-reports/remove', { ids: [ids[2]] });
    expect(await answer(testWorld.request('/video-reports/facets', { as: user }))).toEqual({
      accounts: [{ username: 'lea', count: 2 }],
      labels: [{ label: 'a', count: 1 }],
      total: 3,
      deleted: 1,
    });
  });

  test('leaves out analyses that found nothing new', async () => {
    const { user, ids } = await withReports([{ title: 'première' }]);
    await testWorld.world.db.system.run({
      name: 'test-same-as',
      text: `insert into video_analyses (user_id, origin, target, state, same_as, created_at)
             values ($1, 'own_video', 'video:1', 'done', $2, now())`,
      values: [user.userId, ids[0]],
    });
    expect(await titles(user, '')).toEqual(['première']);
  });

  test('is written out whole for an export, some rows at a time and in its order', async () => {
    const { user } = await withReports(
      Array.from({ length: 1_203 }, (_, index) => ({ title: `v${index}`, views: index % 10 })),
    );
    const pages: number[] = [];
    const seen: (number | null)[] = [];
    for await (const rows of listForExport(testWorld.world, user, { sort: 'views', direction: 'asc' })) {
      pages.push(rows.length);
      seen.push(...rows.map(row => row.view_count));
    }
    expect(pages).toEqual([500, 500, 203]);
    expect(seen).toEqual(seen.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });
});

test('among others’ analyses a user’s five thousand are found by an index, and quickly', async () => {
  const crowd = await Promise.all(Array.from({ length: 3 }, () => testWorld.createUser()));
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    title: `Recette n° ${index} à l’été`,
    views: (index * 7_919) % 100_000,
    createdAt: new Date(NOW.getTime() - index * 60_000),
    result: {},
  }));
  for (const user of crowd) await insertVideoReports(testWorld, user, many);
  const { system } = testWorld.world.db;
  await system.run({ name: 'test-analyze', text: 'analyze video_analyses' });
  const [user] = crowd;
  if (user === undefined) throw new Error('nobody came');
  const question = {
    userId: user.userId,
    sort: 'views',
    direction: 'desc',
    deletedSince: null,
    q: 'recette 49 ete',
    account: null,
    states: ['done'],
    hooks: null,
    label: null,
    favourites: false,
    from: null,
    to: null,
    after: null,
    limit: 51,
  } as const;
  const tenant = testWorld.world.db.tenant(user.userId);
  let asked = { text: '', values: [] as unknown[] };
  const noting = {
    ...tenant,
    rows: async (one: { text: string; values?: unknown[] }) => {
      asked = { text: one.text, values: one.values ?? [] };
      return [];
    },
  };
  await listReports(noting, question);
  const plan = await tenant.rows<{ 'QUERY PLAN': string }>({
    name: 'test-explain-video-reports',
    text: `explain ${asked.text}`,
    values: asked.values,
  });
  const text = plan.map(line => line['QUERY PLAN']).join('\n');
  expect(text).toMatch(/Index Scan (?:using|on) video_analyses_\w+/);
  expect(text).not.toMatch(/Seq Scan on video_analyses/);
  await listReports(tenant, question);
  const begun = performance.now();
  const found = await listReports(tenant, question);
  const tookMs = performance.now() - begun;
  expect(found.length).toBe(51);
  expect(tookMs).toBeLessThan(250);
});

describe('several reports at once', () => {
  test('are labelled, marked and noted; all of them or none', async () => {
    const { user, ids } = await withReports([{ label: 'a' }, {}]);
    await answer(send(user, 'PATCH', '/video-reports', { ids, label: 'client', favourite: true }));
    const rows = (await ask(user, '')).items;
    expect(rows.map(({ label, is_favourite }) => [label, is_favourite])).toEqual([
      ['client', true],
      ['client', true],
    ]);
    const { ids: others } = await withReports([{}]);
    expect(
      await refusal(send(user, 'PATCH', '/video-reports', { ids: [...ids, ...others], label: 'x' })),
    ).toMatchObject({ status: 404, code: 'video_report_not_found' });
    expect((await ask(user, '')).items.map(({ label }) => label)).toEqual(['client', 'client']);
  });

  test('go into the bin and come back; somebody else’s do neither', async () => {
    const { user, ids } = await withReports([{ title: 'a' }, { title: 'b' }]);
    const { user: other } = await withReports([]);
    for (const path of ['/video-reports/remove', '/video-reports/restore']) {
      expect(await refusal(send(other, 'POST', path, { ids }))).toMatchObject({
        code: 'video_report_not_found',
      });
    }
    expect(await answer(send(user, 'POST', '/video-reports/remove', { ids }))).toEqual({
      ids: expect.arrayContaining(ids),
    });
    expect(await titles(user, '')).toEqual([]);
    expect(await titles(user, 'deleted=true')).toEqual(['a', 'b']);
    expect(await refusal(testWorld.request(`/video-reports/${ids[0]}`, { as: user }))).toMatchObject({
      status: 404,
    });
    await answer(send(user, 'POST', '/video-reports/restore', { ids }));
    expect(await titles(user, '')).toEqual(['a', 'b']);
  });

  test('cannot be deleted while one of them is being made', async () => {
    const { user, ids } = await withReports([{}, { state: 'running' }]);
    expect(await refusal(send(user, 'POST', '/video-reports/remove', { ids }))).toMatchObject({
      status: 404,
    });
    expect((await ask(user, '')).items).toHaveLength(2);
  });

  test('stay in the bin for thirty days', async () => {
    const { user, ids } = await withReports([{ title: 'a' }]);
    await answer(send(user, 'POST', '/video-reports/remove', { ids }));
    await testWorld.world.db.system.run({
      name: 'test-age-bin',
      text: 'update video_analyses set deleted_at = $2 where user_id = $1',
      values: [user.userId, daysAgo(31)],
    });
    expect(await titles(user, 'deleted=true')).toEqual([]);
    expect(await refusal(send(user, 'POST', '/video-reports/restore', { ids }))).toMatchObject({
      status: 404,
    });
  });
});

describe('the class of a hook', () => {
  const correct = (as: TestUser, id: string | undefined, kind: string | null) =>
    send(as, 'PUT', `/video-reports/${id}/hook-class`, { kind });

  test('is corrected for every analysis of the video, and told apart', async () => {
    const { user, ids } = await withReports([
      { target: 'video:1', version: 2, hook: 'question' },
      { target: 'video:1', version: 1, hook: 'question' },
      { target: 'video:2', hook: 'question' },
    ]);
    const row = await answer<VideoReportRow>(correct(user, ids[0], 'list'));
    expect(row).toMatchObject({ hook_class: 'list', is_hook_corrected: true });
    const rows = (await ask(user, '')).items.map(({ hook_class, is_hook_corrected }) => [
      hook_class,
      is_hook_corrected,
    ]);
    expect(rows).toEqual([
      ['list', true],
      ['list', true],
      ['question', false],
    ]);
    expect(await titles(user, 'hooks=list')).toHaveLength(2);
    await answer(correct(user, ids[1], null));
    expect(
      (await ask(user, '')).items.every(one => one.hook_class === 'question' && !one.is_hook_corrected),
    ).toBe(true);
  });
});

describe('a report', () => {
  const get = (as: TestUser, id: string | undefined) => testWorld.request(`/video-reports/${id}`, { as });

  test('shows the versions of the same video, the latest first', async () => {
    const { user, ids } = await withReports([
      { target: 'video:9', version: 1 },
      { target: 'video:9', version: 2 },
      { target: 'video:8' },
    ]);
    const { versions } = await answer<VideoReport>(get(user, ids[0]));
    expect(versions.map(({ id, version }) => [id, version])).toEqual([
      [ids[1], 2],
      [ids[0], 1],
    ]);
  });

  test('is whole on a paid plan', async () => {
    const analysis = analysedVideo();
    const { user, ids } = await withReports([{ result: analysis }]);
    const { result, sha256 } = await answer<VideoReport>(get(user, ids[0]));
    expect(result).toEqual({ ...analysis, hookClass: hookClassOf(analysis), locked: [] });
    expect(sha256).toBe(createHash('sha256').update(JSON.stringify(analysis)).digest('hex'));
  });

  test('on the free plan leaves nothing locked on the wire, and says what it holds', async () => {
    const analysis = analysedVideo();
    const { user, ids } = await withReports([{ result: analysis }], 'freemium');
    const text = await (await get(user, ids[0])).text();
    const { result } = JSON.parse(text) as VideoReport;
    expect(result).toMatchObject({ hook: null, engagement: null, strategy: null, summary: analysis.summary });
    expect(result?.recommendations).toHaveLength(1);
    // Words that stand in locked parts alone.
    expect(JSON.stringify(analysis)).toContain(CANARIES.said);
    const locked = [
      CANARIES.said,
      'wordsPerMinute',
      'perThousandViews',
      'isVisible',
      ...analysis.recommendations.slice(1).map(({ id }) => `"${id}"`),
      ...analysis.hashtags.suggestions.slice(1).map(({ tag }) => `"tag":"${tag}"`),
    ];
    expect(locked.filter(words => text.includes(words))).toEqual([]);
    const panels = result?.locked.map(({ panel }) => panel);
    expect(panels).toEqual(expect.arrayContaining(['hook', 'engagement', 'strategy', 'recommendations']));
  });
});

describe('views of the table', () => {
  const views = (as: TestUser) =>
    answer<{ items: VideoReportView[]; columns: string[] }>(testWorld.request('/video-report-views', { as }));
  const save = (as: TestUser, name: string, more: object = {}) =>
    send(as, 'POST', '/video-report-views', { name, filters: { q: 'été', sort: 'views' }, ...more });

  test('are kept by name, one of them the first', async () => {
    const user = await testWorld.createUser();
    await answer(save(user, 'Clients', { is_default: true }));
    const second = await answer<VideoReportView>(save(user, 'À revoir', { is_default: true }));
    expect((await views(user)).items.map(({ name, is_default }) => [name, is_default])).toEqual(
      expect.arrayContaining([
        ['Clients', false],
        ['À revoir', true],
      ]),
    );
    expect(await refusal(save(user, 'Clients'))).toMatchObject({ status: 409, code: 'report_view_exists' });
    expect(
      await refusal(send(user, 'PATCH', `/video-report-views/${second.id}`, { name: 'Clients' })),
    ).toMatchObject({ code: 'report_view_exists' });
    await answer(
      send(user, 'PATCH', `/video-report-views/${second.id}`, { filters: { label: 'x' }, is_default: false }),
    );
    expect((await views(user)).items.find(({ id }) => id === second.id)).toMatchObject({
      filters: { label: 'x' },
      is_default: false,
    });
    expect((await send(user, 'DELETE', `/video-report-views/${second.id}`, {})).status).toBe(204);
    expect((await views(user)).items).toHaveLength(1);
  });

  test('have one first view whoever asks at once', async () => {
    const user = await testWorld.createUser();
    await Promise.all(Array.from({ length: 8 }, (_, index) => save(user, `v${index}`, { is_default: true })));
    const { items } = await views(user);
    expect(items).toHaveLength(8);
    expect(items.filter(view => view.is_default)).toHaveLength(1);
  });

  test('and chosen columns are each user’s own', async () => {
    const [user, other] = [await testWorld.createUser(), await testWorld.createUser()];
    await answer(send(user, 'PUT', '/video-report-columns', { columns: ['views', 'made'] }));
    expect((await views(user)).columns).toEqual(['views', 'made']);
    expect((await views(other)).columns).toContain('engagement');
    expect(
      await refusal(send(user, 'PUT', '/video-report-columns', { columns: ['views', 'views'] })),
    ).toMatchObject({ status: 422 });
  });
});
