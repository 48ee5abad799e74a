import type { ReportSchedule } from '#contract/report-schedules.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { deleteSchedule, listSchedules as listRows } from './report-schedules.queries.ts';
import { showSchedule } from './show-schedule.ts';

export async function listSchedules(
  world: World,
  { userId }: Caller,
): Promise<{ items: ReportSchedule[]; nextCursor: null }> {
  const rows = await listRows(world.db.tenant(userId), userId);
  return { items: rows.map(showSchedule), nextCursor: null };
}

/** Ends a schedule; its reports stay. */
export async function removeSchedule(world: World, { userId }: Caller, id: string): Promise<undefined> {
  const removed = await deleteSchedule(world.db.tenant(userId), userId, id);
  if (removed === 0) throw new AppError('schedule_not_found');
  return undefined;
}
