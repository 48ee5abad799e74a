import type { ErrorCode } from '#contract/wire/errors.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../app-context.ts';
import { demoVisit } from './limit-demo-tries.ts';

interface Places {
  taken: number;
  waiting: (() => void)[];
}

interface Turn {
  begins: Promise<void>;
  /** May be called more than once, and before the turn has begun. */
  end(): void;
}

/** Per user and process: so many at a time, so many waiting; who asks for more is refused. */
export function createTurns({
  atOnce,
  waiting: mostWaiting,
  refusal,
  comeBackAfterSeconds,
}: {
  atOnce: number;
  waiting: number;
  refusal: Extract<ErrorCode, 'uploads_at_once' | 'work_at_once'>;
  comeBackAfterSeconds: number;
}): (db: Database, whose: string) => Turn {
  const places = new WeakMap<Database, Map<string, Places>>();
  return (db, whose) => {
    const ofAll = places.get(db) ?? new Map<string, Places>();
    places.set(db, ofAll);
    const own = ofAll.get(whose) ?? { taken: 0, waiting: [] };
    if (own.taken >= atOnce && own.waiting.length >= mostWaiting)
      throw new AppError(refusal, {}, { retryAfterSeconds: comeBackAfterSeconds });
    ofAll.set(whose, own);
    const isFree = own.taken < atOnce;
    if (isFree) own.taken++;
    const { promise: begins, resolve: begin } = Promise.withResolvers<void>();
    if (isFree) begin();
    else own.waiting.push(begin);
    let hasEnded = false;
    return {
      begins,
      end() {
        if (hasEnded) return;
        hasEnded = true;
        const place = own.waiting.indexOf(begin);
        if (place >= 0) {
          own.waiting.splice(place, 1);
          return;
        }
        const next = own.waiting.shift();
        if (next !== undefined) next();
        else if (--own.taken === 0) ofAll.delete(whose);
      },
    };
  };
}

/** Reports, comparisons and files: each takes the processor for a while. A page asks for two or three at a time. */
const takeTurn = createTurns({ atOnce: 2, waiting: 8, refusal: 'work_at_once', comeBackAfterSeconds: 10 });

type Asking = { app: Pick<AppContext, 'db'>; caller: Caller };

const turnOf = ({ app, caller }: Asking) => takeTurn(app.db, demoVisit(caller) ?? caller.userId);

/** Heavy work of one person, two at a time; refused when many wait already. */
export async function doHeavyWork<Result>(asking: Asking, work: () => Promise<Result>): Promise<Result> {
  const turn = turnOf(asking);
  try {
    await turn.begins;
    return await work();
  } finally {
    turn.end();
  }
}

/** The same for what is written while it is sent: its turn ends when it was read or given up. */
export function writeAsHeavyWork(
  asking: Asking,
  write: () => AsyncGenerator<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const turn = turnOf(asking);
  let chunks: AsyncGenerator<Uint8Array> | undefined;
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        try {
          await turn.begins;
          const chunk = await (chunks ??= write()).next();
          if (chunk.done === true) turn.end();
          return chunk;
        } catch (error) {
          turn.end();
          throw error;
        }
      },
      async return() {
        turn.end();
        await chunks?.return(undefined);
        return { done: true as const, value: undefined };
      },
    }),
  };
}
