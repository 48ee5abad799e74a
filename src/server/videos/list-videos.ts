import type { z } from 'zod';
import type { Video, VIDEO_ORDERS } from '#contract/videos.ts';
import { engagementPercent } from '#domain/metrics/engagement.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { listVideoPage, ownsAccount, type VideoRow } from './videos.queries.ts';

interface Asked {
  accountId?: z.infer<z.ZodUUID> | undefined;
  order: (typeof VIDEO_ORDERS)[number];
  cursor?: string | undefined;
  limit: number;
}

/** The user's known videos, one page at a time; a cursor holds good while new videos arrive. */
export async function listVideos(
  world: World,
  { userId }: Caller,
  { accountId, order, cursor, limit }: Asked,
): Promise<{ items: Video[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  return world.db.tenant(userId).transaction(async tx => {
    if (accountId !== undefined && !(await ownsAccount(tx, userId, accountId))) {
      throw new AppError('account_not_found');
    }
    const rows = await listVideoPage(tx, {
      userId,
      accountId: accountId ?? null,
      order,
      after,
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(showVideo),
      nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
    };
  });
}

function showVideo(row: VideoRow): Video {
  const { sort_key: _, created_at, observed_at, ...video } = row;
  const engagement = engagementPercent({
    views: row.view_count ?? 0,
    likes: row.like_count ?? 0,
    comments: row.comment_count ?? 0,
    shares: row.share_count ?? 0,
  });
  return {
    ...video,
    engagement,
    created_at: created_at.toISOString(),
    observed_at: observed_at.toISOString(),
  };
}

export interface Cursor {
  key: number;
  id: string;
}

function writeCursor({ sort_key, id }: VideoRow): string {
  return Buffer.from(JSON.stringify([sort_key, id])).toString('base64url');
}

function readCursor(text: string): Cursor {
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (typeof key === 'number' && Number.isFinite(key) && typeof id === 'string' && id.length < 40)
      return { key, id };
  } catch {
    // Said below.
  }
  throw new AppError('invalid_input', { field: 'cursor' });
}
