import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '#server/platform/db/database.ts';

interface PlacedAccountRow {
  id: string;
  username: string;
  is_primary: boolean;
  is_active: boolean;
  kept_at: Date | null;
}

/** Accounts that count towards the plan's limit, those with a slot first. */
export function listPlacedAccounts(db: Queryable, userId: string): Promise<PlacedAccountRow[]> {
  return db.rows<PlacedAccountRow>({
    name: 'list-placed-accounts',
    text: `select id, tiktok_username as username, is_primary, is_account_active(user_id, id) as is_active, kept_at
           from user_tiktok_accounts where user_id = $1 and tiktok_username not like 'demo-%'
           order by is_account_active(user_id, id) desc, is_primary desc, created_at, id`,
    values: [userId],
  });
}

export function findPlaces(db: Queryable, userId: string): Promise<{ places: number } | undefined> {
  return db.row({
    name: 'find-places',
    text: `select l.accounts as places from profiles p join plan_limits l on l.plan_name = p.plan_type
           where p.user_id = $1`,
    values: [userId],
  });
}

export function setActiveAccounts(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<number> {
  return tx.run({
    name: 'keep-accounts',
    text: `update user_tiktok_accounts set kept_at = case when id = any($2) then $3::timestamptz end
           where user_id = $1 and tiktok_username not like 'demo-%'`,
    values: [userId, ids, at],
  });
}

/** Plan, number of slots and date after a scheduled end or downgrade of the contract. */
export function findNextPlaces(
  db: Queryable,
  userId: string,
): Promise<{ plan: PlanType; places: number; at: Date } | undefined> {
  return db.row({
    name: 'find-next-places',
    text: `select l.plan_name as plan, l.accounts as places, s.period_end as at
           from subscriptions s join plan_limits l
             on l.plan_name = case when s.cancel_at_period_end then 'freemium' else s.next_plan end
           where s.user_id = $1 and s.ended_at is null and s.status in ('active', 'trialing', 'past_due')
           order by s.created_at desc limit 1`,
    values: [userId],
  });
}
