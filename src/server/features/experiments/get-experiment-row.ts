import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findExperiment, lockExperimentRow, type ExperimentRow } from './experiments.queries.ts';

/** One of the user's own experiments; those of other users are not found. */
export async function getExperimentRow(
  db: Queryable,
  userId: string,
  experimentId: string,
): Promise<ExperimentRow> {
  const row = await findExperiment(db, userId, experimentId);
  if (row === undefined) throw new AppError('experiment_not_found');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwnExperiment(
  db: Queryable,
  userId: string,
  experimentId: string,
): Promise<ExperimentRow> {
  const row = await lockExperimentRow(db, userId, experimentId);
  if (row === undefined) throw new AppError('experiment_not_found');
  return row;
}
