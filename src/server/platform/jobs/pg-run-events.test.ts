import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { runSql } from '#test/database/run-sql.ts';
import { eventually } from '#test/harness/eventually.ts';
import { createPgRunEvents } from './pg-run-events.ts';
import type { RunEvents } from './run-events.ts';

let database: TestDatabase;
let events: RunEvents;

beforeAll(async () => {
  database = await createTestDatabase();
  events = await createPgRunEvents(database.connectionString, pino({ level: 'silent' }));
});

afterAll(async () => {
  await events.close();
  await database.drop();
});

const notify = (runId: string) =>
  runSql(database.connectionString, `select pg_notify('accroche_run', '${runId}')`);

/** Counts the events of a run until it is stopped. */
function follow(runId: string) {
  const stop = new AbortController();
  const changes = events.changes(runId, stop.signal);
  let count = 0;
  const ended = (async () => {
    for await (const _ of changes) count += 1;
  })();
  return { count: () => count, stop: () => stop.abort(), ended };
}

test('news of a run reach those who follow it and nobody else', async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  const [following, others] = [follow(mine), follow(other)];
  await notify(mine);
  await eventually(() => expect(following.count()).toBe(1));
  expect(others.count()).toBe(0);
  following.stop();
  others.stop();
  await Promise.all([following.ended, others.ended]);
});

test('news between the subscription and the first look are not missed', async () => {
  const runId = randomUUID();
  const stop = new AbortController();
  const changes = events.changes(runId, stop.signal);
  await notify(runId);
  await pause(100);
  let count = 0;
  for await (const _ of changes) {
    count += 1;
    stop.abort();
  }
  expect(count).toBe(1);
});

test('after a lost connection everybody looks again', async () => {
  const runId = randomUUID();
  const following = follow(runId);
  await runSql(
    database.connectionString,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'accroche-events'
       and datname = current_database()`,
  );
  await eventually(() => expect(following.count()).toBe(1), 8_000);
  await notify(runId);
  await eventually(() => expect(following.count()).toBe(2));
  following.stop();
  await following.ended;
});

test('strange payloads disturb nobody', async () => {
  const runId = randomUUID();
  const following = follow(runId);
  await notify('error');
  await notify('');
  await notify(runId);
  await eventually(() => expect(following.count()).toBe(1));
  following.stop();
  await following.ended;
});
