import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { nextRunAt } from '#domain/report-schedules/schedule.ts';
import { effectivePlan, PLANS, type PlanType } from '#domain/plans/plan-table.ts';
import { errors as englishErrors } from '#i18n/en/errors.ts';
import { reportMails as english } from '#i18n/en/mails/report-mails.ts';
import { errors as frenchErrors } from '#i18n/fr/errors.ts';
import { reportMails as french } from '#i18n/fr/mails/report-mails.ts';
import { fill } from '#i18n/language/translate.ts';
import { createReport } from '../account-reports/create-report.ts';
import { AppError } from '../../platform/app-error.ts';
import { announceEvent } from '../notifications/announce-event.ts';
import { getChoices } from '../notifications/choose-notifications.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { mailUser, writeMail } from '../../services/mail/mail-user.ts';
import type { AppContext } from '../../services/app-context.ts';
import { deliverReports } from './deliver-reports.ts';
import { recipientPath, unsubscribePath } from './mail-links.ts';
import { notifyRefusedRecipients } from './notify-owner.ts';
import { insertDeliveries, listReaders } from './report-recipients.queries.ts';
import { listDueSchedules, recordScheduleRun, type ScheduleRow } from './report-schedules.queries.ts';

export const RUN_SCHEDULES_EVERY_SECONDS = 60;

/** Batch size of a round; the rest follows in the next one. */
const AT_ONCE = 20;
const HOUR_MS = 3_600_000;

/** Thrown inside the transaction to roll it back: another process handled this due time. */
class WorkedOff extends Error {}

/**
 * Creates due reports, and enqueues their mails. Safe in several processes: a due time is
 * processed once, in the transaction that stores the report. Missed times are made up for once.
 */
export async function runDueSchedules(app: AppContext): Promise<number> {
  const due = await listDueSchedules(app.db.system, app.clock.now(), AT_ONCE);
  let made = 0;
  for (const schedule of due) {
    if (!app.jobs.isRunning()) break;
    if (await runOne(app, schedule)) made += 1;
  }
  await deliverReports(app);
  await notifyRefusedRecipients(app);
  return made;
}

async function runOne(app: AppContext, schedule: ScheduleRow & { plan_type: PlanType }): Promise<boolean> {
  const { id, user_id: userId, next_run_at: dueAt } = schedule;
  const now = app.clock.now();
  const times = { id, userId, dueAt, now, nextRunAt: nextRunAt(schedule, now, schedule.time_zone) };
  try {
    if (!PLANS[effectivePlan(schedule.plan_type)].reportExport) throw new AppError('schedule_not_in_plan');
    await createReport(
      app,
      { userId },
      {
        accountId: schedule.account_id,
        days: schedule.days,
        async scheduled(tx, reportId) {
          if ((await recordScheduleRun(tx, { ...times, reportId, failure: null })) === 0)
            throw new WorkedOff();
          await announceEvent(app, tx, userId, {
            event: 'report_ready',
            about: reportId,
            details: { id: reportId, username: schedule.username },
          });
          await insertDeliveries(tx, { userId, scheduleId: id, reportId, dueAt });
        },
      },
    );
    return true;
  } catch (error) {
    if (error instanceof WorkedOff) return false;
    // Errors the user can fix wait for the next due time; internal errors are retried in an hour.
    const isRefusal = error instanceof AppError && error.code !== 'internal';
    const failure: { code: ErrorCode; values: ErrorValues } = isRefusal
      ? { code: error.code, values: error.values }
      : { code: 'job_interrupted', values: {} };
    if (!isRefusal) app.log.error({ err: error, scheduleId: id }, 'a scheduled report failed');
    const later = isRefusal ? times.nextRunAt : new Date(now.getTime() + HOUR_MS);
    const noted = await app.db.system.transaction(async tx => {
      const rows = await recordScheduleRun(tx, { ...times, nextRunAt: later, reportId: null, failure });
      // Once: the next tries fail for the same reason.
      const isNews = isOfPlan(failure.code) && !isOfPlan(schedule.last_error_code);
      if (rows === 1 && isNews) await mailReportsStopped(app, tx, schedule);
      return rows;
    });
    if (noted === 1 && isRefusal) await mailFailure(app, schedule, failure);
    return false;
  }
}

/** What only another plan, or another choice of active accounts, mends. */
function isOfPlan(code: ErrorCode | null): code is 'schedule_not_in_plan' | 'account_read_only' {
  return code === 'schedule_not_in_plan' || code === 'account_read_only';
}

/** Tells who agreed to the reports that they stop, when the first one does not come. */
async function mailReportsStopped(app: AppContext, tx: Transaction, schedule: ScheduleRow): Promise<void> {
  const { id: scheduleId, user_id: userId, username } = schedule;
  for (const { id, email, language, owner } of await listReaders(tx, userId, scheduleId)) {
    const { stopped, report } = language === 'en' ? english : french;
    const path = recipientPath(app, id);
    const mail = writeMail(
      app,
      { email, language },
      {
        ...stopped,
        why: report.why,
        path,
        ending: { label: report.stop, path, oneClickPath: unsubscribePath(app, id) },
        values: { username, owner },
      },
    );
    await app.mailer.send(mail, tx);
  }
}

async function mailFailure(
  app: AppContext,
  { id, user_id: userId, username, next_run_at: dueAt }: ScheduleRow,
  { code, values }: { code: ErrorCode; values: ErrorValues },
): Promise<void> {
  await announceEvent(app, app.db.tenant(userId), userId, {
    event: 'report_failed',
    about: `${id}:${dueAt.toISOString()}`,
    details: { username, code, values },
  });
  const { report_failed: wanted } = await getChoices(app, { userId });
  if (!wanted.mail) return;
  await mailUser(app, userId, language => {
    const isEnglish = language === 'en';
    const reason = fill((isEnglish ? englishErrors : frenchErrors)[code], values, language);
    const { failed, failedByPlan } = isEnglish ? english : french;
    return {
      ...failed,
      ...(isOfPlan(code) && failedByPlan[code]),
      path: isOfPlan(code) ? '/settings#plan' : '/account-reports',
      values: { username, reason },
    };
  });
}
