import type { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import type { Queryable } from '../../platform/db/database.ts';

export type VideoOrder = (typeof VIDEO_ORDERS)[number];

/** A page as it leaves the server: written by the database and not parsed here. */
interface VideoPage {
  /** JSON text: an array of the contract's videos. */
  items: string;
  hasMore: boolean;
  /** Where the page ended; null: it is empty. */
  last: [key: number, id: string] | null;
}

/** The position of the last row in the order. */
export interface PageEnd {
  key: number;
  id: string;
}

/** The column of each order, its key as a number for the cursor (instants in microseconds), and the conversion back. */
const ORDERS: Record<VideoOrder, { by: string; key: string; fromKey: string }> = {
  newest: {
    by: 'v.created_at',
    key: '(extract(epoch from v.created_at) * 1000000)::bigint',
    fromKey: `timestamptz 'epoch' + $3::double precision * interval '1 microsecond'`,
  },
  views: { by: 'v.view_order', key: 'v.view_order', fromKey: '$3::bigint' },
  engagement: { by: 'v.engagement_order', key: 'v.engagement_order', fromKey: '$3::double precision' },
};

/** The username of one of the user's own accounts; undefined: not theirs. */
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

const instant = (column: string) => `(to_json(${column} at time zone 'UTC') #>> '{}') || 'Z'`;

/**
 * One page of the videos; the engagement is the domain's `knownEngagement`, in percent. Unknown engagement sorts as 0.
 */
export async function findVideoPage(
  db: Queryable,
  input: { userId: string; handle: string | null; order: VideoOrder; after: PageEnd | null; limit: number },
): Promise<VideoPage> {
  const { userId, handle, order, after, limit } = input;
  const { by, key, fromKey } = ORDERS[order];
  const values: unknown[] = [userId, limit];
  const conditions = ['v.user_id = $1'];
  // An absent condition is left out of the query text: "or $3 is null" would prevent use of the index.
  if (after !== null) {
    values.push(after.key, after.id);
    conditions.push(`(${by}, v.id) < (${fromKey}, $4)`);
  }
  if (handle !== null) {
    values.push(handle);
    conditions.push(`v.author_username = $${values.length}`);
  }
  const page = await db.row<VideoPage>({
    name: `find-video-page-${order}-${after !== null}-${handle !== null}`,
    text: `with page as materialized (
             select v.id, v.author_username, v.description, v.url, v.kind, v.duration_seconds, v.view_count,
               v.like_count, v.comment_count, v.share_count, v.save_count, v.engagement_order, v.created_at,
               v.observed_at, v.source, v.precision, ${key} as sort_key
             from tiktok_videos v where ${conditions.join(' and ')}
             order by ${by} desc, v.id desc limit $2::integer + 1)
           select coalesce((select json_agg(shown) from (
               select p.id, p.author_username, p.description, p.url, p.kind, p.duration_seconds, p.view_count,
                 p.like_count, p.comment_count, p.share_count, p.save_count, case
                   when p.view_count > 0 and p.like_count > p.view_count then null
                   when p.view_count = 0 or (p.view_count + p.like_count + p.comment_count + p.share_count) is not null
                   then p.engagement_order * 100 end as engagement,
                 ${instant('p.created_at')} as created_at, ${instant('p.observed_at')} as observed_at, p.source,
                 p.precision
               from page p limit $2) shown), '[]')::text as items,
             (select count(*) from page) > $2 as "hasMore",
             (select json_build_array(p.sort_key, p.id) from (
               select l.sort_key, l.id, row_number() over () as n from page l limit $2) p order by p.n desc limit 1) as last`,
    values,
  });
  if (page === undefined) throw new Error('A page, be it empty, is one row');
  return page;
}
