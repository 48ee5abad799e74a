import { effectivePlan, PLANS, type PlanType } from '#domain/plans/plan-table.ts';

const HOUR_MS = 3_600_000;

export interface SyncQuestion {
  plan: PlanType;
  /** Last successful sync; null: never. A failed sync does not count, so it starts no cool-down. */
  lastSyncedAt: Date | null;
  /** Whether a run for this account is queued or running. */
  activeRun: boolean;
  /** Started by the server, not manually. */
  automatic: boolean;
  now: Date;
}

type SyncDecision =
  | { allowed: true }
  | { allowed: false; reason: 'sync_already_running' }
  | { allowed: false; reason: 'sync_cooling_down'; nextAt: Date };

/** Earliest instant at which a manual sync is accepted; null: now. */
export function nextSyncAt({
  plan,
  lastSyncedAt,
  now,
}: Omit<SyncQuestion, 'activeRun' | 'automatic'>): Date | null {
  if (lastSyncedAt === null) return null;
  const { syncCoolDownHours } = PLANS[effectivePlan(plan)].limits;
  const nextAt = new Date(lastSyncedAt.getTime() + syncCoolDownHours * HOUR_MS);
  return nextAt > now ? nextAt : null;
}

/**
 * Whether an account may be synchronised now. One run at a time; a manual sync must wait for the plan's cool-down; the
 * first sync is always allowed. Automatic syncs follow their own schedule: the cool-down applies to manual ones only.
 */
export function decideSync(question: SyncQuestion): SyncDecision {
  if (question.activeRun) return { allowed: false, reason: 'sync_already_running' };
  const nextAt = question.automatic ? null : nextSyncAt(question);
  return nextAt === null ? { allowed: true } : { allowed: false, reason: 'sync_cooling_down', nextAt };
}
