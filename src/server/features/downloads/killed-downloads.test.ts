import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DownloadItem } from '#contract/downloads.ts';
import { createFileScene, type FileScene } from '#test/downloads/file-scene.ts';
import { startS3Server, type S3Server } from '#test/storage/s3-server.ts';
import { createS3Storage } from '#server/integrations/storage/s3/s3-storage.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer } from '#test/harness/context.ts';
import { RetryLater } from '../../platform/jobs/jobs.ts';
import {
  beginAttempt,
  reserveBytes,
  saveStorageKey,
  saveProgress,
  saveReady,
  saveRefused,
} from './download-work.queries.ts';
import { removeDueFiles } from './remove-due-files.ts';
import { runDownload } from './run-download.ts';

const BYTES = 400_000;

let s3: S3Server;
let scene: FileScene;
beforeAll(async () => {
  s3 = await startS3Server();
  const storage = createS3Storage(s3.place, { partBytes: 64 * 1024, pauseMs: 5, tries: 2 });
  scene = await createFileScene(BYTES, { storage });
});
afterAll(async () => {
  await scene.close();
  await s3.close();
});

const app = () => scene.testApp.app;
const shown = () =>
  answer<DownloadItem>(scene.testApp.request(`/downloads/${scene.item.id}`, { as: scene.user }));
const kept = () => [...s3.objects.keys()];
const work = () => readdir(join(app().config.dataDir, 'work')).catch(() => []);

/** The state that a killed process leaves: interrupted, with what it had stored so far, and a job that is retried. */
async function broughtBack(): Promise<{ runId: string; userId: string }> {
  const runId = randomUUID();
  await app().db.system.run({
    name: 'test-break-download',
    text: `update downloads set state = 'fetching', job_id = $2, attempt = 3, held_bytes = 900000, sha256 = null,
             finished_at = null, expires_at = null where id = $1`,
    values: [scene.item.id, runId],
  });
  return { runId, userId: scene.user.userId };
}
const context = (signal = new AbortController().signal) => ({ signal, lastTry: false });

test('a download that a killed process left begins again and ends in one file', async () => {
  const before = kept();
  await runDownload(app(), await broughtBack(), context());
  expect(await shown()).toMatchObject({ state: 'ready', bytes: BYTES, sha256: scene.item.sha256 });
  const after = kept();
  expect([before.length, after.length, after[0] === before[0]]).toEqual([1, 1, false]);
  expect(await work()).toEqual([]);
});

test('its job done by two at once, or again afterwards, ends in one file all the same', async () => {
  const ref = await broughtBack();
  await Promise.all([1, 2, 3].map(() => runDownload(app(), ref, context())));
  expect(await shown()).toMatchObject({ state: 'ready', bytes: BYTES });
  const { finishedAt } = await shown();
  await runDownload(app(), ref, context());
  expect((await shown()).finishedAt).toBe(finishedAt);
  await eventually(async () => expect([kept().length, await work()]).toEqual([1, []]));
  // The stored file is the one that the database refers to.
  const file = await scene.testApp.request(`/downloads/${scene.item.id}/file`, { as: scene.user });
  expect((await file.arrayBuffer()).byteLength).toBe(BYTES);
});

test('a try that another one has followed changes nothing any more', async () => {
  const { runId: jobId, userId } = await broughtBack();
  const db = app().db.tenant(userId);
  const first = await beginAttempt(db, userId, jobId);
  const second = await beginAttempt(db, userId, jobId);
  if (first === undefined || second === undefined) throw new Error('there is nothing to do');
  const old = { id: first.id, userId, jobId, attempt: first.attempt };
  const now = app().clock.now();
  const ready = { bytes: 1, sha256: '00', contentType: 'video/mp4', now, expiresAt: now };
  expect([
    await saveProgress(db, old, 1),
    await reserveBytes(db, old, 1),
    await saveStorageKey(db, old, 'x'),
    await saveRefused(db, old, { problem: 'private', values: {}, now }),
    await saveReady(db, old, ready),
  ]).toEqual([0, 0, 0, 0, 0]);
  expect(await saveProgress(db, { ...old, attempt: second.attempt }, 1)).toBe(1);
  await runDownload(app(), { runId: jobId, userId }, context());
  expect((await shown()).state).toBe('ready');
});

test('a process that stops hands it back as it is, and the next one goes on', async () => {
  const ref = await broughtBack();
  const stop = new AbortController();
  const running = runDownload(app(), ref, context(stop.signal));
  setTimeout(() => stop.abort(new Error('the process stops')), 40);
  await running.catch(() => undefined);
  if ((await shown()).state !== 'ready') await runDownload(app(), ref, context());
  expect(await shown()).toMatchObject({ state: 'ready', bytes: BYTES });
  expect([kept().length, await work()]).toEqual([1, []]);
});

test('what may pass by itself is tried again later, and said only when it does not', async () => {
  const ref = await broughtBack();
  await scene.offer({ stderr: 'ERROR: [TikTok] 1: HTTP Error 429: Too Many Requests' });
  await expect(runDownload(app(), ref, context())).rejects.toThrow(RetryLater);
  expect((await shown()).state).toBe('fetching');
  await runDownload(app(), ref, { ...context(), lastTry: true });
  expect(await shown()).toMatchObject({ state: 'refused', problem: 'rate_limited' });
  await scene.offer();
  await runDownload(app(), await broughtBack(), context());
  expect((await shown()).state).toBe('ready');
});

test('one whose job has died for good says that it was interrupted, and holds no room', async () => {
  await broughtBack();
  await removeDueFiles(app());
  expect(await shown()).toMatchObject({ state: 'refused', problem: 'interrupted' });
  const state = await answer<{ usedBytes: number }>(
    scene.testApp.request('/downloads/state', { as: scene.user }),
  );
  expect([state.usedBytes, kept()]).toEqual([0, []]);
});

const isUpload = ({ method, query }: { method: string; query: URLSearchParams }) =>
  method === 'PUT' && query.has('partNumber');
const ended = () =>
  eventually(async () => {
    const item = await shown();
    if (item.state !== 'ready' && item.state !== 'refused') throw new Error(item.state);
    return item;
  }, 20_000);
const again = () =>
  scene.testApp.request(`/downloads/${scene.item.id}/again`, { method: 'POST', as: scene.user });

test('a download onto a full disk is refused with its sentence, keeps nothing, and works when there is room', async () => {
  s3.trouble({ answer: 'full', times: 1, when: isUpload });
  await again();
  expect(await ended()).toMatchObject({ state: 'refused', problem: 'storage_full', bytes: null });
  expect([kept(), s3.uploads.size, await work()]).toEqual([[], 0, []]);
  s3.trouble({ answer: 'slow_down', times: 1, when: isUpload });
  await again();
  expect(await ended()).toMatchObject({ state: 'ready', sha256: scene.item.sha256 });
  expect([kept().length, s3.uploads.size]).toEqual([1, 0]);
});
