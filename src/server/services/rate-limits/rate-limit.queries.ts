import type { Queryable } from '../../platform/db/database.ts';

/** Counts hits of a fixed window and returns the window's state, in one statement. */
export async function hitRateLimit(
  db: Queryable,
  key: string,
  now: Date,
  windowSeconds: number,
  hits = 1,
): Promise<{ hits: number; window_started_at: Date }> {
  const row = await db.row<{ hits: number; window_started_at: Date }>({
    name: 'hit-rate-limit',
    text: `insert into rate_limits as l (key, window_started_at, hits) values ($1, $2, $4)
           on conflict (key) do update set
             hits = case when l.window_started_at <= $2::timestamptz - make_interval(secs => $3)
                           or l.window_started_at > $2::timestamptz + make_interval(secs => $3)
                         then $4 else least(l.hits + $4, 1000000) end,
             window_started_at = case when l.window_started_at <= $2::timestamptz - make_interval(secs => $3)
                                        or l.window_started_at > $2::timestamptz + make_interval(secs => $3)
                                      then $2 else l.window_started_at end
           returning hits, window_started_at`,
    values: [key, now, windowSeconds, hits],
  });
  if (!row) throw new Error('A counted hit returned no row');
  return row;
}

export function findRateLimit(
  db: Queryable,
  key: string,
): Promise<{ hits: number; window_started_at: Date } | undefined> {
  return db.row({
    name: 'find-rate-limit',
    text: 'select hits, window_started_at from rate_limits where key = $1',
    values: [key],
  });
}

export function removeHit(db: Queryable, key: string): Promise<number> {
  return db.run({
    name: 'give-back-rate-limit',
    text: 'update rate_limits set hits = hits - 1 where key = $1 and hits > 0',
    values: [key],
  });
}

export function clearRateLimit(db: Queryable, key: string): Promise<number> {
  return db.run({ name: 'clear-rate-limit', text: 'delete from rate_limits where key = $1', values: [key] });
}
