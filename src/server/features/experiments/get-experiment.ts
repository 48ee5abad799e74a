import type { ExperimentDetail } from '#contract/experiments.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { getExperimentRow } from './get-experiment-row.ts';
import { showDetail } from './show-experiment.ts';

/** One experiment: its rule, its videos, the candidates, and the verdict once the rule allows it. */
export async function getExperiment(
  app: AppContext,
  { userId }: Caller,
  experimentId: string,
): Promise<ExperimentDetail> {
  const db = app.db.tenant(userId);
  const row = await getExperimentRow(db, userId, experimentId);
  return showDetail(db, { userId, row, now: app.clock.now() });
}
