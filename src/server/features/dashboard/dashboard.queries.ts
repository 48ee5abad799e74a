import type { PlanType } from '#domain/plans/plan-table.ts';
import { knownUntilColumn, type KnownSpan } from '#domain/time/known-span.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import {
  videoColumns,
  videosOf,
  type VideoColumns,
  type VideoFigures,
} from '../accounts/performance/video-columns.ts';
import { columnCell } from '../../platform/db/column-cell.ts';
import type { Question } from '../../platform/db/database.ts';

export interface ViewerRow {
  plan: PlanType;
  handle: string | null;
  timeZone: string;
  language: 'fr' | 'en';
  isAdmin: boolean;
  accounts: { id: string; username: string; isPrimary: boolean }[];
}

/** The accounts and the span; both ends included. */
interface Span {
  userId: string;
  usernames: string[];
  from: Date;
  to: Date;
  /** Start of the comparison period. */
  previousFrom: Date;
  /** Start of the account measurements to load. */
  readingsFrom: Date;
}

/** Returns a `ViewerRow`, or nothing. */
export function viewerQuery(userId: string): Question {
  return {
    name: 'find-viewer',
    text: `select p.plan_type as plan, p.tiktok_handle as handle, p.time_zone as "timeZone", p.language,
             exists (select from user_roles r where r.user_id = $1 and r.role = 'admin') as "isAdmin",
             coalesce((select json_agg(json_build_object('id', a.id, 'username', a.tiktok_username,
               'isPrimary', a.is_primary) order by a.is_primary desc, a.created_at)
               from user_tiktok_accounts a where a.user_id = $1), '[]') as accounts
           from profiles p where p.user_id = $1`,
    values: [userId],
  };
}

export interface AuthoredVideo extends VideoFigures {
  author: string;
  /** Empty unless the video is among the most viewed ones, whose texts are requested. */
  description: string;
}

interface SnapshotFigures {
  handle: string;
  source: SourceId;
  precision: Precision;
  observedAt: Date;
  followers: number | null;
  engagementRate: number | null;
}

export interface AccountFigures extends KnownSpan {
  id: string;
  username: string;
  displayName: string | null;
  followers: number | null;
  verified: boolean | null;
  /** Last collection; before the first one, the time of linking. */
  happenedAt: Date;
  observedAt: Date | null;
  /** Number of its stored videos published before the span. */
  videosBefore: number;
}

interface Newest {
  subject: string;
  title: string;
  at: Date;
}

/** Input of the dashboard computation. */
export interface DashboardFigures {
  /** The named accounts, the primary one first. */
  accounts: AccountFigures[];
  /** Published since the start of the earlier period, newest first. */
  videos: AuthoredVideo[];
  /** The measurements since the requested instant, and for each account the last earlier value of each figure. */
  snapshots: SnapshotFigures[];
  /** The newest videos, whatever their date. */
  newestVideos: Newest[];
  /** Number of entries in the report lists. */
  videoReports: number;
  accountReports: number;
}

type Count = number | null;
/** Instants are in milliseconds. */
type AccountRow = [
  id: string,
  username: string,
  displayName: string | null,
  followers: Count,
  verified: boolean | null,
  happenedAt: number,
  observedAt: Count,
  knownVideos: number,
  videosBefore: number,
  oldestVideoAt: Count,
  profileVideos: Count,
  knownUntil: Count,
];
type SnapshotRow = [
  handle: string,
  observedAt: number,
  followers: Count,
  engagementRate: Count,
  source: SourceId,
  precision: Precision,
];
type NewestRow = [subject: string, title: string, at: number];
export interface FiguresRow extends VideoColumns {
  accounts: AccountRow[] | null;
  authors: string[] | null;
  texts: [id: string, description: string][] | null;
  snapshots: SnapshotRow[] | null;
  newestVideos: NewestRow[] | null;
  videoReports: number;
  accountReports: number;
}

const ms = (instant: string) => `(date_part('epoch', ${instant}) * 1000)::bigint`;

/**
 * Spec §9: the three newest videos of all named accounts. As below, queried per account, so that no other account's are
 * scanned.
 */
const newestVideos = (now: string) => `(
  select json_agg(json_build_array(n.id, n.title, ${ms('n.created_at')}) order by n.created_at desc) from (
    select w.id, left(w.description, 200) as title, w.created_at from unnest($2::text[]) as named (username)
    cross join lateral (select t.id, t.description, t.created_at from tiktok_videos t
      where t.user_id = $1 and t.author_username = named.username and t.created_at <= ${now}
      order by t.created_at desc limit 3) w
    order by w.created_at desc limit 3) n)`;

/** Contents of the lists that the dashboard's cards link to: the counts must match the lists. */
const VIDEO_REPORTS = 'video_analyses v where v.user_id = $1 and v.same_as is null and v.deleted_at is null';
const ACCOUNT_REPORTS = 'account_reports r where r.user_id = $1';
const TEXTS = 'generated_texts t where t.user_id = $1 and t.deleted_at is null';

/** Values that a measurement may lack: an unknown figure does not replace the last known one. */
const KNOWN_BEFORE = ['true', 'a.follower_count is not null', 'a.engagement_rate is not null'];
const SNAPSHOTS = `select a.observed_at, a.follower_count, a.engagement_rate, a.source, a.precision
  from tiktok_accounts a where a.user_id = $1 and a.username = named.username`;
const LAST_BEFORE = KNOWN_BEFORE.map(
  known => `(${SNAPSHOTS} and a.observed_at < $7 and ${known} order by a.observed_at desc limit 1)`,
);

/**
 * The figures of the named accounts over a span and the previous one; `withTexts` of the videos with their
 * descriptions.
 * Returns a `FiguresRow` as JSON text, which can be compared without parsing.
 */
export function dashboardFiguresQuery(input: Span & { withTexts: number }): Question {
  return {
    name: 'find-dashboard-figures',
    // Per account, and only with columns of its index: the table is accessed only for the few texts.
    text: `with within as materialized (
             select v.* from unnest($2::text[]) as named (username)
             cross join lateral (
               select o.id, o.author_username, o.created_at, o.view_count, o.like_count, o.comment_count,
                 o.share_count, o.source, o.precision, o.observed_at
               from tiktok_videos o
               where o.user_id = $1 and o.author_username = named.username and o.created_at between $6 and $4
               offset 0) v
             order by v.created_at desc, v.id desc)
           select row_to_json(f)::text as answer from (select v.*, ${newestVideos('$4')} as "newestVideos",
             (select json_agg(json_build_array(a.id, a.tiktok_username, s.display_name, s.follower_count, s.verified,
                ${ms('coalesce(s.scraped_at, a.created_at)')}, ${ms('s.observed_at')}, c.videos, c.before,
                ${ms('c.oldest')}, s.video_count, ${ms('c.known_until')})
                order by a.is_primary desc, a.created_at)
              from user_tiktok_accounts a
              left join lateral (select t.display_name, t.follower_count, t.video_count, t.verified, t.observed_at,
                  t.scraped_at
                from tiktok_accounts t where t.user_id = $1 and t.username = a.tiktok_username
                order by t.observed_at desc limit 1) s on true
              cross join lateral (select count(*) as videos, count(*) filter (where w.created_at < $3) as before,
                  min(w.created_at) as oldest, ${knownUntilColumn('w')} as known_until
                from tiktok_videos w where w.user_id = $1 and w.author_username = a.tiktok_username) c
              where a.user_id = $1 and a.tiktok_username = any($2)) as accounts,
             (select json_agg(json_build_array(named.username, ${ms('s.observed_at')}, s.follower_count,
                s.engagement_rate, s.source, s.precision))
              from unnest($2::text[]) as named (username)
              cross join lateral ((${SNAPSHOTS} and a.observed_at >= $7 and a.observed_at <= $4)
                union all ${LAST_BEFORE.join(' union all ')}) s) as snapshots,
             (select json_agg(json_build_array(t.id, left(t.description, 200)))
              from (select w.id from within w where w.created_at >= $3
                order by w.view_count desc nulls last, w.created_at desc limit $5) n
              join tiktok_videos t on t.user_id = $1 and t.id = n.id) as texts,
             (select count(*) from ${VIDEO_REPORTS}) as "videoReports",
             (select count(*) from ${ACCOUNT_REPORTS}) as "accountReports"
           from (select ${videoColumns('w')}, json_agg(w.author_username) as authors
                 from within w) v) f`,
    values: [
      input.userId,
      input.usernames,
      input.from,
      input.to,
      input.withTexts,
      input.previousFrom,
      input.readingsFrom,
    ],
  };
}

export function dashboardFiguresOf(row: FiguresRow): DashboardFigures {
  return {
    accounts: (row.accounts ?? []).map(accountOf),
    videos: authored(row),
    snapshots: (row.snapshots ?? []).map(snapshotOf),
    newestVideos: (row.newestVideos ?? []).map(newestOf),
    videoReports: row.videoReports,
    accountReports: row.accountReports,
  };
}

function snapshotOf([handle, observedAt, followers, engagementRate, source, precision]: SnapshotRow) {
  return { handle, observedAt: new Date(observedAt), followers, engagementRate, source, precision };
}

function authored(row: FiguresRow): AuthoredVideo[] {
  const texts = new Map(row.texts);
  return videosOf(row).map((video, index) => ({
    ...video,
    author: columnCell(row.authors, index),
    description: texts.get(video.id) ?? '',
  }));
}

function accountOf(row: AccountRow): AccountFigures {
  const [id, username, displayName, followers, verified, happenedAt, observedAt, ...known] = row;
  const [knownVideos, videosBefore, oldest, profileVideos, until] = known;
  return {
    id,
    username,
    displayName,
    followers,
    verified,
    happenedAt: new Date(happenedAt),
    observedAt: observedAt === null ? null : new Date(observedAt),
    knownVideos,
    videosBefore,
    oldestVideoAt: oldest === null ? null : new Date(oldest),
    profileVideos,
    knownUntil: until === null ? null : new Date(until),
  };
}

function newestOf([subject, title, at]: NewestRow): Newest {
  return { subject, title, at: new Date(at) };
}

/** Number of each kind, and the latest time. */
interface TotalsRow {
  videos: number;
  videosAt: Date | null;
  accounts: number;
  accountsAt: Date | null;
  /** Hooks and CTAs: both are in the history of the hook generator. */
  hooks: number;
  hooksAt: Date | null;
  scripts: number;
  scriptsAt: Date | null;
}

interface ActivityFigures {
  totals: TotalsRow;
  /** Spec §9: the newest of each kind, as many as the activity mix shows. */
  videos: Newest[];
  accounts: Newest[];
  generations: Newest[];
}

export type ActivityRow = TotalsRow &
  Record<'newestVideos' | 'newestAccounts' | 'generations', NewestRow[] | null>;

/** The newest activities, and the total of each kind. */
export function activityQuery(input: { userId: string; usernames: string[]; now: Date }): Question {
  return {
    name: 'find-activity',
    text: `select v.*, a.*, g.*, ${newestVideos('$3')} as "newestVideos",
             (select json_agg(json_build_array(n.username, '@' || n.username, ${ms('n.at')})) from (
                select l.tiktok_username as username, coalesce(s.scraped_at, l.created_at) as at
                from user_tiktok_accounts l
                left join lateral (select t.scraped_at from tiktok_accounts t
                  where t.user_id = $1 and t.username = l.tiktok_username order by t.observed_at desc limit 1) s on true
                where l.user_id = $1 and l.tiktok_username = any($2)
                order by 2 desc limit 3) n) as "newestAccounts",
             (select json_agg(json_build_array(n.id, n.type, ${ms('n.created_at')})) from (
                select id, type, created_at from generation_history where user_id = $1
                order by created_at desc limit 4) n) as generations
           from (select count(*) as videos, max(v.created_at) as "videosAt" from ${VIDEO_REPORTS}) v,
                (select count(*) as accounts, max(r.made_at) as "accountsAt" from ${ACCOUNT_REPORTS}) a,
                (select count(*) filter (where t.kind in ('hook', 'cta')) as hooks,
                   max(t.created_at) filter (where t.kind in ('hook', 'cta')) as "hooksAt",
                   count(*) filter (where t.kind = 'script') as scripts,
                   max(t.created_at) filter (where t.kind = 'script') as "scriptsAt"
                 from ${TEXTS}) g`,
    values: [input.userId, input.usernames, input.now],
  };
}

export function activityOf(row: ActivityRow): ActivityFigures {
  const { newestVideos: videos, newestAccounts: accounts, generations, ...totals } = row;
  return {
    totals,
    videos: (videos ?? []).map(newestOf),
    accounts: (accounts ?? []).map(newestOf),
    generations: (generations ?? []).map(newestOf),
  };
}
