import type { ReportFilters } from '#contract/video-reports.ts';
import type { ReportColumn } from '#domain/video-reports/report-table.ts';
import type { Queryable } from '../../platform/db/database.ts';

interface ViewRow {
  id: string;
  name: string;
  filters: ReportFilters;
  is_default: boolean;
}

const COLUMNS = 'id, name, filters, is_default';

export function listViews(db: Queryable, userId: string): Promise<ViewRow[]> {
  return db.rows<ViewRow>({
    name: 'list-video-report-views',
    text: `select ${COLUMNS} from video_report_views where user_id = $1 order by name, id`,
    values: [userId],
  });
}

export async function countViews(db: Queryable, userId: string): Promise<number> {
  const row = await db.row<{ n: number }>({
    name: 'count-video-report-views',
    text: 'select count(*) as n from video_report_views where user_id = $1',
    values: [userId],
  });
  return row?.n ?? 0;
}

export function clearDefault(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'clear-video-report-view-default',
    text: 'update video_report_views set is_default = false where user_id = $1 and is_default',
    values: [userId],
  });
}

export function insertView(
  db: Queryable,
  view: { userId: string; name: string; filters: ReportFilters; isDefault: boolean; now: Date },
): Promise<ViewRow | undefined> {
  return db.row<ViewRow>({
    name: 'insert-video-report-view',
    text: `insert into video_report_views (user_id, name, filters, is_default, created_at)
           values ($1, $2, $3, $4, $5) on conflict (user_id, name) do nothing returning ${COLUMNS}`,
    values: [view.userId, view.name, JSON.stringify(view.filters), view.isDefault, view.now],
  });
}

export function updateView(
  db: Queryable,
  view: {
    userId: string;
    id: string;
    name: string | null;
    filters: ReportFilters | null;
    isDefault: boolean | null;
  },
): Promise<ViewRow | undefined> {
  return db.row<ViewRow>({
    name: 'update-video-report-view',
    text: `update video_report_views set name = coalesce($3, name), filters = coalesce($4::jsonb, filters),
             is_default = coalesce($5, is_default)
           where user_id = $1 and id = $2 returning ${COLUMNS}`,
    values: [
      view.userId,
      view.id,
      view.name,
      view.filters === null ? null : JSON.stringify(view.filters),
      view.isDefault,
    ],
  });
}

export function deleteView(db: Queryable, userId: string, id: string): Promise<number> {
  return db.run({
    name: 'delete-video-report-view',
    text: 'delete from video_report_views where user_id = $1 and id = $2',
    values: [userId, id],
  });
}

export async function findColumns(db: Queryable, userId: string): Promise<ReportColumn[] | undefined> {
  const row = await db.row<{ columns: ReportColumn[] }>({
    name: 'find-video-report-columns',
    text: 'select columns from video_report_columns where user_id = $1',
    values: [userId],
  });
  return row?.columns;
}

export function saveColumns(
  db: Queryable,
  userId: string,
  columns: readonly ReportColumn[],
): Promise<number> {
  return db.run({
    name: 'save-video-report-columns',
    text: `insert into video_report_columns (user_id, columns) values ($1, $2)
           on conflict (user_id) do update set columns = excluded.columns`,
    values: [userId, columns],
  });
}
