import type { Database } from '#server/platform/db/database.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { systemClock } from '#server/platform/clock.ts';
import { touchSession } from '../queries/session-list.queries.ts';

const AT_MOST_EVERY_MS = 300_000;
const MOST_ENTRIES = 10_000;

const noted = new WeakMap<Database, Map<string, number>>();

/** Records the use of a session, every few minutes and without delaying the request. */
export function recordLastSeen(app: AppContext, caller: Caller): void {
  if (caller.apiKey || caller.viewedBy) return;
  let entries = noted.get(app.db);
  if (!entries) noted.set(app.db, (entries = new Map()));
  const now = performance.now();
  const last = entries.get(caller.sessionId);
  if (last !== undefined && now - last < AT_MOST_EVERY_MS) return;
  if (entries.size >= MOST_ENTRIES) entries.clear();
  entries.set(caller.sessionId, now);
  touchSession(app.db.system, caller.sessionId, systemClock.now()).catch((error: unknown) =>
    app.log.debug({ reason: (error as Error).message }, 'a session could not be noted as seen'),
  );
}
