import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { eventually } from '#test/harness/eventually.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { RetryLater, type JobContext, type Jobs } from './jobs.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';

const log = pino({ level: 'silent' });
const WORKER_PROCESS = join(import.meta.dirname, '../../../../test/jobs/worker-process.ts');

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ connectionString: database.connectionString, log });
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

type Handler = (runId: string, context: JobContext) => Promise<void>;

async function workers(handler: Handler | null, count = 2): Promise<Jobs> {
  const jobs = await createPgBossJobs({
    connectionString: database.connectionString,
    workers: handler === null ? 0 : count,
    log,
  });
  if (handler !== null) jobs.handle('account-sync', ({ runId }, context) => handler(runId, context));
  await jobs.startWorkers();
  onTestFinished(() => jobs.stop(2_000));
  return jobs;
}

async function enqueue(jobs: Jobs, options: { userId?: string; runId?: string } = {}): Promise<string> {
  const { userId = randomUUID(), runId = randomUUID() } = options;
  await db
    .tenant(userId)
    .transaction(tx => jobs.enqueue(tx, 'account-sync', { runId, userId }, { groupId: userId }));
  return runId;
}

test('a job enqueued in a transaction that fails never runs', async () => {
  const ran: string[] = [];
  const jobs = await workers(async runId => void ran.push(runId));
  const userId = randomUUID();
  const lost = db.tenant(userId).transaction(async tx => {
    await jobs.enqueue(tx, 'account-sync', { runId: randomUUID(), userId }, { groupId: userId });
    throw new Error('something else went wrong');
  });
  await expect(lost).rejects.toThrow('something else went wrong');
  const kept = await enqueue(jobs);
  await eventually(() => expect(ran).toContain(kept));
  expect(ran).toEqual([kept]);
});

test('one run has one job: enqueued twice, it is refused', async () => {
  const jobs = await workers(null);
  const runId = await enqueue(jobs);
  await expect(enqueue(jobs, { runId })).rejects.toThrow('stands in the queue already');
});

// Other work of the machine can only lengthen the wait: one of three rounds is enough, and a worker that polls now and
// then fails in all of them.
test('an idle worker starts a job within 50 ms of its commit, in the median', { retry: 2 }, async () => {
  let started: (() => void) | undefined;
  const jobs = await workers(async () => started?.());
  const waits: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const start = new Promise<void>(resolve => (started = resolve));
    const enqueued = enqueue(jobs).then(() => performance.now());
    const [committedAt, startedAt] = await Promise.all([enqueued, start.then(() => performance.now())]);
    waits.push(startedAt - committedAt);
    await pause(20);
  }
  const median = waits.toSorted((a, b) => a - b)[15] ?? Infinity;
  expect(median).toBeLessThanOrEqual(50);
});

test('a backlog is worked off without pauses, each job once, by several processes', async () => {
  const ran = new Map<string, number>();
  const handler: Handler = async runId => {
    ran.set(runId, (ran.get(runId) ?? 0) + 1);
    await pause(1);
  };
  const waiting = await workers(null);
  const runIds = await Promise.all(Array.from({ length: 200 }, () => enqueue(waiting)));
  const startedAt = performance.now();
  await workers(handler);
  await workers(handler);
  await eventually(() => expect(ran.size).toBe(200), 20_000);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(runIds.map(runId => ran.get(runId))).toEqual(runIds.map(() => 1));
});

test('a job that fails is tried four times and knows its last try', async () => {
  const tries: boolean[] = [];
  const jobs = await workers(async (_, { lastTry }) => {
    tries.push(lastTry);
    throw new RetryLater(0, new Error('never'));
  });
  await enqueue(jobs);
  await eventually(() => expect(tries).toEqual([false, false, false, true]));
  await pause(300);
  expect(tries.length).toBe(4);
});

test('a retry waits as long as it was told', async () => {
  const times: number[] = [];
  const jobs = await workers(async () => {
    times.push(performance.now());
    if (times.length === 1) throw new RetryLater(2_500, new Error('slow down'));
  });
  await enqueue(jobs);
  await eventually(() => expect(times.length).toBe(2), 10_000);
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThan(2_400);
});

test('a failure without a time is tried again with a growing pause', async () => {
  const times: number[] = [];
  const jobs = await workers(async () => {
    times.push(performance.now());
    if (times.length < 3) throw new Error('broken');
  });
  await enqueue(jobs);
  await eventually(() => expect(times.length).toBe(3), 20_000);
});

test('the job of a killed worker comes back and is done by another', async () => {
  const jobs = await workers(null);
  const child = spawn(process.execPath, [WORKER_PROCESS, database.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const runId = await enqueue(jobs);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(line)).toContain(runId);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const ran: string[] = [];
  await workers(async id => void ran.push(id));
  await eventually(() => expect(ran).toEqual([runId]), 25_000);
});

test('a process that stops hands its running job back at once', async () => {
  const seen: string[] = [];
  const first = await workers(async (runId, { signal }) => {
    seen.push(`first ${runId}`);
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const runId = await enqueue(first);
  await eventually(() => expect(seen).toEqual([`first ${runId}`]));
  await workers(async id => void seen.push(`second ${id}`));
  const stoppedAt = performance.now();
  await first.stop(2_000);
  expect(performance.now() - stoppedAt).toBeLessThan(3_000);
  await eventually(() => expect(seen).toEqual([`first ${runId}`, `second ${runId}`]));
});

test('a process that stops lets a short job end', async () => {
  let ended = false;
  let began = false;
  const jobs = await workers(async () => {
    began = true;
    await pause(500);
    ended = true;
  });
  await enqueue(jobs);
  await eventually(() => expect(began).toBe(true));
  await jobs.stop(4_000);
  expect(ended).toBe(true);
});

test('two processes that start at once prepare the queues once', async () => {
  const both = await Promise.all([workers(null), workers(null)]);
  expect(both.map(jobs => jobs.isRunning())).toEqual([true, true]);
});

test('repeated work goes on after a failure and ends with the process', async () => {
  const jobs = await createPgBossJobs({ connectionString: database.connectionString, workers: 1, log });
  let rounds = 0;
  jobs.repeat('counting', 0.05, async () => {
    rounds += 1;
    if (rounds === 1) throw new Error('the first time');
  });
  await jobs.startWorkers();
  await eventually(() => expect(rounds).toBeGreaterThan(2));
  await jobs.stop(1_000);
  const after = rounds;
  await pause(200);
  expect(rounds).toBe(after);
});

test('a stop under a backlog waits for the recurring job and the jobs under way, which then begin nothing more', async () => {
  const told: string[] = [];
  const own = openDatabase({ connectionString: database.connectionString, log });
  const jobs = await createPgBossJobs({
    connectionString: database.connectionString,
    workers: 2,
    log: pino({ level: 'info' }, { write: (line: string) => void told.push(line) }),
  });
  const slowly = (seconds: number) =>
    own.system.run({ name: 'test-slow', text: 'select pg_sleep($1)', values: [seconds] });
  let runs = 0;
  jobs.repeat('backlog', 1, async () => {
    for (let left = 200; left > 0 && jobs.isRunning(); left -= 1) {
      await slowly(1.2);
      await slowly(0);
      runs += 1;
    }
  });
  jobs.handle('account-sync', async () => {
    for (let step = 0; step < 6; step += 1) await slowly(0.05);
  });
  for (let count = 0; count < 40; count += 1) await enqueue(jobs);
  await jobs.startWorkers();
  await eventually(() => expect(runs).toBeGreaterThan(0));
  await jobs.stop(4_000);
  await own.close();
  const after = runs;
  await pause(500);
  expect(runs).toBe(after);
  expect(runs).toBe(2);
  expect(told.join('')).not.toMatch(/after calling end|recurring job failed|reported a problem/);
});
