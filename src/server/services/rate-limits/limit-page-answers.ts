import { AppError } from '../../platform/app-error.ts';
import type { AppContext } from '../app-context.ts';
import type { ClientNetwork } from '../../platform/network/client-network.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

const WINDOW_SECONDS = 3_600;
const ANSWERS_A_WINDOW = 30;

/** Counts feedback on a documentation page; a network that sends much has to wait. */
export async function limitPageAnswers(
  app: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  { key }: ClientNetwork,
): Promise<void> {
  const now = app.clock.now();
  const whose = app.secrets.hash('rate-limit', key).toString('base64url');
  const state = await hitRateLimit(app.db.system, `pages:${whose}`, now, WINDOW_SECONDS);
  if (state.hits <= ANSWERS_A_WINDOW) return;
  const opensAt = state.window_started_at.getTime() + WINDOW_SECONDS * 1_000;
  const seconds = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1_000));
  throw new AppError('rate_limited', { waitSeconds: seconds }, { retryAfterSeconds: seconds });
}
