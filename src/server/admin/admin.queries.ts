import type { Queryable } from '../db/database.ts';

export interface AuditEntry {
  actorId: string;
  action: string;
  requestId: string;
}

export function insertAuditEntry(db: Queryable, entry: AuditEntry): Promise<number> {
  return db.run({
    name: 'insert-audit-entry',
    text: 'insert into audit_log (actor_id, action, request_id) values ($1, $2, $3)',
    values: [entry.actorId, entry.action, entry.requestId],
  });
}
