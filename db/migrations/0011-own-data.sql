-- How somebody reads numbers, dates and weeks; 'language': as their language does.
alter table profiles
  add column number_format text not null default 'language'
    check (number_format in ('language', 'space_comma', 'comma_point', 'point_comma')),
  add column date_format text not null default 'language'
    check (date_format in ('language', 'day_month_year', 'month_day_year', 'year_month_day')),
  add column week_start text not null default 'language'
    check (week_start in ('language', 'monday', 'sunday', 'saturday'));
grant update (number_format, date_format, week_start) on profiles to accroche_app;

-- Only what differs from the table of defaults in the domain.
create table notification_choices (
  user_id uuid not null references profiles on delete cascade,
  event text not null check (event in ('sync_failed', 'sync_done')),
  channel text not null check (channel in ('mail', 'app')),
  enabled boolean not null,
  primary key (user_id, event, channel)
);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  event text not null check (event in ('sync_failed', 'sync_done', 'security')),
  details jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_by_user on notifications (user_id, created_at desc, id desc);

-- A key is shown once; what is kept opens nothing.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  name text not null,
  prefix text not null,
  token_hash bytea not null unique,
  scopes text[] not null check ('read' = any (scopes) and scopes <@ array['read', 'write']),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_by_user on api_keys (user_id, created_at desc);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['notification_choices', 'notifications', 'api_keys']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, update, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;

-- Accounts that are to be erased; written by the owner's connection, because sessions end with it.
create table account_deletions (
  user_id uuid primary key references profiles on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  -- When the last mail was handed over; the account goes once it has left.
  farewell_at timestamptz
);
create index account_deletions_by_time on account_deletions (due_at);
alter table account_deletions enable row level security;
create policy tenant_reads on account_deletions for select to accroche_app
  using (user_id = (select current_user_id()));
grant select on account_deletions to accroche_app;

-- Who was erased, as a keyed hash of the id: a restored backup is told whom to erase again.
create table erased_users (
  user_hash bytea primary key,
  erased_at timestamptz not null
);
