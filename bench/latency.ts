import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { createPgBossJobs } from '#server/platform/jobs/pg-boss-jobs.ts';
import { RUN_CHANNEL } from '#server/platform/jobs/pg-run-events.ts';
import { withDatabase } from '#test/database/connection-string.ts';
import { watched } from './jitter.ts';
import { alone, compared, median, type Measurement } from './measurement.ts';
import type { BenchApp } from './product-app.ts';

const ROUNDS = 40;
const HOOKS = 10;
const GENERATIONS = 15;

/** Latencies that a user notices: the start of a job, its progress on screen, ten hooks from the built-in engine. */
export async function measureLatency(bench: BenchApp): Promise<Measurement[]> {
  const marked = async (measure: () => Promise<Measurement[]>): Promise<Measurement[]> => {
    const { result, isUnreliable } = await watched(measure);
    return result.map(one => (isUnreliable ? { ...one, isUnreliable: true as const } : one));
  };
  return [
    ...(await marked(() => measureEnqueue(bench))),
    ...(await marked(() => measureProgress(bench))),
    ...(await marked(() => measureHooks(bench))),
  ];
}

/**
 * From the commit that enqueues the job to its first line, on a queue with no other consumer; against a bare round
 * trip.
 */
async function measureEnqueue({ connectionString }: BenchApp): Promise<Measurement[]> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query('create database bench_queue');
  const own = withDatabase(connectionString, 'bench_queue');
  await migrateDatabase({ connectionString: own, log: () => undefined });
  const log = pino({ level: 'silent' });
  const db = openDatabase({ connectionString: own, log });
  const jobs = await createPgBossJobs({ connectionString: own, workers: 2, log });
  let begun: (() => void) | undefined;
  jobs.handle('account-sync', async () => begun?.());
  await jobs.startWorkers();
  const waits: number[] = [];
  const roundTrips: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const userId = randomUUID();
      const start = new Promise<number>(resolve => (begun = () => resolve(performance.now())));
      await db
        .tenant(userId)
        .transaction(tx =>
          jobs.enqueue(tx, 'account-sync', { runId: randomUUID(), userId }, { groupId: userId }),
        );
      const committedAt = performance.now();
      waits.push((await start) - committedAt);
      await pause(30);
      const askedAt = performance.now();
      await admin.query('select 1');
      roundTrips.push(performance.now() - askedAt);
    }
  } finally {
    await jobs.stop(1_000);
    await db.close();
    await admin.query('drop database bench_queue with (force)');
    await admin.end();
  }
  return [
    compared(
      { name: 'job: commit to start, median', value: median(waits), unit: 'ms', n: ROUNDS },
      { name: 'a bare round trip', value: median(roundTrips) },
    ),
  ];
}

/** From the statement that updates a run to the event that a reader of its stream receives. */
async function measureProgress({
  product,
  token,
  userId,
  accountId,
  connectionString,
}: BenchApp): Promise<Measurement[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into job_runs (user_id, kind, account_id, state, started_at) values ($1, 'account_sync', $2, 'running', now())
     returning id`,
    [userId, accountId],
  );
  const runId = rows[0]?.id ?? '';
  const leave = new AbortController();
  const waits: number[] = [];
  try {
    const response = await fetch(`${product.url}/api/v1/runs/${runId}/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leave.signal,
    });
    let heard: (() => void) | undefined;
    const listening = (async () => {
      for await (const chunk of response.body ?? []) if (Buffer.from(chunk).includes('data: {')) heard?.();
    })().catch(() => undefined);
    await pause(200);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const news = new Promise<void>(resolve => (heard = resolve));
      const movedAt = performance.now();
      await client.query(
        `with moved as (update job_runs set step = $2 where id = $1 returning id)
         select pg_notify('${RUN_CHANNEL}', id::text) from moved`,
        [runId, 1 + (round % 2)],
      );
      await news;
      waits.push(performance.now() - movedAt);
      await pause(20);
    }
    leave.abort();
    await listening;
  } finally {
    leave.abort();
    await client.query('delete from job_runs where id = $1', [runId]);
    await client.end();
  }
  return [alone({ name: 'job: news to its reader, median', value: median(waits), unit: 'ms', n: ROUNDS })];
}

/** Requested over HTTP, written, scored and stored: time to the first hook, and to all. */
async function measureHooks({ product, token }: BenchApp): Promise<Measurement[]> {
  const firsts: number[] = [];
  const wholes: number[] = [];
  for (let round = 0; round < GENERATIONS; round += 1) {
    const askedAt = performance.now();
    const response = await fetch(`${product.url}/api/v1/generations/hooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        key: `bench-${process.pid}-${round}`,
        language: 'fr',
        platform: 'tiktok',
        niche: 'baking',
        count: HOOKS,
      }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    let first = 0;
    for await (const chunk of response.body ?? [])
      if (first === 0 && Buffer.from(chunk).includes('"event":"text"')) first = performance.now() - askedAt;
    firsts.push(first);
    wholes.push(performance.now() - askedAt);
  }
  return [
    alone({
      name: `${HOOKS} hooks by the built-in engine, median`,
      value: median(wholes),
      unit: 'ms',
      n: GENERATIONS,
    }),
    alone({ name: `… the first of them, median`, value: median(firsts), unit: 'ms', n: GENERATIONS }),
  ];
}
