import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export interface StoredVideo {
  id: string;
  username: string;
  url: string;
  kind: 'video' | 'slideshow';
  caption: string;
  duration_seconds: number | null;
  published_at: Date;
  view_count: number | null;
  like_count: number | null;
  comment_count: number | null;
  share_count: number | null;
  save_count: number | null;
  source: SourceId;
  precision: Precision;
  observed_at: Date;
}

/** A video of one of the user's linked accounts with its latest values; undefined: not one of them. */
export function findOwnVideo(
  db: Queryable,
  userId: string,
  videoId: string,
): Promise<StoredVideo | undefined> {
  return db.row<StoredVideo>({
    name: 'find-own-video',
    text: `select v.id, v.author_username as username, v.url, v.kind, v.description as caption, v.duration_seconds,
             v.created_at as published_at, v.view_count, v.like_count, v.comment_count, v.share_count, v.save_count,
             v.source, v.precision, v.observed_at
           from tiktok_videos v
           where v.user_id = $1 and v.id = $2 and exists (
             select from user_tiktok_accounts a where a.user_id = $1 and a.tiktok_username = v.author_username)`,
    values: [userId, videoId],
  });
}

/** The account whose videos are used for comparison, and its time zone. */
interface Comparison {
  timeZone: string;
  /** The requested account, or the primary one; null: none is linked. */
  username: string | null;
}

/** `username`: the preferred account, used if it is linked. */
export function findComparison(
  db: Queryable,
  userId: string,
  username: string | null,
): Promise<Comparison | undefined> {
  return db.row<Comparison>({
    name: 'find-comparison-account',
    text: `select p.time_zone as "timeZone", (
             select a.tiktok_username from user_tiktok_accounts a where a.user_id = p.user_id
             order by (a.tiktok_username = $2) desc nulls last, a.is_primary desc, a.created_at limit 1) as username
           from profiles p where p.user_id = $1`,
    values: [userId, username],
  });
}

/** The linked account with this name. */
export function findAccountId(
  db: Queryable,
  userId: string,
  username: string,
): Promise<{ id: string } | undefined> {
  return db.row({
    name: 'find-account-of-name',
    text: 'select id from user_tiktok_accounts where user_id = $1 and tiktok_username = $2',
    values: [userId, username],
  });
}
