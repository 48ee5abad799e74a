import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../app-context.ts';
import { demoVisit } from './limit-demo-tries.ts';

const MINUTE_MS = 60_000;

interface Minute {
  begunAt: number;
  readsOf: Map<string, number>;
}

/** In memory: a database query would cost more than many of the reads do. */
const minutes = new WeakMap<Database, Minute>();

/** Counts a user's reads in this process, with a limit far above the app's needs; a program that goes on is refused. */
export function limitReads({ db, config }: Pick<AppContext, 'db' | 'config'>, caller: Caller): void {
  const now = performance.now();
  let minute = minutes.get(db);
  if (minute === undefined || now - minute.begunAt >= MINUTE_MS)
    minutes.set(db, (minute = { begunAt: now, readsOf: new Map() }));
  const { begunAt, readsOf } = minute;
  const whose = demoVisit(caller) ?? caller.userId;
  const reads = (readsOf.get(whose) ?? 0) + 1;
  readsOf.set(whose, reads);
  if (reads <= config.readsPerMinute) return;
  const seconds = Math.max(1, Math.ceil((begunAt + MINUTE_MS - now) / 1_000));
  throw new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
}
