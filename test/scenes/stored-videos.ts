import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { TestUser, TestApp } from '#test/harness/context.ts';

export interface StoredVideo {
  id: string;
  author: string;
  description: string;
  publishedAt: Date;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  observedAt: Date;
  /** Rounded counts from a file, unless said otherwise. */
  source?: SourceId;
  precision?: Precision;
}

export interface StoredSnapshot {
  username: string;
  observedAt: Date;
  followers: number | null;
  engagementRate: number | null;
  displayName?: string | null;
  videos?: number | null;
  precision?: Precision;
}

const ID_BASE = 7_300_000_000_000_000_000n;

export function storedVideo(number: number, over: Partial<StoredVideo> = {}): StoredVideo {
  const publishedAt = over.publishedAt ?? new Date('2026-11-01T10:00:00Z');
  return {
    id: String(ID_BASE + BigInt(number)),
    author: 'atelier.nadia',
    description: `Vidéo ${number}`,
    publishedAt,
    views: 1_000,
    likes: 40,
    comments: 5,
    shares: 5,
    observedAt: publishedAt,
    ...over,
  };
}

/** Puts videos where a sync would have put them. */
export async function storeVideos({ app }: TestApp, user: TestUser, videos: StoredVideo[]): Promise<void> {
  await app.db.system.run({
    name: 'test-store-videos',
    text: `insert into tiktok_videos (user_id, id, author_username, description, url, view_count, like_count,
             comment_count, share_count, created_at, scraped_at, source, precision, observed_at)
           select $1, v.id, v.author, v.description, 'https://www.tiktok.com/@' || v.author || '/video/' || v.id,
             v.views, v.likes, v.comments, v.shares, v."publishedAt", v."observedAt", coalesce(v.source, 'apify_file'),
             coalesce(v.precision, 'rounded'), v."observedAt"
           from jsonb_to_recordset($2::jsonb) as v (id text, author text, description text, "publishedAt" timestamptz,
             views bigint, likes bigint, comments bigint, shares bigint, "observedAt" timestamptz, source text, precision text)
           on conflict (user_id, id) do update set view_count = excluded.view_count`,
    values: [user.userId, JSON.stringify(videos)],
  });
}

export async function storeSnapshots(
  { app }: TestApp,
  user: TestUser,
  snapshots: StoredSnapshot[],
): Promise<void> {
  await app.db.system.run({
    name: 'test-store-snapshots',
    text: `insert into tiktok_accounts (user_id, username, display_name, follower_count, engagement_rate, video_count,
             scraped_at, observed_at, source, precision)
           select $1, s.username, s."displayName", s.followers, s."engagementRate", s.videos, s."observedAt",
             s."observedAt", 'apify_file', coalesce(s.precision, 'rounded')
           from jsonb_to_recordset($2::jsonb) as s (username text, "displayName" text, followers bigint,
             "engagementRate" double precision, "observedAt" timestamptz, videos bigint, precision text)`,
    values: [user.userId, JSON.stringify(snapshots)],
  });
}

/** Links a handle without collecting anything; answers the account's id. */
export async function storeAccount(
  { app }: TestApp,
  user: TestUser,
  handle: string,
  { isPrimary = false, linkedAt = new Date('2026-10-01T08:00:00Z') } = {},
): Promise<string> {
  const row = await app.db.system.row<{ id: string }>({
    name: 'test-store-account',
    text: `insert into user_tiktok_accounts (user_id, tiktok_username, is_primary, created_at)
           values ($1, $2, $3, $4) returning id`,
    values: [user.userId, handle, isPrimary, linkedAt],
  });
  if (row === undefined) throw new Error('an insert answers its row');
  return row.id;
}
