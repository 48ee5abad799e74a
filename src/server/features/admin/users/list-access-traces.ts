import type { AccessTrace } from '#contract/admin/admin-views.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { listTraces } from './views.queries.ts';

/** When support staff viewed the caller's account, and why. */
export async function listAccessTraces(
  app: AppContext,
  { userId }: Caller,
): Promise<{ items: AccessTrace[]; nextCursor: null }> {
  const now = app.clock.now();
  const rows = await listTraces(app.db.tenant(userId), userId);
  const items = rows.map(({ id, reason, started_at, expires_at, ended_at }) => ({
    id,
    role: 'support' as const,
    reason,
    startedAt: started_at.toISOString(),
    endsAt: (ended_at ?? expires_at).toISOString(),
    running: ended_at === null && expires_at > now,
  }));
  return { items, nextCursor: null };
}
