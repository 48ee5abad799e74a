import { binExpiry } from '#domain/accounts/bin-policy.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable, Transaction } from '#server/platform/db/database.ts';
import {
  deleteBinEntry,
  insertBinEntry,
  listBinEntries,
  lockBinEntry,
  moveRowsBack,
  type BinEntryRow,
  type BinKind,
} from './bin.queries.ts';

/** Creates a bin entry; the caller moves the rows there, in the same transaction. */
export function openBinEntry(
  tx: Transaction,
  entry: { userId: string; kind: BinKind; label: string; now: Date },
): Promise<string> {
  const { now: deletedAt, ...what } = entry;
  return insertBinEntry(tx, { ...what, deletedAt, expiresAt: binExpiry(deletedAt) });
}

/** Entries of a kind that can still be restored, the latest first. */
export function listBinned(db: Queryable, userId: string, kind: BinKind, now: Date): Promise<BinEntryRow[]> {
  return listBinEntries(db, userId, kind, now);
}

/** Locks an entry until the transaction ends, so that it is restored only once. */
export async function requireBinEntry(
  tx: Transaction,
  entry: { userId: string; kind: BinKind; entryId: string; now: Date },
): Promise<void> {
  if ((await lockBinEntry(tx, entry)) === undefined) throw new AppError('bin_entry_not_found');
}

/** Restores every row of an entry unchanged and deletes the entry. */
export async function putBack(tx: Transaction, userId: string, entryId: string): Promise<void> {
  await moveRowsBack(tx, entryId);
  await deleteBinEntry(tx, userId, entryId);
}
