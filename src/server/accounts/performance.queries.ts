import type { EngagementCounts } from '#domain/metrics/engagement-standing.ts';
import type { AccountSnapshot, MeasuredVideo } from '#domain/metrics/performance.ts';
import type { Precision, SourceId } from '#domain/sources/measured.ts';
import type { Queryable } from '../db/database.ts';
import { videoColumns, videosOf, type VideoColumns, type VideoFigures } from './video-columns.ts';

type Count = number | null;
type SnapshotFigures = [
  displayName: string | null,
  followers: Count,
  videos: Count,
  likes: Count,
  source: SourceId,
  precision: Precision,
  observedAt: number,
];
interface KnownColumns {
  count: number;
  measured: number;
  engagementSum: Count;
  largestRounded: Count;
  oldestObservedAt: Count;
  engagementSources: SourceId[] | null;
  engagementPrecisions: Precision[] | null;
  median: Count;
  periodMedian: Count;
  inPeriod: number;
  earlier: number;
  below: number;
  equal: number;
}
type VideoTexts = [id: string, description: string, url: string];

/** Sums over all known videos of an account, whenever they were published. */
export interface KnownSums {
  count: number;
  /** Those whose engagement is known, and what it rests on: null when there are none. */
  measured: {
    count: number;
    /** Sum of the engagement, in percent. */
    engagement: number;
    /** The largest count among those that were read rounded; null: all were exact. */
    largestRounded: number | null;
    oldestObservedAt: Date;
    sources: SourceId[];
    precisions: Precision[];
  } | null;
  engagement: EngagementCounts;
}

export interface AccountData {
  handle: string;
  snapshot: AccountSnapshot | null;
  /** Published since the instant asked for; only the newest few that are published by now have their texts. */
  videos: MeasuredVideo[];
  known: KnownSums;
  newestPublishedAt: Date | null;
}

type Row = VideoColumns &
  KnownColumns & {
    handle: string;
    snapshot: SnapshotFigures | null;
    texts: VideoTexts[] | null;
    newest: Date | null;
  };

/** The account, its latest snapshot, its videos since an instant and all the others as sums; undefined: not the user's. */
export async function findAccountData(
  db: Queryable,
  userId: string,
  accountId: string,
  asked: { since: Date; periodFrom: Date; now: Date; withTexts: number },
): Promise<AccountData | undefined> {
  const row = await db.row<Row>({
    name: 'find-account-data',
    // The engagement is domain's `knownEngagement`, summed here so that a long history need not travel.
    text: `select a.tiktok_username as handle, v.*, k.*,
             (select json_build_array(s.display_name, s.follower_count, s.video_count, s.like_count, s.source,
                s.precision, (date_part('epoch', s.observed_at) * 1000)::bigint)
              from tiktok_accounts s where s.user_id = $1 and s.username = a.tiktok_username
              order by s.observed_at desc limit 1) as snapshot,
             (select json_agg(json_build_array(t.id, t.description, t.url)) from (
                select n.id, n.description, n.url from (
                  select i.id from tiktok_videos i
                  where i.user_id = $1 and i.author_username = a.tiktok_username and i.created_at >= $3
                    and i.created_at <= $4
                  order by i.created_at desc fetch first $5 rows with ties) shown
                join tiktok_videos n on n.user_id = $1 and n.id = shown.id) t) as texts,
             (select max(n.created_at) from tiktok_videos n
              where n.user_id = $1 and n.author_username = a.tiktok_username and n.created_at <= $4) as newest
           from user_tiktok_accounts a
           cross join lateral (
             select ${videoColumns('v')}
             from tiktok_videos v
             where v.user_id = $1 and v.author_username = a.tiktok_username and v.created_at >= $3) v
           cross join lateral (
             -- Kept apart, so that the engagement is worked out once a video.
             with e as materialized (
               select n.source, n.precision, n.observed_at, n.created_at,
                 greatest(n.view_count, n.like_count, n.comment_count, n.share_count) as largest,
                 case when n.view_count = 0 then 0 else
                   (n.like_count + n.comment_count + n.share_count) * 100.0::float8 / n.view_count
                 end as engagement
               from tiktok_videos n
               where n.user_id = $1 and n.author_username = a.tiktok_username),
             -- Kept apart too: where the planner expects one video it would be worked out once a video.
             p as materialized (
               select percentile_cont(0.5) within group (order by w.engagement)
                   filter (where w.created_at between $6 and $4) as median,
                 count(w.engagement) filter (where w.created_at between $6 and $4) as n
               from e w)
             select count(*) as count, count(e.engagement) as measured, sum(e.engagement) as "engagementSum",
               max(e.largest) filter (where e.engagement is not null and e.precision = 'rounded') as "largestRounded",
               (date_part('epoch', min(e.observed_at) filter (where e.engagement is not null)) * 1000)::bigint
                 as "oldestObservedAt",
               json_agg(distinct e.source) filter (where e.engagement is not null) as "engagementSources",
               json_agg(distinct e.precision) filter (where e.engagement is not null) as "engagementPrecisions",
               percentile_cont(0.5) within group (order by e.engagement) as median,
               max(p.median) as "periodMedian", coalesce(max(p.n), 0) as "inPeriod",
               count(e.engagement) filter (where e.created_at < $6) as earlier,
               count(*) filter (where e.created_at < $6 and e.engagement < p.median) as below,
               count(*) filter (where e.created_at < $6 and e.engagement = p.median) as equal
             from e cross join p) k
           where a.user_id = $1 and a.id = $2`,
    values: [userId, accountId, asked.since, asked.now, asked.withTexts, asked.periodFrom],
  });
  return (
    row && {
      handle: row.handle,
      snapshot: row.snapshot === null ? null : snapshotOf(row.snapshot),
      videos: withTexts(videosOf(row), row.texts ?? []),
      known: knownOf(row),
      newestPublishedAt: row.newest,
    }
  );
}

function snapshotOf([displayName, followers, videos, likes, source, precision, observedAt]: SnapshotFigures) {
  return { displayName, followers, videos, likes, source, precision, observedAt: new Date(observedAt) };
}

function withTexts(videos: VideoFigures[], texts: VideoTexts[]): MeasuredVideo[] {
  const textsOf = new Map(texts.map(([id, description, url]) => [id, { description, url }]));
  return videos.map(video => ({ ...video, ...(textsOf.get(video.id) ?? { description: '', url: '' }) }));
}

function knownOf(row: KnownColumns): KnownSums {
  const { count, measured, engagementSum, largestRounded, oldestObservedAt } = row;
  const { median, periodMedian, inPeriod, earlier, below, equal } = row;
  const engagement = { median, n: measured, periodMedian, inPeriod, earlier, below, equal };
  if (engagementSum === null || oldestObservedAt === null) return { count, measured: null, engagement };
  return {
    count,
    measured: {
      count: measured,
      engagement: engagementSum,
      largestRounded,
      oldestObservedAt: new Date(oldestObservedAt),
      sources: row.engagementSources ?? [],
      precisions: row.engagementPrecisions ?? [],
    },
    engagement,
  };
}
