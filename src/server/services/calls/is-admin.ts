import type { AppContext } from '../app-context.ts';

/** Whether the user has the admin role now. */
export async function isAdmin(app: Pick<AppContext, 'db'>, userId: string): Promise<boolean> {
  const row = await app.db.system.row({
    name: 'is-admin',
    text: `select 1 from user_roles where user_id = $1 and role = 'admin'`,
    values: [userId],
  });
  return row !== undefined;
}
