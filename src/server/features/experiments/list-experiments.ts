import type { ExperimentItem } from '#contract/experiments.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { takenBackSince } from './delete-experiment.ts';
import { listExperimentRows } from './experiments.queries.ts';
import { loadExperimentStates } from './load-experiment-states.ts';
import { showExperiment } from './show-experiment.ts';

/** An account's experiments, newest first; or deleted ones that can still be restored. */
export async function listExperiments(
  app: AppContext,
  { userId }: Caller,
  { accountId, deleted }: { accountId: string; deleted: boolean },
): Promise<{ items: ExperimentItem[]; nextCursor: null }> {
  const db = app.db.tenant(userId);
  const { tiktok_username: username } = await getLinkedAccount(db, userId, accountId);
  const deletedSince = deleted ? takenBackSince(app.clock.now()) : null;
  const rows = await listExperimentRows(db, { userId, username, deletedSince });
  return { items: (await loadExperimentStates(db, userId, rows)).map(showExperiment), nextCursor: null };
}
