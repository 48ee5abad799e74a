import type pg from 'pg';
import type { BackupManifest, BackupTable } from './backup-file.ts';

/** A table before any of its rows is written. */
export type ExistingTable = Pick<BackupTable, 'schema' | 'name' | 'columns' | 'partOf'>;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const nameOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;
const columnsOf = ({ columns }: Pick<BackupTable, 'columns'>): string => columns.map(quoted).join(', ');

/** Sets output formats so that every server writes and reads values alike. */
export async function speakPlainly(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config(name, value, false) from (values ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
       ('timezone', 'UTC'), ('bytea_output', 'hex'), ('extra_float_digits', '1'), ('statement_timeout', '0'),
       ('idle_in_transaction_session_timeout', '0'), ('search_path', 'public, pg_temp')) as t (name, value)`,
  );
}

/** Every table that holds rows: partitioned ones are listed by their partitions. */
export async function listTables(client: pg.ClientBase): Promise<ExistingTable[]> {
  const { rows } = await client.query<ExistingTable>(
    `select n.nspname as schema, c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select jsonb_build_object('parent', p.relname, 'bounds', pg_get_expr(c.relpartbound, c.oid))
        from pg_inherits i join pg_class p on p.oid = i.inhparent
        where i.inhrelid = c.oid and c.relispartition) as "partOf"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'pgboss')
       and (n.nspname, c.relname) <> ('pgboss', 'version')
     order by 1, 2`,
  );
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname in ('public', 'auth', 'pgboss') order by 1, 2`,
  );
  const found: BackupManifest['sequences'] = [];
  for (const { schema, name } of rows) {
    const { rows: state } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(schema)}.${quoted(name)}`,
    );
    found.push({ schema, name, value: state[0]?.value ?? '1', isCalled: state[0]?.isCalled ?? false });
  }
  return found;
}

export async function setSequence(
  client: pg.ClientBase,
  { schema, name, value, isCalled }: BackupManifest['sequences'][number],
): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    `${quoted(schema)}.${quoted(name)}`,
    value,
    isCalled,
  ]);
}

/** Row count, and the sum of the row hashes: independent of row order. */
export async function checksumOf(
  client: pg.ClientBase,
  table: Pick<BackupTable, 'schema' | 'name' | 'columns'>,
): Promise<Pick<BackupTable, 'rows' | 'checksum'>> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum
     from (select ${columnsOf(table)} from ${nameOf(table)}) t`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), checksum: rows[0]?.checksum ?? '0' };
}

export const copyOutText = (table: ExistingTable): string =>
  `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`;
export const copyInText = (table: ExistingTable): string =>
  `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`;

export async function exportSnapshot(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
  return rows[0]?.id ?? '';
}

/** From here on this connection uses the exported snapshot. */
export async function enterSnapshot(client: pg.ClientBase, id: string): Promise<void> {
  if (!/^[0-9A-F-]+$/i.test(id)) throw new Error('The database gave no snapshot');
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set transaction snapshot '${id}'`);
}

export async function versionsOf(
  client: pg.ClientBase,
): Promise<Pick<BackupManifest, 'postgres' | 'migrations' | 'queue_version'>> {
  const { rows } = await client.query<{ postgres: string; queue_version: number }>(
    `select current_setting('server_version') as postgres,
       (select version from pgboss.version limit 1)::integer as queue_version`,
  );
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  );
  const [found] = rows;
  if (found === undefined) throw new Error('The database says nothing of itself');
  return { ...found, migrations };
}

/** Whether the database already contains users. */
export async function isInhabited(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: string | null }>(`select to_regclass('auth.users') as there`);
  if (rows[0]?.there === null) return false;
  const { rows: users } = await client.query('select 1 from auth.users limit 1');
  return users.length > 0;
}

interface Guard {
  table: string;
  name: string;
  definition: string;
}

/** Drops constraints that check row by row, so that tables can be filled in any order; they are restored at the end. */
export async function dropGuards(
  client: pg.ClientBase,
  tables: readonly ExistingTable[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<Guard>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'auth', 'pgboss')`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  return async () => {
    for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

export async function addPart(client: pg.ClientBase, { schema, name, partOf }: ExistingTable): Promise<void> {
  if (partOf === null || !/^(?:DEFAULT|FOR VALUES (?:FROM|IN) [^;]*)$/.test(partOf.bounds))
    throw new Error(`The backup holds a table that this version does not know: ${schema}.${name}`);
  await client.query(
    `create table ${nameOf({ schema, name })} partition of ${nameOf({ schema, name: partOf.parent })} ${partOf.bounds}`,
  );
}

export async function emptyTables(client: pg.ClientBase, tables: readonly ExistingTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
}
