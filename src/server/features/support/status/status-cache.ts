import type { SupportStatus } from '#contract/support/support-status.ts';
import type { World } from '#server/services/app-context.ts';

const KEPT_MS = 30_000;

interface Kept {
  at: number;
  /** The very answer, also while it is still being looked up: a crowd asks the database once. */
  answer: Promise<SupportStatus>;
}
const kept = new WeakMap<World['db'], Kept>();

/** The answer of the last half minute, else one that is looked up for everybody who asks meanwhile. */
export function keptStatus(world: World, look: () => Promise<SupportStatus>): Promise<SupportStatus> {
  const last = kept.get(world.db);
  if (last !== undefined && performance.now() - last.at < KEPT_MS) return last.answer;
  const answer = look();
  kept.set(world.db, { at: performance.now(), answer });
  // A failure is not kept.
  answer.catch(() => {
    if (kept.get(world.db)?.answer === answer) kept.delete(world.db);
  });
  return answer;
}

/** What an administrator has just written is there at once, on this process. */
export function forgetStatus(world: World): void {
  kept.delete(world.db);
}
