import type { ExperimentItem } from '#contract/experiments.ts';
import { changeExperiment as decide, type ExperimentRule } from '#domain/experiments/experiment.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { rewriteExperiment } from './experiments.queries.ts';
import { lockOwnExperiment } from './get-experiment-row.ts';
import { ruleOf } from './load-experiment-states.ts';
import { showRow } from './show-experiment.ts';

type Changes = {
  [Field in 'hypothesis' | 'variable' | keyof ExperimentRule]?: Field extends keyof ExperimentRule
    ? ExperimentRule[Field] | undefined
    : string | undefined;
};

/** Changes the hypothesis, variable or rule, as long as no video was added. */
export function changeExperiment(
  app: AppContext,
  { userId }: Caller,
  { id, ...changes }: { id: string } & Changes,
): Promise<ExperimentItem> {
  return app.db.tenant(userId).transaction(async tx => {
    const row = await lockOwnExperiment(tx, userId, id);
    if (row.endedAt !== null) throw new AppError('experiment_ended');
    const rule = ruleOf(row);
    const decided = decide(
      { hypothesis: row.hypothesis, variable: row.variable, rule, lockedAt: row.lockedAt },
      {
        hypothesis: changes.hypothesis ?? row.hypothesis,
        variable: changes.variable ?? row.variable,
        rule: {
          metric: changes.metric ?? rule.metric,
          atAgeDays: changes.atAgeDays ?? rule.atAgeDays,
          plannedPerArm: changes.plannedPerArm ?? rule.plannedPerArm,
          falseAlarm: changes.falseAlarm ?? rule.falseAlarm,
        },
      },
    );
    if (!decided.allowed) throw new AppError('experiment_locked');
    const changed = await rewriteExperiment(tx, userId, id, decided.experiment);
    if (changed === undefined) throw new AppError('experiment_not_found');
    return showRow(tx, userId, changed);
  });
}
