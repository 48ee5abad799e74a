import type { JobRun } from '#contract/accounts/accounts.ts';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { createConditions } from '#server/platform/db/where-conditions.ts';
import type { PageEnd } from '#server/platform/db/page-cursor.ts';

export interface RunRow extends PageEnd {
  user_id: string;
  user_label: string | null;
  kind: JobRun['kind'];
  account_id: string | null;
  username: Handle | null;
  is_automatic: boolean;
  state: JobRun['state'];
  step: number;
  error_code: ErrorCode | null;
  error_values: ErrorValues | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

interface RunFilter {
  id?: string;
  state?: JobRun['state'] | undefined;
  code?: string | undefined;
  after: PageEnd | null;
  limit: number;
}

/** Runs of all users, the newest first. */
export function listRuns(db: Queryable, { id, state, code, after, limit }: RunFilter): Promise<RunRow[]> {
  const input = createConditions();
  if (id !== undefined) input.add('id', id, value => `r.id = ${value}`);
  if (state !== undefined) input.add('state', state, value => `r.state = ${value}`);
  if (code) input.add('code', code, value => `r.error_code = ${value}`);
  if (after !== null)
    input.add(
      'after',
      after.micros,
      value => `(r.created_at, r.id) < (timestamptz 'epoch' + ${value}::double precision
        * interval '1 microsecond', ${input.next(after.id)}::uuid)`,
    );
  return db.rows<RunRow>({
    name: input.name('admin-list-runs'),
    text: `select r.id, (extract(epoch from r.created_at) * 1000000)::bigint as micros, r.user_id, u.email as user_label,
             r.kind, r.account_id, a.tiktok_username as username, r.is_automatic, r.state, r.step, r.error_code,
             r.error_values, r.created_at, r.started_at, r.finished_at
           from job_runs r
           left join user_tiktok_accounts a on a.user_id = r.user_id and a.id = r.account_id
           left join auth.users u on u.id = r.user_id
           ${input.where()}
           order by r.created_at desc, r.id desc limit ${input.next(limit)}`,
    values: input.values,
  });
}

interface CauseRow {
  code: string;
  kind: JobRun['kind'];
  count: number;
  last_at: Date;
}

/** Causes of failed runs since an instant, the most frequent first. */
export function listCauses(db: Queryable, since: Date): Promise<CauseRow[]> {
  return db.rows<CauseRow>({
    name: 'admin-list-causes',
    text: `select coalesce(error_code, 'internal') as code, kind, count(*) as count, max(finished_at) as last_at
           from job_runs where state = 'failed' and finished_at >= $1
           group by 1, 2 order by count(*) desc, max(finished_at) desc limit 50`,
    values: [since],
  });
}
