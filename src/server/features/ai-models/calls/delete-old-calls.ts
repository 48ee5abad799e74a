import type { AppContext } from '#server/services/app-context.ts';
import { abandonAllLapsedCalls, deleteOldAnswers, deleteOldCalls } from '../queries/model-calls.queries.ts';

/** A killed process's reservation expires with its lease, after a minute at most; this records it. */
export const TIDY_CALLS_EVERY_SECONDS = 60;
const ANSWER_MS = 24 * 3_600_000;
const CALL_MS = 90 * 24 * 3_600_000;

/** Closes calls of dead processes; deletes answers after a day, calls after ninety. */
export async function deleteOldModelCalls(app: AppContext): Promise<void> {
  const now = app.clock.now();
  const lapsed = await abandonAllLapsedCalls(app.db.system, now);
  await deleteOldAnswers(app.db.system, new Date(now.getTime() - ANSWER_MS));
  await deleteOldCalls(app.db.system, new Date(now.getTime() - CALL_MS));
  if (lapsed > 0) app.log.warn({ lapsed }, 'calls of models were left by a process that died');
}
