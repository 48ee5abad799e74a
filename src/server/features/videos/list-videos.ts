import type { Video } from '#contract/videos.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { readCursor, writeCursor } from './video-cursor.ts';
import { findHandle, findVideoPage, type VideoOrder } from './videos.queries.ts';

interface Input {
  accountId?: string | undefined;
  order: VideoOrder;
  cursor?: string | undefined;
  limit: number;
}

/**
 * The user's stored videos, one page at a time: of all their accounts, or of one. The list continues where the last
 * page ended, whatever is added meanwhile.
 */
export async function listVideos(
  app: AppContext,
  caller: Caller,
  input: Input,
): Promise<{ items: Video[]; nextCursor: string | null }> {
  return JSON.parse(await listVideosAsText(app, caller, input)) as Awaited<ReturnType<typeof listVideos>>;
}

/** The same as JSON text written by the database and not parsed here. */
export async function listVideosAsText(
  app: AppContext,
  { userId }: Caller,
  { accountId, order, cursor, limit }: Input,
): Promise<string> {
  const after = cursor === undefined ? null : readCursor(order, cursor);
  const db = app.db.reading(userId);
  const handle = accountId === undefined ? null : await findHandle(db, userId, accountId);
  if (handle === undefined) throw new AppError('account_not_found');
  const { items, hasMore, last } = await findVideoPage(db, { userId, handle, order, after, limit });
  const nextCursor = hasMore && last !== null ? writeCursor(order, last) : null;
  return `{"items":${items},"nextCursor":${JSON.stringify(nextCursor)}}`;
}
