import type { Queryable } from '#server/platform/db/database.ts';
import { containing, createConditions } from '#server/platform/db/where-conditions.ts';

export interface EntryRow {
  id: number;
  at: Date;
  action: string;
  actor_id: string | null;
  actor_label: string | null;
  subject_type: string | null;
  subject_id: string | null;
  subject_label: string | null;
  details: Record<string, string | number | boolean | null>;
  request_id: string | null;
}

export interface EntryFilter {
  /** Part of an email address, or an id. */
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  subjectId?: string;
  from?: Date | undefined;
  before?: Date | undefined;
  after: number | null;
  limit: number;
}

/** Entries with the current addresses of the users they name, newest first. */
export function listEntries(db: Queryable, input: EntryFilter): Promise<EntryRow[]> {
  const conditions = createConditions();
  const { actor, action, subject, subjectId, from, before, after } = input;
  if (subjectId !== undefined) conditions.add('subject-id', subjectId, it => `e.subject_id = ${it}`);
  if (actor)
    conditions.add('actor', containing(actor), it => `(a.email ilike ${it} or e.actor_id::text ilike ${it})`);
  if (subject)
    conditions.add('subject', containing(subject), it => `(s.email ilike ${it} or e.subject_id ilike ${it})`);
  if (action) conditions.add('action', action, it => `starts_with(e.action, ${it})`);
  if (from) conditions.add('from', from, it => `e.at >= ${it}`);
  if (before) conditions.add('before', before, it => `e.at < ${it}`);
  if (after !== null) conditions.add('after', after, it => `e.id < ${it}`);
  return db.rows<EntryRow>({
    name: conditions.name('admin-list-entries'),
    text: `select e.id, e.at, e.action, e.actor_id, a.email as actor_label, e.subject_type, e.subject_id,
             coalesce(s.email, case when e.subject_type = 'run' then '@' || r.username end) as subject_label,
             e.details, e.request_id
           from audit_log e
           left join auth.users a on a.id = e.actor_id
           left join auth.users s on e.subject_type = 'user' and s.id::text = e.subject_id
           left join lateral (
             select t.tiktok_username as username
             from job_runs j join user_tiktok_accounts t on t.user_id = j.user_id and t.id = j.account_id
             where e.subject_type = 'run' and j.id::text = e.subject_id) r on true
           ${conditions.where()}
           order by e.id desc limit ${conditions.next(input.limit)}`,
    values: conditions.values,
  });
}
