import type { AdminUser } from '#contract/admin/admin-users.ts';
import type { UserState } from '#domain/admin/user-states.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { onePage, readCursor } from '#server/platform/db/page-cursor.ts';
import { showUser } from './show-user.ts';
import { listUsers as listRows } from './users.queries.ts';

interface Input {
  search?: string | undefined;
  state: UserState;
  cursor?: string | undefined;
  limit: number;
}

export async function listUsers(
  app: AppContext,
  { search, state, cursor, limit }: Input,
): Promise<{ items: AdminUser[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await listRows(app.db.system, { search, state, after, limit: limit + 1 });
  const now = app.clock.now();
  return onePage(rows, limit, row => showUser(row, now));
}
