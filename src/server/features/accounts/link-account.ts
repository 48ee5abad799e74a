import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import { isDemoHandle, parseHandle, type Handle, type HandleRefusal } from '#domain/accounts/handle.ts';
import { AppError } from '../../platform/app-error.ts';
import { findDemoCreator } from '../../integrations/demo-source/demo-creators.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { addAccount } from './add-account.ts';
import { findObstacle, type Obstacle } from './sync/find-sync-obstacle.ts';
import { showJobRun } from './runs/show-run.ts';
import { showLinkedAccount } from './queries/linked-account.ts';
import { openRun } from './runs/open-run.ts';

/** Result of linking. */
export interface Linked {
  account: LinkedAccount;
  run: JobRun | null;
  /** Why no analysis could start, if none could. */
  obstacle: Obstacle | null;
}

/**
 * Links a handle and starts its first analysis; when nothing can be collected, links it anyway and returns the reason.
 */
export async function linkAccount(app: AppContext, caller: Caller, typed: string): Promise<Linked> {
  const handle = readHandle(typed);
  const { userId } = caller;
  const obstacle = await findObstacle(app, userId, handle);
  return app.db.tenant(userId).transaction(async tx => {
    const now = app.clock.now();
    const account = await addAccount(tx, { userId, handle, now });
    const run =
      obstacle === null
        ? await openRun(app, tx, {
            userId,
            kind: 'account_sync',
            job: 'account-sync',
            accountId: account.id,
            isAutomatic: false,
          })
        : undefined;
    return {
      account: showLinkedAccount(app, account, run, now),
      run: run === undefined ? null : showJobRun(run),
      obstacle,
    };
  });
}

const REFUSAL_CODES = {
  empty: 'handle_empty',
  too_long: 'handle_too_long',
  bad_characters: 'handle_bad_characters',
} as const satisfies Record<HandleRefusal, ErrorCode>;

/** Parses a handle for linking; a demo handle must be an existing demo creator. */
export function readHandle(typed: string): Handle {
  const parsed = parseHandle(typed);
  if (!parsed.ok) throw new AppError(REFUSAL_CODES[parsed.reason]);
  const { handle } = parsed;
  if (isDemoHandle(handle) && findDemoCreator(handle) === undefined)
    throw new AppError('demo_handle_unknown');
  return handle;
}
