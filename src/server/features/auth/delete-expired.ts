import type { AuthContext } from './request/auth-context.ts';
import { deleteFactorLeftovers } from './queries/factors.queries.ts';
import { deleteOldFlows } from './queries/oauth-flows.queries.ts';
import { deleteLeftovers } from './queries/sessions.queries.ts';

export const DELETE_LEFTOVERS_EVERY_SECONDS = 86_400;
const KEPT_MS = 90 * 86_400_000;

/** Cleanup: expired sessions, used links and challenges, unfinished enrolments, old counters. */
export async function deleteAuthLeftovers(app: AuthContext): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEPT_MS);
  await deleteLeftovers(app.db.system, before);
  await deleteFactorLeftovers(app.db.system, before);
  await deleteOldFlows(app.db.system, app.clock.now());
}
