import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import { readInstantCursor, writeInstantCursor } from '../../platform/db/cursor-text.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { listReports as listReportRows } from './account-reports.queries.ts';
import { showReport } from './show-report.ts';

/** The caller's reports, newest first. */
export async function listReports(
  world: World,
  { userId }: Caller,
  asked: { accountId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: ReportSummary[]; nextCursor: string | null }> {
  const db = world.db.tenant(userId);
  if (asked.accountId !== undefined) await getLinkedAccount(db, userId, asked.accountId);
  const end = asked.cursor === undefined ? null : readInstantCursor(asked.cursor);
  const rows = await listReportRows(db, {
    userId,
    accountId: asked.accountId ?? null,
    after: end === null ? null : { madeAt: end.at, id: end.id },
    // One more tells whether there is a next page.
    limit: asked.limit + 1,
  });
  const items = rows.slice(0, asked.limit);
  const last = items.at(-1);
  return {
    items: items.map(showReport),
    nextCursor:
      rows.length > asked.limit && last !== undefined
        ? writeInstantCursor({ at: last.made_at, id: last.id })
        : null,
  };
}
