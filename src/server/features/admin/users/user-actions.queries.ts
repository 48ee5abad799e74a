import type { CreditKind } from '#domain/quotas/credits.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '#server/platform/db/database.ts';

/** The previous plan; undefined: no such user. */
export async function setPlan(
  db: Queryable,
  change: { userId: string; plan: PlanType; now: Date },
): Promise<PlanType | undefined> {
  const row = await db.row<{ was: PlanType }>({
    name: 'admin-set-plan',
    text: `update profiles p set plan_type = $2, updated_at = $3
           from (select user_id, plan_type as was from profiles where user_id = $1 for update) before
           where p.user_id = before.user_id returning before.was`,
    values: [change.userId, change.plan, change.now],
  });
  return row?.was;
}

export function insertCredit(
  db: Queryable,
  credit: { userId: string; kind: CreditKind; units: number; reason: string; adminId: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'admin-insert-credit',
    text: `insert into quota_credits (user_id, kind, units, reason, granted_by, granted_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [credit.userId, credit.kind, credit.units, credit.reason, credit.adminId, credit.now],
  });
}

/** 0 rows: already an administrator, or no such user. */
export function grantAdminRole(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'admin-grant-role',
    text: `insert into user_roles (user_id, role) select user_id, 'admin' from profiles where user_id = $1
           on conflict do nothing`,
    values: [userId],
  });
}

export function revokeAdminRole(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'admin-revoke-role',
    text: `delete from user_roles where user_id = $1 and role = 'admin'`,
    values: [userId],
  });
}

/** Whether another active administrator exists. */
export async function hasOtherAdmin(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.row({
    name: 'admin-has-other',
    text: `select 1 from user_roles r left join auth.users u on u.id = r.user_id
           where r.role = 'admin' and r.user_id <> $1 and u.locked_at is null limit 1`,
    values: [userId],
  });
  return row !== undefined;
}
