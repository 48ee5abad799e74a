import { AppError } from '../../platform/app-error.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { revokeLink as revoke } from './sharing.queries.ts';

/** From the next request on the link shows nothing. */
export async function revokeLink(world: World, { userId }: Caller, id: string): Promise<undefined> {
  const touched = await revoke(world.db.tenant(userId), userId, id, world.clock.now());
  if (touched === 0) throw new AppError('share_link_not_found');
  return undefined;
}
