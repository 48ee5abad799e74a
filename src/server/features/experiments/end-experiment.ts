import type { ExperimentItem } from '#contract/experiments.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { endExperimentRow } from './experiments.queries.ts';
import { showRow } from './show-experiment.ts';

/** Closes an experiment with a conclusion; the verdict follows from the rule, whatever the text says. */
export function endExperiment(
  app: AppContext,
  { userId }: Caller,
  { id: experimentId, lesson }: { id: string; lesson: string },
): Promise<ExperimentItem> {
  return app.db.tenant(userId).transaction(async tx => {
    const now = app.clock.now();
    const row = await endExperimentRow(tx, { userId, experimentId, lesson, now });
    if (row === undefined) throw new AppError('experiment_not_found');
    return showRow(tx, userId, row);
  });
}
