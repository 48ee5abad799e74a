import type { ReportFilters, VideoReportRow } from '#contract/video-reports.ts';
import { binExpiry } from '#domain/accounts/bin-policy.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { readCursor, writeCursor } from './report-cursor.ts';
import { showRow } from './show-row.ts';
import { listReports, type PageEnd, type ReportQuestion } from './video-reports.queries.ts';

interface Input extends ReportFilters {
  deleted?: 'true' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The caller's reports of videos as a table, one page at a time. */
export async function listVideoReports(
  app: AppContext,
  { userId }: Caller,
  { cursor, limit, deleted, ...filters }: Input,
): Promise<{ items: VideoReportRow[]; nextCursor: string | null }> {
  const { sort = 'made', direction = 'desc' } = filters;
  const after = cursor === undefined ? null : readCursor(sort, direction, cursor);
  const deletedSince = deleted === undefined ? null : stillBinnedSince(app.clock.now());
  const question = questionOf(userId, filters, { deletedSince, ids: null, after, limit: limit + 1 });
  const rows = await listReports(app.db.tenant(userId), question);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(showRow),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(sort, direction, last) : null,
  };
}

const EXPORTED_AT_ONCE = 500;

/** Every report of the table in its order, in batches: for exports, which read as fast as they write. */
export async function* listForExport(
  app: Pick<AppContext, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
  { ids, ...filters }: ReportFilters & { ids?: string[] | undefined },
): AsyncGenerator<VideoReportRow[]> {
  let after: PageEnd | null = null;
  for (;;) {
    const rest = { deletedSince: null, ids: ids ?? null, after, limit: EXPORTED_AT_ONCE };
    const question = questionOf(userId, filters, rest);
    const rows = await listReports(app.db.tenant(userId), question);
    if (rows.length > 0) yield rows.map(showRow);
    const last = rows.at(-1);
    if (last === undefined || rows.length < EXPORTED_AT_ONCE) return;
    after = { key: last.sort_key, id: last.id };
  }
}

/** Reports deleted after this instant can still be restored. */
export function stillBinnedSince(now: Date): Date {
  const keptMs = binExpiry(now).getTime() - now.getTime();
  return new Date(now.getTime() - keptMs);
}

function questionOf(
  userId: string,
  filters: ReportFilters,
  rest: Pick<ReportQuestion, 'deletedSince' | 'ids' | 'after' | 'limit'>,
): ReportQuestion {
  const { q = '', account = null, states, hooks, label = null, favourites, from = null, to = null } = filters;
  const { sort = 'made', direction = 'desc' } = filters;
  const wanted = q.trim().replace(/\s+/g, ' ');
  return {
    userId,
    sort,
    direction,
    q: wanted === '' ? null : wanted,
    account: account?.toLowerCase() ?? null,
    states: states?.split(',') ?? null,
    hooks: hooks?.split(',') ?? null,
    label,
    favourites: favourites === 'true',
    from,
    to,
    ...rest,
  };
}
