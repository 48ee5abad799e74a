import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ExperimentItem } from '#contract/experiments.ts';
import { DELETED_KEPT_DAYS } from '#domain/experiments/experiment-limits.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { deleteForgotten, markDeleted, unmarkDeleted } from './experiments.queries.ts';
import { showRow } from './show-experiment.ts';

export const FORGET_EXPERIMENTS_EVERY_SECONDS = 3_600;

/** Deletions after this instant can be restored. */
export function takenBackSince(now: Date): Date {
  return new Date(now.getTime() - DELETED_KEPT_DAYS * DAY_MS);
}

/** Deletes an experiment; it can be restored for thirty days, with its lock unchanged. */
export async function deleteExperiment(
  app: AppContext,
  { userId }: Caller,
  experimentId: string,
): Promise<undefined> {
  const deleted = await markDeleted(app.db.tenant(userId), userId, experimentId, app.clock.now());
  if (deleted === 0) throw new AppError('experiment_not_found');
  return undefined;
}

export function restoreExperiment(
  app: AppContext,
  { userId }: Caller,
  experimentId: string,
): Promise<ExperimentItem> {
  const deletedSince = takenBackSince(app.clock.now());
  return app.db.tenant(userId).transaction(async tx => {
    const row = await unmarkDeleted(tx, { userId, experimentId, deletedSince });
    if (row === undefined) throw new AppError('experiment_not_found');
    return showRow(tx, userId, row);
  });
}

/** Permanently deletes experiments whose restore period has ended. */
export async function deleteExpiredExperiments(app: AppContext): Promise<number> {
  return deleteForgotten(app.db.system, takenBackSince(app.clock.now()));
}
