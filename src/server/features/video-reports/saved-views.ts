import { lockUser } from '#server/services/user-lock/lock-user.ts';
import type { ReportFilters, VideoReportView } from '#contract/video-reports.ts';
import {
  REPORT_COLUMNS,
  REPORT_LIMITS,
  USUAL_COLUMNS,
  type ReportColumn,
} from '#domain/video-reports/report-table.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import {
  clearDefault,
  countViews,
  deleteView,
  findColumns,
  insertView,
  listViews as listViewRows,
  saveColumns,
  updateView,
} from './views.queries.ts';

/** The caller's saved views of the table, and the columns they show. */
export async function listViews(
  app: AppContext,
  { userId }: Caller,
): Promise<{ items: VideoReportView[]; columns: ReportColumn[] }> {
  const db = app.db.tenant(userId);
  const [items, chosen] = await Promise.all([listViewRows(db, userId), findColumns(db, userId)]);
  // A column of a later version is not shown by an earlier one.
  const columns = chosen?.filter(name => REPORT_COLUMNS.includes(name)) ?? [...USUAL_COLUMNS];
  return { items, columns };
}

/** Saves a view under a new name. */
export function saveView(
  app: AppContext,
  { userId }: Caller,
  { name, filters, is_default: isDefault }: { name: string; filters: ReportFilters; is_default: boolean },
): Promise<VideoReportView> {
  const now = app.clock.now();
  return app.db.tenant(userId).transaction(async tx => {
    const limit = REPORT_LIMITS.views;
    await lockUser(tx, userId);
    if ((await countViews(tx, userId)) >= limit) throw new AppError('report_view_limit_reached', { limit });
    if (isDefault) await clearDefault(tx, userId);
    const view = await insertView(tx, { userId, name, filters, isDefault, now });
    if (view === undefined) throw new AppError('report_view_exists', { name });
    return view;
  });
}

interface ViewChange {
  id: string;
  name?: string | undefined;
  filters?: ReportFilters | undefined;
  is_default?: boolean | undefined;
}

/** Renames a view, replaces its content, or makes it the initial view of the table. */
export async function changeView(
  app: AppContext,
  { userId }: Caller,
  { id, name, filters, is_default: isDefault }: ViewChange,
): Promise<VideoReportView> {
  try {
    return await app.db.tenant(userId).transaction(async tx => {
      await lockUser(tx, userId);
      if (isDefault === true) await clearDefault(tx, userId);
      const view = await updateView(tx, {
        userId,
        id,
        name: name ?? null,
        filters: filters ?? null,
        isDefault: isDefault ?? null,
      });
      if (view === undefined) throw new AppError('report_view_not_found');
      return view;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('report_view_exists', { name: name ?? '' });
    throw error;
  }
}

export async function removeView(app: AppContext, { userId }: Caller, id: string): Promise<undefined> {
  if ((await deleteView(app.db.tenant(userId), userId, id)) === 0) {
    throw new AppError('report_view_not_found');
  }
  return undefined;
}

export async function chooseColumns(
  app: AppContext,
  { userId }: Caller,
  { columns }: { columns: ReportColumn[] },
): Promise<{ columns: ReportColumn[] }> {
  await saveColumns(app.db.tenant(userId), userId, columns);
  return { columns };
}
