import type { AdminUser } from '#contract/admin/admin-users.ts';
import type { UserState } from '#domain/admin/user-states.ts';
import type { World } from '#server/services/app-context.ts';
import { onePage, readCursor } from '#server/platform/db/page-cursor.ts';
import { showUser } from './show-user.ts';
import { listUsers as listRows } from './users.queries.ts';

interface Asked {
  search?: string | undefined;
  state: UserState;
  cursor?: string | undefined;
  limit: number;
}

export async function listUsers(
  world: World,
  { search, state, cursor, limit }: Asked,
): Promise<{ items: AdminUser[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await listRows(world.db.system, { search, state, after, limit: limit + 1 });
  const now = world.clock.now();
  return onePage(rows, limit, row => showUser(row, now));
}
