import type { Caller, AppContext } from '#server/services/app-context.ts';
import { getLinkedAccount } from '../queries/get-linked-account.ts';
import { findObstacle, type Obstacle } from './find-sync-obstacle.ts';

/** Why one of the caller's own accounts cannot be collected now. */
export async function getObstacle(
  app: AppContext,
  { userId }: Caller,
  accountId: string,
): Promise<{ obstacle: Obstacle | null }> {
  const { tiktok_username: handle } = await getLinkedAccount(app.db.reading(userId), userId, accountId);
  return { obstacle: await findObstacle(app, userId, handle) };
}
