import type { BinnedAccount } from '#contract/accounts/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { deleteBinEntry, deleteExpiredBinEntries, listBinEntries } from './bin.queries.ts';

export const EMPTY_BIN_EVERY_SECONDS = 3_600;

/** The user's deleted items that can still be restored, the latest first. */
export async function listBin(
  app: AppContext,
  { userId }: Caller,
): Promise<{ items: BinnedAccount[]; nextCursor: null }> {
  const rows = await listBinEntries(app.db.tenant(userId), userId, 'account', app.clock.now());
  return {
    items: rows.map(row => ({
      id: row.id,
      tiktok_username: row.label,
      deleted_at: row.deleted_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      videos: row.videos,
    })),
    nextCursor: null,
  };
}

/** Deletes permanently. */
export async function eraseBinned(app: AppContext, { userId }: Caller, entryId: string): Promise<undefined> {
  const erased = await deleteBinEntry(app.db.tenant(userId), userId, entryId);
  if (erased === 0) throw new AppError('bin_entry_not_found');
  return undefined;
}

/** Permanently deletes items whose restore period has ended. */
export async function emptyBin(app: AppContext): Promise<number> {
  return deleteExpiredBinEntries(app.db.system, app.clock.now());
}
