import type { FollowerReading, ReportVideo } from '#domain/account-reports/report-data.ts';
import type { Precision } from '#domain/sources/measured.ts';
import type { VideoHistory } from '#domain/statistics/age-curve.ts';
import { videoColumns, videosOf, type VideoColumns } from '../accounts/video-columns.ts';
import { cell } from '../db/cell.ts';
import type { Queryable } from '../db/database.ts';

interface ReportVideoColumns extends VideoColumns {
  urls: string[] | null;
  captions: string[] | null;
  kinds: ReportVideo['kind'][] | null;
  durations: (number | null)[] | null;
}

export interface ReportSource {
  handle: string;
  timeZone: string;
}

/** The account and its owner's time zone; undefined: not the user's. */
export function findReportSource(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<ReportSource | undefined> {
  return db.row<ReportSource>({
    name: 'find-report-source',
    text: `select a.tiktok_username as handle, p.time_zone as "timeZone"
           from user_tiktok_accounts a join profiles p on p.user_id = a.user_id
           where a.user_id = $1 and a.id = $2`,
    values: [userId, accountId],
  });
}

/** The newest videos published before an instant, newest first, and how many there are in all. */
export async function listReportVideos(
  db: Queryable,
  asked: { userId: string; handle: string; before: Date; most: number },
): Promise<{ videos: ReportVideo[]; known: number }> {
  const row = await db.row<ReportVideoColumns & { known: number }>({
    name: 'list-report-videos',
    text: `select (select count(*) from tiktok_videos k
              where k.user_id = $1 and k.author_username = $2 and k.created_at < $3) as known,
             ${videoColumns('v')}, json_agg(v.url) as urls, json_agg(v.description) as captions,
             json_agg(v.kind) as kinds, json_agg(v.duration_seconds) as durations
           from (select * from tiktok_videos n
                 where n.user_id = $1 and n.author_username = $2 and n.created_at < $3
                 order by n.created_at desc, n.id desc limit $4) v`,
    values: [asked.userId, asked.handle, asked.before, asked.most],
  });
  if (row === undefined) throw new Error('An aggregate returned no row');
  const videos = videosOf(row).map((video, index) => ({
    ...video,
    url: cell(row.urls, index),
    caption: cell(row.captions, index),
    kind: cell(row.kinds, index),
    durationSeconds: cell(row.durations, index),
  }));
  return { videos, known: row.known };
}

/** Readings of the views of the newest videos, those with two at least. */
export async function listViewHistories(
  db: Queryable,
  asked: { userId: string; handle: string; before: Date; most: number },
): Promise<VideoHistory[]> {
  const rows = await db.rows<{ published: number; at: number[]; views: number[]; precisions: Precision[] }>({
    name: 'list-view-histories',
    text: `select (date_part('epoch', v.created_at) * 1000)::bigint as published, h.at, h.views, h.precisions
           from (select n.id, n.created_at from tiktok_videos n
                 where n.user_id = $1 and n.author_username = $2 and n.created_at < $3
                 order by n.created_at desc, n.id desc limit $4) v
           cross join lateral (
             select json_agg((date_part('epoch', s.observed_at) * 1000)::bigint order by s.observed_at) as at,
               json_agg(s.view_count order by s.observed_at) as views,
               json_agg(s.precision order by s.observed_at) as precisions, count(*) as readings
             from tiktok_video_snapshots s
             where s.user_id = $1 and s.video_id = v.id and s.view_count is not null) h
           where h.readings > 1`,
    values: [asked.userId, asked.handle, asked.before, asked.most],
  });
  return rows.map(({ published, at, views, precisions }) => ({
    publishedAt: new Date(published),
    readings: at.map((observedAt, index) => ({
      observedAt: new Date(observedAt),
      views: cell(views, index),
      precision: cell(precisions, index),
    })),
  }));
}

/** The last reading of the followers on each day of a time zone, oldest first. */
export function listFollowerReadings(
  db: Queryable,
  asked: { userId: string; handle: string; from: Date; until: Date; timeZone: string },
): Promise<FollowerReading[]> {
  return db.rows<FollowerReading>({
    name: 'list-follower-readings',
    text: `select count, precision, "observedAt" from (
             select distinct on ((s.observed_at at time zone $5)::date) s.follower_count as count, s.precision,
               s.observed_at as "observedAt"
             from tiktok_accounts s
             where s.user_id = $1 and s.username = $2 and s.observed_at >= $3 and s.observed_at < $4
               and s.follower_count is not null
             order by (s.observed_at at time zone $5)::date, s.observed_at desc) d
           order by "observedAt"`,
    values: [asked.userId, asked.handle, asked.from, asked.until, asked.timeZone],
  });
}
