-- When the running day and month end, fixed as soon as something is spent in them: a change of time zone moves
-- neither. `*_spent_until` is the end of the last day and month in which something was spent.
alter table user_usage_limits
  add column chatbot_questions_daily integer not null default 0 check (chatbot_questions_daily >= 0),
  add column day_ends_at timestamptz not null default 'epoch',
  add column month_ends_at timestamptz not null default 'epoch',
  add column day_spent_until timestamptz,
  add column month_spent_until timestamptz;

update user_usage_limits u set
  day_ends_at = (date_trunc('day', u.last_generator_reset at time zone p.time_zone) + interval '1 day')
    at time zone p.time_zone,
  month_ends_at = (date_trunc('month', u.last_monthly_reset at time zone p.time_zone) + interval '1 month')
    at time zone p.time_zone
from profiles p where p.user_id = u.user_id;

-- What was taken for one thing: held while it is being made, settled when it is there, else given back.
create table quota_reservations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  meter text not null check (meter in ('video_analysis', 'account_analysis', 'script_generation',
    'hooks_generation', 'chatbot_questions')),
  -- The same key again is the same thing: it is charged once.
  key text not null check (length(key) between 1 and 200),
  units integer not null check (units > 0),
  about jsonb not null default '{}',
  state text not null check (state in ('held', 'settled', 'given_back')),
  -- The day and the month it was counted in; a later one owes it nothing.
  day_ends_at timestamptz not null,
  month_ends_at timestamptz not null,
  held_at timestamptz not null,
  -- Whoever holds it says so again and again; after that it is taken for dead.
  lease_until timestamptz not null,
  -- Held by a job instead: as long as its run is open.
  run_id uuid,
  closed_at timestamptz,
  unique (user_id, meter, key)
);
create index quota_reservations_held on quota_reservations (lease_until) where state = 'held';

create table quota_movements (
  id bigint generated always as identity primary key,
  user_id uuid not null references profiles on delete cascade,
  reservation_id uuid not null references quota_reservations on delete cascade,
  kind text not null check (kind in ('reserved', 'settled', 'given_back')),
  meter text not null check (meter in ('video_analysis', 'account_analysis', 'script_generation',
    'hooks_generation', 'chatbot_questions')),
  units integer not null check (units > 0),
  about jsonb not null default '{}',
  reason text check (reason in ('failed', 'cancelled', 'abandoned')),
  at timestamptz not null,
  check ((kind = 'given_back') = (reason is not null))
);
create index quota_movements_by_user on quota_movements (user_id, at desc, id desc);
create index quota_movements_by_reservation on quota_movements (reservation_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['quota_reservations', 'quota_movements']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert on %I to accroche_app', tenant_table);
  end loop;
end $$;
-- Movements take new entries only; a reservation changes its state and nothing else that counts.
grant update (state, about, day_ends_at, month_ends_at, held_at, lease_until, run_id, closed_at)
  on quota_reservations to accroche_app;
