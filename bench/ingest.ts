import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { parseHandle, type Handle } from '#domain/accounts/handle.ts';
import type { VideoReading } from '#domain/sources/reading.ts';
import { prepareHistory, saveVideos, type Shelf } from '#server/features/accounts/sync/save-readings.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { watched } from './jitter.ts';
import { compared, median, type Measurement } from './measurement.ts';
import type { BenchApp } from './product-app.ts';

const HANDLE = handleOf('ingestion.mesure');
const SYNCED_HANDLE = handleOf('collecte.mesure');
const BATCH = 500;
const BATCHES = 20;
const SYNCED = 50;
/** Stored videos of the account that is synced, as in the other parts. */
const SYNCED_OF = 300;
const FIRST_SYNCED = BATCH * BATCHES;
const SYNCS = 40;
const FIRST_ID = 7_100_000_000_000_000_000n;

/**
 * Import throughput (whole batches, as imports write them) against COPY of the same rows into tables with the same
 * indexes; and the database work of a sync of fifty stored videos, against one bare statement.
 */
export async function measureIngest({ connectionString, userId }: BenchApp): Promise<Measurement[]> {
  const db = openDatabase({ connectionString, log: pino({ level: 'silent' }), poolSize: 2 });
  const client = new pg.Client({ connectionString });
  await client.connect();
  const shelfAt = (now: Date, handle = HANDLE): Shelf => ({ userId, handle, importBatchId: null, now });
  try {
    const { result, isUnreliable } = await watched(async () => {
      const ingest: number[] = [];
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const now = new Date();
        const readings = madeUp(batch * BATCH, BATCH, 0, now);
        await prepareHistory(db.system, readings);
        const startedAt = performance.now();
        await db.tenant(userId).transaction(tx => saveVideos(tx, shelfAt(now), readings));
        ingest.push(performance.now() - startedAt);
      }
      const copied = await copyAgain(client, userId);

      const known = madeUp(FIRST_SYNCED, SYNCED_OF, 0, new Date(), SYNCED_HANDLE);
      await db.tenant(userId).transaction(tx => saveVideos(tx, shelfAt(new Date(), SYNCED_HANDLE), known));
      const syncs: number[] = [];
      const bare: number[] = [];
      const copiedIds = Array.from({ length: SYNCED }, (_, number) => idOf(number));
      for (let round = 1; round <= SYNCS; round += 1) {
        const now = new Date();
        const readings = madeUp(FIRST_SYNCED, SYNCED, round, now, SYNCED_HANDLE);
        let startedAt = performance.now();
        await db.tenant(userId).transaction(async tx => {
          const shelf = shelfAt(now, SYNCED_HANDLE);
          await saveVideos(tx, shelf, readings, profileOf(readings));
        });
        syncs.push(performance.now() - startedAt);
        startedAt = performance.now();
        await client.query({
          name: 'bare-upsert',
          text: `update bare_videos v set view_count = n.views, scraped_at = now()
                 from unnest($2::text[], $3::bigint[]) as n (id, views) where v.user_id = $1 and v.id = n.id`,
          values: [userId, copiedIds, readings.map(({ views }) => views)],
        });
        bare.push(performance.now() - startedAt);
      }
      return { ingest, copied, syncs, bare };
    });
    const mark = isUnreliable ? { isUnreliable: true as const } : {};
    // Each measurement writes one video row and one history row.
    const rows = 2 * BATCH;
    return [
      {
        ...compared(
          {
            name: `ingest of readings, ${BATCH} videos a transaction`,
            value: rows / (median(result.ingest) / 1_000),
            unit: 'rows/s',
            n: rows * BATCHES,
          },
          { name: 'COPY of the same rows, same indexes', value: result.copied },
        ),
        ...mark,
      },
      {
        ...compared(
          {
            name: `sync of ${SYNCED} of ${SYNCED_OF} known videos, database part`,
            value: median(result.syncs),
            unit: 'ms',
            n: SYNCS,
          },
          { name: 'one bare update of as many', value: median(result.bare) },
        ),
        ...mark,
      },
    ];
  } finally {
    await client.end();
    await db.close();
  }
}

/** COPY throughput in rows per second, for the rows just imported. */
async function copyAgain(client: pg.Client, userId: string): Promise<number> {
  const files = {
    videos: join(tmpdir(), `bench-${process.pid}-v`),
    history: join(tmpdir(), `bench-${process.pid}-h`),
  };
  const own = `user_id = '${userId}'`;
  await client.query('create table bare_videos (like tiktok_videos including all)');
  await client.query('create table bare_history (like tiktok_video_snapshots including all)');
  const columns = {
    videos: await writtenColumns(client, 'tiktok_videos'),
    history: await writtenColumns(client, 'tiktok_video_snapshots'),
  };
  await client.query(
    `copy (select ${columns.videos} from tiktok_videos where ${own} and author_username = '${HANDLE}') to '${files.videos}'`,
  );
  await client.query(
    `copy (select ${columns.history} from tiktok_video_snapshots where ${own} and video_id >= '${FIRST_ID}'
       and video_id < '${FIRST_ID + BigInt(BATCH * BATCHES)}') to '${files.history}'`,
  );
  const startedAt = performance.now();
  const videos = await client.query(`copy bare_videos (${columns.videos}) from '${files.videos}'`);
  const history = await client.query(`copy bare_history (${columns.history}) from '${files.history}'`);
  const seconds = (performance.now() - startedAt) / 1_000;
  if (statSync(files.videos).size === 0) throw new Error('Nothing was taken in');
  await Promise.all(Object.values(files).map(file => rm(file, { force: true })));
  return ((videos.rowCount ?? 0) + (history.rowCount ?? 0)) / seconds;
}

/** All columns except generated ones. */
async function writtenColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.list ?? '';
}

function handleOf(name: string): Handle {
  const typed = parseHandle(name);
  if (!typed.ok) throw new Error(`${name} is no handle`);
  return typed.handle;
}

const idOf = (number: number): string => String(FIRST_ID + BigInt(number));

function madeUp(
  first: number,
  count: number,
  round: number,
  observedAt: Date,
  handle = HANDLE,
): VideoReading[] {
  return Array.from({ length: count }, (_, index): VideoReading => {
    const number = first + index;
    const views = 900 + number + round * 10;
    return {
      id: idOf(number),
      handle,
      url: `https://www.tiktok.com/@${handle}/video/${idOf(number)}`,
      description: `Une vidéo du banc de mesure, numéro ${number} #mesure`,
      publishedAt: new Date(observedAt.getTime() - (number + 1) * 3_600_000),
      publishedAtFrom: 'source',
      views,
      likes: Math.floor(views / 17),
      comments: Math.floor(views / 210),
      shares: Math.floor(views / 160),
      saves: Math.floor(views / 90),
      durationSeconds: 20 + (number % 40),
      kind: 'video',
      pinned: false,
      source: 'apify_file',
      precision: 'exact',
      observedAt,
      warnings: [],
    };
  });
}

function profileOf(readings: readonly VideoReading[]): NonNullable<Parameters<typeof saveVideos>[3]> {
  return {
    handle: SYNCED_HANDLE,
    displayName: 'Banc',
    verified: false,
    privateAccount: false,
    followers: 5_300,
    following: 12,
    likes: 41_200,
    videos: readings.length,
    externalId: null,
    source: 'apify_file',
    precision: 'exact',
    observedAt: readings[0]?.observedAt ?? new Date(),
    warnings: [],
  };
}
