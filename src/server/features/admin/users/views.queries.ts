import type { Queryable } from '#server/platform/db/database.ts';

interface ViewGrantRow {
  id: string;
  expires_at: Date;
}

export function insertViewGrant(
  db: Queryable,
  grant: { userId: string; adminId: string; sessionId: string; reason: string; now: Date; expiresAt: Date },
): Promise<ViewGrantRow | undefined> {
  return db.row<ViewGrantRow>({
    name: 'admin-insert-view-grant',
    text: `insert into view_grants (user_id, admin_id, session_id, reason, started_at, expires_at)
           values ($1, $2, $3, $4, $5, $6) returning id, expires_at`,
    values: [grant.userId, grant.adminId, grant.sessionId, grant.reason, grant.now, grant.expiresAt],
  });
}

interface EndedView {
  user_id: string;
  ended_at: Date;
  /** False: it had already ended. */
  now_ended: boolean;
}

/** Ends a view of this administrator, from any session; never later than its expiry. */
export function endViewGrant(
  db: Queryable,
  input: { id: string; adminId: string; now: Date },
): Promise<EndedView | undefined> {
  return db.row<EndedView>({
    name: 'admin-end-view-grant',
    text: `update view_grants g set ended_at = coalesce(g.ended_at, least($3, g.expires_at))
           from (select user_id, id, ended_at is null as running from view_grants where id = $1 and admin_id = $2
                 for update) before
           where g.user_id = before.user_id and g.id = before.id
           returning g.user_id, g.ended_at, before.running as now_ended`,
    values: [input.id, input.adminId, input.now],
  });
}

/** Ends all views of an administrator, in any session: one view at a time. */
export function endViewsOfAdmin(db: Queryable, adminId: string, now: Date): Promise<{ user_id: string }[]> {
  return db.rows<{ user_id: string }>({
    name: 'admin-end-views-of-admin',
    text: `update view_grants set ended_at = least($2, expires_at)
           where admin_id = $1 and ended_at is null and expires_at > $2 returning user_id`,
    values: [adminId, now],
  });
}

interface TraceRow {
  id: string;
  reason: string;
  started_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** Who viewed the user's own account: the tenant role has no access to other columns. */
export function listTraces(db: Queryable, userId: string): Promise<TraceRow[]> {
  return db.rows<TraceRow>({
    name: 'admin-list-traces',
    text: `select id, reason, started_at, expires_at, ended_at from view_grants
           where user_id = $1 order by started_at desc limit 100`,
    values: [userId],
  });
}
