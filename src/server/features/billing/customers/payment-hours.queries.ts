import type { Queryable } from '#server/platform/db/database.ts';

/** Adds to the counters of this hour, without reference to a user. */
export function recordPaymentCall(
  system: Queryable,
  { isDone, at }: { isDone: boolean; at: Date },
): Promise<number> {
  return system.run({
    name: 'note-payment-call',
    text: `insert into payment_hours as h (hour, done, failed, last_done_at, last_failed_at)
           values (date_trunc('hour', $2::timestamptz), $1::boolean::integer, (not $1::boolean)::integer,
             case when $1 then $2::timestamptz end, case when not $1 then $2::timestamptz end)
           on conflict (hour) do update set
             done = h.done + excluded.done, failed = h.failed + excluded.failed,
             last_done_at = coalesce(excluded.last_done_at, h.last_done_at),
             last_failed_at = coalesce(excluded.last_failed_at, h.last_failed_at)`,
    values: [isDone, at],
  });
}

/** Deletes hours before an instant. */
export function deleteOldPaymentHours(system: Queryable, before: Date): Promise<number> {
  return system.run({
    name: 'forget-payment-hours',
    text: 'delete from payment_hours where hour < $1',
    values: [before],
  });
}
