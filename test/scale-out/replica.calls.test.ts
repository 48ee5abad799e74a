import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/platform/db/embedded/embedded-postgres.ts';
import { metricsText } from '#server/platform/http/http-metrics.ts';
import { temporaryFolder } from '#test/harness/product.ts';
import { rounds } from '#test/harness/rounds.ts';
import { figure } from './fleet.ts';
import { createStandby, type Standby } from './standby.ts';

/** A whole server and its copy: seconds. `npm run proofs -- test/scale-out` writes and reads a thousand times. */
const PROMISED = 1_000;
const ROUNDS = rounds(PROMISED, 100);
const user = randomUUID();
const log = pino({ level: 'silent' });

let place: string;
let primary: EmbeddedPostgres;
let standby: Standby;
/** Two processes: what one writes the other reads. */
let writer: Database;
let reader: Database;

beforeAll(async () => {
  place = temporaryFolder();
  primary = await startEmbeddedPostgres({ dataDir: place, log: () => undefined, durable: true });
  const { connectionString } = primary;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`create role accroche_app; create table notes (user_id uuid, number int);
    grant select, insert on notes to accroche_app; alter table notes enable row level security;
    create policy own on notes using (user_id = current_setting('app.user_id')::uuid)`);
  await client.end();
  standby = await createStandby(connectionString);
  await standby.start();
  writer = openDatabase({ connectionString, log });
  reader = openDatabase({ connectionString, replica: standby.connectionString, log });
}, 60_000);
afterAll(async () => {
  await Promise.all([writer.close(), reader.close()]);
  await standby.remove();
  await primary.stop();
  rmSync(place, { recursive: true, force: true });
}, 60_000);

const write = (number: number) =>
  writer.tenant(user).run({
    name: 'write-note',
    text: 'insert into notes values ($1, $2)',
    values: [user, number],
  });
const read = () =>
  reader.reading(user).row<{ newest: number; copied: boolean }>({
    name: 'read-notes',
    text: 'select max(number) as newest, pg_is_in_recovery() as copied from notes where user_id = $1',
    values: [user],
  });
async function answeredBy(who: 'replica' | 'primary'): Promise<number> {
  return figure(await metricsText(), `accroche_replica_reads_total{answered_by="${who}"}`);
}

test(`whoever has written through one process reads it through another, ${ROUNDS} of ${PROMISED} times, and the replica answers`, async () => {
  const before = await answeredBy('replica');
  const stale: number[] = [];
  let copied = 0;
  for (let number = 1; number <= ROUNDS; number += 1) {
    await write(number);
    const seen = await read();
    if (seen?.newest !== number) stale.push(number);
    if (seen?.copied === true) copied += 1;
  }
  expect(stale).toEqual([]);
  // On a busy machine the replica lags at times.
  expect(copied).toBeGreaterThan(ROUNDS / 5);
  expect((await answeredBy('replica')) - before).toBe(copied);
}, 120_000);

test('many readers at once share their looks at the primary', async () => {
  await expect.poll(async () => (await read())?.copied, { timeout: 15_000, interval: 200 }).toBe(true);
  const seen = await Promise.all(Array.from({ length: 200 }, read));
  expect(seen.filter(row => row?.newest !== ROUNDS)).toEqual([]);
  expect(seen.some(row => row?.copied === true)).toBe(true);
});

test('the replica shows a tenant nothing of anybody else', async () => {
  const other = reader.reading(randomUUID());
  const look = () =>
    other.row<{ count: number; copied: boolean }>({
      name: 'count-notes',
      text: 'select count(*) as count, pg_is_in_recovery() as copied from notes',
    });
  await expect.poll(look, { timeout: 15_000, interval: 200 }).toEqual({ count: 0, copied: true });
});

test('a replica that stands still is left alone: the primary answers, and nothing is stale', async () => {
  const client = new pg.Client({ connectionString: standby.connectionString });
  await client.connect();
  await client.query('select pg_wal_replay_pause()');
  await write(ROUNDS + 1);
  const startedAt = performance.now();
  expect(await read()).toEqual({ newest: ROUNDS + 1, copied: false });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await client.query('select pg_wal_replay_resume()');
  await client.end();
});

test('a replica that ends fails no read, and serves again once it is back', async () => {
  await standby.stop();
  await write(ROUNDS + 2);
  expect(await read()).toEqual({ newest: ROUNDS + 2, copied: false });
  await standby.start();
  await expect.poll(async () => (await read())?.copied, { timeout: 15_000, interval: 200 }).toBe(true);
  expect((await read())?.newest).toBe(ROUNDS + 2);
});
