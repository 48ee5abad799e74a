import type { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import type { Precision, SourceId } from '#domain/sources/measured.ts';
import type { Queryable } from '../db/database.ts';

export type VideoOrder = (typeof VIDEO_ORDERS)[number];

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
  /** Instants in milliseconds: a quarter of the time that reading a date takes. */
  created_at: number;
  observed_at: number;
  source: SourceId;
  precision: Precision;
  sort_key: number;
}

/** Where a page ended: the last row's place in the order. */
export interface PageEnd {
  key: number;
  id: string;
}

/** The column of each order; its key as a number that a cursor can carry (instants in microseconds), and the way back. */
const ORDERS: Record<VideoOrder, { by: string; key: string; fromKey: string }> = {
  newest: {
    by: 'v.created_at',
    key: '(extract(epoch from v.created_at) * 1000000)::bigint',
    fromKey: `timestamptz 'epoch' + $3::double precision * interval '1 microsecond'`,
  },
  views: { by: 'v.view_order', key: 'v.view_order', fromKey: '$3::bigint' },
  engagement: { by: 'v.engagement_order', key: 'v.engagement_order', fromKey: '$3::double precision' },
};

/** The handle of one of the user's own accounts; undefined: not theirs. */
export async function findHandle(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await db.row<{ tiktok_username: string }>({
    name: 'find-handle',
    text: 'select tiktok_username from user_tiktok_accounts where user_id = $1 and id = $2',
    values: [userId, accountId],
  });
  return row?.tiktok_username;
}

export function listVideoPage(
  db: Queryable,
  asked: { userId: string; handle: string | null; order: VideoOrder; after: PageEnd | null; limit: number },
): Promise<VideoRow[]> {
  const { userId, handle, order, after, limit } = asked;
  const { by, key, fromKey } = ORDERS[order];
  const values: unknown[] = [userId, limit];
  const conditions = ['v.user_id = $1'];
  // A condition that may be absent is left out of the text: « or $3 is null » would hide the index.
  if (after !== null) {
    values.push(after.key, after.id);
    conditions.push(`(${by}, v.id) < (${fromKey}, $4)`);
  }
  if (handle !== null) {
    values.push(handle);
    conditions.push(`v.author_username = $${values.length}`);
  }
  return db.rows<VideoRow>({
    name: `list-videos-${order}-${after !== null}-${handle !== null}`,
    text: `select v.id, v.author_username, v.description, v.url, v.kind, v.duration_seconds, v.view_count,
             v.like_count, v.comment_count, v.share_count, v.save_count,
             (date_part('epoch', v.created_at) * 1000)::bigint as created_at,
             (date_part('epoch', v.observed_at) * 1000)::bigint as observed_at, v.source, v.precision, ${key} as sort_key
           from tiktok_videos v where ${conditions.join(' and ')}
           order by ${by} desc, v.id desc limit $2`,
    values,
  });
}
