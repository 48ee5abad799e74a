import pg from 'pg';
import {
  copyInText,
  copyOutText,
  listTables,
  speakPlainly,
  dropGuards,
} from '#server/backup/backup.queries.ts';
import { copyIn, copyOut } from '#server/backup/copy-stream.ts';
import { pipeline } from 'node:stream/promises';

/** A connection that is closed by `end`. */
export async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await speakPlainly(client);
  return client;
}

/**
 * Fills an older database with the rows of a current one, as far as they fit: the shared columns, and the tables whose
 * constraints accept the rows. Returns the names of the filled tables.
 */
export async function fillFrom(lived: pg.Client, older: pg.Client): Promise<string[]> {
  const known = new Map((await listTables(lived)).map(table => [`${table.schema}.${table.name}`, table]));
  const tables = (await listTables(older)).filter(({ schema, name }) => {
    return schema !== 'pgboss' && name !== 'schema_migrations' && known.has(`${schema}.${name}`);
  });
  await older.query('begin');
  const restoreGuards = await dropGuards(older, tables);
  const filled: string[] = [];
  for (const table of tables) {
    const from = known.get(`${table.schema}.${table.name}`);
    const both = { ...table, columns: table.columns.filter(column => from?.columns.includes(column)) };
    await older.query('savepoint filling');
    try {
      await pipeline(copyOut(lived, copyOutText(both)), copyIn(older, copyInText(both)));
      await older.query('release savepoint filling');
      filled.push(`${table.schema}.${table.name}`);
    } catch (error) {
      // Current rows do not fit every older table.
      if (!(error instanceof pg.DatabaseError)) throw error;
      await older.query('rollback to savepoint filling');
    }
  }
  await restoreGuards();
  await older.query('commit');
  return filled;
}
