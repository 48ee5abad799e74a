import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import { ensureAccount } from '../accounts/ensure-account.ts';
import { AppError } from '../../platform/app-error.ts';
import { requireCallerStands } from '../../services/user-lock/hold-account.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { told } from '../accounts/sync/find-sync-obstacle.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import { showJobRun } from '../accounts/runs/show-run.ts';
import { showLinkedAccount } from '../accounts/queries/linked-account.ts';
import { openRun } from '../accounts/runs/open-run.ts';
import { keepConnection } from '../../integrations/tiktok-api/connection-store.ts';
import { askUser } from '../../integrations/tiktok-api/api-calls.ts';
import { SCOPES, type TiktokClient } from '../../platform/config/tiktok-client.ts';
import { exchangeCode, revokeToken, type TiktokTokens } from '../../integrations/tiktok-api/tiktok-tokens.ts';
import { textAt, valueAt } from '../../platform/json/json-record.ts';
import { handleFrom } from '../../integrations/video-source/real-handle.ts';
import { SourceError } from '../../integrations/video-source/video-source.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { hashOf, verifierOf } from './flow-secrets.ts';
import { spendTrip } from './oauth-flows.queries.ts';

interface Returned {
  state: string;
  browser: string;
  code?: string | undefined;
  error?: string | undefined;
  errorType?: string | undefined;
}

const PATIENCE_MS = 30_000;

/** Ends a trip to TikTok: the permission is kept only if it is for the right account and covers what is needed. */
export async function finishConnection(
  world: World,
  caller: Caller,
  returned: Returned,
): Promise<{ account: LinkedAccount; run: JobRun | null }> {
  const { userId } = caller;
  const { tiktok } = world.config;
  if (tiktok === null) throw new AppError('connection_unavailable');
  const db = world.db.tenant(userId);
  const trip = await spendTrip(db, {
    userId,
    stateHash: hashOf(world, 'tiktok-state', returned.state),
    browserHash: hashOf(world, 'tiktok-browser', returned.browser),
    now: world.clock.now(),
  });
  if (trip === undefined) throw new AppError('connection_expired');
  if (returned.code === undefined || returned.error !== undefined) throw refusedByOwner(returned);
  const { account_id: named, redirect_uri: redirectUri } = trip;
  const expected = named === null ? null : (await getLinkedAccount(db, userId, named)).tiktok_username;
  const verifier = verifierOf(world, returned.state, returned.browser);
  const allowed = await checked(world, tiktok, { code: returned.code, redirectUri, verifier, expected });
  try {
    return await db.transaction(async tx => {
      await requireCallerStands(world, tx, caller);
      const { handle } = allowed;
      const accountId = named ?? (await ensureAccount(tx, { userId, handle, now: world.clock.now() }));
      return keepAndRead(world, tx, { userId, accountId }, allowed.tokens);
    });
  } catch (error) {
    await giveBack(tiktok, allowed.tokens);
    throw error;
  }
}

async function keepAndRead(
  world: World,
  tx: Transaction,
  { userId, accountId }: { userId: string; accountId: string },
  tokens: TiktokTokens,
): Promise<{ account: LinkedAccount; run: JobRun | null }> {
  const now = world.clock.now();
  await keepConnection(world, tx, { userId, accountId, now }, tokens);
  const run = await openRun(world, tx, {
    userId,
    kind: 'account_sync',
    job: 'account-sync',
    accountId,
    isAutomatic: true,
  });
  const account = await getLinkedAccount(tx, userId, accountId);
  return {
    account: showLinkedAccount(world, account, run, now),
    run: run === undefined ? null : showJobRun(run),
  };
}

/** The owner said no, or is none of the people the sandbox knows. */
function refusedByOwner({ error, errorType }: Returned): AppError {
  const said = `${error ?? ''} ${errorType ?? ''}`;
  if (said.includes('non_sandbox_target')) return new AppError('connection_sandbox');
  return new AppError('connection_denied');
}

/** What is not kept is given back: nobody should find a permission at TikTok that nothing uses. */
function giveBack(client: TiktokClient, tokens: TiktokTokens): Promise<void> {
  return revokeToken(client, tokens.access, AbortSignal.timeout(PATIENCE_MS));
}

interface Allowed {
  tokens: TiktokTokens;
  handle: Handle;
}

async function checked(
  world: World,
  client: TiktokClient,
  trip: { code: string; redirectUri: string; verifier: string; /** Null: any. */ expected: Handle | null },
): Promise<Allowed> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { expected } = trip;
  let tokens: TiktokTokens | undefined;
  try {
    tokens = await exchangeCode(client, trip, { signal, now: () => world.clock.now() });
    const missing = SCOPES.filter(scope => !tokens?.scopes.includes(scope));
    if (missing.length > 0) throw new SourceError('display_api', 'scope_missing', missing.join());
    const user = await askUser(client, tokens.access, tokens.scopes, signal);
    const handle = handleFrom(textAt(user, 'username'));
    if (expected === null && (handle === null || isDemoHandle(handle)))
      throw new SourceError('display_api', 'parse_changed', 'the answer names no account');
    if (handle === null || handle !== (expected ?? handle) || valueAt(user, 'open_id') !== tokens.openId)
      throw new SourceError('display_api', 'wrong_account', 'another account answered');
    return { tokens, handle };
  } catch (error) {
    if (tokens !== undefined) await giveBack(client, tokens);
    if (!(error instanceof SourceError)) throw error;
    world.log.info({ code: error.code, detail: error.message }, 'an account could not be connected');
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
