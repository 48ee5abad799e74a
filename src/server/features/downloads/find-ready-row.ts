import { AppError } from '../../platform/app-error.ts';
import type { AppContext } from '../../services/app-context.ts';
import { findDownloadRow, type DownloadRow } from './downloads.queries.ts';

export interface ReadyRow extends DownloadRow {
  storageKey: string;
  sha256: string;
}

/** A download of this user whose file is readable. Deleted and expired ones are not found. */
export async function findReadyRow(app: AppContext, userId: string, downloadId: string): Promise<ReadyRow> {
  const row = await findDownloadRow(app.db.tenant(userId), userId, downloadId);
  const isThere = row?.state === 'ready' && row.deletedAt === null;
  const isLate = row?.expiresAt != null && row.expiresAt <= app.clock.now();
  if (!isThere || isLate || row.storageKey === null || row.sha256 === null)
    throw new AppError('download_not_found');
  return { ...row, storageKey: row.storageKey, sha256: row.sha256 };
}
