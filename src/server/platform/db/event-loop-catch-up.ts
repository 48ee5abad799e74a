import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Query } from './pipelined-query.ts';

interface Input {
  row<Row>(question: Query): Promise<Row | undefined>;
}

/** A replica further behind than this is not waited for … */
const PATIENCE_MS = 250;
/** … and not asked again for so long. */
const REST_MS = 2_000;
const LOOK_EVERY_MS = 5;

/**
 * Whether the replica has everything that the primary had when this was asked: whoever wrote, through whichever
 * process, reads it. Those who ask while a look is under way share the next one, so that a thousand reads a second
 * cost the primary a few hundred words a second.
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
      // What is under way may have looked at the primary before this was asked.
      following ??= underWay.then(() => {
        following = null;
        return begin();
      });
      return following;
    },
    rest,
  };
}
