/** What the audit log can say was done; each has a sentence in both languages. */
export const AUDIT_ACTIONS = [
  'sources.consent.given',
  'sources.consent.withdrawn',
  'users.admin.first',
  'users.admin.granted',
  'users.admin.revoked',
  'users.plan.changed',
  'users.credit.granted',
  'users.locked',
  'users.unlocked',
  'users.confirmation.resent',
  'users.factors.removed',
  'runs.retried',
  'outbox.read',
  'audit.exported',
  'keys.rotated',
  'keys.withdrawn',
  'view.started',
  'view.ended',
  // What people did to the protection of their own account.
  'account.api_key_created',
  'account.deletion_requested',
  'account.deletion_cancelled',
  'account.archive_imported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
