import type { ImportBatch } from '#contract/imports.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import {
  deleteBatchReadings,
  deleteImportedVideos,
  deletePrior,
  handOnLink,
  handOnPrior,
  lockBatch,
  markUndone,
  restoreStoredVideos,
  restoreMergedCounts,
  unlinkImportedAccount,
} from './undo-import.queries.ts';
import { lockImporter, lockLinkedAccount } from './imports.queries.ts';
import { showBatch } from './show-import.ts';

/**
 * Undoes an import: none of its figures remain. Each video shows the newest remaining values, and
 * is deleted if no other source has it.
 */
export async function undoImport(app: AppContext, { userId }: Caller, batchId: string): Promise<ImportBatch> {
  return app.db.tenant(userId).transaction(async tx => {
    await lockImporter(tx, userId);
    const batch = await lockBatch(tx, userId, batchId);
    if (batch === undefined) throw new AppError('import_not_found');
    if (batch.undone_at !== null) throw new AppError('import_already_undone');
    // Same lock order as a sync: the account first, then its videos.
    await lockLinkedAccount(tx, userId, batch.username);
    await handOnPrior(tx, userId, batchId);
    await deleteBatchReadings(tx, userId, batchId);
    await restoreMergedCounts(tx, userId, batchId);
    await restoreStoredVideos(tx, userId, batchId);
    await deleteImportedVideos(tx, userId, batchId);
    await deletePrior(tx, userId, batchId);
    if ((await handOnLink(tx, userId, batchId)) === 0) await unlinkImportedAccount(tx, userId, batchId);
    return showBatch(await markUndone(tx, userId, batchId, app.clock.now()));
  });
}
