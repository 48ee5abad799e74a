import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import { showLinkedAccount } from '../accounts/queries/linked-account.ts';
import { removeConnection } from '../../integrations/tiktok-api/connection-store.ts';
import { revokeToken } from '../../integrations/tiktok-api/tiktok-tokens.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';

const PATIENCE_MS = 5_000;

/** Revokes the owner's authorization, here and at TikTok; measurements stay. */
export async function endConnection(
  app: AppContext,
  { userId }: Caller,
  accountId: string,
): Promise<LinkedAccount> {
  const { account, token } = await app.db.tenant(userId).transaction(async tx => {
    await getLinkedAccount(tx, userId, accountId);
    const forgotten = await removeConnection(app, tx, userId, accountId);
    return { token: forgotten, account: await getLinkedAccount(tx, userId, accountId) };
  });
  const { tiktok } = app.config;
  if (tiktok !== null && token !== null) await revokeToken(tiktok, token, AbortSignal.timeout(PATIENCE_MS));
  return showLinkedAccount(app, account, undefined, app.clock.now());
}
