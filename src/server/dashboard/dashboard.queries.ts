import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '../db/database.ts';

export interface ViewerRow {
  plan: PlanType;
  handle: string | null;
  timeZone: string;
  language: 'fr' | 'en';
  isAdmin: boolean;
  accounts: { id: string; username: string; isPrimary: boolean }[];
}

/** Whose figures, and of which span; both ends included. */
export interface Span {
  userId: string;
  usernames: string[];
  from: Date;
  to: Date;
}

export function findViewer(db: Queryable, userId: string): Promise<ViewerRow | undefined> {
  return db.row<ViewerRow>({
    name: 'find-viewer',
    text: `select p.plan_type as plan, p.tiktok_handle as handle, p.time_zone as "timeZone", p.language,
             exists (select from user_roles r where r.user_id = $1 and r.role = 'admin') as "isAdmin",
             coalesce((select json_agg(json_build_object('id', a.id, 'username', a.tiktok_username,
               'isPrimary', a.is_primary) order by a.is_primary desc, a.created_at)
               from user_tiktok_accounts a where a.user_id = $1), '[]') as accounts
           from profiles p where p.user_id = $1`,
    values: [userId],
  });
}

export interface VideoFigures {
  id: string;
  author: string;
  description: string;
  publishedAt: Date;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  observedAt: Date;
}

/** Every video that the named accounts published in the span, newest first. */
export function listVideosBetween(db: Queryable, asked: Span): Promise<VideoFigures[]> {
  return db.rows<VideoFigures>({
    name: 'list-videos-between',
    text: `select id, author_username as author, left(description, 200) as description, created_at as "publishedAt",
             view_count as views, like_count as likes, comment_count as comments, share_count as shares,
             observed_at as "observedAt"
           from tiktok_videos
           where user_id = $1 and author_username = any($2) and created_at between $3 and $4
           order by created_at desc, id desc`,
    values: [asked.userId, asked.usernames, asked.from, asked.to],
  });
}

export interface SnapshotFigures {
  handle: string;
  observedAt: Date;
  followers: number | null;
  engagementRate: number | null;
}

/** What a reading may leave open: an unknown figure does not erase the one known before it. */
const KNOWN_BEFORE = ['true', 'a.follower_count is not null', 'a.engagement_rate is not null'];

/** The account snapshots of the span, and of each account the last of each figure before it. */
export function listSnapshotsBetween(db: Queryable, asked: Span): Promise<SnapshotFigures[]> {
  const snapshots = `select a.observed_at, a.follower_count, a.engagement_rate
    from tiktok_accounts a where a.user_id = $1 and a.username = named.username`;
  const before = KNOWN_BEFORE.map(
    known => `(${snapshots} and a.observed_at < $3 and ${known} order by a.observed_at desc limit 1)`,
  );
  return db.rows<SnapshotFigures>({
    name: 'list-snapshots-between',
    text: `select named.username as handle, s.observed_at as "observedAt", s.follower_count as followers,
             s.engagement_rate as "engagementRate"
           from unnest($2::text[]) as named (username)
           cross join lateral (
             (${snapshots} and a.observed_at >= $3 and a.observed_at <= $4) union ${before.join(' union ')}
           ) s
           order by s.observed_at`,
    values: [asked.userId, asked.usernames, asked.from, asked.to],
  });
}

export interface AccountFigures {
  id: string;
  username: string;
  display_name: string | null;
  follower_count: number | null;
  verified: boolean | null;
  linkedAt: Date;
  observedAt: Date | null;
  /** All its videos known by now, and those of them published before the span. */
  videos: number;
  videosBefore: number;
}

/** The named accounts, each with its latest snapshot. */
export function listAccountFigures(
  db: Queryable,
  asked: Pick<Span, 'userId' | 'usernames' | 'from'>,
): Promise<AccountFigures[]> {
  return db.rows<AccountFigures>({
    name: 'list-account-figures',
    text: `select a.id, a.tiktok_username as username, s.display_name, s.follower_count, s.verified,
             a.created_at as "linkedAt", s.observed_at as "observedAt", v.videos, v."videosBefore"
           from user_tiktok_accounts a
           left join lateral (select t.display_name, t.follower_count, t.verified, t.observed_at
             from tiktok_accounts t where t.user_id = $1 and t.username = a.tiktok_username
             order by t.observed_at desc limit 1) s on true
           cross join lateral (select count(*) as videos, count(*) filter (where w.created_at < $3) as "videosBefore"
             from tiktok_videos w where w.user_id = $1 and w.author_username = a.tiktok_username) v
           where a.user_id = $1 and a.tiktok_username = any($2)
           order by a.is_primary desc, a.created_at`,
    values: [asked.userId, asked.usernames, asked.from],
  });
}

export interface NewestRow {
  kind: 'video' | 'account' | 'generation';
  subject: string;
  title: string;
  at: Date;
}

/** Spec §9: the newest of each kind, as many as the activity mix takes. An account counts from its last reading. */
export function listNewest(
  db: Queryable,
  asked: { userId: string; usernames: string[]; now: Date },
): Promise<NewestRow[]> {
  return db.rows<NewestRow>({
    name: 'list-newest',
    text: `(select 'video' as kind, id as subject, left(description, 200) as title, created_at as at
            from tiktok_videos where user_id = $1 and author_username = any($2) and created_at <= $3
            order by created_at desc limit 3)
           union all
           (select 'account', a.tiktok_username, '@' || a.tiktok_username, coalesce(s.scraped_at, a.created_at)
            from user_tiktok_accounts a
            left join lateral (select t.scraped_at from tiktok_accounts t
              where t.user_id = $1 and t.username = a.tiktok_username order by t.observed_at desc limit 1) s on true
            where a.user_id = $1 and a.tiktok_username = any($2)
            order by 4 desc limit 3)
           union all
           (select 'generation', id::text, type, created_at
            from generation_history where user_id = $1 order by created_at desc limit 4)`,
    values: [asked.userId, asked.usernames, asked.now],
  });
}

export interface TotalsRow {
  videos: number;
  videosAt: Date | null;
  accounts: number;
  accountsAt: Date | null;
  /** Hooks and CTAs: both come from the hook generator. */
  hooks: number;
  hooksAt: Date | null;
  scripts: number;
  scriptsAt: Date | null;
}

const NOTHING: TotalsRow = {
  videos: 0,
  videosAt: null,
  accounts: 0,
  accountsAt: null,
  hooks: 0,
  hooksAt: null,
  scripts: 0,
  scriptsAt: null,
};

/** How many of each there are, and when last. */
export async function countTotals(
  db: Queryable,
  asked: { userId: string; usernames: string[] },
): Promise<TotalsRow> {
  const row = await db.row<TotalsRow>({
    name: 'count-totals',
    text: `select v.*, a.*, g.*
           from (select count(*) as videos, max(observed_at) as "videosAt" from tiktok_videos
                 where user_id = $1 and author_username = any($2)) v,
                (select count(distinct username) as accounts, max(observed_at) as "accountsAt" from tiktok_accounts
                 where user_id = $1 and username = any($2)) a,
                (select count(*) filter (where type in ('hook', 'cta')) as hooks,
                   max(created_at) filter (where type in ('hook', 'cta')) as "hooksAt",
                   count(*) filter (where type not in ('hook', 'cta')) as scripts,
                   max(created_at) filter (where type not in ('hook', 'cta')) as "scriptsAt"
                 from generation_history where user_id = $1) g`,
    values: [asked.userId, asked.usernames],
  });
  return row ?? NOTHING;
}
