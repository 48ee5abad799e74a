import type { AppContext } from '../../services/app-context.ts';
import { deleteTiktokFlowsBefore } from './oauth-flows.queries.ts';

export const FORGET_TRIPS_EVERY_SECONDS = 3_600;

/** Deletes OAuth flows that were never completed. */
export function deleteOldTiktokFlows(app: AppContext): Promise<number> {
  return deleteTiktokFlowsBefore(app.db.system, app.clock.now());
}
