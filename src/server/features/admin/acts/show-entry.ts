import type { AuditEntry } from '#contract/admin/admin-audit.ts';
import type { EntryRow } from './audit.queries.ts';

export function showEntry(row: EntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_id === null ? null : { id: row.actor_id, label: row.actor_label },
    subject:
      row.subject_id === null
        ? null
        : { type: row.subject_type ?? 'user', id: row.subject_id, label: row.subject_label },
    details: row.details,
    requestId: row.request_id,
  };
}
