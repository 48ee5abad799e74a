import { lockUser } from '#server/services/user-lock/lock-user.ts';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import type { ScheduleTimes } from '#domain/report-schedules/schedule.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '../../platform/db/database.ts';

export type RecipientState = ReportSchedule['recipients'][number]['state'];

export interface ScheduleRow extends ScheduleTimes {
  id: string;
  user_id: string;
  account_id: string;
  username: string;
  time_zone: string;
  days: number;
  is_paused: boolean;
  /** Whether the plan has a place for it. */
  is_account_active: boolean;
  next_run_at: Date;
  /** When the last report was created. */
  last_run_at: Date | null;
  /** When the last attempt failed; null: it did not. */
  last_failed_at: Date | null;
  last_report_id: string | null;
  last_error_code: ErrorCode | null;
  last_error_values: ErrorValues | null;
  recipients: Omit<ReportSchedule['recipients'][number], 'is_retried'>[] | null;
}

const COLUMNS = `s.id, s.user_id, s.account_id, a.tiktok_username as username, s.frequency, s.day, s.hour, s.time_zone,
  s.days, s.is_paused, is_account_active(s.user_id, s.account_id) as is_account_active, s.next_run_at, s.last_run_at, s.last_failed_at, s.last_report_id, s.last_error_code, s.last_error_values,
  (select json_agg(json_build_object('id', r.id, 'email', r.email, 'is_owner', r.is_owner, 'state', r.state,
       'is_refused', r.refused_at is not null)
     order by r.is_owner desc, r.email)
   from report_recipients r where r.user_id = s.user_id and r.schedule_id = s.id) as recipients`;
const WITH_ACCOUNT = 'join user_tiktok_accounts a on a.user_id = s.user_id and a.id = s.account_id';

/** The owner's data needed for schedules; the profile is locked until the transaction ends, so that limits hold. */
export async function lockOwner(
  tx: Queryable,
  userId: string,
): Promise<{ plan_type: PlanType; time_zone: string; schedules: number } | undefined> {
  await lockUser(tx, userId);
  return tx.row({
    name: 'find-schedule-owner',
    text: `select p.plan_type, p.time_zone,
             (select count(*) from report_schedules s where s.user_id = $1) as schedules
           from profiles p where p.user_id = $1`,
    values: [userId],
  });
}

interface NewSchedule extends ScheduleTimes {
  userId: string;
  accountId: string;
  timeZone: string;
  days: number;
  nextRunAt: Date;
  now: Date;
}

/** Undefined: an equal one exists. */
export function insertSchedule(tx: Queryable, schedule: NewSchedule): Promise<{ id: string } | undefined> {
  return tx.row({
    name: 'insert-report-schedule',
    text: `insert into report_schedules (user_id, account_id, frequency, day, hour, time_zone, days, next_run_at,
             created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (user_id, account_id, frequency, day, hour, days) do nothing returning id`,
    values: [
      schedule.userId,
      schedule.accountId,
      schedule.frequency,
      schedule.day,
      schedule.hour,
      schedule.timeZone,
      schedule.days,
      schedule.nextRunAt,
      schedule.now,
    ],
  });
}

export function updateSchedule(
  tx: Queryable,
  userId: string,
  id: string,
  changes: ScheduleTimes & { days: number; timeZone: string; isPaused: boolean; nextRunAt: Date },
): Promise<number> {
  return tx.run({
    name: 'update-report-schedule',
    text: `update report_schedules set frequency = $3, day = $4, hour = $5, days = $6, time_zone = $7,
             is_paused = $8, next_run_at = $9
           where user_id = $1 and id = $2`,
    values: [
      userId,
      id,
      changes.frequency,
      changes.day,
      changes.hour,
      changes.days,
      changes.timeZone,
      changes.isPaused,
      changes.nextRunAt,
    ],
  });
}

export function deleteSchedule(db: Queryable, userId: string, id: string): Promise<number> {
  return db.run({
    name: 'delete-report-schedule',
    text: 'delete from report_schedules where user_id = $1 and id = $2',
    values: [userId, id],
  });
}

export function listSchedules(db: Queryable, userId: string): Promise<ScheduleRow[]> {
  return db.rows<ScheduleRow>({
    name: 'list-report-schedules',
    text: `select ${COLUMNS} from report_schedules s ${WITH_ACCOUNT} where s.user_id = $1 order by s.created_at, s.id`,
    values: [userId],
  });
}

export function findSchedule(db: Queryable, userId: string, id: string): Promise<ScheduleRow | undefined> {
  return db.row<ScheduleRow>({
    name: 'find-report-schedule',
    text: `select ${COLUMNS} from report_schedules s ${WITH_ACCOUNT} where s.user_id = $1 and s.id = $2`,
    values: [userId, id],
  });
}

/**
 * Due schedules of all users, the longest waiting first. Those of locked users or users being deleted
 * wait: the links in their mails would not open. So do those that nobody would receive: a report is charged.
 */
export function listDueSchedules(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<(ScheduleRow & { plan_type: PlanType })[]> {
  return db.rows({
    name: 'list-due-report-schedules',
    text: `select ${COLUMNS}, p.plan_type from report_schedules s ${WITH_ACCOUNT}
           join profiles p on p.user_id = s.user_id join auth.users u on u.id = s.user_id
           where not s.is_paused and s.next_run_at <= $1 and u.locked_at is null
             and not exists (select from account_deletions d where d.user_id = s.user_id)
             and exists (select from report_recipients r where r.user_id = s.user_id and r.schedule_id = s.id
               and r.state = 'confirmed' and r.refused_at is null)
           order by s.next_run_at limit $2`,
    values: [now, limit],
  });
}

interface ScheduleRun {
  id: string;
  userId: string;
  /** The due time being processed; a different stored value means that another process was faster. */
  dueAt: Date;
  nextRunAt: Date;
  now: Date;
  reportId: string | null;
  failure: { code: ErrorCode; values: ErrorValues } | null;
}

/** 0 rows: processed by another process, or changed or paused meanwhile. */
export function recordScheduleRun(tx: Queryable, run: ScheduleRun): Promise<number> {
  return tx.run({
    name: 'note-report-schedule-run',
    text: `update report_schedules set next_run_at = $4,
             last_run_at = case when $7::text is null then $5 else last_run_at end,
             last_failed_at = case when $7::text is null then null else $5::timestamptz end,
             last_report_id = coalesce($6, last_report_id), last_error_code = $7, last_error_values = $8
           where user_id = $1 and id = $2 and next_run_at = $3 and not is_paused`,
    values: [
      run.userId,
      run.id,
      run.dueAt,
      run.nextRunAt,
      run.now,
      run.reportId,
      run.failure?.code ?? null,
      run.failure === null ? null : JSON.stringify(run.failure.values),
    ],
  });
}
