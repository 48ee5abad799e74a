import type { Queryable } from '#server/platform/db/database.ts';

export interface ViewedUser {
  id: string;
  email: string;
}

/** The user shown by an active grant: only to its administrator in its session, and never another administrator. */
export function findViewed(
  db: Queryable,
  input: { grantId: string; adminId: string; sessionId: string; now: Date },
): Promise<ViewedUser | undefined> {
  return db.row<ViewedUser>({
    name: 'auth-find-viewed',
    text: `select g.user_id as id, coalesce(u.email, '') as email
           from view_grants g left join auth.users u on u.id = g.user_id
           where g.id = $1 and g.admin_id = $2 and g.session_id = $3 and g.ended_at is null and g.expires_at > $4
             and exists (select from user_roles r where r.user_id = g.admin_id and r.role = 'admin')
             and not exists (select from user_roles r where r.user_id = g.user_id and r.role = 'admin')`,
    values: [input.grantId, input.adminId, input.sessionId, input.now],
  });
}
