import type { LadderVideo } from '#domain/accounts/collection-schedule.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import type { AccountAggregates } from '#domain/metrics/account-aggregates.ts';
import type { KnownInteractions } from '#domain/metrics/engagement.ts';
import type { ProfileReading, VideoReading } from '#domain/sources/reading.ts';
import type { StoredReading } from '#domain/sources/stored-reading.ts';
import type { Queryable, Question } from '#server/platform/db/database.ts';

/** Target of written measurements, and the import they come from, if any. */
export interface WriteTarget {
  userId: string;
  handle: Handle;
  importBatchId: string | null;
  now: Date;
}

const COUNTS = `view_count as views, like_count as likes, comment_count as comments, share_count as shares`;

export interface StoredVideo extends StoredReading {
  id: string;
}

/** Stored state of these videos; those not stored yet are left out. */
export function storedVideosQuery(userId: string, videoIds: readonly string[]): Question {
  return {
    name: 'list-standing-videos',
    text: `select id, ${COUNTS}, save_count as saves, precision, observed_at as "observedAt"
           from tiktok_videos where user_id = $1 and id = any($2)`,
    values: [userId, videoIds],
  };
}

export type CountColumns = Record<keyof KnownInteractions, (number | null)[] | null> & {
  ids: string[] | null;
};

/**
 * Counts of all stored videos of an account. One list per column: one row per video would cost more to parse than to
 * query.
 */
export function knownCountsQuery(userId: string, handle: Handle): Question {
  return {
    name: 'list-known-counts',
    text: `select json_agg(id) as ids, json_agg(view_count) as views, json_agg(like_count) as likes,
             json_agg(comment_count) as comments, json_agg(share_count) as shares
           from tiktok_videos where user_id = $1 and author_username = $2`,
    values: [userId, handle],
  };
}

export function countsById(columns: CountColumns | undefined): Map<string, KnownInteractions> {
  return new Map(
    (columns?.ids ?? []).map((id, at) => [
      id,
      {
        views: columns?.views?.[at] ?? null,
        likes: columns?.likes?.[at] ?? null,
        comments: columns?.comments?.[at] ?? null,
        shares: columns?.shares?.[at] ?? null,
      },
    ]),
  );
}

/** Videos young enough to be measured individually, newest first. */
export function listLadderVideos(
  db: Queryable,
  input: { userId: string; handle: Handle; since: Date },
): Promise<LadderVideo[]> {
  return db.rows<LadderVideo>({
    name: 'list-ladder-videos',
    text: `select created_at as "publishedAt", observed_at as "observedAt" from tiktok_videos
           where user_id = $1 and author_username = $2 and created_at > $3 order by created_at desc`,
    values: [input.userId, input.handle, input.since],
  });
}

export interface LastCollection {
  followers: number | null;
  videos: number | null;
  likes: number | null;
  precision: ProfileReading['precision'];
  source: ProfileReading['source'];
  observedAt: Date;
}

export function findLastSnapshot(
  db: Queryable,
  userId: string,
  handle: Handle,
): Promise<LastCollection | undefined> {
  return db.row<LastCollection>({
    name: 'find-last-snapshot',
    text: `select follower_count as followers, video_count as videos, like_count as likes, precision, source, observed_at as "observedAt"
           from tiktok_accounts where user_id = $1 and username = $2 order by observed_at desc limit 1`,
    values: [userId, handle],
  });
}

/** Ensures that the months of these instants have their partition. */
export async function ensureMonths(db: Queryable, instants: readonly Date[]): Promise<void> {
  const months = new Set(instants.map(instant => `${instant.toISOString().slice(0, 7)}-01T00:00:00Z`));
  await db.rows({
    name: 'ensure-months',
    text: 'select ensure_snapshot_partition(month) from unnest($1::timestamptz[]) as month order by month',
    values: [[...months]],
  });
}

export type AccountReading = ProfileReading & AccountAggregates;

export function insertAccountSnapshots(
  writeTarget: WriteTarget,
  readings: readonly AccountReading[],
): Question {
  return {
    name: 'insert-account-snapshots',
    text: `insert into tiktok_accounts (user_id, username, display_name, verified, scraped_at, updated_at,
             follower_count, following_count, video_count, like_count, engagement_rate, avg_views, median_views,
             avg_likes, avg_comments, avg_shares, source, precision, observed_at, warnings, import_batch_id)
           select $1, $2, r."displayName", r.verified, r."observedAt", $4, r.followers, r.following, r.videos,
             r.likes, r."engagementRate", r."avgViews", r."medianViews", r."avgLikes", r."avgComments",
             r."avgShares", r.source, r.precision, r."observedAt", r.warnings, $5
           from json_to_recordset($3::json) as r ("displayName" text, verified boolean, followers bigint,
             following bigint, videos bigint, likes bigint, "engagementRate" double precision,
             "avgViews" double precision, "medianViews" double precision, "avgLikes" double precision,
             "avgComments" double precision, "avgShares" double precision, source text, precision text,
             "observedAt" timestamptz, warnings jsonb)`,
    values: [
      writeTarget.userId,
      writeTarget.handle,
      JSON.stringify(readings),
      writeTarget.now,
      writeTarget.importBatchId,
    ],
  };
}

const VIDEO_RECORD = `(id text, description text, url text, kind text, "durationSeconds" double precision,
  pinned boolean, views bigint, likes bigint, comments bigint, shares bigint, saves bigint,
  "publishedAt" timestamptz, source text, precision text, "observedAt" timestamptz, warnings jsonb)`;

/** Writes the measurements as the current values of their videos. */
export function upsertVideos(writeTarget: WriteTarget, readings: readonly VideoReading[]): Question {
  return {
    name: 'upsert-videos',
    text: `insert into tiktok_videos as v (user_id, id, author_username, description, url, kind,
             duration_seconds, pinned, view_count, like_count, comment_count, share_count, save_count,
             created_at, scraped_at, updated_at, source, precision, observed_at, warnings, import_batch_id)
           select $1, r.id, $2, r.description, r.url, r.kind, r."durationSeconds", r.pinned, r.views, r.likes,
             r.comments, r.shares, r.saves, r."publishedAt", r."observedAt", $4, r.source, r.precision,
             r."observedAt", r.warnings, $5
           from json_to_recordset($3::json) as r ${VIDEO_RECORD}
           on conflict (user_id, id) do update set
             author_username = excluded.author_username, description = excluded.description, url = excluded.url,
             kind = excluded.kind, duration_seconds = coalesce(excluded.duration_seconds, v.duration_seconds),
             pinned = coalesce(excluded.pinned, v.pinned), view_count = excluded.view_count,
             like_count = excluded.like_count, comment_count = excluded.comment_count,
             share_count = excluded.share_count, save_count = excluded.save_count,
             created_at = excluded.created_at, scraped_at = excluded.scraped_at,
             updated_at = excluded.updated_at, source = excluded.source, precision = excluded.precision,
             observed_at = excluded.observed_at, warnings = excluded.warnings,
             import_batch_id = excluded.import_batch_id`,
    values: [
      writeTarget.userId,
      writeTarget.handle,
      JSON.stringify(readings),
      writeTarget.now,
      writeTarget.importBatchId,
    ],
  };
}

const WHAT_HISTORY_KEEPS: (keyof VideoReading)[] = [
  'id',
  'observedAt',
  'views',
  'likes',
  'comments',
  'shares',
  'saves',
  'source',
  'precision',
];

/** Adds measurements to the history of their videos; existing ones stay unchanged. */
export function insertVideoSnapshots(writeTarget: WriteTarget, readings: readonly VideoReading[]): Question {
  return {
    name: 'insert-video-snapshots',
    text: `insert into tiktok_video_snapshots (user_id, video_id, observed_at, view_count, like_count,
             comment_count, share_count, save_count, source, precision, import_batch_id)
           select $1, r.id, r."observedAt", r.views, r.likes, r.comments, r.shares, r.saves, r.source,
             r.precision, $3
           from json_to_recordset($2::json) as r (id text, "observedAt" timestamptz, views bigint, likes bigint,
             comments bigint, shares bigint, saves bigint, source text, precision text)
           on conflict do nothing`,
    values: [writeTarget.userId, JSON.stringify(readings, WHAT_HISTORY_KEEPS), writeTarget.importBatchId],
  };
}
