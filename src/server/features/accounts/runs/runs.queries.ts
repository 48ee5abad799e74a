import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type { Queryable, Question } from '#server/platform/db/database.ts';

export type RunKind = 'account_sync' | 'account_analysis' | 'import';
type RunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobRunRow {
  id: string;
  kind: RunKind;
  account_id: string | null;
  username: string | null;
  is_automatic: boolean;
  state: RunState;
  step: number;
  error_code: ErrorCode | null;
  error_values: ErrorValues | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

const COLUMNS = `r.id, r.kind, r.account_id, a.tiktok_username as username, r.is_automatic, r.state, r.step,
  r.error_code, r.error_values, r.created_at, r.started_at, r.finished_at`;
const WITH_ACCOUNT = 'left join user_tiktok_accounts a on a.user_id = r.user_id and a.id = r.account_id';

interface NewRun {
  userId: string;
  kind: RunKind;
  accountId: string | null;
  isAutomatic: boolean;
  now: Date;
}

/** Undefined: another run of the account is queued or running. */
export function insertRun(db: Queryable, run: NewRun): Promise<JobRunRow | undefined> {
  return db.row<JobRunRow>({
    name: 'insert-run',
    text: `with r as (
             insert into job_runs (user_id, kind, account_id, is_automatic, created_at)
             values ($1, $2, $3, $4, $5)
             on conflict (user_id, account_id) where state in ('queued', 'running') do nothing
             returning *)
           select ${COLUMNS} from r ${WITH_ACCOUNT}`,
    values: [run.userId, run.kind, run.accountId, run.isAutomatic, run.now],
  });
}

export function findRun(db: Queryable, userId: string, runId: string): Promise<JobRunRow | undefined> {
  return db.row<JobRunRow>({
    name: 'find-run',
    text: `select ${COLUMNS} from job_runs r ${WITH_ACCOUNT} where r.user_id = $1 and r.id = $2`,
    values: [userId, runId],
  });
}

/** At most one per account. */
export function activeRunsQuery(userId: string): Question {
  return {
    name: 'list-active-runs',
    text: `select ${COLUMNS} from job_runs r ${WITH_ACCOUNT}
           where r.user_id = $1 and r.account_id is not null and r.state in ('queued', 'running')`,
    values: [userId],
  };
}

export function findActiveRun(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<JobRunRow | undefined> {
  return db.row<JobRunRow>({
    name: 'find-active-run',
    text: `select ${COLUMNS} from job_runs r ${WITH_ACCOUNT}
           where r.user_id = $1 and r.account_id = $2 and r.state in ('queued', 'running')`,
    values: [userId, accountId],
  });
}

/** Undefined: the run has ended, or was deleted with its account. */
export function startRun(
  db: Queryable,
  userId: string,
  runId: string,
  now: Date,
): Promise<JobRunRow | undefined> {
  return db.row<JobRunRow>({
    name: 'start-run',
    text: `with r as (
             update job_runs set state = 'running', started_at = coalesce(started_at, $3)
             where user_id = $1 and id = $2 and state in ('queued', 'running')
             returning *)
           select ${COLUMNS}, pg_notify('accroche_run', r.id::text) from r ${WITH_ACCOUNT}`,
    values: [userId, runId, now],
  });
}

/** Steps only increase, even when a killed job restarts. */
export function advanceRun(db: Queryable, userId: string, runId: string, step: number): Promise<number> {
  return db.run({
    name: 'advance-run',
    text: `with r as (
             update job_runs set step = $3
             where user_id = $1 and id = $2 and state = 'running' and step < $3
             returning id)
           select pg_notify('accroche_run', id::text) from r`,
    values: [userId, runId, step],
  });
}

export interface RunEnd {
  state: 'done' | 'failed' | 'cancelled';
  /** Null: the step is unchanged. */
  step: number | null;
  error: { code: ErrorCode; values: ErrorValues } | null;
  result: unknown;
  now: Date;
}

/** 0 rows: already ended elsewhere. */
export function endRun(db: Queryable, userId: string, runId: string, end: RunEnd): Promise<number> {
  return db.run({
    name: 'end-run',
    text: `with r as (
             update job_runs
             set state = $3, step = coalesce($4, step), error_code = $5, error_values = $6, result = $7,
                 finished_at = $8
             where user_id = $1 and id = $2 and state in ('queued', 'running')
             returning id)
           select pg_notify('accroche_run', id::text) from r`,
    values: [
      userId,
      runId,
      end.state,
      end.step,
      end.error?.code ?? null,
      end.error === null ? null : JSON.stringify(end.error.values),
      end.result === null ? null : JSON.stringify(end.result),
      end.now,
    ],
  });
}

interface LostRun {
  id: string;
  user_id: string;
  kind: RunKind;
  /** Null: the account is gone. Its times are those before this failure. */
  username: string | null;
  last_sync_failed_at: Date | null;
  last_synced_at: Date | null;
}

/** Ends abandoned runs: running since before `stuckBefore`, or without a live job. */
export function failLostRuns(
  db: Queryable,
  times: { now: Date; stuckBefore: Record<RunKind, Date>; jobDueBefore: Date },
): Promise<LostRun[]> {
  return db.rows<LostRun>({
    name: 'fail-lost-runs',
    text: `with lost as (
             update job_runs r
             set state = 'failed', error_code = 'job_interrupted', error_values = '{}', finished_at = $1
             where r.state in ('queued', 'running')
               and (r.started_at < case r.kind when 'import' then $2::timestamptz else $3::timestamptz end
                 or (r.created_at < $4 and not exists (
                   select from pgboss.job j
                   where j.name in ('account-sync', 'import-file') and j.id = r.id
                     and j.state in ('created', 'retry', 'active'))))
             returning r.id, r.user_id, r.kind, r.account_id),
           told as (
             update user_tiktok_accounts a
             set last_sync_failed_at = $1, last_sync_error = 'job_interrupted', last_sync_error_values = '{}'
             from lost where lost.user_id = a.user_id and lost.account_id = a.id and lost.kind = 'account_sync')
           select lost.id, lost.user_id, lost.kind, a.tiktok_username as username, a.last_sync_failed_at,
             a.last_synced_at, pg_notify('accroche_run', lost.id::text)
           from lost left join user_tiktok_accounts a on a.user_id = lost.user_id and a.id = lost.account_id`,
    values: [times.now, times.stuckBefore.import, times.stuckBefore.account_sync, times.jobDueBefore],
  });
}
