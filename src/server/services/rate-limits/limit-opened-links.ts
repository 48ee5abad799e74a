import { AppError } from '../../platform/app-error.ts';
import type { AppContext } from '../app-context.ts';
import type { ClientNetwork } from '../../platform/network/client-network.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

const WINDOW_SECONDS = 60;
const LINKS_A_WINDOW = 60;
/** Callers on this machine share one address. */
const LOOPBACK_FACTOR = 20;

/** Counts a link opened without a session; a network that tries many has to wait. */
export async function limitOpenedLinks(
  app: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  { key, loopback }: ClientNetwork,
): Promise<void> {
  const now = app.clock.now();
  const whose = app.secrets.hash('rate-limit', key).toString('base64url');
  const state = await hitRateLimit(app.db.system, `shared:${whose}`, now, WINDOW_SECONDS);
  if (state.hits <= LINKS_A_WINDOW * (loopback ? LOOPBACK_FACTOR : 1)) return;
  const opensAt = state.window_started_at.getTime() + WINDOW_SECONDS * 1_000;
  const seconds = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1_000));
  throw new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
}
