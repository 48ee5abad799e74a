import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { withDatabase } from './connection-string.ts';
import { runSql } from './run-sql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server for tests, and the migrated database that every test database is a copy of. */
    testServer: { connectionString: string; template: string };
  }
}

interface Server {
  connectionString: string;
  stop(): Promise<void>;
}

/** Vitest's global set-up: one server for the whole run, migrated once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `accroche_template_${process.pid}`;
  try {
    await runSql(server.connectionString, `create database ${template}`);
    await migrateDatabase({
      connectionString: withDatabase(server.connectionString, template),
      log: () => undefined,
    });
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { connectionString: server.connectionString, template });
  return async () => {
    await runSql(server.connectionString, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function startServer(): Promise<Server> {
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
