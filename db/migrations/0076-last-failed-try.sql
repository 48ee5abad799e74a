-- When a schedule's last try failed stands apart from when its last report was made.
alter table report_schedules add column last_failed_at timestamptz;
update report_schedules s set last_failed_at = s.last_run_at,
  last_run_at = (select r.made_at from account_reports r where r.user_id = s.user_id and r.id = s.last_report_id)
where s.last_error_code is not null;
