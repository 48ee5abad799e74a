import type { Database } from '#server/platform/db/database.ts';
import { findSessionState, type SessionState } from '../queries/sessions.queries.ts';

/** How long a session that was ended on another server may still be accepted here. */
const BELIEVED_MS = 900;
const MOST_ENTRIES = 10_000;

interface Entry {
  userId: string;
  askedAt: number;
  state: Promise<SessionState | undefined>;
}

const known = new WeakMap<Database, Map<string, Entry>>();

function entriesOf(db: Database): Map<string, Entry> {
  let entries = known.get(db);
  if (!entries) known.set(db, (entries = new Map()));
  return entries;
}

/** State of a session, cached for at most a second; undefined: ended, or its user locked or deleted. */
export function sessionState(
  db: Database,
  sessionId: string,
  userId: string,
): Promise<SessionState | undefined> {
  const entries = entriesOf(db);
  const entry = entries.get(sessionId);
  const now = performance.now();
  if (entry && entry.userId === userId && now - entry.askedAt < BELIEVED_MS) return entry.state;
  if (entries.size >= MOST_ENTRIES) entries.clear();
  const input: Entry = { userId, askedAt: now, state: findSessionState(db.system, sessionId, userId) };
  entries.set(sessionId, input);
  input.state.catch(() => {
    if (entries.get(sessionId) === input) entries.delete(sessionId);
  });
  return input.state;
}

/**
 * Call after sessions of a user were ended, raised or lowered, factors changed, or the user was locked
 * or deleted, so that it takes effect here immediately.
 */
export function evictCachedSessions(db: Database, userId: string): void {
  const entries = entriesOf(db);
  for (const [sessionId, entry] of entries) if (entry.userId === userId) entries.delete(sessionId);
}
