import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { effectivePlan, PLAN_TYPES, PLANS } from '#domain/plans/plan-table.ts';

const FOLDER = join(import.meta.dirname, '../../../../db/migrations');
const LOCK = 'accroche:migrate';
const OLDEST_SUPPORTED = 150_000;

/**
 * Migrates the database: each file of `db/migrations` once, in order, each in one transaction, under an advisory lock
 * so that two starts migrate once. Throws when an applied file was changed, or when the database belongs to a newer
 * version of the product.
 */
export async function migrateDatabase(options: {
  connectionString: string;
  log: (line: string) => void;
  /** Which files to run, for a database as of some earlier time; then only files are run. */
  only?: (name: string) => boolean;
}): Promise<void> {
  const client = new pg.Client({ connectionString: options.connectionString });
  await client.connect();
  try {
    const { rows: versions } = await client.query<{ v: number }>(
      `select current_setting('server_version_num')::int as v`,
    );
    if ((versions[0]?.v ?? 0) < OLDEST_SUPPORTED) throw new Error('PostgreSQL 15 or newer is needed');
    await client.query('select pg_advisory_lock(hashtext($1))', [LOCK]);
    await runFiles(client, options);
    if (options.only !== undefined) return;
    await writePlanTable(client);
    await installJobQueue(options.connectionString);
    await client.query('grant usage on schema pgboss to accroche_app');
    // The application's role may only enqueue a job in the transaction of its row.
    await client.query('revoke all on all tables in schema pgboss from accroche_app');
    await client.query('grant select on pgboss.queue to accroche_app');
    await client.query('grant insert, select (id, start_after) on pgboss.job_common to accroche_app');
    await client.query('grant execute on function pgboss.job_now() to accroche_app');
  } finally {
    await client.end();
  }
}

async function runFiles(
  client: pg.Client,
  { log, only = () => true }: Pick<Parameters<typeof migrateDatabase>[0], 'log' | 'only'>,
): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, sha256 text not null, ran_at timestamptz not null default now())`);
  const done = new Map(
    (
      await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
    ).rows.map(row => [row.name, row.sha256]),
  );
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.sql'))
    .toSorted();
  const unknown = [...done.keys()].filter(name => !files.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `This database was made by a newer version (it has run ${unknown.join(', ')}); update the product`,
    );
  }
  for (const name of files) {
    if (!only(name)) continue;
    const sql = readFileSync(join(FOLDER, name), 'utf8');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    const before = done.get(name);
    if (before === sha256) continue;
    if (before !== undefined) throw new Error(`Migration ${name} was changed after it had run`);
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed; nothing of it was kept`, { cause: error });
    }
    log(`database: migration ${name} done`);
  }
}

/** The domain's plan table is the source; the database holds a copy for its own functions. */
async function writePlanTable(client: pg.Client): Promise<void> {
  for (const plan of PLAN_TYPES) {
    const { limits } = PLANS[effectivePlan(plan)];
    await client.query(
      `insert into plan_limits values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (plan_name) do update set (accounts, video_analysis_daily, video_analysis_monthly,
         account_analysis_daily, account_analysis_monthly, script_generation_daily, script_generation_monthly,
         hooks_generation_daily) = ($2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        plan,
        limits.accounts,
        limits.videoAnalysisDaily,
        limits.videoAnalysisMonthly,
        limits.accountAnalysisDaily,
        limits.accountAnalysisMonthly,
        limits.scriptGenerationDaily,
        limits.scriptGenerationMonthly,
        limits.hooksGenerationDaily,
      ],
    );
  }
}

/** The queue's own tables, in the installed version. */
export async function installJobQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: 'pgboss', supervise: false, schedule: false, max: 1 });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
