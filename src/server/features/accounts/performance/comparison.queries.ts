import type { AccountToCompare } from '#domain/metrics/compare-accounts.ts';
import { knownUntilColumn } from '#domain/time/known-span.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { videoColumns, videosOf, type VideoColumns } from './video-columns.ts';

type FollowersRow = [observedAt: number, followers: number, source: SourceId, precision: Precision];
interface Row extends VideoColumns {
  id: string;
  handle: string;
  plan: PlanType;
  timeZone: string;
  isAdmin: boolean;
  oldest: number | null;
  knownVideos: number;
  profileVideos: number | null;
  knownUntil: number | null;
  followers: FollowersRow[] | null;
}

/** The requested window, slightly wider than the periods of any time zone; ends included. */
export interface ComparisonWindow {
  videosFrom: Date;
  /** Range in which a period may begin; outside it, only the last earlier measurement and the newest are read. */
  readings: { from: Date; to: Date };
  now: Date;
}

/** An account with its owner. */
interface OwnedAccount {
  account: AccountToCompare;
  plan: PlanType;
  timeZone: string;
  isAdmin: boolean;
}

const ms = (instant: string) => `(date_part('epoch', ${instant}) * 1000)::bigint`;
const READINGS = `select s.observed_at, s.follower_count, s.source, s.precision from tiktok_accounts s
  where s.user_id = $1 and s.username = a.tiktok_username and s.follower_count is not null`;

/** The named accounts that are the user's, each with its videos and measurements of the window. */
export async function listComparedAccounts(
  db: Queryable,
  userId: string,
  accountIds: readonly string[],
  { videosFrom, readings, now }: ComparisonWindow,
): Promise<OwnedAccount[]> {
  const rows = await db.rows<Row>({
    name: 'list-compared-accounts',
    text: `select a.id, a.tiktok_username as handle, p.plan_type as plan, p.time_zone as "timeZone",
             exists (select from user_roles r where r.user_id = $1 and r.role = 'admin') as "isAdmin", v.*,
             k.*, (select s.video_count from tiktok_accounts s
              where s.user_id = $1 and s.username = a.tiktok_username
              order by s.observed_at desc limit 1) as "profileVideos",
             (select json_agg(json_build_array(${ms('f.observed_at')}, f.follower_count, f.source, f.precision))
              from ((${READINGS} and s.observed_at <= $6 order by s.observed_at desc limit 1)
                union all (${READINGS} and s.observed_at < $4 order by s.observed_at desc limit 1)
                union all (${READINGS} and s.observed_at between $4 and $5)) f) as followers
           from profiles p
           join user_tiktok_accounts a on a.user_id = $1 and a.id = any($2::uuid[])
           cross join lateral (
             select count(*) as "knownVideos", ${ms('min(o.created_at)')} as oldest, ${ms(knownUntilColumn('o'))} as "knownUntil"
             from tiktok_videos o where o.user_id = $1 and o.author_username = a.tiktok_username) k
           cross join lateral (
             select ${videoColumns('n')}
             from tiktok_videos n
             where n.user_id = $1 and n.author_username = a.tiktok_username and n.created_at between $3 and $6) v
           where p.user_id = $1`,
    values: [userId, accountIds, videosFrom, readings.from, readings.to, now],
  });
  return rows.map(row => ({
    account: {
      id: row.id,
      handle: row.handle,
      videos: videosOf(row),
      followers: (row.followers ?? []).map(([observedAt, followers, source, precision]) => ({
        observedAt: new Date(observedAt),
        followers,
        source,
        precision,
      })),
      knownVideos: row.knownVideos,
      profileVideos: row.profileVideos,
      oldestVideoAt: row.oldest === null ? null : new Date(row.oldest),
      knownUntil: row.knownUntil === null ? null : new Date(row.knownUntil),
    },
    plan: row.plan,
    timeZone: row.timeZone,
    isAdmin: row.isAdmin,
  }));
}
