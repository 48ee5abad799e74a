import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { checksumOf, listTables, type ExistingTable } from '#server/backup/backup.queries.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { fillRemainingTables } from '#test/access/fill-remaining-tables.ts';
import { withDatabase } from '#test/database/connection-string.ts';
import { runSql } from '#test/database/run-sql.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { createScene } from '#test/scenes/scene.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { connectTo, fillFrom } from './used-database.ts';
import { schemaOf } from './schema-of.ts';

// Whole databases are made, filled and compared.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FILES = readdirSync(join(import.meta.dirname, '../../db/migrations'))
  .filter(name => name.endsWith('.sql'))
  .toSorted();
/** The earlier schema versions a database can be at: each one under `npm run proofs`, a few otherwise. */
const ALL_EARLIER = FILES.slice(1, -1);
const EARLIER = ALL_EARLIER.filter((_, index) => IN_FULL || index === 1 || index === 23);
const PROMISED_KILLS = 10;
const KILLS = rounds(PROMISED_KILLS, 1);
const quietly = () => undefined;

let testApp: TestApp;
let lived: pg.Client;
/** The schema that every upgraded database must end with. */
let wanted: string[] = [];
const made: string[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
  const scene = createScene(testApp);
  const owner = await scene.linked('demo-lea-cuisine');
  await scene.ended(owner, owner.firstRun);
  await fillRemainingTables(testApp, owner.user.userId);
  lived = await connectTo(testApp.app.db.connectionString);
  wanted = await schemaOf(lived);
});
afterAll(async () => {
  await lived?.end();
  await testApp?.close();
  const { connectionString } = inject('testServer');
  for (const name of made) await runSql(connectionString, `drop database if exists ${name} with (force)`);
});

async function emptyDatabase(): Promise<string> {
  const { connectionString } = inject('testServer');
  const name = `test_old_${randomBytes(6).toString('hex')}`;
  made.push(name);
  await runSql(connectionString, `create database ${name}`);
  return withDatabase(connectionString, name);
}

async function schemaAt(connectionString: string): Promise<string[]> {
  const client = await connectTo(connectionString);
  const lines = await schemaOf(client);
  await client.end();
  return lines;
}

async function rowsOf(client: pg.Client, tables: ExistingTable[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables)
    counts.set(`${table.schema}.${table.name}`, (await checksumOf(client, table)).rows);
  return counts;
}

test.each(EARLIER)(
  `a database as it was after %s (${EARLIER.length} of ${ALL_EARLIER.length} schemas) is brought to the present with all its rows`,
  async upTo => {
    const connectionString = await emptyDatabase();
    await migrateDatabase({ connectionString, log: quietly, only: name => name <= upTo });
    const client = await connectTo(connectionString);
    const filled = await fillFrom(lived, client);
    const old = (await listTables(client)).filter(({ schema, name }) => filled.includes(`${schema}.${name}`));
    const before = await rowsOf(client, old);
    expect([...before.values()].filter(rows => rows > 0).length).toBeGreaterThan(8);

    await migrateDatabase({ connectionString, log: quietly });
    expect(await schemaOf(client)).toEqual(wanted);
    const now = (await listTables(client)).filter(({ schema, name }) => filled.includes(`${schema}.${name}`));
    const after = await rowsOf(client, now);
    await client.end();
    const lost = [...before].filter(
      ([table, rows]) => table !== 'public.plan_limits' && after.get(table) !== rows,
    );
    expect(lost).toEqual([]);
  },
);

test(
  `migrations killed midway ${KILLS} of ${PROMISED_KILLS} times end at the same schema`,
  { timeout: 120_000 },
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const connectionString = await emptyDatabase();
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, 'migrate-process.ts'), connectionString],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      let said = '';
      const after = Math.floor(Math.random() * (FILES.length - 1)) + 1;
      await new Promise<void>(resolve =>
        child.stdout.on('data', chunk => {
          said += String(chunk);
          if (said.split('.sql done').length > after) resolve();
        }),
      );
      await pause(Math.random() * 10);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await migrateDatabase({ connectionString, log: quietly });
      expect(await schemaAt(connectionString)).toEqual(wanted);
    }
  },
);

test('a migration that fails leaves nothing of itself, says its name, and goes on when it can', async () => {
  const connectionString = await emptyDatabase();
  const failing = FILES.find(name => name.includes('support')) ?? '';
  const before = FILES[FILES.indexOf(failing) - 1] ?? '';
  await migrateDatabase({ connectionString, log: quietly, only: name => name <= before });
  const client = await connectTo(connectionString);
  const existing = await schemaOf(client);
  await client.query('create table support_messages (stands_in_the_way integer)');
  await expect(migrateDatabase({ connectionString, log: quietly })).rejects.toThrow(
    `Migration ${failing} failed; nothing of it was kept`,
  );
  await client.query('drop table support_messages');
  expect(await schemaOf(client)).toEqual(existing);
  await migrateDatabase({ connectionString, log: quietly });
  expect(await schemaOf(client)).toEqual(wanted);
  await client.end();
});

test('two that migrate one old database at once do it once, and both go on', async () => {
  const connectionString = await emptyDatabase();
  await migrateDatabase({ connectionString, log: quietly, only: name => name <= (FILES[20] ?? '') });
  const told: string[] = [];
  const log = (line: string) => void told.push(line);
  await Promise.all([migrateDatabase({ connectionString, log }), migrateDatabase({ connectionString, log })]);
  expect(told).toEqual(FILES.slice(21).map(name => `database: migration ${name} done`));
  expect(await schemaAt(connectionString)).toEqual(wanted);
});
