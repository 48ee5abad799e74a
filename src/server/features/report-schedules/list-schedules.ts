import type { ReportSchedule } from '#contract/report-schedules.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listRetriedInvitations } from './report-recipients.queries.ts';
import { deleteSchedule, listSchedules as listRows } from './report-schedules.queries.ts';
import { showSchedule } from './show-schedule.ts';

export async function listSchedules(
  app: AppContext,
  { userId }: Caller,
): Promise<{ items: ReportSchedule[]; nextCursor: null }> {
  const rows = await listRows(app.db.tenant(userId), userId);
  const retried = new Set((await listRetriedInvitations(app.db.system, userId)).map(({ id }) => id));
  return { items: rows.map(row => showSchedule(row, retried)), nextCursor: null };
}

/** Deletes a schedule; its reports stay. */
export async function removeSchedule(app: AppContext, { userId }: Caller, id: string): Promise<undefined> {
  const removed = await deleteSchedule(app.db.tenant(userId), userId, id);
  if (removed === 0) throw new AppError('schedule_not_found');
  return undefined;
}
