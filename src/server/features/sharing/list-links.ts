import type { ShareLink } from '#contract/sharing.ts';
import { AppError } from '../../platform/app-error.ts';
import { readInstantCursor, writeInstantCursor } from '../../platform/db/cursor-text.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { hasReport, listLinks as listLinkRows } from './sharing.queries.ts';
import { showLink } from './show-link.ts';

/** The caller's links, the latest first; of one report, or of all. */
export async function listLinks(
  app: AppContext,
  { userId }: Caller,
  { reportId, cursor, limit }: { reportId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: ShareLink[]; nextCursor: string | null }> {
  const now = app.clock.now();
  const db = app.db.tenant(userId);
  if (reportId !== undefined && !(await hasReport(db, userId, reportId))) {
    throw new AppError('report_not_found');
  }
  const end = cursor === undefined ? null : readInstantCursor(cursor);
  const rows = await listLinkRows(db, {
    userId,
    reportId: reportId ?? null,
    after: end === null ? null : { createdAt: end.at, id: end.id },
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(row => showLink(row, now)),
    nextCursor:
      rows.length > limit && last !== undefined
        ? writeInstantCursor({ at: last.created_at, id: last.id })
        : null,
  };
}
