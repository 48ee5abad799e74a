import type { AccountSnapshot, MeasuredVideo } from '#domain/metrics/performance.ts';
import type { Precision, SourceId } from '#domain/sources/measured.ts';
import type { Queryable } from '../db/database.ts';

type Count = number | null;
/** Instants in milliseconds. Arrays instead of rows: several times cheaper to write and to read. */
type VideoFigures = [
  id: string,
  publishedAt: number,
  views: Count,
  likes: Count,
  comments: Count,
  shares: Count,
  source: SourceId,
  precision: Precision,
  observedAt: number,
  description: string,
  url: string,
];
type SnapshotFigures = [
  displayName: string | null,
  followers: Count,
  videos: Count,
  likes: Count,
  source: SourceId,
  precision: Precision,
  observedAt: number,
];
type GroupFigures = [
  source: SourceId,
  precision: Precision,
  videos: number,
  measured: number,
  engagementSum: Count,
  largestCount: Count,
  oldestObservedAt: Count,
];

/** All known videos of one source and precision, whenever they were published. */
export interface KnownGroup {
  source: SourceId;
  precision: Precision;
  videos: number;
  /** Of those whose engagement is known: how many, the sum of it in percent, and what it rests on. */
  measured: number;
  engagementSum: number;
  largestCount: number;
  oldestObservedAt: Date;
}

export interface AccountData {
  handle: string;
  snapshot: AccountSnapshot | null;
  /** Published since the instant asked for. */
  videos: MeasuredVideo[];
  known: KnownGroup[];
  newestPublishedAt: Date | null;
}

/** The account, its latest snapshot, its videos since an instant and all the others as sums; undefined: not the user's. */
export async function findAccountData(
  db: Queryable,
  userId: string,
  accountId: string,
  { since, now }: { since: Date; now: Date },
): Promise<AccountData | undefined> {
  const row = await db.row<{
    handle: string;
    snapshot: SnapshotFigures | null;
    videos: VideoFigures[] | null;
    known: GroupFigures[] | null;
    newest: Date | null;
  }>({
    name: 'find-account-data',
    // The engagement is domain's `knownEngagement`, summed here so that a long history need not travel.
    text: `select a.tiktok_username as handle,
             (select json_build_array(s.display_name, s.follower_count, s.video_count, s.like_count, s.source,
                s.precision, (extract(epoch from s.observed_at) * 1000)::bigint)
              from tiktok_accounts s where s.user_id = $1 and s.username = a.tiktok_username
              order by s.observed_at desc limit 1) as snapshot,
             (select json_agg(json_build_array(v.id, (extract(epoch from v.created_at) * 1000)::bigint,
                v.view_count, v.like_count, v.comment_count, v.share_count, v.source, v.precision,
                (extract(epoch from v.observed_at) * 1000)::bigint, v.description, v.url))
              from tiktok_videos v
              where v.user_id = $1 and v.author_username = a.tiktok_username and v.created_at >= $3) as videos,
             (select json_agg(json_build_array(g.source, g.precision, g.videos, g.measured, g.engagement,
                g.largest, (extract(epoch from g.oldest) * 1000)::bigint))
              from (select k.source, k.precision, count(*) as videos, count(k.engagement) as measured,
                      sum(k.engagement) as engagement, max(k.largest) filter (where k.engagement is not null) as largest,
                      min(k.observed_at) filter (where k.engagement is not null) as oldest
                    from (select v.source, v.precision, v.observed_at,
                            greatest(v.view_count, v.like_count, v.comment_count, v.share_count) as largest,
                            case when v.view_count = 0 then 0 else
                              (v.like_count + v.comment_count + v.share_count) * 100.0::float8 / v.view_count
                            end as engagement
                          from tiktok_videos v
                          where v.user_id = $1 and v.author_username = a.tiktok_username) k
                    group by k.source, k.precision) g) as known,
             (select max(v.created_at) from tiktok_videos v
              where v.user_id = $1 and v.author_username = a.tiktok_username and v.created_at <= $4) as newest
           from user_tiktok_accounts a where a.user_id = $1 and a.id = $2`,
    values: [userId, accountId, since, now],
  });
  return (
    row && {
      handle: row.handle,
      snapshot: row.snapshot === null ? null : snapshotOf(row.snapshot),
      videos: (row.videos ?? []).map(videoOf),
      known: (row.known ?? []).map(groupOf),
      newestPublishedAt: row.newest,
    }
  );
}

function snapshotOf([displayName, followers, videos, likes, source, precision, observedAt]: SnapshotFigures) {
  return { displayName, followers, videos, likes, source, precision, observedAt: new Date(observedAt) };
}

function videoOf(figures: VideoFigures): MeasuredVideo {
  const [id, publishedAt, views, likes, comments, shares, source, precision, observedAt, description, url] =
    figures;
  return {
    id,
    publishedAt: new Date(publishedAt),
    views,
    likes,
    comments,
    shares,
    source,
    precision,
    observedAt: new Date(observedAt),
    description,
    url,
  };
}

function groupOf(figures: GroupFigures): KnownGroup {
  const [source, precision, videos, measured, engagementSum, largestCount, oldestObservedAt] = figures;
  return {
    source,
    precision,
    videos,
    measured,
    engagementSum: engagementSum ?? 0,
    largestCount: largestCount ?? 0,
    oldestObservedAt: new Date(oldestObservedAt ?? 0),
  };
}
