import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { apifyItems } from '#test/sources/apify-items.ts';
import { eventually } from '#test/harness/eventually.ts';
import { letTimePass } from '#test/faults/advance-clock.ts';
import { rounds } from '#test/harness/rounds.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { deleteOrphanUploadsJob } from './delete-orphan-uploads.ts';

const IMPORT_PROCESS = join(import.meta.dirname, '../../../../test/jobs/import-process.ts');
const PROMISED = { files: 8, kills: 4 };
const FILES = rounds(PROMISED.files, 2);
const VIDEOS = 2_000;
/** Each kill may interrupt every file in progress, and a job is tried four times. */
const KILLS = rounds(PROMISED.kills, 1);

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
});
afterAll(() => testApp.close());

async function startImportProcess() {
  const child = spawn(process.execPath, [IMPORT_PROCESS, testApp.app.db.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

async function enqueue(user: TestUser, handle: string): Promise<JobRun> {
  const form = new FormData();
  form.append('file', new File([JSON.stringify(apifyItems(handle, VIDEOS))], 'export.json'));
  const { run } = await answer<{ run: JobRun }>(
    testApp.request(`/imports?readAt=${testApp.app.clock.now().toISOString()}`, {
      method: 'POST',
      as: user,
      body: form,
    }),
  );
  return run;
}

interface Counts {
  videos: number;
  readings: number;
  snapshots: number;
  batches: number;
  uploads: number;
}

const countsOf = (user: TestUser) =>
  testApp.app.db.system.row<Counts>({
    name: 'test-imported-counts',
    text: `select (select count(*) from tiktok_videos where user_id = $1) as videos,
             (select count(*) from tiktok_video_snapshots where user_id = $1) as readings,
             (select count(*) from tiktok_accounts where user_id = $1) as snapshots,
             (select count(*) from import_batches where user_id = $1) as batches,
             (select count(*) from import_uploads where user_id = $1) as uploads`,
    values: [user.userId],
  });

test(`${FILES} of ${PROMISED.files} files whose worker is killed at ${KILLS} of ${PROMISED.kills} random moments are each imported exactly once, and none is kept`, async () => {
  const users: TestUser[] = [];
  for (let number = 0; number < FILES; number += 1) {
    const user = await testApp.createUser();
    await enqueue(user, `fichier_${number}`);
    users.push(user);
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = await startImportProcess();
    await pause(Math.random() * 500);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await letTimePass(text => testApp.app.db.system.run({ name: '', text }));
  await startImportProcess();
  for (const user of users) {
    await eventually(async () => {
      expect(await countsOf(user)).toEqual({
        videos: VIDEOS,
        readings: VIDEOS,
        snapshots: 1,
        batches: 1,
        uploads: 0,
      });
    }, 60_000);
  }
  const states = await testApp.app.db.system.rows({
    name: 'test-import-states',
    text: `select distinct state from job_runs where kind = 'import'`,
  });
  expect(states).toEqual([{ state: 'done' }]);
}, 180_000);

test('a file whose account found no more place by the time it was read is refused by name, and not kept', async () => {
  const user = await testApp.createUser();
  const run = await enqueue(user, 'trop_tard');
  await testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle: 'plus_rapide' } });
  await startImportProcess();
  await eventually(async () => {
    const state = await answer<JobRun>(testApp.request(`/runs/${run.id}`, { as: user }));
    expect(state).toMatchObject({ state: 'failed', error: { code: 'account_limit_reached' } });
  }, 30_000);
  expect(await countsOf(user)).toMatchObject({ videos: 0, batches: 0, uploads: 0 });
});

test('a run that was ended elsewhere imports nothing, and its file is forgotten', async () => {
  const user = await testApp.createUser();
  const run = await enqueue(user, 'abandonne');
  const { system } = testApp.app.db;
  await system.run({
    name: 'test-end-run',
    text: `update job_runs set state = 'failed', error_code = 'job_interrupted' where id = $1`,
    values: [run.id],
  });
  await startImportProcess();
  await eventually(async () => {
    const [job] = await system.rows<{ state: string }>({
      name: 'test-job-state',
      text: `select state from pgboss.job where id = $1`,
      values: [run.id],
    });
    expect(job?.state).toBe('completed');
  }, 30_000);
  expect(await countsOf(user)).toMatchObject({ videos: 0, batches: 0, uploads: 1 });
  await deleteOrphanUploadsJob(testApp.app);
  expect(await countsOf(user)).toMatchObject({ uploads: 0 });
});
