-- Reports made again and again, on the clocks of a time zone, and mailed.
create table report_schedules (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  account_id uuid not null references user_tiktok_accounts on delete cascade,
  frequency text not null check (frequency in ('weekly', 'monthly')),
  -- 1 Monday to 7 Sunday, or 1 to 31; in a shorter month its last day.
  day smallint not null check (day between 1 and 31 and (frequency = 'monthly' or day <= 7)),
  hour smallint not null check (hour between 0 and 23),
  time_zone text not null,
  days integer not null check (days between 7 and 365),
  is_paused boolean not null default false,
  next_run_at timestamptz not null,
  last_run_at timestamptz,
  last_report_id uuid references account_reports on delete set null,
  last_error_code text,
  last_error_values jsonb,
  created_at timestamptz not null,
  -- A double click makes one.
  unique (account_id, frequency, day, hour, days)
);
create index report_schedules_by_user on report_schedules (user_id, created_at);
create index report_schedules_due on report_schedules (next_run_at) where not is_paused;

-- Who gets the mails: the owner without further ado, anybody else once they said so themselves.
create table report_recipients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  schedule_id uuid not null references report_schedules on delete cascade,
  email text not null,
  is_owner boolean not null default false,
  state text not null check (state in ('asked', 'confirmed', 'unsubscribed')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (schedule_id, email)
);
create index report_recipients_by_user on report_recipients (user_id);

-- A mail of a report to one person, written down with the report and handed over once.
create table report_deliveries (
  report_id uuid not null references account_reports on delete cascade,
  recipient_id uuid not null references report_recipients on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  due_at timestamptz not null,
  handed_over_at timestamptz,
  primary key (report_id, recipient_id)
);
create index report_deliveries_waiting on report_deliveries (due_at) where handed_over_at is null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['report_schedules', 'report_recipients', 'report_deliveries']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, update, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;
