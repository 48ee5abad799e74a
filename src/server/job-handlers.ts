import { runImport } from './imports/run-import.ts';
import { FAIL_LOST_RUNS_EVERY_SECONDS, failLostRuns } from './accounts/fail-lost-runs.ts';
import { runSync } from './accounts/run-sync.ts';
import { DELETE_LEFTOVERS_EVERY_SECONDS, deleteAuthLeftovers } from './auth/delete-leftovers.ts';
import type { World } from './world.ts';

/** Which verb does which job. */
export function registerJobHandlers(world: World): void {
  world.jobs.handle('account-sync', (payload, context) => runSync(world, payload, context));
  world.jobs.handle('import-file', payload => runImport(world, payload));
  world.jobs.repeat('fail-lost-runs', FAIL_LOST_RUNS_EVERY_SECONDS, () => failLostRuns(world));
  world.jobs.repeat('delete-auth-leftovers', DELETE_LEFTOVERS_EVERY_SECONDS, () =>
    deleteAuthLeftovers(world),
  );
}
