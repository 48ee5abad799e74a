import type { SupportStatus } from '#contract/support/support-status.ts';
import type { AppContext } from '#server/services/app-context.ts';

const KEPT_MS = 30_000;

interface Kept {
  at: number;
  /** A promise, so that concurrent callers share one database query. */
  answer: Promise<SupportStatus>;
}
const kept = new WeakMap<AppContext['db'], Kept>();

/** The response of the last half minute, else a new one shared by all concurrent callers. */
export function keptStatus(app: AppContext, look: () => Promise<SupportStatus>): Promise<SupportStatus> {
  const last = kept.get(app.db);
  if (last !== undefined && performance.now() - last.at < KEPT_MS) return last.answer;
  const answer = look();
  kept.set(app.db, { at: performance.now(), answer });
  // A failure is not cached.
  answer.catch(() => {
    if (kept.get(app.db)?.answer === answer) kept.delete(app.db);
  });
  return answer;
}

/** Makes an administrator's change visible immediately, in this process. */
export function clearStatusCache(app: AppContext): void {
  kept.delete(app.db);
}
