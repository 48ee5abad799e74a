import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { isDemoHandle } from '#domain/accounts/handle.ts';
import { nextSyncAt } from '#domain/accounts/sync-policy.ts';
import { effectivePlan, PLANS } from '#domain/plans/plan-table.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { LinkedAccountRow } from './accounts.queries.ts';
import { showJobRun } from '../runs/show-run.ts';
import type { JobRunRow } from '../runs/runs.queries.ts';

/** A linked account in API form. */
export function showLinkedAccount(
  app: Pick<AppContext, 'config'>,
  row: LinkedAccountRow,
  activeRun: JobRunRow | undefined,
  now: Date,
): LinkedAccount {
  const nextAt = nextSyncAt({ plan: row.plan_type, lastSyncedAt: row.last_synced_at, now });
  return {
    id: row.id,
    tiktok_username: row.tiktok_username,
    is_primary: row.is_primary,
    verified: row.verified,
    created_at: row.created_at.toISOString(),
    last_synced_at: row.last_synced_at?.toISOString() ?? null,
    last_imported_at: row.last_imported_at?.toISOString() ?? null,
    is_demo: isDemoHandle(row.tiktok_username),
    next_sync_at: nextAt?.toISOString() ?? null,
    next_collection_at: PLANS[effectivePlan(row.plan_type)].automaticDailySync
      ? (row.next_collection_at?.toISOString() ?? null)
      : null,
    connection: row.connection,
    connectable: app.config.tiktok !== null && !isDemoHandle(row.tiktok_username),
    last_failure:
      row.last_sync_failed_at === null || row.last_sync_error === null
        ? null
        : {
            code: row.last_sync_error,
            values: row.last_sync_error_values ?? {},
            at: row.last_sync_failed_at.toISOString(),
          },
    active_run: activeRun === undefined ? null : showJobRun(activeRun),
  };
}
