import type { AuditAction } from '#domain/admin/audit-actions.ts';
import type { Queryable } from '#server/platform/db/database.ts';

interface NewAuditEntry {
  actorId: string;
  action: AuditAction;
  subjectType: string | null;
  subjectId: string | null;
  details: Record<string, string | number | boolean | null>;
  requestId: string;
}

export function insertAuditEntry(db: Queryable, entry: NewAuditEntry): Promise<number> {
  return db.run({
    name: 'insert-audit-entry',
    text: `insert into audit_log (actor_id, action, subject_type, subject_id, details, request_id)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [
      entry.actorId,
      entry.action,
      entry.subjectType,
      entry.subjectId,
      JSON.stringify(entry.details),
      entry.requestId,
    ],
  });
}

/** Serialises administrative actions until the transaction ends. */
export function lockActs(db: Queryable): Promise<number> {
  return db.run({
    name: 'admin-hold-acts',
    text: `select pg_advisory_xact_lock(hashtext('accroche:administration'))`,
  });
}

export async function isStillAdmin(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.row({
    name: 'admin-is-still-admin',
    text: `select 1 from user_roles r left join auth.users u on u.id = r.user_id
           where r.user_id = $1 and r.role = 'admin' and u.locked_at is null`,
    values: [userId],
  });
  return row !== undefined;
}

export async function findTimeZone(db: Queryable, userId: string): Promise<string | undefined> {
  const row = await db.row<{ time_zone: string }>({
    name: 'admin-find-time-zone',
    text: 'select time_zone from profiles where user_id = $1',
    values: [userId],
  });
  return row?.time_zone;
}
