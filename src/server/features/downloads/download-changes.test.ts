import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import type { DownloadItem } from '#contract/downloads.ts';
import { createDownloadScene, DAY_MS, LIMITS, MEGABYTE, NOW } from '#test/downloads/download-scene.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, refusal } from '#test/harness/context.ts';
import { eraseDueAccounts } from '../account-deletion/erase-due-accounts.ts';
import { removeDueFiles, removeOrphanFiles } from './remove-due-files.ts';

const scene = await createDownloadScene();
const {
  tool,
  testApp,
  newId,
  linkOf,
  h264,
  add,
  rowsOf,
  get,
  list,
  act,
  remove,
  state,
  inState,
  added,
  ready,
  files,
  filesOf,
} = scene;
afterAll(() => scene.close());
beforeEach(() => scene.renew());

describe('cancelling', () => {
  test('ends the program and its helpers, frees the room, and keeps nothing', async () => {
    const item = await added({ formats: [h264(2 * MEGABYTE, 2 * MEGABYTE, { slowMs: 400 })], helper: true });
    await inState(item.id, 'fetching');
    await eventually(async () => expect((await get(item.id)).fetchedBytes).toBeGreaterThan(0), 10_000);
    expect((await state()).usedBytes).toBeGreaterThan(2 * MEGABYTE);
    expect((await answer<DownloadItem>(act(item.id, 'cancel'))).state).toBe('cancelled');
    expect((await state()).usedBytes).toBe(0);
    await eventually(async () => expect(await files('work')).toEqual([]));
    expect(await filesOf(scene.user)).toEqual([]);
    expect((await get(item.id)).state).toBe('cancelled');
    await tool.offer({ [item.videoId!]: { formats: [h264(5_000)] } });
    await act(item.id, 'again');
    expect((await inState(item.id, 'ready')).bytes).toBe(5_000);
  });

  test('against the last moment ends in one of two true states', async () => {
    for (let round = 0; round < 4; round += 1) {
      const item = await added({ formats: [h264(20_000)] });
      await new Promise(resolve => setTimeout(resolve, 60 + round * 90));
      await act(item.id, 'cancel');
      const end = await get(item.id);
      expect(['cancelled', 'ready']).toContain(end.state);
      if (end.state === 'cancelled') {
        await new Promise(resolve => setTimeout(resolve, 700));
        expect((await get(item.id)).state).toBe('cancelled');
      }
    }
    const kept = (await list()).filter(item => item.state === 'ready');
    expect(await filesOf(scene.user)).toHaveLength(kept.length);
    expect((await state()).usedBytes).toBe(kept.length * 20_000);
  });
});

describe('the room of a user', () => {
  test('is never exceeded, whatever is asked at once and whatever sizes are told', async () => {
    const ids = Array.from({ length: 6 }, newId);
    await tool.offer(
      Object.fromEntries(
        ids.map((id, index) => [id, { formats: [h264(3 * MEGABYTE, index % 2 ? 3 * MEGABYTE : null)] }]),
      ),
    );
    const beside = await createTestApp({
      now: NOW,
      consent: true,
      beside: testApp,
      env: { YTDLP_PATH: tool.path, ...LIMITS },
    });
    try {
      await Promise.all(ids.map(id => add(linkOf(id))));
      let most = 0;
      await eventually(async () => {
        most = Math.max(most, (await state()).usedBytes);
        expect((await list()).every(item => item.state === 'ready' || item.state === 'refused')).toBe(true);
      }, 25_000);
      expect(most).toBeLessThanOrEqual(10 * MEGABYTE);
    } finally {
      await beside.close();
    }
    const items = await list();
    expect(items.filter(item => item.state === 'ready')).toHaveLength(3);
    expect(new Set(items.filter(item => item.state === 'refused').map(item => item.problem))).toEqual(
      new Set(['quota_full']),
    );
    expect(await filesOf(scene.user)).toHaveLength(3);
    expect(await state()).toMatchObject({ usedBytes: 9 * MEGABYTE, limitBytes: 10 * MEGABYTE });
  });

  test('holds no file that is too large, told or not', async () => {
    const told = await inState((await added({ formats: [h264(5 * MEGABYTE)] })).id, 'refused');
    const lied = await inState((await added({ formats: [h264(5 * MEGABYTE, null)] })).id, 'refused');
    const untold = await added({ formats: [h264(5 * MEGABYTE, null, { untold: true, slowMs: 60 })] });
    expect([told.problem, lied.problem, (await inState(untold.id, 'refused')).problem]).toEqual([
      'too_large',
      'too_large',
      'too_large',
    ]);
    expect([await filesOf(scene.user), (await state()).usedBytes]).toEqual([[], 0]);
  });
});

describe('deleting', () => {
  test('can be taken back for a day; the file counts until it is gone', async () => {
    const item = await ready({ formats: [h264(50_000)] });
    expect((await remove(item.id)).status).toBe(204);
    expect([await list(), (await list(scene.user, '?deleted=true')).map(({ id }) => id)]).toEqual([
      [],
      [item.id],
    ]);
    expect(await refusal(testApp.request(`/downloads/${item.id}/file`, { as: scene.user }))).toMatchObject({
      status: 404,
    });
    expect((await state()).usedBytes).toBe(50_000);
    await removeDueFiles(testApp.app);
    expect((await answer<DownloadItem>(act(item.id, 'restore'))).sha256).toBe(item.sha256);
    expect((await testApp.request(`/downloads/${item.id}/file`, { as: scene.user })).status).toBe(200);
    await remove(item.id);
    testApp.setNow(new Date(NOW.getTime() + DAY_MS + 60_000));
    await removeDueFiles(testApp.app);
    expect([await filesOf(scene.user), (await state()).usedBytes]).toEqual([[], 0]);
    expect(await refusal(act(item.id, 'restore'))).toMatchObject({ code: 'download_not_found' });
  });

  test('for ever frees the room at once; added again since, it is not taken back', async () => {
    const item = await ready({ formats: [h264(50_000)] });
    await remove(item.id);
    const [again] = await rowsOf(add(linkOf(item.videoId!)));
    expect(again?.outcome).toBe('added');
    expect(await refusal(act(item.id, 'restore'))).toMatchObject({ code: 'download_already_there' });
    await inState(again!.download!.id, 'ready');
    expect((await remove(item.id, '/forever')).status).toBe(204);
    expect((await remove(again!.download!.id, '/forever')).status).toBe(204);
    expect([await filesOf(scene.user), (await state()).usedBytes, await list()]).toEqual([[], 0, []]);
    expect(await refusal(remove(item.id, '/forever'))).toMatchObject({ status: 404 });
  });

  test('one that is under way ends it', async () => {
    const item = await added({ formats: [h264(MEGABYTE, MEGABYTE, { slowMs: 300 })] });
    await inState(item.id, 'fetching');
    await remove(item.id, '/forever');
    await eventually(async () => expect(await files('work')).toEqual([]));
    expect([await filesOf(scene.user), await list(), await list(scene.user, '?deleted=true')]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

test('a file expires: it is not given out, then it is removed, and its line stays', async () => {
  const item = await ready({ formats: [h264(50_000)] });
  testApp.setNow(new Date(NOW.getTime() + 7 * DAY_MS + 60_000));
  expect(await refusal(testApp.request(`/downloads/${item.id}/file`, { as: scene.user }))).toMatchObject({
    status: 404,
  });
  await removeDueFiles(testApp.app);
  expect(await get(item.id)).toMatchObject({ state: 'expired', bytes: null, sha256: null });
  expect([await filesOf(scene.user), (await state()).usedBytes]).toEqual([[], 0]);
  await tool.offer({ [item.videoId!]: { formats: [h264(50_000)] } });
  await act(item.id, 'again');
  await inState(item.id, 'ready');
});

test('nothing of an erased account is kept', async () => {
  await ready({ formats: [h264(20_000)] });
  const { userId } = scene.user;
  await testApp.app.db.system.run({
    name: 'test-due-deletion',
    text: 'insert into account_deletions (user_id, requested_at, due_at) values ($1, $2, $2)',
    values: [userId, NOW],
  });
  await eraseDueAccounts(testApp.app);
  expect((await files()).filter(name => name.includes(userId))).toEqual([]);
});

test('files that no download knows are removed, after a day', async () => {
  const item = await ready({ formats: [h264(50_000)] });
  await testApp.app.db.system.run({
    name: 'test-lose-download',
    text: 'delete from downloads where id = $1',
    values: [item.id],
  });
  expect(await removeOrphanFiles(testApp.app)).toBe(0);
  expect(await filesOf(scene.user)).toHaveLength(1);
});

test('nobody sees, changes or reads a download of somebody else', async () => {
  const item = await ready({ formats: [h264(1_000)] });
  const other = await testApp.createUser();
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['DELETE', '/forever'],
    ['POST', '/cancel'],
    ['POST', '/again'],
    ['POST', '/restore'],
    ['POST', '/link'],
    ['GET', '/file'],
    ['HEAD', '/file'],
  ] as const)
    expect((await testApp.request(`/downloads/${item.id}${path}`, { method, as: other })).status, path).toBe(
      404,
    );
  expect(await list(other)).toEqual([]);
  expect(await get(item.id)).toEqual(item);
});

describe('analysing a download', () => {
  test('hands a copy of its file to the analysis of its video, and leaves the download alone', async () => {
    const item = await ready({ formats: [h264(6_000)] });
    const started = await answer<{ outcome: string; analysis: AnalysisItem }>(act(item.id, 'analysis'));
    expect(started).toMatchObject({
      outcome: 'started',
      analysis: { video_id: item.videoId, file_bytes: 6_000, file_format: 'mp4' },
    });
    await remove(item.id, '/forever');
    const { analysis } = await eventually(async () => {
      const found = await answer<{ analysis: AnalysisItem }>(
        testApp.request(`/analyses/${started.analysis.id}`, { as: scene.user }),
      );
      expect(['done', 'failed']).toContain(found.analysis.state);
      return found;
    }, 20_000);
    // Six thousand made-up bytes are not a video: the analysis fails, and nothing is charged.
    expect(analysis.state).toBe('failed');
    expect(analysis.error?.code).toMatch(/^(?:media_|source_|analysis_)/);
  });

  test('twice at once, or without an analysis left, leaves no copy that nobody waits for', async () => {
    const item = await ready({ formats: [h264(6_000)] });
    const uploads = async () =>
      (await answer<{ items: object[] }>(testApp.request('/analysis-uploads', { as: scene.user }))).items;
    const both = await Promise.all([act(item.id, 'analysis'), act(item.id, 'analysis')]);
    const outcomes = await Promise.all(both.map(one => answer<{ outcome: string }>(one)));
    const started = outcomes.filter(({ outcome }) => outcome === 'started').length;
    expect(started).toBeGreaterThan(0);
    expect((await uploads()).length).toBeLessThanOrEqual(started);
    await testApp.app.db.system.run({
      name: '',
      text: `update user_usage_limits set video_analysis_weekly = 3, day_ends_at = $2 where user_id = $1`,
      values: [scene.user.userId, new Date(NOW.getTime() + DAY_MS)],
    });
    const before = (await uploads()).length;
    const other = await ready({ formats: [h264(7_000)] });
    expect((await act(other.id, 'analysis')).status).toBeGreaterThanOrEqual(400);
    expect(await uploads()).toHaveLength(before);
  });

  test('of somebody else, or one that is not there any more, starts nothing', async () => {
    const item = await ready({ formats: [h264(6_000)] });
    const stranger = await testApp.createUser();
    expect(await refusal(act(item.id, 'analysis', undefined, stranger))).toMatchObject({
      code: 'download_not_found',
    });
    await remove(item.id);
    expect(await refusal(act(item.id, 'analysis'))).toMatchObject({ code: 'download_not_found' });
  });
});
