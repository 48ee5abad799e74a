import type { FirstAnswer } from '#domain/support/answer-time.ts';
import type { Queryable } from '#server/platform/db/database.ts';

interface WorkDayRow {
  done: number;
  failed: number;
  last_done_at: Date | null;
  last_failed_at: Date | null;
}

/** Mails since an instant: sent ones, and those whose last attempt failed; the latest of each within a week. */
export function readMailDay(db: Queryable, since: Date): Promise<WorkDayRow | undefined> {
  return db.row<WorkDayRow>({
    name: 'read-mail-day',
    text: `select count(*) filter (where sent_at is not null and created_at >= $1)::integer as done,
             count(*) filter (where sent_at is null and last_error is not null and created_at >= $1)::integer as failed,
             max(sent_at) as last_done_at,
             max(created_at) filter (where sent_at is null and last_error is not null) as last_failed_at
           from mail_outbox where created_at >= $1::timestamptz - interval '6 days'`,
    values: [since],
  });
}

export function findLastPaymentEvent(db: Queryable): Promise<{ done_at: Date } | undefined> {
  return db.row({
    name: 'find-last-payment-event',
    text: 'select done_at from billing_events order by done_at desc limit 1',
  });
}

/** Payment service calls since an instant, and the latest within a week. */
export function readPaymentDay(db: Queryable, since: Date): Promise<WorkDayRow | undefined> {
  return db.row<WorkDayRow>({
    name: 'read-payment-day',
    text: `select coalesce(sum(done) filter (where hour >= date_trunc('hour', $1::timestamptz)), 0)::integer as done,
             coalesce(sum(failed) filter (where hour >= date_trunc('hour', $1::timestamptz)), 0)::integer as failed,
             max(last_done_at) as last_done_at, max(last_failed_at) as last_failed_at
           from payment_hours`,
    values: [since],
  });
}

/** Calls to this server's model; users' own models are excluded. */
export function readModelDay(db: Queryable, since: Date): Promise<WorkDayRow | undefined> {
  return db.row<WorkDayRow>({
    name: 'read-model-day',
    text: `select count(*) filter (where outcome = 'done' and held_at >= $1)::integer as done,
             count(*) filter (where outcome in ('failed', 'abandoned') and held_at >= $1)::integer as failed,
             max(closed_at) filter (where outcome = 'done') as last_done_at,
             max(closed_at) filter (where outcome in ('failed', 'abandoned')) as last_failed_at
           from model_calls where payer = 'server' and held_at >= $1::timestamptz - interval '6 days'`,
    values: [since],
  });
}

/** Runs of all users: internal failures, not those caused by a source or a file. */
export function readQueueDay(db: Queryable, since: Date): Promise<WorkDayRow | undefined> {
  return db.row<WorkDayRow>({
    name: 'read-queue-day',
    text: `select count(*) filter (where not broken)::integer as done, count(*) filter (where broken)::integer as failed,
             max(finished_at) filter (where not broken) as last_done_at,
             max(finished_at) filter (where broken) as last_failed_at
           from (select finished_at, state = 'failed' and coalesce(error_code, 'internal') in ('internal', 'job_interrupted') as broken
                 from job_runs where created_at >= $1 and state in ('done', 'failed')) r`,
    values: [since],
  });
}

/** Tickets since an instant with the hours to their first answer; those closed unanswered are left out. */
export function listFirstAnswers(
  db: Queryable,
  { now, since }: { now: Date; since: Date },
): Promise<FirstAnswer[]> {
  return db.rows<FirstAnswer>({
    name: 'list-first-answers',
    text: `select extract(epoch from coalesce(a.at, $1::timestamptz) - t.created_at)::double precision / 3600 as hours,
             a.at is not null as answered
           from support_tickets t
           left join lateral (select min(m.created_at) as at from support_messages m
             where m.ticket_id = t.id and m.author = 'staff') a on true
           where t.created_at >= $2 and t.created_at <= $1 and (a.at is not null or t.state <> 'closed')
           order by t.created_at desc limit 5000`,
    values: [now, since],
  });
}
