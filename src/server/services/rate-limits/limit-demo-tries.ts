import { DEMO_MINUTES, DEMO_TRIES } from '#domain/demo/demo-workspace.ts';
import { AppError } from '../../platform/app-error.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Caller, AppContext } from '../app-context.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

/** The visit of a demo visitor; null: the caller is a real user. */
export function demoVisit({ viewedBy }: Caller): string | null {
  return viewedBy?.adminId === null ? viewedBy.visit : null;
}

/** Counts a try in the demo; after the last one an account is required. */
export async function limitDemoTries(
  app: Pick<AppContext, 'db'>,
  caller: Caller,
  what: 'lists' | 'questions',
): Promise<void> {
  const limit = DEMO_TRIES[what];
  const visit = demoVisit(caller);
  if (visit === null) throw new AppError('forbidden');
  const key = `demo-${what}:${visit}`;
  const { hits } = await hitRateLimit(app.db.system, key, systemClock.now(), DEMO_MINUTES * 60);
  if (hits > limit) throw new AppError('demo_tries_used', { limit });
}
