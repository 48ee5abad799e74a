import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import {
  COORDINATOR_TABLES,
  FORGETTING_KEYS,
  GLOBAL_KEYS,
  REFERENCE_TABLES,
  SHARED_TABLES,
} from './spread.ts';

interface Key {
  table: string;
  name: string;
  columns: string[];
}
interface Reference extends Key {
  to: string;
  toColumns: string[];
  /** On deletion of the referenced row: « c » cascade, « n » set null. */
  onDelete: string;
  forgets: string[];
}

let database: TestDatabase;
let client: pg.Client;
/** Tables with and without a user; partitions excluded. */
let ofUsers: string[] = [];
let ofNobody: string[] = [];
let distributed: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string; has_user: boolean }>(`
    select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id'
      and not a.attisdropped) as has_user
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`);
  ofUsers = rows.filter(({ has_user }) => has_user).map(({ name }) => name);
  ofNobody = rows.filter(({ has_user }) => !has_user).map(({ name }) => name);
  distributed = ofUsers.filter(name => !(name in COORDINATOR_TABLES));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const COLUMNS = (keys: string, table: string) => `(select array_agg(a.attname::text order by k.place)
  from unnest(${keys}) with ordinality as k (attnum, place)
  join pg_attribute a on a.attrelid = ${table} and a.attnum = k.attnum)`;

/** Every unique key and primary key of the product's tables. */
async function uniqueKeys(): Promise<Key[]> {
  const { rows } = await client.query<Key>(`
    select t.relname as table, i.relname as name, ${COLUMNS('x.indkey::int2[]', 't.oid')} as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and t.relnamespace = 'public'::regnamespace and not t.relispartition order by 1, 2`);
  return rows;
}

async function references(): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select f.relname as table, c.conname as name, ${COLUMNS('c.conkey', 'f.oid')} as columns,
      case when t.relnamespace = 'auth'::regnamespace then 'auth.' else '' end || t.relname as to,
      ${COLUMNS('c.confkey', 't.oid')} as "toColumns", c.confdeltype as "onDelete",
      coalesce(${COLUMNS('c.confdelsetcols', 'f.oid')}, '{}') as forgets
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.conparentid = 0 and f.relnamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

test('every table has its place on a database that is spread by user', () => {
  expect(ofNobody).toEqual([...REFERENCE_TABLES, ...SHARED_TABLES].toSorted());
  expect(Object.keys(COORDINATOR_TABLES).filter(name => !ofUsers.includes(name))).toEqual([]);
  expect(distributed.length).toBeGreaterThan(45);
});

test('every row of a distributed table has a user', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
     where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) and not a.attnotnull`,
    [distributed],
  );
  expect(rows).toEqual([]);
});

test('every unique key of a distributed table holds the user, or stands in the list with its reason', async () => {
  const without = (await uniqueKeys()).filter(
    ({ table, columns }) => distributed.includes(table) && !columns.includes('user_id'),
  );
  expect(without.map(({ name }) => name)).toEqual(Object.keys(GLOBAL_KEYS).toSorted());
});

test('every distributed table has a primary key that begins with the user', async () => {
  const { rows } = await client.query<{ table: string }>(
    `select t.relname as table from pg_index x join pg_class t on t.oid = x.indrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
     where x.indisprimary and a.attname = 'user_id' and t.relnamespace = 'public'::regnamespace`,
  );
  const begin = rows.map(({ table }) => table);
  expect(distributed.filter(table => !begin.includes(table))).toEqual([]);
});

test('PostgreSQL itself divides every distributed table by user, but for the keys in the list', async () => {
  const refused: string[] = [];
  for (const table of distributed) {
    await client.query('begin');
    try {
      await client.query(
        `create table divided (like ${table} including indexes including generated) partition by hash (user_id)`,
      );
    } catch (error) {
      expect(error).toMatchObject({ code: '0A000' });
      refused.push(table);
    }
    await client.query('rollback');
  }
  expect(refused).toEqual(Object.keys(GLOBAL_KEYS).map(name => name.replace(/_[a-z]+_[a-z]+_key$/, '')));
});

test('what refers from one distributed table to another does so over the user', async () => {
  const apart = (await references()).filter(
    ({ table, to, columns, toColumns }) =>
      distributed.includes(table) &&
      distributed.includes(to) &&
      (columns.indexOf('user_id') === -1 || columns.indexOf('user_id') !== toColumns.indexOf('user_id')),
  );
  expect(apart).toEqual([]);
});

test('no reference leads from the coordinator to a distributed table or back', async () => {
  const across = (await references()).filter(
    ({ table, to }) =>
      distributed.includes(table) !== distributed.includes(to) && !REFERENCE_TABLES.includes(to),
  );
  expect(across).toEqual([]);
});

test('what forgets a deleted row keeps its user, and stands in the list', async () => {
  const forgetting = (await references()).filter(
    ({ table, onDelete }) => distributed.includes(table) && !['c', 'a', 'r'].includes(onDelete),
  );
  expect(forgetting.map(({ name }) => name)).toEqual(FORGETTING_KEYS);
  for (const { columns, forgets } of forgetting) {
    expect(forgets).toEqual(columns.filter(column => column !== 'user_id'));
  }
});

test('a row of one user refers to no row of another, and a deleted account is forgotten by its import alone', async () => {
  const [owner, other] = [randomUUID(), randomUUID()];
  await client.query('insert into profiles (user_id) values ($1), ($2)', [owner, other]);
  const { rows } = await client.query<{ id: string }>(
    `insert into user_tiktok_accounts (user_id, tiktok_username) values ($1, 'lea') returning id`,
    [owner],
  );
  const account = rows[0]?.id;
  const batch = `insert into import_batches (user_id, username, file_name, file_sha256, format, linked_account_id)
    values ($1, 'lea', 'f', 'x', 'apify', $2)`;
  await client.query(batch, [owner, account]);
  await expect(client.query(batch, [other, account])).rejects.toMatchObject({
    constraint: 'import_batches_user_id_linked_account_id_fkey',
  });
  await expect(
    client.query(`insert into job_runs (user_id, kind, account_id) values ($1, 'account_sync', $2)`, [
      other,
      account,
    ]),
  ).rejects.toMatchObject({ constraint: 'job_runs_user_id_account_id_fkey' });
  await client.query('delete from user_tiktok_accounts where user_id = $1', [owner]);
  const { rows: left } = await client.query('select user_id, linked_account_id from import_batches');
  expect(left).toEqual([{ user_id: owner, linked_account_id: null }]);
});
