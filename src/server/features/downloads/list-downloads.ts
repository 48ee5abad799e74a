import type { DownloadItem } from '#contract/downloads.ts';
import { UNDO_MS } from '#domain/downloads/download-state.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findDownloadRow, listDownloadRows } from './downloads.queries.ts';
import { showDownload } from './show-download.ts';

const PAGE_ROWS = 50;
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/;

/** The caller's downloads, newest first: existing or restorable ones. */
export async function listDownloads(
  app: AppContext,
  { userId }: Caller,
  input: { deleted: boolean; cursor?: string | undefined },
): Promise<{ items: DownloadItem[]; nextCursor: string | null }> {
  const [, createdAt, id] = CURSOR.exec(input.cursor ?? '') ?? [];
  if (input.cursor !== undefined && (createdAt === undefined || id === undefined))
    throw new AppError('invalid_input', { field: 'cursor' });
  const rows = await listDownloadRows(app.db.tenant(userId), {
    userId,
    deletedSince: input.deleted ? new Date(app.clock.now().getTime() - UNDO_MS) : null,
    after: createdAt === undefined || id === undefined ? null : { createdAt, id },
    limit: PAGE_ROWS + 1,
  });
  const items = rows.slice(0, PAGE_ROWS).map(showDownload);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > PAGE_ROWS && last !== undefined ? `${last.createdAt}_${last.id}` : null,
  };
}

export async function getDownload(
  app: AppContext,
  { userId }: Caller,
  downloadId: string,
): Promise<DownloadItem> {
  const row = await findDownloadRow(app.db.tenant(userId), userId, downloadId);
  if (row === undefined) throw new AppError('download_not_found');
  return showDownload(row);
}
