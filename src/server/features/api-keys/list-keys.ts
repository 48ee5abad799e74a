import type { ApiKey } from '#contract/api-keys.ts';
import { hasPassword } from '../auth/users/confirm-password.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { listKeys as listRows } from './api-keys.queries.ts';
import { showKey } from './show-key.ts';

export async function listKeys(
  world: World,
  { userId }: Caller,
): Promise<{ items: ApiKey[]; needs_password: boolean }> {
  return {
    items: (await listRows(world.db.tenant(userId), userId)).map(showKey),
    needs_password: world.config.externalAuth === null && (await hasPassword(world, userId)),
  };
}
