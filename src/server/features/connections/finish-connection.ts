import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import { ensureAccount } from '../accounts/ensure-account.ts';
import { AppError } from '../../platform/app-error.ts';
import { requireCallerStands } from '../../services/user-lock/lock-account-owner.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { told } from '../accounts/sync/find-sync-obstacle.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import { showJobRun } from '../accounts/runs/show-run.ts';
import { showLinkedAccount } from '../accounts/queries/linked-account.ts';
import { openRun } from '../accounts/runs/open-run.ts';
import { sealAndSaveConnection } from '../../integrations/tiktok-api/connection-store.ts';
import { fetchUser } from '../../integrations/tiktok-api/api-calls.ts';
import { SCOPES, type TiktokClient } from '../../platform/config/tiktok-client.ts';
import { exchangeCode, revokeToken, type TiktokTokens } from '../../integrations/tiktok-api/tiktok-tokens.ts';
import { textAt, valueAt } from '../../platform/json/json-record.ts';
import { handleFrom } from '../../integrations/video-source/real-handle.ts';
import { SourceError } from '../../integrations/video-source/video-source.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { hashOf, verifierOf } from './flow-secrets.ts';
import { consumeTiktokFlow } from './oauth-flows.queries.ts';

interface Returned {
  state: string;
  browser: string;
  code?: string | undefined;
  error?: string | undefined;
  errorType?: string | undefined;
}

const PATIENCE_MS = 30_000;

/**
 * Completes the OAuth flow with TikTok: the authorization is stored only if it is for the right account with the
 * required scopes.
 */
export async function finishConnection(
  app: AppContext,
  caller: Caller,
  returned: Returned,
): Promise<{ account: LinkedAccount; run: JobRun | null }> {
  const { userId } = caller;
  const { tiktok } = app.config;
  if (tiktok === null) throw new AppError('connection_unavailable');
  const db = app.db.tenant(userId);
  const oauthFlow = await consumeTiktokFlow(db, {
    userId,
    stateHash: hashOf(app, 'tiktok-state', returned.state),
    browserHash: hashOf(app, 'tiktok-browser', returned.browser),
    now: app.clock.now(),
  });
  if (oauthFlow === undefined) throw new AppError('connection_expired');
  if (returned.code === undefined || returned.error !== undefined) throw refusedByOwner(returned);
  const { account_id: named, redirect_uri: redirectUri } = oauthFlow;
  const expected = named === null ? null : (await getLinkedAccount(db, userId, named)).tiktok_username;
  const verifier = verifierOf(app, returned.state, returned.browser);
  const allowed = await checked(app, tiktok, { code: returned.code, redirectUri, verifier, expected });
  try {
    return await db.transaction(async tx => {
      await requireCallerStands(app, tx, caller);
      const { handle } = allowed;
      const accountId = named ?? (await ensureAccount(tx, { userId, handle, now: app.clock.now() }));
      return keepAndRead(app, tx, { userId, accountId }, allowed.tokens);
    });
  } catch (error) {
    await returnTokens(tiktok, allowed.tokens);
    throw error;
  }
}

async function keepAndRead(
  app: AppContext,
  tx: Transaction,
  { userId, accountId }: { userId: string; accountId: string },
  tokens: TiktokTokens,
): Promise<{ account: LinkedAccount; run: JobRun | null }> {
  const now = app.clock.now();
  await sealAndSaveConnection(app, tx, { userId, accountId, now }, tokens);
  const run = await openRun(app, tx, {
    userId,
    kind: 'account_sync',
    job: 'account-sync',
    accountId,
    isAutomatic: true,
  });
  const account = await getLinkedAccount(tx, userId, accountId);
  return {
    account: showLinkedAccount(app, account, run, now),
    run: run === undefined ? null : showJobRun(run),
  };
}

/** The owner declined, or is not a registered user of TikTok's sandbox. */
function refusedByOwner({ error, errorType }: Returned): AppError {
  const said = `${error ?? ''} ${errorType ?? ''}`;
  if (said.includes('non_sandbox_target')) return new AppError('connection_sandbox');
  return new AppError('connection_denied');
}

/** An authorization that is not stored is revoked: no unused one should remain at TikTok. */
function returnTokens(client: TiktokClient, tokens: TiktokTokens): Promise<void> {
  return revokeToken(client, tokens.access, AbortSignal.timeout(PATIENCE_MS));
}

interface Allowed {
  tokens: TiktokTokens;
  handle: Handle;
}

async function checked(
  app: AppContext,
  client: TiktokClient,
  oauthFlow: {
    code: string;
    redirectUri: string;
    verifier: string;
    /** Null: any. */ expected: Handle | null;
  },
): Promise<Allowed> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { expected } = oauthFlow;
  let tokens: TiktokTokens | undefined;
  try {
    tokens = await exchangeCode(client, oauthFlow, { signal, now: () => app.clock.now() });
    const missing = SCOPES.filter(scope => !tokens?.scopes.includes(scope));
    if (missing.length > 0) throw new SourceError('display_api', 'scope_missing', missing.join());
    const user = await fetchUser(client, tokens.access, tokens.scopes, signal);
    const handle = handleFrom(textAt(user, 'username'));
    if (expected === null && (handle === null || isDemoHandle(handle)))
      throw new SourceError('display_api', 'parse_changed', 'the answer names no account');
    if (handle === null || handle !== (expected ?? handle) || valueAt(user, 'open_id') !== tokens.openId)
      throw new SourceError('display_api', 'wrong_account', 'another account answered');
    return { tokens, handle };
  } catch (error) {
    if (tokens !== undefined) await returnTokens(client, tokens);
    if (!(error instanceof SourceError)) throw error;
    app.log.info({ code: error.code, detail: error.message }, 'an account could not be connected');
    if (error.code === 'auth_expired' && tokens === undefined)
      throw new AppError('connection_failed', {}, { cause: error });
    if (expected === null && error.code === 'scope_missing')
      throw new AppError('connection_scopes', {}, { cause: error });
    if (expected === null && error.code === 'wrong_account')
      throw new AppError('connection_failed', {}, { cause: error });
    const { code, values } = told(error.code, expected ?? '', error.values);
    throw new AppError(code, values, { cause: error });
  }
}
