import type { World } from '../../services/app-context.ts';
import { deleteOldTrips } from './oauth-flows.queries.ts';

export const FORGET_TRIPS_EVERY_SECONDS = 3_600;

/** Trips nobody came back from. */
export function forgetTrips(world: World): Promise<number> {
  return deleteOldTrips(world.db.system, world.clock.now());
}
