import { DAY_MS } from '#domain/time/day-ms.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VideoReportRow } from '#contract/video-reports.ts';
import { REPORT_SORTS } from '#domain/video-reports/report-table.ts';
import { insertVideoReports, type StoredAnalysis } from '#test/scenes/stored-analyses.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { listForExport } from './list-video-reports.ts';
import { listReports } from './video-reports.queries.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: NOW });
});
afterAll(() => testApp.close());

type Page = { items: VideoReportRow[]; nextCursor: string | null };
const ask = (as: TestUser, query: string) => answer<Page>(testApp.request(`/video-reports?${query}`, { as }));
const titles = async (as: TestUser, query: string) => (await ask(as, query)).items.map(({ title }) => title);
const send = (as: TestUser, method: string, path: string, json: unknown) =>
  testApp.request(path, { method, as, json });

async function withReports(
  analyses: readonly StoredAnalysis[],
  plan: 'freemium' | 'premium' = 'premium',
): Promise<{ user: TestUser; ids: string[] }> {
  const user = await testApp.createUser({ plan });
  return { user, ids: await insertVideoReports(testApp, user, analyses) };
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
    await insertVideoReports(testApp, user, [{ title: 'neuve', createdAt: new Date(Date.now() + 60_000) }]);
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
      expect(await refusal(testApp.request(`/video-reports?${query}`, { as: user }))).toMatchObject({
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
    expect(await refusal(testApp.request('/video-reports?states=gone', { as: user }))).toMatchObject({
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
    expect(await answer(testApp.request('/video-reports/facets', { as: user }))).toEqual({
      accounts: [{ username: 'lea', count: 2 }],
      labels: [{ label: 'a', count: 1 }],
      total: 3,
      deleted: 1,
    });
  });

  test('leaves out analyses that found nothing new', async () => {
    const { user, ids } = await withReports([{ title: 'première' }]);
    await testApp.app.db.system.run({
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
    for await (const rows of listForExport(testApp.app, user, { sort: 'views', direction: 'asc' })) {
      pages.push(rows.length);
      seen.push(...rows.map(row => row.view_count));
    }
    expect(pages).toEqual([500, 500, 203]);
    expect(seen).toEqual(seen.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });
});

test('among others’ analyses a user’s five thousand are found by an index, and quickly', async () => {
  const crowd = await Promise.all(Array.from({ length: 3 }, () => testApp.createUser()));
  const { system } = testApp.app.db;
  for (const { userId } of crowd) {
    await system.run({
      name: 'test-five-thousand',
      text: `insert into video_analyses (user_id, origin, target, author_username, title, view_count, state, version,
               method, inputs, inputs_sha256, result, created_at)
             select $1, 'own_video', 'video:' || n, 'un.compte', 'Recette n° ' || n || ' à l’été', n * 7919 % 100000,
               'done', 1, 1, '{}', sha256('{}'), repeat('x', 3000), $2::timestamptz - n * interval '1 minute'
             from generate_series(1, 5000) n`,
      values: [userId, NOW],
    });
  }
  await system.run({ name: 'test-analyze', text: 'analyze video_analyses' });
  const [user] = crowd;
  if (user === undefined) throw new Error('nobody came');
  const question = {
    userId: user.userId,
    sort: 'views',
    direction: 'desc',
    deletedSince: null,
    ids: null,
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
  const tenant = testApp.app.db.tenant(user.userId);
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
  // The fastest of several: other load on the machine only adds time.
  const tookMs: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const begun = performance.now();
    expect((await listReports(tenant, question)).length).toBe(51);
    tookMs.push(performance.now() - begun);
  }
  expect(Math.min(...tookMs)).toBeLessThan(250);
});
