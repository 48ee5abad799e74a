import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

test('each test database has the whole schema and the job queue, and is its own', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(one.connectionString).not.toBe(two.connectionString);
  const client = new pg.Client({ connectionString: one.connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select format('%s.%s', table_schema, table_name) as name from information_schema.tables",
  );
  await client.end();
  const names = rows.map(row => row.name);
  expect(names).toEqual(expect.arrayContaining(['public.schema_migrations', 'pgboss.job']));
  await Promise.all([one.drop(), two.drop()]);
  await expect(new pg.Client({ connectionString: one.connectionString }).connect()).rejects.toThrow(
    'does not exist',
  );
});
