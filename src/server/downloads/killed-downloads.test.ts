import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DownloadItem } from '#contract/downloads.ts';
import { createFileScene, type FileScene } from '#test/downloads/file-scene.ts';
import { eventually } from '#test/eventually.ts';
import { answer } from '#test/world.ts';
import { removeDueFiles } from './remove-due-files.ts';
import { runDownload } from './run-download.ts';

const BYTES = 400_000;

let scene: FileScene;
beforeAll(async () => {
  scene = await createFileScene(BYTES);
});
afterAll(() => scene.close());

const world = () => scene.testWorld.world;
const shown = () =>
  answer<DownloadItem>(scene.testWorld.request(`/downloads/${scene.item.id}`, { as: scene.user }));
const kept = async () =>
  (await readdir(join(world().config.dataDir, 'files'), { recursive: true })).filter(name => /[0-9a-f-]{36}$/.test(name) && name.includes('downloads/'));
const work = () => readdir(join(world().config.dataDir, 'work')).catch(() => []);

/** As a killed process leaves it: in the middle, with what it had kept so far, and a job that comes back. */
async function broughtBack(): Promise<{ runId: string; userId: string }> {
  const runId = randomUUID();
  await world().db.system.run({
    name: 'test-break-download',
    text: `update downloads set state = 'fetching', job_id = $2, attempt = 3, held_bytes = 900000, sha256 = null,
             finished_at = null, expires_at = null where id = $1`,
    values: [scene.item.id, runId],
  });
  return { runId, userId: scene.user.userId };
}
const context = (signal = new AbortController().signal) => ({ signal, lastTry: false });

test('a download that a killed process left begins again and ends in one file', async () => {
  const before = await kept();
  await runDownload(world(), await broughtBack(), context());
  expect(await shown()).toMatchObject({ state: 'ready', bytes: BYTES, sha256: scene.item.sha256 });
  const after = await kept();
  expect([before.length, after.length, after[0] === before[0]]).toEqual([1, 1, false]);
  expect(await work()).toEqual([]);
});

test('its job done by two at once, or again afterwards, ends in one file all the same', async () => {
  const ref = await broughtBack();
  await Promise.all([1, 2, 3].map(() => runDownload(world(), ref, context())));
  expect(await shown()).toMatchObject({ state: 'ready', bytes: BYTES });
  const { finishedAt } = await shown();
  await runDownload(world(), ref, context());
  expect((await shown()).finishedAt).toBe(finishedAt);
  await eventually(async () => expect([(await kept()).length, await work()]).toEqual([1, []]));
});

test('a process that stops hands it back as it is, and the next one goes on', async () => {
  const ref = await broughtBack();
  const stop = new AbortController();
  const running = runDownload(world(), ref, context(stop.signal));
  setTimeout(() => stop.abort(new Error('the process stops')), 40);
  await running.catch(() => undefined);
  if ((await shown()).state !== 'ready') await runDownload(world(), ref, context());
  expect(await shown()).toMatchObject({ state: 'ready', bytes: BYTES });
  expect([(await kept()).length, await work()]).toEqual([1, []]);
});

test('one whose job has died for good says that it was interrupted, and holds no room', async () => {
  await broughtBack();
  await removeDueFiles(world());
  expect(await shown()).toMatchObject({ state: 'refused', problem: 'interrupted' });
  const state = await answer<{ usedBytes: number }>(
    scene.testWorld.request('/downloads/state', { as: scene.user }),
  );
  expect([state.usedBytes, await kept()]).toEqual([0, []]);
});
