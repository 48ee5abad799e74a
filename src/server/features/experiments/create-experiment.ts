import type { ExperimentItem } from '#contract/experiments.ts';
import { EXPERIMENTS_MAX } from '#domain/experiments/experiment-limits.ts';
import type { ExperimentRule } from '#domain/experiments/experiment.ts';
import { AppError } from '../../platform/app-error.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { countExperiments, insertExperiment } from './experiments.queries.ts';
import { showRow } from './show-experiment.ts';

/** Writes an experiment down before its first video: what is tried, and the rule that will decide. */
export function createExperiment(
  world: World,
  { userId }: Caller,
  asked: { accountId: string; hypothesis: string; variable: string } & ExperimentRule,
): Promise<ExperimentItem> {
  const { accountId, hypothesis, variable, ...rule } = asked;
  return world.db.tenant(userId).transaction(async tx => {
    const { tiktok_username: username } = await getLinkedAccount(tx, userId, accountId);
    if ((await countExperiments(tx, userId, username)) >= EXPERIMENTS_MAX) {
      throw new AppError('experiment_limit_reached', { limit: EXPERIMENTS_MAX });
    }
    const now = world.clock.now();
    return showRow(
      tx,
      userId,
      await insertExperiment(tx, { userId, username, hypothesis, variable, rule, now }),
    );
  });
}
