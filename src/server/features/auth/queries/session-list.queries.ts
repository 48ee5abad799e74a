import type { Queryable } from '#server/platform/db/database.ts';

export interface LiveSession {
  id: string;
  aal: 'aal1' | 'aal2';
  methods: { method: string }[];
  user_agent: string | null;
  ip: string | null;
  created_at: Date;
  seen_at: Date;
}

/** Sessions that are still valid, last used first. */
export function listLiveSessions(db: Queryable, userId: string, unusedSince: Date): Promise<LiveSession[]> {
  return db.rows<LiveSession>({
    name: 'auth-list-live-sessions',
    text: `select id, aal, methods, user_agent, ip, created_at,
                  greatest(refreshed_at, last_seen_at) as seen_at
           from auth.sessions
           where user_id = $1 and ended_at is null and refreshed_at > $2
           order by seen_at desc, id limit 200`,
    values: [userId, unusedSince],
  });
}

/** Ends a session of this user only. */
export function endOwnSession(
  db: Queryable,
  session: { id: string; userId: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'auth-end-own-session',
    text: 'update auth.sessions set ended_at = $3 where id = $1 and user_id = $2 and ended_at is null',
    values: [session.id, session.userId, session.now],
  });
}

export function touchSession(db: Queryable, id: string, now: Date): Promise<number> {
  return db.run({
    name: 'auth-touch-session',
    text: 'update auth.sessions set last_seen_at = $2 where id = $1',
    values: [id, now],
  });
}
