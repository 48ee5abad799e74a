import type { z } from 'zod';
import type { planLimits, usage } from '#contract/quotas.ts';
import type { Caller, World } from '../world.ts';
import { readLimitsOfPlan, readPlanLimits } from './get-plan-limits.ts';
import { readUsage, unused } from './get-usage.ts';

/** What was used and what the plan allows, of one instant. */
export async function getOverview(
  world: World,
  { userId, simulation }: Pick<Caller, 'userId' | 'simulation'>,
): Promise<{ usage: z.infer<typeof usage>; limits: z.infer<typeof planLimits> | null }> {
  const db = world.db.tenant(userId);
  const now = world.clock.now();
  const used = await readUsage(db, userId, now);
  if (simulation === undefined) return { usage: used, limits: await readPlanLimits(db, userId, now) };
  return {
    usage: simulation.isNewUser ? unused(used) : used,
    limits: await readLimitsOfPlan(db, simulation.plan),
  };
}
