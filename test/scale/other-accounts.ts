import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const AT_ONCE = 100_000;

/**
 * Accounts of other users, each with `videos` videos eight hours apart, ten snapshots, and `readings` snapshots per
 * video. `first` is the number of the first account, so that more can follow. Generated in the database: takes seconds.
 */
export async function addOtherAccounts(
  connectionString: string,
  {
    first = 0,
    accounts,
    videos,
    readings = 1,
  }: { first?: number; accounts: number; videos: number; readings?: number },
): Promise<void> {
  const step = Math.max(1, Math.floor(AT_ONCE / (videos * readings)));
  // A connection of its own: the product's give up after half a minute.
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (let done = 0; done < accounts; done += step) {
      const from = first + done;
      const to = first + Math.min(accounts, done + step) - 1;
      await client.query('begin');
      // The generated rows are consistent: checking foreign keys would take longer than inserting.
      await client.query('set local session_replication_role = replica');
      for (const text of statements(from, to, videos, readings)) await client.query(text);
      await client.query('commit');
    }
    await untilAllSeeIt(client);
    for (const table of TABLES) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

/** Waits for transactions that began before the last row: until they end, vacuum marks no page as all-visible. */
async function untilAllSeeIt(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null and xact_start < $1`,
      [rows[0]?.now],
    );
    if (rowCount === 0) return;
    await pause(200);
  }
}

const TABLES = [
  'profiles',
  'user_usage_limits',
  'user_tiktok_accounts',
  'tiktok_accounts',
  'tiktok_videos',
  'tiktok_video_snapshots',
  'generation_history',
  'account_reports',
];

function statements(from: number, to: number, videos: number, readings: number): string[] {
  const others = `(select n, ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    'autre.compte.' || n as name from generate_series(${from}, ${to}) n) as u`;
  return [
    `insert into profiles (user_id, plan_type) select id, 'premium' from ${others}`,
    `insert into user_usage_limits (user_id) select id from ${others}`,
    `insert into user_tiktok_accounts (user_id, tiktok_username, is_primary) select id, name, true from ${others}`,
    `insert into generation_history (user_id, type) select id, 'hook' from ${others}, generate_series(1, 5)`,
    `insert into account_reports (user_id, account_id, version, days, first_day, last_day, method, made_at, views, change,
       videos, sha256, data, content)
     select u.id, a.id, v, 30, '2026-10-01', '2026-10-30', 1, now() - v * interval '30 days', 1, 1, 1, sha256('x'), '{}', '{}'
     from ${others} join user_tiktok_accounts a on a.user_id = u.id, generate_series(1, 5) v`,
    `insert into tiktok_accounts (user_id, username, scraped_at, observed_at, follower_count, engagement_rate, source,
       precision)
     select id, name, at, at, 1000 + day, 4.2, 'apify_file', 'rounded'
     from ${others}, generate_series(0, 9) day, lateral (select now() - day * interval '1 day' as at) as o`,
    `insert into tiktok_videos (user_id, id, author_username, description, url, view_count, like_count, comment_count,
       share_count, created_at, scraped_at, observed_at, source, precision)
     select id, (7000000000000000000 + v)::text, name, 'Une vidéo parmi d’autres, numéro ' || v, 'https://example.org/' || v,
       400 + v * 7919 % 9000, v % 500, v % 40, v % 50, now() - v * interval '8 hours', now(), now(), 'apify_file', 'rounded'
     from ${others}, generate_series(1, ${videos}) v`,
    `insert into tiktok_video_snapshots (user_id, video_id, observed_at, view_count, like_count, comment_count,
       share_count, source, precision)
     select id, (7000000000000000000 + v)::text, now() - r * interval '1 day', 400, 5, 4, 3, 'apify_file', 'rounded'
     from ${others}, generate_series(1, ${videos}) v, generate_series(0, ${readings - 1}) r`,
  ];
}
