import type { SupportStatus } from '#contract/support/support-status.ts';
import type { AppContext } from '#server/services/app-context.ts';

const KEPT_MS = 30_000;

interface Kept {
  at: number;
  /** The very answer, also while it is still being looked up: a crowd asks the database once. */
  answer: Promise<SupportStatus>;
}
const kept = new WeakMap<AppContext['db'], Kept>();

/** The answer of the last half minute, else one that is looked up for everybody who asks meanwhile. */
export function keptStatus(app: AppContext, look: () => Promise<SupportStatus>): Promise<SupportStatus> {
  const last = kept.get(app.db);
  if (last !== undefined && performance.now() - last.at < KEPT_MS) return last.answer;
  const answer = look();
  kept.set(app.db, { at: performance.now(), answer });
  // A failure is not kept.
  answer.catch(() => {
    if (kept.get(app.db)?.answer === answer) kept.delete(app.db);
  });
  return answer;
}

/** What an administrator has just written is there at once, on this process. */
export function clearStatusCache(app: AppContext): void {
  kept.delete(app.db);
}
