import type { World } from '../app-context.ts';

/** Whether the user holds the role admin now. */
export async function isAdmin(world: Pick<World, 'db'>, userId: string): Promise<boolean> {
  const row = await world.db.system.row({
    name: 'is-admin',
    text: `select 1 from user_roles where user_id = $1 and role = 'admin'`,
    values: [userId],
  });
  return row !== undefined;
}
