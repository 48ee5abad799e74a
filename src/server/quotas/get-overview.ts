import type { z } from 'zod';
import type { planLimits, usage } from '#contract/quotas.ts';
import type { Caller, World } from '../world.ts';
import { readUsage } from './get-usage.ts';
import { findPlanLimits } from './quotas.queries.ts';

/** What was used and what the plan allows, of one instant. */
export function getOverview(
  world: World,
  { userId }: Caller,
): Promise<{ usage: z.infer<typeof usage>; limits: z.infer<typeof planLimits> | null }> {
  return world.db.tenant(userId).transaction(async tx => {
    const limits = await findPlanLimits(tx, userId);
    return { usage: await readUsage(tx, userId, world.clock.now()), limits: limits ?? null };
  });
}
