import { DAY_MS } from '#domain/time/day-ms.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VideoReport, VideoReportRow, VideoReportView } from '#contract/video-reports.ts';
import { hookClassOf } from '#domain/video-analysis/video-analysis.ts';
import { analysedVideo, CANARIES } from '#test/scenes/analysed-video.ts';
import { insertVideoReports, type StoredAnalysis } from '#test/scenes/stored-analyses.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

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
    expect(await refusal(testApp.request(`/video-reports/${ids[0]}`, { as: user }))).toMatchObject({
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
    await testApp.app.db.system.run({
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
  const get = (as: TestUser, id: string | undefined) => testApp.request(`/video-reports/${id}`, { as });

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

test('a note beside a report is kept, and writes nothing over unseen', async () => {
  const { user, ids } = await withReports([{ title: 'Un' }]);
  const path = `/video-reports/${ids[0]}`;
  const write = (as: TestUser, note: string, revision: number) =>
    send(as, 'PUT', `${path}/note`, { note, note_revision: revision });
  expect(await answer(write(user, 'À refaire', 0))).toEqual({ note: 'À refaire', note_revision: 1 });
  expect(await refusal(write(user, 'Autre', 0))).toMatchObject({ status: 409, code: 'note_changed' });
  expect(await answer(write(user, 'À refaire', 0))).toMatchObject({ note_revision: 1 });
  await answer(send(user, 'PATCH', '/video-reports', { ids, note: 'Pour tous' }));
  expect(await answer<VideoReport>(testApp.request(path, { as: user }))).toMatchObject({
    note: 'Pour tous',
    note_revision: 2,
  });
  const other = await testApp.createUser();
  expect(await refusal(write(other, 'x', 2))).toMatchObject({ code: 'video_report_not_found' });
});

describe('views of the table', () => {
  const views = (as: TestUser) =>
    answer<{ items: VideoReportView[]; columns: string[] }>(testApp.request('/video-report-views', { as }));
  const save = (as: TestUser, name: string, more: object = {}) =>
    send(as, 'POST', '/video-report-views', { name, filters: { q: 'été', sort: 'views' }, ...more });

  test('are kept by name, one of them the first', async () => {
    const user = await testApp.createUser();
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
    const user = await testApp.createUser();
    await Promise.all(Array.from({ length: 8 }, (_, index) => save(user, `v${index}`, { is_default: true })));
    const { items } = await views(user);
    expect(items).toHaveLength(8);
    expect(items.filter(view => view.is_default)).toHaveLength(1);
  });

  test('and chosen columns are each user’s own', async () => {
    const [user, other] = [await testApp.createUser(), await testApp.createUser()];
    await answer(send(user, 'PUT', '/video-report-columns', { columns: ['views', 'made'] }));
    expect((await views(user)).columns).toEqual(['views', 'made']);
    expect((await views(other)).columns).toContain('engagement');
    expect(
      await refusal(send(user, 'PUT', '/video-report-columns', { columns: ['views', 'views'] })),
    ).toMatchObject({ status: 422 });
  });
});
