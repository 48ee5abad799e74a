import type { BinnedAccount } from '#contract/accounts/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, World } from '#server/services/app-context.ts';
import { deleteBinEntry, deleteExpiredBinEntries, listBinEntries } from './bin.queries.ts';

export const EMPTY_BIN_EVERY_SECONDS = 3_600;

/** What this user deleted and may take back, the latest first. */
export async function listBin(
  world: World,
  { userId }: Caller,
): Promise<{ items: BinnedAccount[]; nextCursor: null }> {
  const rows = await listBinEntries(world.db.tenant(userId), userId, 'account', world.clock.now());
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

/** Deletes for good. */
export async function eraseBinned(world: World, { userId }: Caller, entryId: string): Promise<undefined> {
  const erased = await deleteBinEntry(world.db.tenant(userId), userId, entryId);
  if (erased === 0) throw new AppError('bin_entry_not_found');
  return undefined;
}

/** What nobody took back in time goes for good. */
export async function emptyBin(world: World): Promise<number> {
  return deleteExpiredBinEntries(world.db.system, world.clock.now());
}
