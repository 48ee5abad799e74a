import type { JobRun } from '#contract/accounts/accounts.ts';
import type { JobRunRow } from './runs.queries.ts';

/** A run in API form. */
export function showJobRun(row: JobRunRow): JobRun {
  return {
    id: row.id,
    kind: row.kind,
    account_id: row.account_id,
    username: row.username,
    state: row.state,
    step: row.step,
    error: row.error_code === null ? null : { code: row.error_code, values: row.error_values ?? {} },
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

export function isFinished(run: { state: JobRun['state'] }): boolean {
  return run.state !== 'queued' && run.state !== 'running';
}
