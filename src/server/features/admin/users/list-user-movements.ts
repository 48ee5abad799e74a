import type { QuotaMovement } from '#contract/quotas.ts';
import { listMovements } from '../../quotas/list-movements.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { readUser } from './show-user.ts';

/** The quota ledger of one user, as shown to that user. */
export async function listUserMovements(
  app: AppContext,
  { id, ...input }: { id: string; cursor?: string | undefined; limit: number },
): Promise<{ items: QuotaMovement[]; nextCursor: string | null }> {
  await readUser(app.db.system, id, app.clock.now());
  return listMovements(app, { userId: id }, input);
}
