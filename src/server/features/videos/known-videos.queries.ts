import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Precision } from '#domain/sources/reading.ts';
import type { VideoHistory } from '#domain/statistics/age-curve.ts';
import { videoColumns, videosOf, type VideoColumns } from '../accounts/performance/video-columns.ts';
import { columnCell } from '../../platform/db/column-cell.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** The newest videos of one username, published before an instant. */
export interface KnownVideosAsked {
  userId: string;
  handle: string;
  before: Date;
  most: number;
}

interface KnownVideoColumns extends VideoColumns {
  urls: string[] | null;
  captions: string[] | null;
  kinds: ReportVideo['kind'][] | null;
  durations: (number | null)[] | null;
  saves: (number | null)[] | null;
  hooks: (HookKind | null)[] | null;
}

/** The newest videos published before an instant, newest first, and their total number. */
export async function listKnownVideos(
  db: Queryable,
  input: KnownVideosAsked,
): Promise<{ videos: ReportVideo[]; known: number }> {
  const row = await db.row<KnownVideoColumns & { known: number }>({
    name: 'list-known-videos',
    text: `select (select count(*) from tiktok_videos k
              where k.user_id = $1 and k.author_username = $2 and k.created_at < $3) as known,
             ${videoColumns('v')}, json_agg(v.url) as urls, json_agg(v.description) as captions,
             json_agg(v.kind) as kinds, json_agg(v.duration_seconds) as durations,
             json_agg(v.save_count) as saves,
             json_agg((select c.kind from hook_corrections c
               where c.user_id = $1 and c.target = 'video:' || v.id)) as hooks
           from (select * from tiktok_videos n
                 where n.user_id = $1 and n.author_username = $2 and n.created_at < $3
                 order by n.created_at desc, n.id desc limit $4) v`,
    values: [input.userId, input.handle, input.before, input.most],
  });
  if (row === undefined) throw new Error('An aggregate returned no row');
  const videos = videosOf(row).map((video, index) => {
    const hook = columnCell(row.hooks, index);
    const saves = columnCell(row.saves, index);
    return {
      ...video,
      url: columnCell(row.urls, index),
      caption: columnCell(row.captions, index),
      kind: columnCell(row.kinds, index),
      durationSeconds: columnCell(row.durations, index),
      // Left out when absent, so that earlier stored rows keep the same bytes.
      ...(saves !== null && { saves }),
      ...(hook !== null && { hook }),
    };
  });
  return { videos, known: row.known };
}

/** Measured views of the newest videos that have at least two measurements. */
export async function listViewHistories(db: Queryable, input: KnownVideosAsked): Promise<VideoHistory[]> {
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
    values: [input.userId, input.handle, input.before, input.most],
  });
  return rows.map(({ published, at, views, precisions }) => ({
    publishedAt: new Date(published),
    readings: at.map((observedAt, index) => ({
      observedAt: new Date(observedAt),
      views: columnCell(views, index),
      precision: columnCell(precisions, index),
    })),
  }));
}
