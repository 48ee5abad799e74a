import type { Queryable } from '../../platform/db/database.ts';

interface QueueStock {
  queue: string;
  waiting: number;
  later: number;
  active: number;
  oldest_seconds: number;
}

/** Unfinished jobs, and how long the oldest waiting one of each kind has been due. */
export function listQueueStocks(system: Queryable): Promise<QueueStock[]> {
  return system.rows({
    name: 'list-queue-stocks',
    // Each part uses one of the queue's own indexes; finished jobs are retained for a day and are many.
    text: `select q.name as queue, w.waiting, w.later, a.active, w.oldest_seconds
           from pgboss.queue q, lateral (
             select count(*) filter (where start_after <= now()) as waiting,
               count(*) filter (where start_after > now()) as later,
               coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8
                 as oldest_seconds
             from pgboss.job where name = q.name and state < 'active' and not blocked
           ) as w, lateral (
             select count(*) as active from pgboss.job
             where name = q.name and state = 'active' and group_id is not null
           ) as a`,
  });
}

interface OtherStocks {
  quota_held: number;
  quota_oldest_seconds: number;
  mails_waiting: number;
  mails_oldest_seconds: number;
}

/** Held quota and waiting mails, outside the queue. */
export function findOtherStocks(system: Queryable): Promise<OtherStocks | undefined> {
  return system.row({
    name: 'find-other-stocks',
    text: `select q.*, m.* from (
             select count(*) as quota_held,
               coalesce(extract(epoch from now() - min(held_at)), 0)::float8 as quota_oldest_seconds
             from quota_reservations where state = 'held'
           ) as q, (
             select count(*) as mails_waiting,
               coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as mails_oldest_seconds
             from mail_outbox where sent_at is null and next_attempt_at is not null
           ) as m`,
  });
}
