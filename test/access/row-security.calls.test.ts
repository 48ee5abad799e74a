import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { fillRemainingTables } from './fill-remaining-tables.ts';

/** Privileges of the application's role on tables that belong to no tenant. */
const GRANTED: Record<string, string> = {
  // Everybody may read the plans, nobody writes them.
  'public.plan_limits': 'select',
  // Written to by the application, read by administrators through the owner's connection.
  'public.audit_log': 'insert',
  // A job is queued with the row it belongs to; of the jobs only id and start are readable.
  'pgboss.queue': 'select',
  'pgboss.job_common': 'select,insert',
};

let testApp: TestApp;
let owner: Person;
let stranger: TestUser;
/** Every table of the public schema with a user's rows in it, read from the catalogue. */
let tables: string[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
  const scene = createScene(testApp);
  owner = await scene.linked('demo-lea-cuisine');
  await scene.ended(owner, owner.firstRun);
  stranger = await testApp.createUser({ plan: 'business_enterprise' });
  await fillRemainingTables(testApp, owner.user.userId);
  tables = (await catalogue())
    .filter(table => table.schema === 'public' && table.of_user)
    .map(table => table.name);
});
afterAll(() => testApp.close());

interface CatalogueRow {
  name: string;
  schema: string;
  kind: string;
  of_user: boolean;
  is_partition: boolean;
  guarded: boolean;
  policies: number;
  /** What the application's role may do with it, or with any column of it. */
  privileges: string[];
}

/** Every table, view and sequence there is, outside of PostgreSQL's own. */
function catalogue(): Promise<CatalogueRow[]> {
  return testApp.app.db.system.rows<CatalogueRow>({
    name: 'test-catalogue',
    text: `select c.relname as name, n.nspname as schema, c.relkind as kind, c.relispartition as is_partition,
                  c.relrowsecurity as guarded,
                  exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id'
                          and not a.attisdropped) as of_user,
                  (select count(*) from pg_policy p where p.polrelid = c.oid) as policies,
                  array(select what from unnest(array['select', 'insert', 'update']) as what
                        where c.relkind <> 'S' and has_any_column_privilege('accroche_app', c.oid, what)
                        union all
                        select what from unnest(array['delete', 'truncate', 'trigger', 'references']) as what
                        where c.relkind <> 'S' and has_table_privilege('accroche_app', c.oid, what)
                        union all
                        select what from unnest(array['usage', 'select', 'update']) as what
                        where c.relkind = 'S' and has_sequence_privilege('accroche_app', c.oid, what)) as privileges
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
             and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
           order by n.nspname, c.relname`,
  });
}

const countOf = async (table: string, userId: string) =>
  (
    await testApp.app.db.system.row<{ n: number }>({
      name: `test-count-${table}`,
      text: `select count(*) as n from ${table} where user_id = $1`,
      values: [userId],
    })
  )?.n ?? 0;

/** What the owner's rows look like, for finding out whether they were touched. */
const stateOf = async (table: string) =>
  (
    await testApp.app.db.system.row<{ state: string }>({
      name: `test-state-${table}`,
      text: `select coalesce(string_agg(t::text, '|' order by t::text), '') as state from ${table} t where user_id = $1`,
      values: [owner.user.userId],
    })
  )?.state;

/** Runs SQL as the application works for this user; null when the database refused. */
async function as(userId: string, text: string, values: unknown[] = []): Promise<unknown[] | null> {
  try {
    return await testApp.app.db.tenant(userId).rows({ name: '', text, values });
  } catch (error) {
    expect((error as { code?: string }).code).toMatch(/^(42501|23\d{3})$/);
    return null;
  }
}

test('there are tenant tables to try, each with rows of their owner', async () => {
  expect(tables.length).toBeGreaterThan(11);
  const partitions = (await catalogue()).filter(table => table.is_partition).map(table => table.name);
  const empty: string[] = [];
  for (const table of tables.filter(name => !partitions.includes(name)))
    if ((await countOf(table, owner.user.userId)) === 0) empty.push(table);
  // A new table gets its row in fillRemainingTables.
  expect(empty).toEqual([]);
});

test('every table either shows each tenant their own rows or is not granted at all', async () => {
  const wrong = (await catalogue())
    .filter(table => table.privileges.length > 0)
    .filter(({ schema, name, kind, guarded, policies, of_user: isOfUser, privileges }) => {
      const granted = GRANTED[`${schema}.${name}`];
      if (granted !== undefined) return privileges.join() !== granted;
      return schema !== 'public' || !['r', 'p'].includes(kind) || !guarded || policies === 0 || !isOfUser;
    });
  expect(wrong).toEqual([]);
});

test('no table of a user lies in the public schema without row-level security', async () => {
  const open = (await catalogue()).filter(
    table => table.schema === 'public' && table.of_user && !table.is_partition && !table.guarded,
  );
  expect(open).toEqual([]);
});

test('every rule of a table names the tenant of the running statement', async () => {
  const policies = await testApp.app.db.system.rows<{ table: string; using: string; check: string }>({
    name: 'test-policies',
    text: `select tablename as table, coalesce(qual, '') as using, coalesce(with_check, '') as check, permissive,
                  roles::text as roles
           from pg_policies where schemaname = 'public'`,
  });
  const loose = policies.filter(({ using, check }) =>
    [using, check].some(rule => rule !== '' && !rule.includes('current_user_id()')),
  );
  expect(loose).toEqual([]);
});

test('what runs with its owner’s rights is known by name', async () => {
  const definers = await testApp.app.db.system.rows<{ name: string }>({
    name: 'test-definers',
    text: `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
           where p.prosecdef and has_function_privilege('accroche_app', p.oid, 'execute')
             and has_schema_privilege('accroche_app', n.oid, 'usage')
             and n.nspname not in ('pg_catalog', 'information_schema')`,
  });
  expect(definers.map(({ name }) => name).toSorted()).toEqual([
    'account_stands',
    'ensure_snapshot_partition',
  ]);
});

test('another user can neither read, change, delete nor take over any row of any tenant table', async () => {
  for (const table of tables) {
    const before = await stateOf(table);
    const { userId } = owner.user;
    const message = `table ${table}`;
    expect(
      (await as(stranger.userId, `select 1 from ${table} where user_id = $1`, [userId])) ?? [],
      message,
    ).toEqual([]);
    const all = await as(stranger.userId, `select user_id from ${table}`);
    expect(
      (all ?? []).filter(row => (row as { user_id: string }).user_id !== stranger.userId),
      message,
    ).toEqual([]);
    const changes = [
      `update ${table} set user_id = '${stranger.userId}' where user_id = $1 returning 1`,
      `update ${table} set user_id = user_id where user_id = $1 returning 1`,
      `delete from ${table} where user_id = $1 returning 1`,
    ];
    for (const change of changes)
      expect((await as(stranger.userId, change, [userId])) ?? [], message).toEqual([]);
    expect(await stateOf(table), message).toBe(before);
  }
});

test('nobody can write a row in another user’s name', async () => {
  for (const table of tables) {
    const before = await countOf(table, owner.user.userId);
    // Refused because of its author, before anything else about the row is checked.
    const insert = testApp.app.db.tenant(stranger.userId).run({
      name: '',
      text: `insert into ${table} (user_id) values ($1)`,
      values: [owner.user.userId],
    });
    await expect(insert, `table ${table}`).rejects.toMatchObject({ code: '42501' });
    expect(await countOf(table, owner.user.userId), `table ${table}`).toBe(before);
  }
});

test('without a tenant the application’s role sees no row at all', async () => {
  for (const table of tables) {
    const rows = await testApp.app.db.system.transaction(async tx => {
      await tx.executeSql('set local role accroche_app');
      return tx.executeSql(`select 1 from ${table}`).catch(() => ({ rows: [] }));
    });
    expect(rows.rows, `table ${table}`).toEqual([]);
  }
});

test('every tenant table has row-level security, and every partition is out of reach', async () => {
  const open = await testApp.app.db.system.rows<{ name: string }>({
    name: 'test-open-tables',
    text: `select c.relname as name from pg_class c
           where c.relname = any($1) and not c.relrowsecurity and not c.relispartition`,
    values: [tables],
  });
  expect(open).toEqual([]);
  const partitions = tables.filter(name => name.startsWith('tiktok_video_snapshots_'));
  expect(partitions.length).toBeGreaterThan(1);
  for (const partition of partitions)
    expect(await as(owner.user.userId, `select 1 from ${partition}`)).toBeNull();
});

describe('the application’s role', () => {
  test('is no superuser, cannot pass row-level security, and owns nothing', async () => {
    const { system } = testApp.app.db;
    expect(
      await system.row({
        name: 'test-role',
        text: `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolcanlogin, rolreplication
               from pg_roles where rolname = 'accroche_app'`,
      }),
    ).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolcanlogin: false,
      rolreplication: false,
    });
    expect(
      await system.rows({
        name: 'test-owned',
        text: `select relname from pg_class where relowner = 'accroche_app'::regrole
               union all select proname from pg_proc where proowner = 'accroche_app'::regrole
               union all select nspname from pg_namespace where nspowner = 'accroche_app'::regrole`,
      }),
    ).toEqual([]);
    expect(
      await system.rows({
        name: 'test-memberships',
        text: `select roleid::regrole from pg_auth_members where member = 'accroche_app'::regrole`,
      }),
    ).toEqual([]);
  });

  test.each([
    'select * from auth.users',
    'select * from auth.sessions',
    'select * from auth.refresh_tokens',
    'select * from auth.one_time_tokens',
    'select * from auth.signing_keys',
    'select * from app_settings',
    'select * from mail_outbox',
    'select * from audit_log',
    'select * from rate_limits',
    'select * from schema_migrations',
    'select * from pgboss.job',
    'select data from pgboss.job_common',
    'delete from pgboss.job_common',
    `update pgboss.job_common set state = 'completed'`,
    'update pgboss.queue set notify = false',
    'create table mine (id int)',
    'alter table profiles disable row level security',
    'drop table tiktok_videos',
    'truncate tiktok_videos',
    `update profiles set plan_type = 'business_enterprise'`,
    'update profiles set user_id = gen_random_uuid()',
    'delete from profiles',
    'insert into profiles (user_id) values (gen_random_uuid())',
    `insert into user_roles (user_id, role) select current_user_id(), 'admin'`,
    `update user_roles set role = 'admin'`,
    'delete from user_roles',
    'update plan_limits set accounts = -1',
    'delete from audit_log',
    'select * from pg_authid',
    "copy profiles to program 'true'",
    `select pg_read_file('/etc/passwd')`,
  ])('may not: %s', async sql => {
    expect(await as(owner.user.userId, sql)).toBeNull();
  });

  test('may change what a profile’s owner may change', async () => {
    expect(await as(owner.user.userId, `update profiles set full_name = 'Léa' returning full_name`)).toEqual([
      { full_name: 'Léa' },
    ]);
  });
});
