import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Query } from './pipelined-query.ts';

interface Input {
  row<Row>(question: Query): Promise<Row | undefined>;
}

/** A replica further behind than this is not waited for … */
const PATIENCE_MS = 250;
/** … and not checked again for this long. */
const REST_MS = 2_000;
const LOOK_EVERY_MS = 5;

/**
 * Whether the replica has everything the primary had at the time of the call, so that every earlier write by any
 * process is visible. Calls made during a check share the next one, so that a thousand reads a second cost the primary
 * a few hundred short messages a second.
 */
export function createEventLoopCatchUp({
  primary,
  replica,
  log,
}: {
  primary: Input;
  replica: Input;
  log: Logger;
}): {
  hasCaughtUp(): Promise<boolean>;
  rest(why: unknown): void;
} {
  let restsUntil = 0;
  let underWay: Promise<boolean> | null = null;
  let following: Promise<boolean> | null = null;

  const rest = (why: unknown): void => {
    if (performance.now() >= restsUntil) log.warn({ err: why }, 'the replica is left alone for a while');
    restsUntil = performance.now() + REST_MS;
  };

  const look = async (): Promise<boolean> => {
    try {
      const written = await primary.row<{ place: string }>({
        name: 'find-written-place',
        text: 'select pg_current_wal_flush_lsn()::text as place',
      });
      const giveUpAt = performance.now() + PATIENCE_MS;
      for (;;) {
        const seen = await replica.row<{ isThere: boolean | null }>({
          name: 'has-replayed-place',
          text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
          values: [written?.place ?? null],
        });
        if (seen?.isThere === true) return true;
        if (performance.now() > giveUpAt) break;
        await pause(LOOK_EVERY_MS);
      }
      rest(new Error('it is too far behind, or no replica at all'));
    } catch (error) {
      rest(error);
    }
    return false;
  };
  const begin = (): Promise<boolean> => {
    const mine = look();
    underWay = mine;
    void mine.then(() => {
      if (underWay === mine) underWay = null;
    });
    return mine;
  };

  return {
    async hasCaughtUp() {
      if (performance.now() < restsUntil) return false;
      if (underWay === null) return begin();
      // The running check may have read the primary before this call.
      following ??= underWay.then(() => {
        following = null;
        return begin();
      });
      return following;
    },
    rest,
  };
}
