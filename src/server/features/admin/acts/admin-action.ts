import type { AuditAction } from '#domain/admin/audit-actions.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import type { RequestContext } from '#server/services/calls/request-context.ts';
import type { Caller } from '#server/services/app-context.ts';
import { lockActs, insertAuditEntry, isStillAdmin } from './admin.queries.ts';

export type AdminContext = RequestContext & { caller: Caller };

interface AdminAction {
  action: AuditAction;
  /** Only ids: names and addresses are looked up when the log is read. */
  subject?: { type: 'user' | 'run' | 'message'; id: string };
  details?: Record<string, string | number | boolean | null>;
}

/**
 * An administrator's action and its audit log entry, in one transaction. Actions are
 * serialised, so that two administrators cannot revoke each other's role, and one who has just lost it is refused.
 */
export function runAdminAction<Result>(
  { app, caller, requestId }: AdminContext,
  work: (tx: Transaction, record: (entry: AdminAction) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  return app.db.system.transaction(async tx => {
    await lockActs(tx);
    if (!(await isStillAdmin(tx, caller.userId))) throw new AppError('forbidden');
    return work(tx, async entry => {
      await insertAuditEntry(tx, {
        actorId: caller.userId,
        action: entry.action,
        subjectType: entry.subject?.type ?? null,
        subjectId: entry.subject?.id ?? null,
        details: entry.details ?? {},
        requestId,
      });
    });
  });
}
