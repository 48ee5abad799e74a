import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import { readInstantCursor, writeInstantCursor } from '../../platform/db/cursor-text.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listReports as listReportRows } from './account-reports.queries.ts';
import { showReport } from './show-report.ts';

/** The caller's reports, newest first. */
export async function listReports(
  app: AppContext,
  { userId }: Caller,
  input: { accountId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: ReportSummary[]; nextCursor: string | null }> {
  const db = app.db.tenant(userId);
  if (input.accountId !== undefined) await getLinkedAccount(db, userId, input.accountId);
  const end = input.cursor === undefined ? null : readInstantCursor(input.cursor);
  const rows = await listReportRows(db, {
    userId,
    accountId: input.accountId ?? null,
    after: end === null ? null : { madeAt: end.at, id: end.id },
    // One more, to detect a next page.
    limit: input.limit + 1,
  });
  const items = rows.slice(0, input.limit);
  const last = items.at(-1);
  return {
    items: items.map(showReport),
    nextCursor:
      rows.length > input.limit && last !== undefined
        ? writeInstantCursor({ at: last.made_at, id: last.id })
        : null,
  };
}
