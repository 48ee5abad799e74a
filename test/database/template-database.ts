import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { withDatabase } from './connection-string.ts';
import { runSql } from './run-sql.ts';

/** A server for tests, and the migrated database that every test database is a copy of. */
export interface TestServer {
  connectionString: string;
  template: string;
}

export interface TestDatabase {
  connectionString: string;
  drop(): Promise<void>;
}

/** Starts the one server of a run, or takes the given one, and migrates its template once. */
export async function startTestServer(): Promise<TestServer & { stop: () => Promise<void> }> {
  const { connectionString, stop } = await startServer();
  const template = `accroche_template_${process.pid}`;
  try {
    await runSql(connectionString, `create database ${template}`);
    await migrateDatabase({
      connectionString: withDatabase(connectionString, template),
      log: () => undefined,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    connectionString,
    template,
    async stop() {
      await runSql(connectionString, `drop database ${template} with (force)`);
      await stop();
    },
  };
}

/** PostgreSQL 18 and later, where supported: a tenth of the processor time of reading and writing a thousand files. */
const letTheKernelCopy = `select set_config(name, 'clone', false) from pg_settings
                          where name = 'file_copy_method' and 'clone' = any (enumvals)`;

/** A database of its own: a copy of the migrated template. */
export async function copyTemplate({ connectionString, template }: TestServer): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runSql(
    connectionString,
    letTheKernelCopy,
    `create database ${name} template ${template} strategy file_copy`,
  );
  return {
    connectionString: withDatabase(connectionString, name),
    drop: () => runSql(connectionString, `drop database if exists ${name} with (force)`),
  };
}

async function startServer(): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  const given = process.env['ACCROCHE_TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { connectionString: given, stop: async () => undefined };
  const place = mkdtempSync(join(tmpdir(), 'accroche-tests-'));
  chmodSync(place, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: join(place, 'data'),
    log: () => undefined,
    durable: false,
  });
  return {
    connectionString: server.connectionString,
    async stop() {
      await server.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
