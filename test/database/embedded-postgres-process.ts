import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';

/** A process that starts the built-in PostgreSQL on argv[2], tells it in one line of JSON, and stops on SIGTERM. */
const [, , dataDir = '', durable] = process.argv;
const lines: string[] = [];
try {
  const database = await startEmbeddedPostgres({
    dataDir,
    log: line => lines.push(line),
    durable: durable !== 'fast',
  });
  const { connectionString, version, note } = database;
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ connectionString, version, note, lines }));
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error), lines }));
  process.exitCode = 1;
}
