-- What is tried, the rule that decides it, and the videos that do. Hangs on the account's name, as videos do.
create table experiments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  username text not null,
  hypothesis text not null check (hypothesis <> ''),
  variable text not null check (variable <> ''),
  metric text not null check (metric in ('views', 'engagement')),
  at_age_days smallint not null check (at_age_days between 1 and 90),
  planned_per_arm integer not null check (planned_per_arm between 5 and 500),
  false_alarm double precision not null check (false_alarm between 0.001 and 0.2),
  created_at timestamptz not null,
  locked_at timestamptz,
  ended_at timestamptz,
  lesson text not null default '',
  deleted_at timestamptz,
  unique (user_id, id)
);
create index experiments_by_account on experiments (user_id, username, created_at desc);
create index experiments_deleted on experiments (deleted_at) where deleted_at is not null;

-- Publication as it was known when the video came in: what decides does not move with a corrected date.
create table experiment_videos (
  experiment_id uuid not null,
  user_id uuid not null references profiles on delete cascade,
  video_id text not null,
  arm text not null check (arm in ('usual', 'variant')),
  published_at timestamptz not null,
  added_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (experiment_id, video_id),
  foreign key (user_id, experiment_id) references experiments (user_id, id) on delete cascade
);
create index experiment_videos_by_user on experiment_videos (user_id, experiment_id);

-- Once locked, nothing that decides the verdict changes, and the lock neither moves nor opens.
create function keep_experiment_locked() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.username, new.created_at)
       is distinct from (old.id, old.user_id, old.username, old.created_at)
     or old.locked_at is not null and
       (new.hypothesis, new.variable, new.metric, new.at_age_days, new.planned_per_arm, new.false_alarm, new.locked_at)
         is distinct from (old.hypothesis, old.variable, old.metric, old.at_age_days, old.planned_per_arm,
           old.false_alarm, old.locked_at)
     or old.ended_at is not null and new.ended_at is distinct from old.ended_at
  then
    raise exception 'The experiment is locked' using errcode = 'check_violation', constraint = 'experiments_locked';
  end if;
  return new;
end $$;
create trigger experiments_locked before update on experiments
  for each row execute function keep_experiment_locked();

-- The first video locks its experiment, in the same transaction; whoever changes the rule meanwhile waits for it.
create function lock_experiment() returns trigger language plpgsql as $$
declare
  experiment experiments%rowtype;
begin
  select * into experiment from experiments where id = new.experiment_id and user_id = new.user_id for update;
  if experiment.created_at > new.published_at then
    raise exception 'The video is older than the experiment'
      using errcode = 'check_violation', constraint = 'experiment_videos_published_after';
  end if;
  update experiments set locked_at = new.added_at
  where id = new.experiment_id and user_id = new.user_id and locked_at is null;
  return new;
end $$;
create trigger experiment_videos_lock before insert on experiment_videos
  for each row execute function lock_experiment();

-- Of a video that is in, one thing can still be said: that it was taken out again, once.
create function keep_experiment_video() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'withdrawn_at' is distinct from to_jsonb(old) - 'withdrawn_at'
     or old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at
  then
    raise exception 'The video stays as it came in'
      using errcode = 'check_violation', constraint = 'experiment_videos_kept';
  end if;
  return new;
end $$;
create trigger experiment_videos_kept before update on experiment_videos
  for each row execute function keep_experiment_video();

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['experiments', 'experiment_videos']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;
grant update (hypothesis, variable, metric, at_age_days, planned_per_arm, false_alarm, locked_at, ended_at, lesson,
  deleted_at) on experiments to accroche_app;
grant update (withdrawn_at) on experiment_videos to accroche_app;
