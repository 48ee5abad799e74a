-- As before, and right when two make the same month at once or write to it meanwhile: the second looks at the
-- catalogue itself, because names that are remembered may be out of date behind an advisory lock, and nobody
-- writes between the moving of the rows and the making of the table.
create or replace function ensure_snapshot_partition(month_of timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month_start timestamptz := date_trunc('month', month_of at time zone 'UTC') at time zone 'UTC';
  tries integer := 0;
  month_end timestamptz := (date_trunc('month', month_of at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  partition_name text := 'tiktok_video_snapshots_' || to_char(month_of at time zone 'UTC', 'YYYY_MM');
begin
  if month_of < '2016-01-01' or month_of > now() + interval '20 years' then return; end if;
  if exists (select from pg_class where relname = partition_name and relnamespace = 'public'::regnamespace) then
    return;
  end if;
  -- One lock for all months: two that make several would otherwise wait for each other.
  perform pg_advisory_xact_lock(hashtext('accroche:snapshot-partitions'));
  if exists (select from pg_class where relname = partition_name and relnamespace = 'public'::regnamespace) then
    return;
  end if;
  -- A partition locks what its rows refer to as well. All at once or none: who waits while holding some of these
  -- would meet a sign-up or an import that holds the others.
  loop
    begin
      lock table profiles, import_batches, tiktok_videos in share row exclusive mode nowait;
      lock table only tiktok_video_snapshots in access exclusive mode nowait;
      lock table tiktok_video_snapshots_default in access exclusive mode nowait;
      exit;
    exception when lock_not_available then
      tries := tries + 1;
      if tries > 400 then raise; end if;
      perform pg_sleep(0.01 + random() * 0.02);
    end;
  end loop;
  -- Rows that reached the default partition before their month had one must not stand in the way.
  create temp table moving on commit drop as
    select * from tiktok_video_snapshots_default where observed_at >= month_start and observed_at < month_end;
  delete from tiktok_video_snapshots_default where observed_at >= month_start and observed_at < month_end;
  execute format('create table %I partition of tiktok_video_snapshots for values from (%L) to (%L)',
    partition_name, month_start, month_end);
  execute format('insert into tiktok_video_snapshots select * from moving');
  drop table moving;
end $$;
