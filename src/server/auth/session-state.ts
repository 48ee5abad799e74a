import type { Database } from '../db/database.ts';
import { isSessionLive } from './sessions.queries.ts';

/** How long a session that ended elsewhere may still pass here. */
const BELIEVED_MS = 900;
const MOST_ENTRIES = 10_000;

interface Entry {
  userId: string;
  askedAt: number;
  live: Promise<boolean>;
}

const known = new WeakMap<Database, Map<string, Entry>>();

function entriesOf(db: Database): Map<string, Entry> {
  let entries = known.get(db);
  if (!entries) known.set(db, (entries = new Map()));
  return entries;
}

/** Whether a session still stands: neither ended, nor its user locked or deleted; asked at most once a second. */
export function sessionStands(db: Database, sessionId: string, userId: string): Promise<boolean> {
  const entries = entriesOf(db);
  const entry = entries.get(sessionId);
  const now = performance.now();
  if (entry && entry.userId === userId && now - entry.askedAt < BELIEVED_MS) return entry.live;
  if (entries.size >= MOST_ENTRIES) entries.clear();
  const asked: Entry = { userId, askedAt: now, live: isSessionLive(db.system, sessionId, userId) };
  entries.set(sessionId, asked);
  asked.live.catch(() => {
    if (entries.get(sessionId) === asked) entries.delete(sessionId);
  });
  return asked.live;
}

/** To be called after sessions of a user were ended, or the user locked or deleted: here it counts at once. */
export function forgetSessionsOf(db: Database, userId: string): void {
  const entries = entriesOf(db);
  for (const [sessionId, entry] of entries) if (entry.userId === userId) entries.delete(sessionId);
}
