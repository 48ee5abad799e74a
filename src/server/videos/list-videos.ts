import type { Video } from '#contract/videos.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { readCursor, writeCursor } from './video-cursor.ts';
import { findHandle, listVideoPage, type VideoOrder, type VideoRow } from './videos.queries.ts';

interface Asked {
  accountId?: string | undefined;
  order: VideoOrder;
  cursor?: string | undefined;
  limit: number;
}

/**
 * The user's known videos, one page at a time: of all their accounts, or of one. The list goes on where the
 * last page ended, whatever arrives meanwhile.
 */
export async function listVideos(
  world: World,
  { userId }: Caller,
  { accountId, order, cursor, limit }: Asked,
): Promise<{ items: Video[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(order, cursor);
  const db = world.db.tenant(userId);
  const handle = accountId === undefined ? null : await findHandle(db, userId, accountId);
  if (handle === undefined) throw new AppError('account_not_found');
  const rows = await listVideoPage(db, { userId, handle, order, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(showVideo),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(order, last) : null,
  };
}

function showVideo({ sort_key: _, created_at, observed_at, ...video }: VideoRow): Video {
  const engagement = knownEngagement({
    views: video.view_count,
    likes: video.like_count,
    comments: video.comment_count,
    shares: video.share_count,
  });
  return {
    ...video,
    engagement: engagement ?? 0,
    created_at: new Date(created_at).toISOString(),
    observed_at: new Date(observed_at).toISOString(),
  };
}
