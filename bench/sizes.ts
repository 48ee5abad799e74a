import pg from 'pg';
import { addOtherAccounts } from '#test/scale/other-accounts.ts';
import { alone, type Measurement } from './measurement.ts';
import type { BenchApp } from './product-app.ts';

const ACCOUNTS = 1_000;
const VIDEOS = 100;
const READINGS = 10;
const TABLES = [
  'profiles',
  'user_usage_limits',
  'user_tiktok_accounts',
  'tiktok_accounts',
  'tiktok_videos',
  'tiktok_video_snapshots',
  'account_reports',
  'generation_history',
];

/** Bytes a row of the tables that grow, with their share of pages: the row itself, and its places in indexes. */
export async function measureSizes({ connectionString }: BenchApp): Promise<Measurement[]> {
  await addOtherAccounts(connectionString, { accounts: ACCOUNTS, videos: VIDEOS, readings: READINGS });
  const client = new pg.Client({ connectionString });
  await client.connect();
  const measured: Measurement[] = [];
  try {
    for (const table of TABLES) {
      const { rows } = await client.query<{ rows: string; heap: string; indexes: string }>(
        `select (select count(*) from ${table}) as rows, sum(pg_table_size(relid)) as heap, sum(pg_indexes_size(relid)) as indexes
         from (select relid from pg_partition_tree('${table}') union select '${table}'::regclass) as parts`,
      );
      const [size] = rows;
      const n = Number(size?.rows ?? 0);
      if (n === 0) continue;
      measured.push(
        alone({ name: `${table}: a row`, value: Number(size?.heap) / n, unit: 'bytes', n }),
        alone({ name: `${table}: a row in its indexes`, value: Number(size?.indexes) / n, unit: 'bytes', n }),
      );
    }
  } finally {
    await client.end();
  }
  return measured;
}
