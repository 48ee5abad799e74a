import type { AccountSnapshot, MeasuredVideo } from '#domain/metrics/performance.ts';
import type { Precision, SourceId } from '#domain/sources/measured.ts';
import type { Queryable } from '../db/database.ts';

type Count = number | null;
/** Instants in milliseconds; the text is only there for videos published since `textSince`. */
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
  description: string | null,
  url: string | null,
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

export interface AccountData {
  handle: string;
  snapshot: AccountSnapshot | null;
  videos: MeasuredVideo[];
}

/** The account, its latest snapshot and all its known videos in one statement; undefined: not the user's. */
export async function findAccountData(
  db: Queryable,
  userId: string,
  accountId: string,
  textSince: Date,
): Promise<AccountData | undefined> {
  const row = await db.row<{
    handle: string;
    snapshot: SnapshotFigures | null;
    videos: VideoFigures[] | null;
  }>({
    name: 'find-account-data',
    // Arrays instead of rows: several times cheaper to read for an account of many videos.
    text: `select a.tiktok_username as handle,
             (select json_build_array(s.display_name, s.follower_count, s.video_count, s.like_count, s.source,
                s.precision, (extract(epoch from s.observed_at) * 1000)::bigint)
              from tiktok_accounts s where s.user_id = $1 and s.username = a.tiktok_username
              order by s.observed_at desc limit 1) as snapshot,
             (select json_agg(json_build_array(v.id, (extract(epoch from v.created_at) * 1000)::bigint,
                v.view_count, v.like_count, v.comment_count, v.share_count, v.source, v.precision,
                (extract(epoch from v.observed_at) * 1000)::bigint,
                case when v.created_at >= $3 then v.description end, case when v.created_at >= $3 then v.url end))
              from tiktok_videos v where v.user_id = $1 and v.author_username = a.tiktok_username) as videos
           from user_tiktok_accounts a where a.user_id = $1 and a.id = $2`,
    values: [userId, accountId, textSince],
  });
  return (
    row && {
      handle: row.handle,
      snapshot: row.snapshot === null ? null : snapshotOf(row.snapshot),
      videos: (row.videos ?? []).map(videoOf),
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
    description: description ?? '',
    url: url ?? '',
  };
}
