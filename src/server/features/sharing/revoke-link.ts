import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { revokeLink as revoke } from './sharing.queries.ts';

/** Effective from the next request on. */
export async function revokeLink(app: AppContext, { userId }: Caller, id: string): Promise<undefined> {
  const touched = await revoke(app.db.tenant(userId), userId, id, app.clock.now());
  if (touched === 0) throw new AppError('share_link_not_found');
  return undefined;
}
