import type { JobRun, LinkedAccount } from '#contract/accounts.ts';
import { AppError } from '../app-error.ts';
import { told } from '../accounts/find-obstacle.ts';
import { getLinkedAccount } from '../accounts/get-linked-account.ts';
import { showJobRun } from '../accounts/job-run.ts';
import { showLinkedAccount } from '../accounts/linked-account.ts';
import { openRun } from '../accounts/open-run.ts';
import { keepConnection } from '../integrations/video-source/display-api/connection-store.ts';
import { askUser } from '../integrations/video-source/display-api/display-calls.ts';
import { SCOPES, type TiktokClient } from '../integrations/video-source/display-api/tiktok-client.ts';
import {
  exchangeCode,
  revokeToken,
  type TiktokTokens,
} from '../integrations/video-source/display-api/tiktok-tokens.ts';
import { textAt, valueAt } from '../integrations/video-source/json-record.ts';
import { handleFrom } from '../integrations/video-source/real-handle.ts';
import { SourceError } from '../integrations/video-source/video-source.ts';
import type { Caller, World } from '../world.ts';
import { hashOf, verifierOf } from './trip-secrets.ts';
import { spendTrip } from './trips.queries.ts';

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
  { userId }: Caller,
  returned: Returned,
): Promise<{ account: LinkedAccount; run: JobRun | null }> {
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
  const { account_id: accountId, redirect_uri: redirectUri } = trip;
  const { tiktok_username: handle } = await getLinkedAccount(db, userId, accountId);
  const verifier = verifierOf(world, returned.state, returned.browser);
  const tokens = await checked(world, tiktok, { code: returned.code, redirectUri, verifier, handle });
  return db.transaction(async tx => {
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
  });
}

/** The owner said no, or is none of the people the sandbox knows. */
function refusedByOwner({ error, errorType }: Returned): AppError {
  const said = `${error ?? ''} ${errorType ?? ''}`;
  if (said.includes('non_sandbox_target')) return new AppError('connection_sandbox');
  return new AppError('connection_denied');
}

async function checked(
  world: World,
  client: TiktokClient,
  trip: { code: string; redirectUri: string; verifier: string; handle: string },
): Promise<TiktokTokens> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { handle } = trip;
  let tokens: TiktokTokens | undefined;
  try {
    tokens = await exchangeCode(client, trip, { signal, now: () => world.clock.now() });
    const missing = SCOPES.filter(scope => !tokens?.scopes.includes(scope));
    if (missing.length > 0) throw new SourceError('display_api', 'scope_missing', missing.join());
    const user = await askUser(client, tokens.access, tokens.scopes, signal);
    if (handleFrom(textAt(user, 'username')) !== handle || valueAt(user, 'open_id') !== tokens.openId)
      throw new SourceError('display_api', 'wrong_account', 'another account answered');
    return tokens;
  } catch (error) {
    // What is not kept is given back: nobody should find a permission at TikTok that nothing uses.
    if (tokens !== undefined) await revokeToken(client, tokens.access, signal);
    if (!(error instanceof SourceError)) throw error;
    world.log.info({ code: error.code, detail: error.message }, 'an account could not be connected');
    if (error.code === 'auth_expired' && tokens === undefined)
      throw new AppError('connection_failed', {}, { cause: error });
    const { code, values } = told(error.code, handle, error.values);
    throw new AppError(code, values, { cause: error });
  }
}
