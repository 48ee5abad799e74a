import type { VIDEO_ORDERS } from '#contract/videos.ts';
import type { Precision, SourceId } from '#domain/sources/measured.ts';
import type { Queryable } from '../db/database.ts';
import type { Cursor } from './list-videos.ts';

export interface VideoRow {
  id: string;
  author_username: string;
  description: string;
  url: string;
  kind: 'video' | 'slideshow';
  duration_seconds: number | null;
  view_count: number | null;
  like_count: number | null;
  comment_count: number | null;
  share_count: number | null;
  save_count: number | null;
  created_at: Date;
  observed_at: Date;
  source: SourceId;
  precision: Precision;
  sort_key: number;
}

/** What each order sorts by, as a number that a cursor can carry. */
const SORT_KEYS: Record<(typeof VIDEO_ORDERS)[number], string> = {
  newest: '(extract(epoch from v.created_at) * 1000)::double precision',
  views: 'coalesce(v.view_count, -1)::double precision',
  engagement: `case when coalesce(v.view_count, 0) = 0 then 0
    else (coalesce(v.like_count, 0) + coalesce(v.comment_count, 0) + coalesce(v.share_count, 0))::double precision
      / v.view_count end`,
};

export async function ownsAccount(db: Queryable, userId: string, accountId: string): Promise<boolean> {
  const row = await db.row({
    name: 'owns-account',
    text: 'select 1 from user_tiktok_accounts where user_id = $1 and id = $2',
    values: [userId, accountId],
  });
  return row !== undefined;
}

export function listVideoPage(
  db: Queryable,
  asked: {
    userId: string;
    accountId: string | null;
    order: (typeof VIDEO_ORDERS)[number];
    after: Cursor | null;
    limit: number;
  },
): Promise<VideoRow[]> {
  return db.rows<VideoRow>({
    name: `list-videos-by-${asked.order}`,
    text: `select * from (
             select v.id, v.author_username, v.description, v.url, v.kind, v.duration_seconds, v.view_count,
               v.like_count, v.comment_count, v.share_count, v.save_count, v.created_at, v.observed_at, v.source,
               v.precision, ${SORT_KEYS[asked.order]} as sort_key
             from tiktok_videos v
             where v.user_id = $1 and ($2::uuid is null or v.author_username =
               (select a.tiktok_username from user_tiktok_accounts a where a.user_id = $1 and a.id = $2))
           ) own
           where $3::double precision is null or (sort_key, id) < ($3, $4)
           order by sort_key desc, id desc limit $5`,
    values: [asked.userId, asked.accountId, asked.after?.key ?? null, asked.after?.id ?? null, asked.limit],
  });
}
