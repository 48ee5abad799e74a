import type { RunningExperiment } from '#domain/advice/experiment-rules.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import type { AppContext } from '../../services/app-context.ts';
import { listExperimentRows } from './experiments.queries.ts';
import { loadExperimentStates } from './load-experiment-states.ts';

/** An account's current experiments, for advice: neither ended nor deleted, with their verdicts. */
export async function loadRunningExperiments(
  app: AppContext,
  userId: string,
  accountId: string,
): Promise<RunningExperiment[]> {
  const db = app.db.tenant(userId);
  const { tiktok_username: username } = await getLinkedAccount(db, userId, accountId);
  const rows = await listExperimentRows(db, { userId, username, deletedSince: null });
  const open = rows.filter(({ endedAt }) => endedAt === null);
  return (await loadExperimentStates(db, userId, open)).map(({ row, rule, videos, verdict }) => ({
    experiment: { hypothesis: row.hypothesis, variable: row.variable, rule, lockedAt: row.lockedAt },
    videoIds: videos.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ videoId }) => videoId),
    verdict,
  }));
}
