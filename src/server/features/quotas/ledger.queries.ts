import type { PlanType } from '#domain/plans/plan-table.ts';
import {
  counterOf,
  METERS,
  type GiveBackReason,
  type Meter,
  type MeterLimits,
} from '#domain/quotas/meters.ts';
import type { Queryable, Question } from '../../platform/db/database.ts';

/** What a quota was used for, in the user's own words. */
export interface About {
  id?: string;
  label?: string;
}

export interface ReservationRow {
  id: string;
  meter: Meter;
  key: string;
  units: number;
  about: About;
  state: 'held' | 'settled' | 'given_back';
  day_ends_at: Date;
  month_ends_at: Date;
  held_at: Date;
  lease_until: Date;
  run_id: string | null;
}

export function findEntitlement(
  db: Queryable,
  userId: string,
): Promise<{ plan_type: PlanType; time_zone: string } | undefined> {
  return db.row({
    name: 'find-entitlement',
    text: 'select plan_type, time_zone from profiles where user_id = $1',
    values: [userId],
  });
}

/** Locks the row: serialises reservations of one user. */
export function lockUsage(tx: Queryable, userId: string): Promise<{ held: boolean } | undefined> {
  return tx.row({
    name: 'hold-usage',
    text: 'select true as held from user_usage_limits where user_id = $1 for update',
    values: [userId],
  });
}

interface TakeQuestion {
  name: string;
  text: string;
}

/** The sums are generated from the domain's counter table, so that a counter is never missing here. */
function debitStatement(meter: Meter): TakeQuestion {
  const day = counterOf(meter, 'day')?.columns ?? [];
  const month = counterOf(meter, 'month')?.columns ?? [];
  const limits = [
    ...day.slice(0, 1).map(column => `($3::integer = -1 or ${column} + $2 <= $3)`),
    ...month.slice(0, 1).map(column => `($4::integer = -1 or ${column} + $2 <= $4)`),
  ];
  return {
    name: `take-${meter}`,
    text: `update user_usage_limits
           set ${[...day, ...month].map(column => `${column} = ${column} + $2::integer`).join(', ')}
           where user_id = $1 and ${limits.join(' and ')}
             and ($3::integer is not null) and ($4::integer is not null)
           returning day_ends_at, month_ends_at`,
  };
}

function creditStatement(meter: Meter): TakeQuestion {
  const less = (columns: readonly string[], end: string) =>
    columns.map(
      column => `${column} = case when u.${end} = b.${end} then greatest(0, u.${column} - b.units)
        else u.${column} end`,
    );
  const sums = [
    ...less(counterOf(meter, 'day')?.columns ?? [], 'day_ends_at'),
    ...less(counterOf(meter, 'month')?.columns ?? [], 'month_ends_at'),
  ];
  return {
    name: `give-back-${meter}`,
    text: `with b as (
             update quota_reservations set state = 'given_back', closed_at = $4
             where id = $2 and user_id = $1 and state = 'held'
               and ($5::timestamptz is null or lease_until < $5)
             returning *
           ), counted as (
             update user_usage_limits u set ${sums.join(', ')} from b where u.user_id = b.user_id
           )
           insert into quota_movements (user_id, reservation_id, kind, meter, units, about, reason, at)
           select user_id, id, 'given_back', meter, units, about, $3, $4 from b`,
  };
}

const STATEMENTS = Object.fromEntries(
  METERS.map(meter => [meter, { take: debitStatement(meter), giveBack: creditStatement(meter) }]),
) as Record<Meter, { take: TakeQuestion; giveBack: TakeQuestion }>;

const input = (statement: TakeQuestion, values: unknown[]): Question => ({ ...statement, values });

/** The single deciding statement: undefined when the day's or month's limit is reached. */
export function debitUnits(
  tx: Queryable,
  userId: string,
  meter: Meter,
  { units, limits }: { units: number; limits: MeterLimits },
): Promise<{ day_ends_at: Date; month_ends_at: Date } | undefined> {
  return tx.row(input(STATEMENTS[meter].take, [userId, units, limits.day, limits.month]));
}

interface Return {
  id: string;
  meter: Meter;
  reason: GiveBackReason;
  at: Date;
  /** Only if the lease was not extended since. */
  ifLeaseBefore: Date | null;
}

/** 0 when no longer reserved. Nothing is returned to a past day or month. */
export function creditUnits(
  tx: Queryable,
  userId: string,
  { id, meter, reason, at, ifLeaseBefore }: Return,
): Promise<number> {
  return tx.run(input(STATEMENTS[meter].giveBack, [userId, id, reason, at, ifLeaseBefore]));
}

export function findReservation(
  tx: Queryable,
  userId: string,
  { meter, key }: { meter: Meter; key: string },
): Promise<ReservationRow | undefined> {
  return tx.row<ReservationRow>({
    name: 'find-reservation',
    text: 'select * from quota_reservations where user_id = $1 and meter = $2 and key = $3',
    values: [userId, meter, key],
  });
}

/** A released reservation that is retried reuses its row. */
export function lockReservation(
  tx: Queryable,
  userId: string,
  row: Omit<ReservationRow, 'id' | 'state'>,
): Promise<ReservationRow | undefined> {
  return tx.row<ReservationRow>({
    name: 'hold-reservation',
    text: `with r as (
             insert into quota_reservations as r (user_id, meter, key, units, about, state, day_ends_at,
               month_ends_at, held_at, lease_until, run_id)
             values ($1, $2, $3, $4, $5, 'held', $6, $7, $8, $9, $10)
             on conflict (user_id, meter, key) do update set state = 'held', about = excluded.about,
               day_ends_at = excluded.day_ends_at, month_ends_at = excluded.month_ends_at,
               held_at = excluded.held_at, lease_until = excluded.lease_until, run_id = excluded.run_id,
               closed_at = null
             where r.state = 'given_back'
             returning *
           ), noted as (
             insert into quota_movements (user_id, reservation_id, kind, meter, units, about, at)
             select user_id, id, 'reserved', meter, units, about, held_at from r
           )
           select * from r`,
    values: [
      userId,
      row.meter,
      row.key,
      row.units,
      row.about,
      row.day_ends_at,
      row.month_ends_at,
      row.held_at,
      row.lease_until,
      row.run_id,
    ],
  });
}

/** 0 when no longer reserved. */
export function settleReservation(
  tx: Queryable,
  userId: string,
  { id, about, at }: { id: string; about: About; at: Date },
): Promise<number> {
  return tx.run({
    name: 'settle-reservation',
    text: `with r as (
             update quota_reservations set state = 'settled', closed_at = $4, about = about || $3::jsonb
             where id = $2 and user_id = $1 and state = 'held' returning *
           )
           insert into quota_movements (user_id, reservation_id, kind, meter, units, about, at)
           select user_id, id, 'settled', meter, units, about, $4 from r`,
    values: [userId, id, about, at],
  });
}

/** 0 when no longer reserved. */
export function extendLease(
  db: Queryable,
  userId: string,
  { id, until }: { id: string; until: Date },
): Promise<number> {
  return db.run({
    name: 'extend-lease',
    text: `update quota_reservations set lease_until = greatest(lease_until, $3)
           where id = $2 and user_id = $1 and state = 'held'`,
    values: [userId, id, until],
  });
}

/** Abandoned reservations: lease expired, and no open run they belong to. */
export function listAbandoned(
  system: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; user_id: string; meter: Meter }[]> {
  return system.rows({
    name: 'list-abandoned-reservations',
    text: `select q.id, q.user_id, q.meter from quota_reservations q
           where q.state = 'held' and q.lease_until < $1
             and not exists (select from job_runs r
               where r.user_id = q.user_id and r.id = q.run_id and r.state in ('queued', 'running'))
             and not exists (select from video_analyses v
               where v.user_id = q.user_id and v.id = q.run_id and v.state in ('queued', 'running'))
           order by q.lease_until limit $2`,
    values: [before, limit],
  });
}
