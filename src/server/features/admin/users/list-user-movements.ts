import type { QuotaMovement } from '#contract/quotas.ts';
import { listMovements } from '../../quotas/list-movements.ts';
import type { World } from '#server/services/app-context.ts';
import { readUser } from './show-user.ts';

/** The ledger of one user, as they see it themselves. */
export async function listUserMovements(
  world: World,
  { id, ...asked }: { id: string; cursor?: string | undefined; limit: number },
): Promise<{ items: QuotaMovement[]; nextCursor: string | null }> {
  await readUser(world.db.system, id, world.clock.now());
  return listMovements(world, { userId: id }, asked);
}
