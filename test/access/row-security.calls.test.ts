import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScene, type Person } from '#test/scene.ts';
import { createTestWorld, type TestUser, type TestWorld } from '#test/world.ts';

/** What the application's role may do with tables that are no tenant's. */
const GRANTED: Record<string, string> = {
  // Everybody may read the plans, nobody writes them.
  'public.plan_limits': 'select',
  // Written to by the application, read by administrators through the owner's connection.
  'public.audit_log': 'insert',
  // A job is queued with the row it belongs to; of the jobs only id and start are readable.
  'pgboss.queue': 'select',
  'pgboss.job_common': 'select,insert',
};

let testWorld: TestWorld;
let owner: Person;
let stranger: TestUser;
/** Every table of the public schema with a user's rows in it, read from the catalogue. */
let tables: string[] = [];

beforeAll(async () => {
  testWorld = await createTestWorld();
  const scene = createScene(testWorld);
  owner = await scene.linked('demo-lea-cuisine');
  await scene.ended(owner, owner.firstRun);
  stranger = await testWorld.createUser({ plan: 'business_enterprise' });
  await fillRemainingTables(owner.user.userId);
  tables = (await catalogue())
    .filter(table => table.schema === 'public' && table.of_user)
    .map(table => table.name);
});
afterAll(() => testWorld.close());

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
  return testWorld.world.db.system.rows<CatalogueRow>({
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

/** One row in each table that linking and syncing leave empty. */
async function fillRemainingTables(userId: string): Promise<void> {
  const { system } = testWorld.world.db;
  const insert = (table: string, columns: string, values: string) =>
    system.run({
      name: `test-fill-${table}`,
      text: `insert into ${table} (user_id, ${columns}) values ($1, ${values}) on conflict do nothing`,
      values: [userId],
    });
  await insert('user_roles', 'role', `'admin'`);
  await insert(
    'quota_credits',
    'kind, units, reason, granted_by, granted_at',
    `'video_analysis', 1, 'r', gen_random_uuid(), now()`,
  );
  await insert(
    'view_grants',
    'admin_id, session_id, reason, started_at, expires_at',
    "gen_random_uuid(), gen_random_uuid(), 'r', now(), now()",
  );
  await insert('brands', 'name, titles, accent, updated_at', `'Agence', '#1b1b1f', '#0b6b64', now()`);
  await insert('user_usage_limits', 'hooks_daily', '1');
  await insert(
    'quota_reservations',
    'meter, key, units, state, day_ends_at, month_ends_at, held_at, lease_until',
    `'video_analysis', 'k', 1, 'held', now(), now(), now(), now()`,
  );
  await system.run({
    name: 'test-fill-quota-movements',
    text: `insert into quota_movements (user_id, reservation_id, kind, meter, units, at)
           select user_id, id, 'reserved', meter, units, now() from quota_reservations where user_id = $1`,
    values: [userId],
  });
  await insert('billing_customers', 'provider, customer_id, created_at', `'sandbox', 'c', now()`);
  await insert(
    'subscriptions',
    `id, plan, interval, status, amount_cents, currency, period_start, period_end, cancel_at_period_end, created_at`,
    `'s', 'premium', 'month', 'active', 3900, 'eur', now(), now(), false, now()`,
  );
  await insert(
    'invoices',
    'id, status, total_cents, tax_cents, refunded_cents, currency, created_at',
    `'i', 'paid', 3900, 0, 0, 'eur', now()`,
  );
  await insert('cancellation_requests', 'token_hash, created_at, expires_at', `'\\x02', now(), now()`);
  await insert(
    'sandbox_checkouts',
    'id, key, customer_id, plan, interval, language, success_url, cancel_url, created_at',
    `'p', 'k', 'c', 'premium', 'month', 'fr', '/', '/', now()`,
  );
  await insert('generation_history', 'type', `'hook'`);
  await insert('notification_choices', 'event, channel, enabled', `'sync_done', 'mail', true`);
  await insert('notifications', 'event, created_at', `'security', now()`);
  await insert(
    'api_keys',
    'name, prefix, token_hash, scopes, created_at, expires_at',
    `'k', 'acc_', '\\x01', '{read}', now(), now() + interval '1 day'`,
  );
  await insert('bin_entries', 'kind, label, deleted_at, expires_at', `'account', 'x', now(), now()`);
  await system.run({
    name: 'test-fill-bin-rows',
    text: `insert into bin_rows (entry_id, user_id, table_name, row)
           select id, user_id, 'tiktok_videos', '{}' from bin_entries where user_id = $1`,
    values: [userId],
  });
  await insert(
    'analysis_uploads',
    'file_name, kind, format, bytes, storage_key, created_at',
    `'f.mp4', 'video', 'mp4', 1, 'k', now()`,
  );
  await insert('video_analyses', 'origin, target, created_at', `'file', 'file:x', now()`);
  await insert('account_deletions', 'requested_at, due_at', 'now(), now()');
  await insert('idempotency_keys', 'key, request_hash', `'k', '\\x00'`);
  await insert(
    'import_batches',
    'username, file_name, file_sha256, format',
    `'demo-lea-cuisine', 'f', '\\x00', 'apify'`,
  );
  await insert(
    'experiments',
    'username, hypothesis, variable, metric, at_age_days, planned_per_arm, false_alarm, created_at',
    `'demo-lea-cuisine', 'h', 'v', 'views', 7, 6, 0.05, now()`,
  );
  await insert('hook_corrections', 'target, kind, corrected_at', `'video:1', 'list', now()`);
  await insert('video_report_views', 'name, filters, created_at', `'v', '{}', now()`);
  await insert('video_report_columns', 'columns', `'{views}'`);
  await insert(
    'downloads',
    'link, wanted, state, rights_version, rights_at, created_at',
    `'https://vm.tiktok.com/ZMabc/', 'ask', 'cancelled', 1, now(), now()`,
  );
  await insert('apify_tokens', 'token, ending, saved_at', `'\\x00', 'abcd', now()`);
  for (const [table, columns, values] of [
    [
      'tiktok_account_days',
      'username, day, metric, value, observed_at, import_batch_id',
      `b.username, '2026-11-01', 'likes', 1, now(), b.id from import_batches b where b.user_id = $1`,
    ],
    [
      'account_reports',
      'account_id, version, days, first_day, last_day, method, made_at, views, change, videos, sha256, data, content',
      `a.id, 1, 7, '2026-11-01', '2026-11-07', 1, now(), 0, 0, 0, sha256('x'), '{}', '{}' from user_tiktok_accounts a where a.user_id = $1`,
    ],
    [
      'share_links',
      'account_report_id, token_hash, hidden, created_at, expires_at',
      `r.id, sha256('x'), '{}', now(), now() + interval '1 day' from account_reports r where r.user_id = $1`,
    ],
    [
      'report_schedules',
      'account_id, frequency, day, hour, time_zone, days, next_run_at, created_at',
      `a.id, 'weekly', 1, 8, 'UTC', 7, now(), now() from user_tiktok_accounts a where a.user_id = $1`,
    ],
    [
      'report_recipients',
      'schedule_id, email, state, asked_at',
      `s.id, 'cliente@exemple.fr', 'asked', now() from report_schedules s where s.user_id = $1`,
    ],
    [
      'report_deliveries',
      'report_id, recipient_id, due_at',
      `o.id, r.id, now() from account_reports o, report_recipients r where o.user_id = $1 and r.user_id = $1`,
    ],
    [
      'experiment_videos',
      'experiment_id, video_id, arm, published_at, added_at',
      `e.id, '1', 'usual', now(), now() from experiments e where e.user_id = $1`,
    ],
    [
      'tiktok_connections',
      `account_id, open_id, scopes, tokens, access_expires_at, refresh_expires_at, state, connected_at, refreshed_at`,
      `a.id, 'o', 's', '\\x00', now(), now(), 'connected', now(), now() from user_tiktok_accounts a where a.user_id = $1`,
    ],
    [
      'tiktok_trips',
      'account_id, state_hash, browser_hash, redirect_uri, created_at, expires_at',
      `a.id, uuid_send(a.id), '\\x00', 'r', now(), now() from user_tiktok_accounts a where a.user_id = $1`,
    ],
  ] as const) {
    await system.run({
      name: `test-fill-${table}`,
      text: `insert into ${table} (user_id, ${columns}) select $1, ${values} limit 1`,
      values: [userId],
    });
  }
  await system.run({
    name: 'test-fill-uploads',
    text: `insert into import_uploads (run_id, user_id, username, file_name, content)
           select id, user_id, 'demo-lea-cuisine', 'f', '\\x00' from job_runs where user_id = $1 limit 1`,
    values: [userId],
  });
  await system.run({
    name: 'test-fill-changes',
    text: `insert into import_batch_changes (batch_id, user_id, video_id)
           select id, user_id, 'v' from import_batches where user_id = $1`,
    values: [userId],
  });
}

const countOf = async (table: string, userId: string) =>
  (
    await testWorld.world.db.system.row<{ n: number }>({
      name: `test-count-${table}`,
      text: `select count(*) as n from ${table} where user_id = $1`,
      values: [userId],
    })
  )?.n ?? 0;

/** What the owner's rows look like, for finding out whether they were touched. */
const stateOf = async (table: string) =>
  (
    await testWorld.world.db.system.row<{ state: string }>({
      name: `test-state-${table}`,
      text: `select coalesce(string_agg(t::text, '|' order by t::text), '') as state from ${table} t where user_id = $1`,
      values: [owner.user.userId],
    })
  )?.state;

/** Runs SQL as the application works for this user; null when the database refused. */
async function as(userId: string, text: string, values: unknown[] = []): Promise<unknown[] | null> {
  try {
    return await testWorld.world.db.tenant(userId).rows({ name: '', text, values });
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
  const policies = await testWorld.world.db.system.rows<{ table: string; using: string; check: string }>({
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
  const definers = await testWorld.world.db.system.rows<{ name: string }>({
    name: 'test-definers',
    text: `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
           where p.prosecdef and has_function_privilege('accroche_app', p.oid, 'execute')
             and has_schema_privilege('accroche_app', n.oid, 'usage')
             and n.nspname not in ('pg_catalog', 'information_schema')`,
  });
  expect(definers.map(({ name }) => name)).toEqual(['ensure_snapshot_partition']);
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
    // Refused for who writes it, before anything else about the row is looked at.
    const insert = testWorld.world.db.tenant(stranger.userId).run({
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
    const rows = await testWorld.world.db.system.transaction(async tx => {
      await tx.executeSql('set local role accroche_app');
      return tx.executeSql(`select 1 from ${table}`).catch(() => ({ rows: [] }));
    });
    expect(rows.rows, `table ${table}`).toEqual([]);
  }
});

test('every tenant table has row-level security, and every partition is out of reach', async () => {
  const open = await testWorld.world.db.system.rows<{ name: string }>({
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
    const { system } = testWorld.world.db;
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
