import type { EngagementCounts } from '#domain/metrics/engagement-percentile.ts';
import type { AccountSnapshot, MeasuredVideo } from '#domain/metrics/performance.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { Queryable } from '#server/platform/db/database.ts';
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
  periodMedian: Count;
  inPeriod: number;
  earlier: number;
  below: number;
  equal: number;
}
type VideoTexts = [id: string, description: string, url: string];

interface AccountData {
  handle: string;
  /** The owner's. */
  timeZone: string;
  snapshot: AccountSnapshot | null;
  /** Published since the requested instant; only the newest few that are already published include their texts. */
  videos: MeasuredVideo[];
  /** Number of all its stored videos. */
  known: number;
  /** Of all of them, relative to the median of the period. */
  engagement: EngagementCounts;
  newestPublishedAt: Date | null;
}

type Row = VideoColumns &
  KnownColumns & {
    handle: string;
    timeZone: string;
    snapshot: SnapshotFigures | null;
    texts: VideoTexts[] | null;
    newest: Date | null;
  };

/** The account, its latest snapshot, its videos since an instant and the others as sums; undefined: not the user's. */
export async function findAccountData(
  db: Queryable,
  userId: string,
  accountId: string,
  input: { since: Date; periodFrom: Date; now: Date; withTexts: number },
): Promise<AccountData | undefined> {
  const row = await db.row<Row>({
    name: 'find-account-data',
    // The engagement equals `knownEngagement` of the domain, computed in SQL to avoid transferring a long history.
    text: `select a.tiktok_username as handle, z.time_zone as "timeZone", v.*, k.*,
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
           join profiles z on z.user_id = $1
           cross join lateral (
             select ${videoColumns('v')}
             from tiktok_videos v
             where v.user_id = $1 and v.author_username = a.tiktok_username and v.created_at >= $3) v
           cross join lateral (
             -- Kept apart, so that the engagement is worked out once a video.
             with e as materialized (
               select n.created_at,
                 case when n.view_count = 0 then 0 when n.like_count > n.view_count then null else
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
             select count(*) as count,
               max(p.median) as "periodMedian", coalesce(max(p.n), 0) as "inPeriod",
               count(e.engagement) filter (where e.created_at < $6) as earlier,
               count(*) filter (where e.created_at < $6 and e.engagement < p.median) as below,
               count(*) filter (where e.created_at < $6 and e.engagement = p.median) as equal
             from e cross join p) k
           where a.user_id = $1 and a.id = $2`,
    values: [userId, accountId, input.since, input.now, input.withTexts, input.periodFrom],
  });
  return (
    row && {
      handle: row.handle,
      timeZone: row.timeZone,
      snapshot: row.snapshot === null ? null : snapshotOf(row.snapshot),
      videos: withTexts(videosOf(row), row.texts ?? []),
      known: row.count,
      engagement: engagementOf(row),
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

function engagementOf({ periodMedian, inPeriod, earlier, below, equal }: KnownColumns): EngagementCounts {
  return { periodMedian, inPeriod, earlier, below, equal };
}
