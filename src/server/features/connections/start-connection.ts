import { randomBytes } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import { isDemoHandle } from '#domain/accounts/handle.ts';
import { authorizeAddress, isRedirectAllowed } from '../../platform/config/tiktok-client.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { hashOf, verifierOf } from './flow-secrets.ts';
import { insertTiktokFlow } from './oauth-flows.queries.ts';

const TRIP_MS = 15 * 60_000;
/** A page of the app: every path below /accounts is served as one. */
const RETURN_PATH = '/accounts/tiktok';

interface Leaving {
  browser: string;
  origin: string;
}

/** Starts the OAuth flow with TikTok for one linked account. */
export async function startConnection(
  app: AppContext,
  { userId }: Caller,
  { id, ...leaving }: Leaving & { id: string },
): Promise<{ url: string }> {
  const { tiktok_username: handle } = await getLinkedAccount(app.db.tenant(userId), userId, id);
  if (isDemoHandle(handle)) throw new AppError('connection_unavailable');
  return startTiktokFlow(app, userId, id, leaving);
}

/** Starts the OAuth flow with TikTok for whichever account authorizes. */
export async function addConnection(
  app: AppContext,
  { userId }: Caller,
  leaving: Leaving,
): Promise<{ url: string }> {
  return startTiktokFlow(app, userId, null, leaving);
}

async function startTiktokFlow(
  app: AppContext,
  userId: string,
  accountId: string | null,
  { browser, origin }: Leaving,
): Promise<{ url: string }> {
  const { tiktok } = app.config;
  if (tiktok === null) throw new AppError('connection_unavailable');
  const redirectUri = `${returnOrigin(app, origin)}${RETURN_PATH}`;
  if (!isRedirectAllowed(redirectUri)) throw new AppError('connection_redirect', { address: redirectUri });
  const state = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  await insertTiktokFlow(app.db.tenant(userId), {
    stateHash: hashOf(app, 'tiktok-state', state),
    browserHash: hashOf(app, 'tiktok-browser', browser),
    userId,
    accountId,
    redirectUri,
    now,
    expiresAt: new Date(now.getTime() + TRIP_MS),
  });
  return {
    url: authorizeAddress(tiktok, { state, verifier: verifierOf(app, state, browser), redirectUri }),
  };
}

/** The product's origin; on a local machine, the host name used by the browser. */
function returnOrigin({ config }: AppContext, input: string): string {
  if (config.appUrl !== null) return new URL(config.appUrl).origin;
  const { hostname, origin } = new URL(input);
  if (['localhost', '127.0.0.1'].includes(hostname)) return origin;
  throw new AppError('connection_redirect', { address: origin });
}
