-- Keys of what belongs to users begin with the user, and what refers to them does too: rows of one user can be kept
-- together on one node. What stands on the coordinator then refers to the people there. See test/scale/spread.ts.
set local maintenance_work_mem = '256MB';

-- What refers to an id alone, or to one of the keys that are made anew.
do $$
declare
  reference text[];
begin
  foreach reference slice 1 in array array[
    ['import_batches', 'import_batches_linked_account_id_fkey'],
    ['tiktok_accounts', 'tiktok_accounts_import_batch_id_fkey'],
    ['tiktok_videos', 'tiktok_videos_import_batch_id_fkey'],
    ['tiktok_video_snapshots', 'tiktok_video_snapshots_import_batch_id_fkey'],
    ['import_batch_changes', 'import_batch_changes_batch_id_fkey'],
    ['tiktok_account_days', 'tiktok_account_days_import_batch_id_fkey'],
    ['job_runs', 'job_runs_account_id_fkey'],
    ['import_uploads', 'import_uploads_run_id_fkey'],
    ['tiktok_connections', 'tiktok_connections_account_id_fkey'],
    ['tiktok_trips', 'tiktok_trips_account_id_fkey'],
    ['bin_rows', 'bin_rows_entry_id_fkey'],
    ['account_reports', 'account_reports_account_id_fkey'],
    ['report_schedules', 'report_schedules_account_id_fkey'],
    ['report_schedules', 'report_schedules_last_report_id_fkey'],
    ['report_recipients', 'report_recipients_schedule_id_fkey'],
    ['report_deliveries', 'report_deliveries_report_id_fkey'],
    ['report_deliveries', 'report_deliveries_recipient_id_fkey'],
    ['video_analyses', 'video_analyses_same_as_fkey'],
    ['quota_movements', 'quota_movements_reservation_id_fkey'],
    ['experiment_videos', 'experiment_videos_user_id_experiment_id_fkey'],
    ['share_links', 'share_links_user_id_video_analysis_id_fkey'],
    ['share_links', 'share_links_user_id_account_report_id_fkey'],
    ['generated_texts', 'generated_texts_user_id_generation_id_fkey'],
    ['conversation_messages', 'conversation_messages_user_id_conversation_id_fkey']]
  loop
    execute format('alter table %I drop constraint %I', reference[1], reference[2]);
  end loop;
end $$;

-- The same columns were unique beside the id alone.
alter table account_reports drop constraint account_reports_of_user;
alter table experiments drop constraint experiments_user_id_id_key;
alter table analysis_uploads drop constraint analysis_uploads_user_id_id_key;
alter table video_analyses drop constraint video_analyses_user_id_id_key;
alter table generation_history drop constraint generation_history_by_owner;
alter table conversations drop constraint conversations_user_id_id_key;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['user_tiktok_accounts', 'import_batches', 'tiktok_accounts', 'job_runs',
    'generation_history', 'notifications', 'quota_credits', 'view_grants', 'bin_entries', 'bin_rows',
    'account_reports', 'experiments', 'report_schedules', 'report_recipients', 'analysis_uploads', 'video_analyses',
    'video_report_views', 'share_links', 'downloads', 'quota_reservations', 'quota_movements', 'subscriptions',
    'invoices', 'generated_texts', 'conversations', 'model_calls']
  loop
    execute format('alter table %1$I drop constraint %2$I, add constraint %2$I primary key (user_id, id)',
      tenant_table, tenant_table || '_pkey');
  end loop;
end $$;

alter table import_batch_changes
  drop constraint import_batch_changes_pkey,
  add constraint import_batch_changes_pkey primary key (user_id, batch_id, video_id);
alter table import_uploads
  drop constraint import_uploads_pkey,
  add constraint import_uploads_pkey primary key (user_id, run_id);
alter table tiktok_connections
  drop constraint tiktok_connections_pkey,
  add constraint tiktok_connections_pkey primary key (user_id, account_id);
alter table tiktok_trips
  drop constraint tiktok_trips_pkey,
  add constraint tiktok_trips_pkey primary key (user_id, state_hash);
alter table experiment_videos
  drop constraint experiment_videos_pkey,
  add constraint experiment_videos_pkey primary key (user_id, experiment_id, video_id);
alter table report_deliveries
  drop constraint report_deliveries_pkey,
  add constraint report_deliveries_pkey primary key (user_id, report_id, recipient_id);

alter table account_reports
  drop constraint account_reports_account_id_version_key,
  add unique (user_id, account_id, version);
alter table report_schedules
  drop constraint report_schedules_account_id_frequency_day_hour_days_key,
  add unique (user_id, account_id, frequency, day, hour, days);
alter table report_recipients
  drop constraint report_recipients_schedule_id_email_key,
  add unique (user_id, schedule_id, email);
alter table generated_texts
  drop constraint generated_texts_generation_id_position_key,
  add unique (user_id, generation_id, position);
alter table analysis_uploads
  drop constraint analysis_uploads_storage_key_key,
  add unique (user_id, storage_key);
drop index job_runs_one_active_per_account;
create unique index job_runs_one_active_per_account on job_runs (user_id, account_id)
  where state in ('queued', 'running');

-- What the new keys begin with needs no index of its own.
drop index tiktok_connections_by_user, experiment_videos_by_user, report_recipients_by_user;

-- By id alone: a run and a view that an administrator names, a recipient that the link of a mail names.
create index job_runs_by_id on job_runs (id);
create index view_grants_by_id on view_grants (id);
create index report_recipients_by_id on report_recipients (id);

do $$
declare
  reference text[];
begin
  foreach reference slice 1 in array array[
    ['import_batches', 'linked_account_id', 'user_tiktok_accounts', 'set null (linked_account_id)'],
    ['tiktok_accounts', 'import_batch_id', 'import_batches', 'cascade'],
    ['tiktok_videos', 'import_batch_id', 'import_batches', 'set null (import_batch_id)'],
    ['tiktok_video_snapshots', 'import_batch_id', 'import_batches', 'cascade'],
    ['import_batch_changes', 'batch_id', 'import_batches', 'cascade'],
    ['tiktok_account_days', 'import_batch_id', 'import_batches', 'cascade'],
    ['job_runs', 'account_id', 'user_tiktok_accounts', 'cascade'],
    ['import_uploads', 'run_id', 'job_runs', 'cascade'],
    ['tiktok_connections', 'account_id', 'user_tiktok_accounts', 'cascade'],
    ['tiktok_trips', 'account_id', 'user_tiktok_accounts', 'cascade'],
    ['bin_rows', 'entry_id', 'bin_entries', 'cascade'],
    ['account_reports', 'account_id', 'user_tiktok_accounts', 'cascade'],
    ['report_schedules', 'account_id', 'user_tiktok_accounts', 'cascade'],
    ['report_schedules', 'last_report_id', 'account_reports', 'set null (last_report_id)'],
    ['report_recipients', 'schedule_id', 'report_schedules', 'cascade'],
    ['report_deliveries', 'report_id', 'account_reports', 'cascade'],
    ['report_deliveries', 'recipient_id', 'report_recipients', 'cascade'],
    ['video_analyses', 'same_as', 'video_analyses', 'cascade'],
    ['quota_movements', 'reservation_id', 'quota_reservations', 'cascade'],
    ['experiment_videos', 'experiment_id', 'experiments', 'cascade'],
    ['share_links', 'video_analysis_id', 'video_analyses', 'cascade'],
    ['share_links', 'account_report_id', 'account_reports', 'cascade'],
    ['generated_texts', 'generation_id', 'generation_history', 'cascade'],
    ['conversation_messages', 'conversation_id', 'conversations', 'cascade']]
  loop
    execute format('alter table %I add constraint %I foreign key (user_id, %I) references %I (user_id, id) on delete %s',
      reference[1], reference[1] || '_user_id_' || reference[2] || '_fkey', reference[2], reference[3], reference[4]);
  end loop;
end $$;

-- What is found by a token, or is read by the staff for everybody, stands where the people do.
do $$
declare
  reference text[];
begin
  foreach reference slice 1 in array array[
    ['api_keys', 'user_id', 'cascade'],
    ['cancellation_requests', 'user_id', 'cascade'],
    ['sandbox_checkouts', 'user_id', 'cascade'],
    ['support_tickets', 'user_id', 'cascade'],
    ['support_messages', 'user_id', 'cascade'],
    ['support_messages', 'staff_id', 'set null'],
    ['support_attachments', 'user_id', 'cascade'],
    ['support_notes', 'staff_id', 'set null'],
    ['testimonials', 'user_id', 'cascade'],
    ['testimonials', 'decided_by', 'set null'],
    ['withdrawals', 'user_id', 'cascade']]
  loop
    execute format('alter table %1$I drop constraint %2$I, add constraint %2$I foreign key (%3$I) references auth.users
      on delete %4$s', reference[1], reference[1] || '_' || reference[2] || '_fkey', reference[2], reference[3]);
  end loop;
end $$;

-- Asked with the user, so that it looks at one user's rows alone.
create function is_account_active(owner uuid, account uuid) returns boolean language sql stable as $$
  select coalesce((
    select l.accounts = -1 or l.accounts > (
      select count(*) from user_tiktok_accounts o
      where o.user_id = owner
        and (o.tiktok_username like 'demo-%') = (a.tiktok_username like 'demo-%')
        and (o.kept_at is null, not o.is_primary, o.created_at, o.id)
          < (a.kept_at is null, not a.is_primary, a.created_at, a.id))
    from user_tiktok_accounts a
    join profiles p on p.user_id = a.user_id
    join plan_limits l on l.plan_name = p.plan_type
    where a.user_id = owner and a.id = account), false)
$$;
drop function is_account_active(uuid);
