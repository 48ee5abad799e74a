import type { JobRun } from '#contract/accounts/accounts.ts';
import type { AdminRun } from '#contract/admin/admin-jobs.ts';
import { showJobRun } from '../../accounts/runs/show-run.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { onePage, readCursor } from '#server/platform/db/page-cursor.ts';
import { listRuns as listRows, type RunRow } from './runs.queries.ts';

interface Input {
  state?: JobRun['state'] | undefined;
  code?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function listRuns(
  app: AppContext,
  { cursor, limit, ...input }: Input,
): Promise<{ items: AdminRun[]; nextCursor: string | null }> {
  const rows = await listRows(app.db.system, { ...input, after: readCursor(cursor), limit: limit + 1 });
  return onePage(rows, limit, showRun);
}

function showRun(row: RunRow): AdminRun {
  return {
    ...showJobRun(row),
    user: { id: row.user_id, label: row.user_label },
    automatic: row.is_automatic,
    retryable: isRetryable(row),
  };
}

/** An imported file is deleted once its import has failed; only a sync can be restarted. */
export function isRetryable(row: RunRow): boolean {
  return row.state === 'failed' && row.kind === 'account_sync' && row.account_id !== null;
}
