-- Spec §7: the plan's limits; an unknown user or plan falls back to freemium.
create function get_plan_limits(user_uuid uuid)
returns table (
  plan_name text,
  video_analysis_daily integer,
  video_analysis_monthly integer,
  account_analysis_daily integer,
  account_analysis_monthly integer,
  script_generation_daily integer,
  hooks_generation_daily integer
) language sql stable as $$
  select coalesce(p.plan_type, 'freemium'), l.video_analysis_daily, l.video_analysis_monthly,
         l.account_analysis_daily, l.account_analysis_monthly, l.script_generation_daily, l.hooks_generation_daily
  from (select user_uuid as id) as asked
  left join profiles p on p.user_id = asked.id
  join plan_limits l on l.plan_name = coalesce(p.plan_type, 'freemium')
$$;

-- Spec §7: whether one more account may be linked. The caller holds the profile's row lock while it inserts.
create function can_add_tiktok_account(user_uuid uuid) returns boolean language sql stable as $$
  select coalesce((
    select l.accounts = -1
        or l.accounts > (select count(*) from user_tiktok_accounts a where a.user_id = user_uuid)
    from profiles p
    join plan_limits l on l.plan_name = p.plan_type
    where p.user_id = user_uuid), false)
$$;

-- Creates the month's partition; the application's role may not create tables itself.
create function ensure_snapshot_partition(month_of timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month_start timestamptz := date_trunc('month', month_of at time zone 'UTC') at time zone 'UTC';
  month_end timestamptz := (date_trunc('month', month_of at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  partition_name text := 'tiktok_video_snapshots_' || to_char(month_of at time zone 'UTC', 'YYYY_MM');
begin
  if month_of < '2016-01-01' or month_of > now() + interval '20 years' then return; end if;
  if to_regclass('public.' || partition_name) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('accroche:' || partition_name));
  if to_regclass('public.' || partition_name) is not null then return; end if;
  -- Rows that reached the default partition before their month had one must not stand in the way.
  create temp table moving on commit drop as
    select * from tiktok_video_snapshots_default where observed_at >= month_start and observed_at < month_end;
  delete from tiktok_video_snapshots_default where observed_at >= month_start and observed_at < month_end;
  execute format('create table %I partition of tiktok_video_snapshots for values from (%L) to (%L)',
    partition_name, month_start, month_end);
  execute format('insert into tiktok_video_snapshots select * from moving');
  drop table moving;
end $$;
revoke all on function ensure_snapshot_partition(timestamptz) from public;
grant execute on function ensure_snapshot_partition(timestamptz) to accroche_app;

-- Row-level security: the second lock. Each tenant table shows and takes only the tenant's own rows.
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['profiles', 'user_usage_limits', 'user_tiktok_accounts', 'import_batches',
    'tiktok_accounts', 'tiktok_videos', 'tiktok_video_snapshots', 'import_batch_changes', 'job_runs',
    'generation_history', 'idempotency_keys']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, update, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;

-- Nobody grants themselves a role or a plan: both are written by the owner's connection only.
alter table user_roles enable row level security;
create policy tenant_reads on user_roles for select to accroche_app using (user_id = (select current_user_id()));
grant select on user_roles to accroche_app;
revoke insert, delete, update on profiles from accroche_app;
grant update (full_name, username, tiktok_handle, language, time_zone, updated_at) on profiles to accroche_app;

grant select on plan_limits to accroche_app;

alter table audit_log enable row level security;
create policy append on audit_log for insert to accroche_app with check (actor_id = (select current_user_id()));
grant insert on audit_log to accroche_app;
