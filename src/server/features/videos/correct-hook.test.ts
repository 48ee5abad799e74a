import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HookClass } from '#contract/videos.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import { createAnalysisScene } from '#test/scenes/analysis-scene.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createAnalysisScene>;
beforeAll(async () => {
  testApp = await createTestApp();
  scene = createAnalysisScene(testApp);
});
afterAll(() => testApp.close());

const put = (as: TestUser, id: string, kind: unknown) =>
  testApp.request(`/videos/${id}/hook-class`, { method: 'PUT', as, json: { kind } });
const correct = (as: TestUser, id: string, kind: string | null) => answer<HookClass>(put(as, id, kind));

describe('correcting the class of a hook', () => {
  test('the same again changes nothing, and what stood before undoes it', async () => {
    const { user, videos } = await scene.withVideos();
    const [video] = videos;
    const id = video?.id ?? '';
    const start = await correct(user, id, null);
    expect(start).toMatchObject({ corrected_at: null, corrected_before: null, kind: start.recognised });
    const first = await correct(user, id, 'story');
    expect(first).toMatchObject({ kind: 'story', recognised: start.recognised, corrected_before: null });
    expect(await correct(user, id, 'story')).toEqual({ ...first, corrected_before: 'story' });
    const second = await correct(user, id, 'list');
    expect(second).toMatchObject({ kind: 'list', corrected_before: 'story' });
    expect(await correct(user, id, second.corrected_before)).toMatchObject({ kind: 'story' });
    expect(await correct(user, id, first.corrected_before)).toEqual({ ...start, corrected_before: 'story' });
  });

  test('twenty at once leave one that stands', async () => {
    const { user, videos } = await scene.withVideos();
    const id = videos[1]?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => correct(user, id, index % 2 === 0 ? 'list' : 'story')),
    );
    const now = await correct(user, id, answers.at(-1)?.kind ?? null);
    expect(['list', 'story']).toContain(now.kind);
    expect(now.corrected_at).not.toBeNull();
  });

  test('somebody else’s video is none, and what is no class is refused', async () => {
    const { user, videos } = await scene.withVideos();
    const stranger = await testApp.createUser();
    const id = videos[0]?.id ?? '';
    for (const theirs of [id, '1', '9999999999999999999']) {
      expect(await refusal(put(stranger, theirs, 'story'))).toMatchObject({
        status: 404,
        code: 'video_not_found',
      });
    }
    for (const kind of ['viral', '', 7, undefined]) {
      expect(await refusal(put(user, id, kind))).toMatchObject({ status: 422 });
    }
    expect(await refusal(put(user, 'abc', 'story'))).toMatchObject({ status: 422 });
    expect(await correct(user, id, null)).toMatchObject({ corrected_at: null });
  });
});

test('the corrected class is counted in the account’s report, which then stays as it was made', async () => {
  const { user, videos } = await scene.withVideos('business_pro');
  const { items } = await answer<{ items: { id: string }[] }>(
    testApp.request('/linked-accounts', { as: user }),
  );
  const hooks = async () => {
    const made = await answer<{ id: string }>(
      scene.post(user, '/account-analyses', { accountId: items[0]?.id, days: 90 }),
    );
    const { report } = await answer<{ report: AccountReport }>(
      testApp.request(`/account-reports/${made.id}`, { as: user }),
    );
    const table = report.lifts.find(one => one.family === 'hook' && one.metric === 'views')?.result;
    if (table?.known !== true) throw new Error('No lift table');
    const counts = Object.fromEntries(table.lifts.map(({ pattern, n }) => [pattern, n]));
    return { id: made.id, counts };
  };
  const before = await hooks();
  const asSecret = videos.slice(2, 7);
  let added = 0;
  for (const { id } of asSecret) {
    if ((await correct(user, id, 'secret')).recognised !== 'secret') added += 1;
  }
  expect(added).toBeGreaterThan(0);
  const after = await hooks();
  expect((after.counts['secret'] ?? 0) - (before.counts['secret'] ?? 0)).toBe(added);
  for (const { id } of [before, after]) {
    expect(await answer(testApp.request(`/account-reports/${id}/check`, { as: user }))).toMatchObject({
      outcome: 'identical',
    });
  }
});

test('an analysis made after a correction goes by it and tells both classes; without a change it is the same one', async () => {
  const { user, videos } = await scene.withVideos('business_pro');
  const id = videos[3]?.id ?? '';
  const made = async () => {
    const { outcome, analysis } = await scene.started(user, { videoId: id });
    const { analysis: ended, result } = await scene.ended(user, analysis.id);
    return { outcome, ended, said: result?.hook?.class };
  };
  const first = await made();
  const recognised = first.said?.absent === null ? first.said.kind : null;
  const wanted = recognised === 'list' ? 'story' : 'list';
  const { corrected_at } = await correct(user, id, wanted);
  const second = await made();
  expect(second.ended.id).not.toBe(first.ended.id);
  expect(second.ended).toMatchObject({ state: 'done', hook_class: wanted });
  expect(second.said).toMatchObject({
    kind: wanted,
    recognised,
    correctedAt: corrected_at,
    confidence: 'high',
  });
  expect((await made()).outcome).toBe('kept');
});

test('videos are shown by their ids to their owner alone, each once, and at most fifty', async () => {
  const { user, videos } = await scene.withVideos();
  const ids = videos.slice(0, 3).map(({ id }) => id);
  const named = (as: TestUser, list: string) =>
    answer<{ items: { id: string; url: string | null }[] }>(
      testApp.request(`/videos/named?ids=${list}`, { as }),
    );
  const { items } = await named(user, [...ids.toReversed(), ids[0], '1'].join(','));
  expect(items.map(({ id }) => id)).toEqual(ids);
  expect(items.every(({ url }) => url === null)).toBe(true);
  expect(await named(await testApp.createUser(), ids.join(','))).toEqual({ items: [] });
  for (const list of ['', 'x', '1,', Array.from({ length: 51 }, (_, index) => index + 1).join(',')]) {
    expect(await refusal(testApp.request(`/videos/named?ids=${list}`, { as: user }))).toMatchObject({
      status: 422,
    });
  }
});
