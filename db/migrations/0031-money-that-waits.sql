-- What a subscription becomes with its next period: a smaller plan waits for the end of what is paid.
alter table subscriptions
  add column next_plan text check (next_plan in ('premium', 'business_starter', 'business_pro', 'business_advanced')),
  add column next_interval text check (next_interval in ('month', 'year')),
  add check ((next_plan is null) = (next_interval is null));
alter table sandbox_subscriptions
  add column next_plan text,
  add column next_interval text;

-- A mail about a quota that runs low is off by choice.
alter table notification_choices
  drop constraint notification_choices_event_check,
  add constraint notification_choices_event_check check (event in ('sync_failed', 'sync_done', 'quota_low'));

-- Written with the reservation that passes the mark; told once in that day or month, if it still holds.
create table quota_warnings (
  user_id uuid not null references profiles on delete cascade,
  meter text not null check (meter in ('video_analysis', 'account_analysis', 'script_generation',
    'hooks_generation', 'chatbot_questions')),
  period text not null check (period in ('day', 'month')),
  window_ends_at timestamptz not null,
  told_at timestamptz,
  primary key (user_id, meter, period, window_ends_at)
);
create index quota_warnings_to_tell on quota_warnings (window_ends_at) where told_at is null;
alter table quota_warnings enable row level security;
create policy tenant on quota_warnings to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select, insert on quota_warnings to accroche_app;
