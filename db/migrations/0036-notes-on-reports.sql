-- What somebody writes beside a report. Its number goes up with every change, so that a page that was opened before
-- one takes nothing back unseen.
alter table account_reports
  add column note text not null default '',
  add column note_revision integer not null default 0;
alter table video_analyses add column note_revision integer not null default 0;
grant update (note, note_revision) on account_reports to accroche_app;
grant update (note_revision) on video_analyses to accroche_app;

-- The report itself stays as it was made.
drop trigger account_reports_frozen on account_reports;
create trigger account_reports_frozen before update of id, user_id, account_id, version, days, first_day, last_day,
  method, made_at, is_scheduled, views, change, videos, sha256, data, content on account_reports
  for each row execute function refuse_report_change();

-- Reports that wait in the bin come back with the columns of today.
update bin_rows set row = '{"note": "", "note_revision": 0}'::jsonb || row where table_name = 'account_reports';
