import type { QuotaLevel } from '#domain/quotas/low-quota.ts';
import type { Meter, QuotaPeriod } from '#domain/quotas/meters.ts';
import type { Queryable } from '../../platform/db/database.ts';

interface WarningRow {
  user_id: string;
  meter: Meter;
  period: QuotaPeriod;
  level: QuotaLevel;
  window_ends_at: Date;
}

/** Once per day or month and level; an existing row is unchanged. */
export function addWarning(tx: Queryable, row: WarningRow): Promise<number> {
  return tx.run({
    name: 'add-quota-warning',
    text: `insert into quota_warnings (user_id, meter, period, window_ends_at, level) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
    values: [row.user_id, row.meter, row.period, row.window_ends_at, row.level],
  });
}

/** Unsent warnings of a current day or month; units only reserved there may still be released. */
export function listUnsentWarnings(
  system: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<{ user_id: string; meter: Meter }[]> {
  return system.rows({
    name: 'list-quota-warnings-to-tell',
    text: `select w.user_id, w.meter from quota_warnings w
           where w.told_at is null and w.window_ends_at > $1
             and not exists (select from quota_reservations r
                             where r.user_id = w.user_id and r.meter = w.meter and r.state = 'held')
           group by w.user_id, w.meter order by min(w.window_ends_at), w.user_id limit $2`,
    values: [now, limit],
  });
}

interface NoteTold {
  userId: string;
  meter: Meter;
  period: QuotaPeriod;
  /** Levels covered by the mail: for an exhausted quota, also that it ran low. */
  levels: readonly QuotaLevel[];
  at: Date;
}

/** 0 when another process sent it meanwhile. */
export function markWarningSent(
  tx: Queryable,
  { userId, meter, period, levels, at }: NoteTold,
): Promise<number> {
  return tx.run({
    name: 'note-quota-warning-told',
    text: `update quota_warnings set told_at = $4
           where user_id = $1 and meter = $2 and period = $3 and level = any ($5) and told_at is null and window_ends_at > $4`,
    values: [userId, meter, period, at, levels],
  });
}

export function deleteOldWarnings(system: Queryable, before: Date): Promise<number> {
  return system.run({
    name: 'forget-quota-warnings',
    text: 'delete from quota_warnings where window_ends_at < $1',
    values: [before],
  });
}
