import type { World } from '../world.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

const DAY_SECONDS = 86_400;

/** Counts a mail that came in for something; false: no more of them today. */
export async function mayMailIn(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  about: string,
  most: number,
): Promise<boolean> {
  const { hits } = await hitRateLimit(db.system, `mail-in:${about}`, clock.now(), DAY_SECONDS);
  return hits <= most;
}
