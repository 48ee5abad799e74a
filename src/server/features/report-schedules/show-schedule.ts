import type { ReportSchedule } from '#contract/report-schedules.ts';
import type { ScheduleRow } from './report-schedules.queries.ts';

/** A schedule as the wire shows it; `retried` are recipients whose invitation waits for another try. */
export function showSchedule(row: ScheduleRow, retried: ReadonlySet<string> = new Set()): ReportSchedule {
  return {
    id: row.id,
    account_id: row.account_id,
    username: row.username,
    frequency: row.frequency,
    day: row.day,
    hour: row.hour,
    time_zone: row.time_zone,
    days: row.days,
    is_paused: row.is_paused,
    is_read_only: !row.is_account_active,
    next_run_at: row.is_paused ? null : row.next_run_at.toISOString(),
    last_run_at: row.last_run_at?.toISOString() ?? null,
    last_report_id: row.last_report_id,
    last_failure:
      row.last_error_code === null || row.last_failed_at === null
        ? null
        : {
            code: row.last_error_code,
            values: row.last_error_values ?? {},
            at: row.last_failed_at.toISOString(),
          },
    recipients: (row.recipients ?? []).map(one => ({ ...one, is_retried: retried.has(one.id) })),
  };
}
