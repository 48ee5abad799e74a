import { AppError } from '../../platform/app-error.ts';
import type { AppContext } from '../app-context.ts';
import type { ClientNetwork } from '../../platform/network/client-network.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

const WINDOW_SECONDS = 600;
/** A first visitor polls once a second while the demo is being filled. */
const VISITS_A_WINDOW = 120;
/** Callers on this machine share one address. */
const LOOPBACK_FACTOR = 20;

/** Counts a visit to the demo; a network that opens it repeatedly has to wait. */
export async function limitDemoVisits(
  app: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  { key, loopback }: ClientNetwork,
): Promise<void> {
  const now = app.clock.now();
  const whose = app.secrets.hash('rate-limit', key).toString('base64url');
  const state = await hitRateLimit(app.db.system, `demo:${whose}`, now, WINDOW_SECONDS);
  if (state.hits <= VISITS_A_WINDOW * (loopback ? LOOPBACK_FACTOR : 1)) return;
  const opensAt = state.window_started_at.getTime() + WINDOW_SECONDS * 1_000;
  const seconds = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1_000));
  throw new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
}
