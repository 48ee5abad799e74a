import type { ExperimentItem } from '#contract/experiments.ts';
import { EXPERIMENTS_MAX } from '#domain/experiments/experiment-limits.ts';
import type { ExperimentRule } from '#domain/experiments/experiment.ts';
import { AppError } from '../../platform/app-error.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { countExperiments, insertExperiment } from './experiments.queries.ts';
import { showRow } from './show-experiment.ts';

/** Registers an experiment before its first video: the variable, and the decision rule. */
export function createExperiment(
  app: AppContext,
  { userId }: Caller,
  input: { accountId: string; hypothesis: string; variable: string } & ExperimentRule,
): Promise<ExperimentItem> {
  const { accountId, hypothesis, variable, ...rule } = input;
  return app.db.tenant(userId).transaction(async tx => {
    const { tiktok_username: username } = await getLinkedAccount(tx, userId, accountId);
    if ((await countExperiments(tx, userId, username)) >= EXPERIMENTS_MAX) {
      throw new AppError('experiment_limit_reached', { limit: EXPERIMENTS_MAX });
    }
    const now = app.clock.now();
    return showRow(
      tx,
      userId,
      await insertExperiment(tx, { userId, username, hypothesis, variable, rule, now }),
    );
  });
}
