import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { eventually } from '#test/harness/eventually.ts';
import { letTimePass } from '#test/faults/advance-clock.ts';
import { rounds } from '#test/harness/rounds.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createScriptedSource } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';

const PROMISED = { rounds: 3, kills: 5 };
const ROUNDS = rounds(PROMISED.rounds, 1);
const KILLS = rounds(PROMISED.kills, 1);
/** A process killed before its first job or between two proves nothing: more are killed until one dies during a job. */
const MOST_KILLS = 25;
const WORKER_PROCESS = join(import.meta.dirname, '../../../../test/jobs/sync-process.ts');

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;

beforeAll(async () => {
  testApp = await createTestApp({ sources: [createScriptedSource(40)], consent: true, workers: 0 });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());

async function startWorkerProcess() {
  const child = spawn(process.execPath, [WORKER_PROCESS, testApp.app.db.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

const states = async () =>
  testApp.app.db.system.rows<{ state: string }>({
    name: 'test-states',
    text: 'select state from job_runs',
  });

test(`twenty syncs whose workers are killed at ${KILLS} of ${PROMISED.kills} random moments are each done exactly once, and none is lost`, async () => {
  const people: Person[] = [];
  for (let number = 0; number < 20; number += 1) people.push(await scene.linked(`tue_${number}`));
  // Each worker process is killed somewhere between its first job and the end of its first batch.
  let half = 0;
  for (let kill = 0; kill < KILLS || (half === 0 && kill < MOST_KILLS); kill += 1) {
    const child = await startWorkerProcess();
    await pause(Math.random() * 200);
    child.kill('SIGKILL');
    await once(child, 'exit');
    half = (await states()).filter(({ state }) => state === 'running').length;
  }
  await letTimePass(text => testApp.app.db.system.run({ name: '', text }));
  await startWorkerProcess();
  const restartedAt = performance.now();
  await eventually(async () => {
    expect((await states()).filter(({ state }) => state !== 'done')).toEqual([]);
  }, 30_000);
  expect(performance.now() - restartedAt).toBeLessThan(30_000);
  expect(half).toBeGreaterThan(0);
  for (const person of people) {
    expect((await scene.snapshots(person)).length).toBe(1);
    expect((await scene.videos(person)).length).toBe(40);
    expect((await scene.history(person)).length).toBe(40);
    expect(await scene.account(person)).toMatchObject({ last_failure: null, active_run: null });
  }
}, 120_000);

test(`in ${ROUNDS} of ${PROMISED.rounds} rounds two processes never work on one account at the same moment, and each sync is done once`, async () => {
  const source = createScriptedSource(5);
  const working = new Map<string, number>();
  let collisions = 0;
  const { profileAnswer } = source;
  source.profileAnswer = async (handle, options) => {
    working.set(handle, (working.get(handle) ?? 0) + 1);
    if ((working.get(handle) ?? 0) > 1) collisions += 1;
    await pause(Math.random() * 10);
    working.set(handle, (working.get(handle) ?? 0) - 1);
    return profileAnswer(handle, options);
  };
  const servers = await Promise.all(
    [1, 2].map(() => createTestApp({ beside: testApp, sources: [source], consent: true })),
  );
  onTestFinished(async () => void (await Promise.all(servers.map(server => server.close()))));
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, number) => scene.linked(`deux_${number}`, 'business_starter')),
  );
  await Promise.all(people.map(person => scene.ended(person, person.firstRun)));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await testApp.app.db.system.run({
      name: 'test-forget-cool-down',
      text: `update user_tiktok_accounts set last_synced_at = last_synced_at - interval '2 hours'`,
    });
    // Each is requested by three clicks at once; one that arrives after the end is told to wait.
    const runs = await Promise.all(
      people.map(async ({ user, accountId }) => {
        const clicks = await Promise.all(
          [1, 2, 3].map(() =>
            testApp.request(`/linked-accounts/${accountId}/sync`, { method: 'POST', as: user }),
          ),
        );
        expect(clicks.filter(({ status }) => status !== 202 && status !== 429)).toEqual([]);
        const accepted = await Promise.all(
          clicks.filter(({ status }) => status === 202).map(click => answer<JobRun>(click)),
        );
        expect(new Set(accepted.map(run => run.id)).size).toBe(1);
        return accepted[0] ?? null;
      }),
    );
    await Promise.all(people.map((person, index) => scene.ended(person, runs[index] ?? null)));
  }
  expect(collisions).toBe(0);
  for (const person of people) {
    expect(source.calls.filter(handle => handle === `deux_${people.indexOf(person)}`).length).toBe(
      ROUNDS + 1,
    );
    expect((await scene.snapshots(person)).length).toBe(ROUNDS + 1);
  }
}, 120_000);
