import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '../../platform/db/database.ts';

export function findPlanAndRole(
  db: Queryable,
  userId: string,
): Promise<{ plan_type: PlanType; is_admin: boolean } | undefined> {
  return db.row({
    name: 'find-plan-and-role',
    text: `select p.plan_type, exists (select from user_roles r where r.user_id = p.user_id and r.role = 'admin')
             as is_admin
           from profiles p where p.user_id = $1`,
    values: [userId],
  });
}
