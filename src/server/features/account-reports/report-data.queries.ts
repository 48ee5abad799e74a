import type { FollowerReading, WholeCounts } from '#domain/account-reports/report-data.ts';
import { CALENDAR_WEEKS } from '#domain/account-reports/posting-calendar.ts';
import type { ReportPeriod } from '#domain/account-reports/report-periods.ts';
import type { Queryable } from '../../platform/db/database.ts';

interface ReportSource {
  handle: string;
  timeZone: string;
  /** Whether as many videos are stored as its profile last counted. */
  isWhole: boolean;
  /** Lines of its files that could not be read, of imports that stand. */
  rowsRejected: number;
}

/** The account and its owner's time zone; undefined: not the user's. */
export function findReportSource(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<ReportSource | undefined> {
  return db.row<ReportSource>({
    name: 'find-report-source',
    text: `select a.tiktok_username as handle, p.time_zone as "timeZone",
             coalesce((select s.video_count from tiktok_accounts s
               where s.user_id = $1 and s.username = a.tiktok_username and s.video_count is not null
               order by s.observed_at desc limit 1) <=
               (select count(*) from tiktok_videos v
                 where v.user_id = $1 and v.author_username = a.tiktok_username), false) as "isWhole",
             (select coalesce(sum(b.rows_rejected), 0)::int from import_batches b
               where b.user_id = $1 and b.username = a.tiktok_username and b.undone_at is null) as "rowsRejected"
           from user_tiktok_accounts a join profiles p on p.user_id = a.user_id
           where a.user_id = $1 and a.id = $2`,
    values: [userId, accountId],
  });
}

/** Totals over all videos of an account published before the end of the period; undefined without any. */
export async function countWhole(
  db: Queryable,
  input: {
    userId: string;
    handle: string;
    timeZone: string;
    period: ReportPeriod;
    comparison: ReportPeriod;
  },
): Promise<WholeCounts | undefined> {
  const { period, comparison } = input;
  const row = await db.row<{
    oldest: Date | null;
    videos: number;
    views: number | null;
    earlierVideos: number;
    earlierViews: number | null;
    days: WholeCounts['days'] | null;
  }>({
    name: 'count-whole',
    text: `with known as (
             select created_at, view_count from tiktok_videos
             where user_id = $1 and author_username = $2 and created_at < $3)
           select min(created_at) as oldest,
             count(*) filter (where created_at >= $4) as videos,
             (sum(view_count) filter (where created_at >= $4))::bigint as views,
             count(*) filter (where created_at >= $5 and created_at < $4) as "earlierVideos",
             (sum(view_count) filter (where created_at >= $5 and created_at < $4))::bigint as "earlierViews",
             (select json_agg(json_build_object('day', d.day, 'videos', d.videos) order by d.day) from (
                select (created_at at time zone $6)::date as day, count(*) as videos from known
                where created_at >= $3::timestamptz - make_interval(weeks => $7)
                group by 1) d) as days
           from known`,
    values: [
      input.userId,
      input.handle,
      period.until,
      period.from,
      comparison.from,
      input.timeZone,
      CALENDAR_WEEKS,
    ],
  });
  if (row === undefined || row.oldest === null) return undefined;
  return {
    period: { videos: row.videos, views: row.views },
    comparison: { videos: row.earlierVideos, views: row.earlierViews },
    oldestVideoAt: row.oldest,
    days: row.days ?? [],
  };
}

/** The last follower measurement on each day of a time zone, oldest first; both ends included. */
export function listFollowerReadings(
  db: Queryable,
  input: { userId: string; handle: string; from: Date; until: Date; timeZone: string },
): Promise<FollowerReading[]> {
  return db.rows<FollowerReading>({
    name: 'list-follower-readings',
    text: `select count, precision, "observedAt", source from (
             select distinct on ((s.observed_at at time zone $5)::date) s.follower_count as count, s.precision,
               s.observed_at as "observedAt", s.source
             from tiktok_accounts s
             where s.user_id = $1 and s.username = $2 and s.observed_at >= $3 and s.observed_at <= $4
               and s.follower_count is not null
             order by (s.observed_at at time zone $5)::date, s.observed_at desc) d
           order by "observedAt"`,
    values: [input.userId, input.handle, input.from, input.until, input.timeZone],
  });
}
