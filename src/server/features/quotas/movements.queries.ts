import type { GiveBackReason, Meter, MovementKind } from '#domain/quotas/meters.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { About } from './ledger.queries.ts';

export interface MovementRow {
  /** Secondary sort key after `at`, newest last. */
  id: string;
  at: Date;
  kind: MovementKind | 'granted' | 'withdrawn';
  meter: Meter;
  units: number;
  about: About;
  reason: GiveBackReason | null;
  reservation_id: string | null;
}

interface MovementCursor {
  at: Date;
  id: string;
}

/** Reserved, charged and released units, and credits granted by administrators, newest first. */
export function listMovements(
  db: Queryable,
  { userId, after, limit }: { userId: string; after: MovementCursor | null; limit: number },
): Promise<MovementRow[]> {
  return db.rows<MovementRow>({
    name: 'list-quota-movements',
    text: `select * from (
             select lpad(id::text, 20, '0') as id, date_trunc('milliseconds', at) as at, kind, meter, units, about,
               reason, reservation_id
             from quota_movements where user_id = $1
             union all
             select 'granted-' || kind, date_trunc('milliseconds', granted_at), 'granted', kind,
               sum(units)::integer, '{}', null, null
             from quota_credits where user_id = $1 group by kind, date_trunc('milliseconds', granted_at)
             union all
             select 'withdrawn-' || kind, date_trunc('milliseconds', withdrawn_at), 'withdrawn', kind,
               sum(units)::integer, '{}', null, null
             from quota_credits where user_id = $1 and withdrawn_at is not null
             group by kind, date_trunc('milliseconds', withdrawn_at)
           ) m
           where $2::timestamptz is null or (at, id) < ($2, $3)
           order by at desc, id desc limit $4`,
    values: [userId, after?.at ?? null, after?.id ?? null, limit],
  });
}
