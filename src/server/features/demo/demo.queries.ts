import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** Creates a profile without a real user; an existing one is unchanged. */
export function insertDemoProfile(
  db: Queryable,
  profile: { userId: string; name: string; plan: PlanType; language: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'insert-demo-profile',
    text: `insert into profiles (user_id, full_name, username, plan_type, language, created_at, updated_at)
           values ($1, $2, $2, $3, $4, $5, $5) on conflict (user_id) do nothing`,
    values: [profile.userId, profile.name, profile.plan, profile.language, profile.now],
  });
}
