import type { ApiKey } from '#contract/api-keys.ts';
import { hasPassword } from '../auth/users/confirm-password.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listKeys as listRows } from './api-keys.queries.ts';
import { showKey } from './show-key.ts';

export async function listKeys(
  app: AppContext,
  { userId }: Caller,
): Promise<{ items: ApiKey[]; needs_password: boolean }> {
  return {
    items: (await listRows(app.db.tenant(userId), userId)).map(showKey),
    needs_password: app.config.externalAuth === null && (await hasPassword(app, userId)),
  };
}
