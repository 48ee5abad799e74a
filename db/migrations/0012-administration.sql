-- Units beyond the plan, given by an administrator for the month (in the user's own time zone) of `granted_at`.
create table quota_credits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('video_analysis', 'account_analysis', 'script_generation')),
  units integer not null check (units > 0),
  reason text not null,
  granted_by uuid not null,
  granted_at timestamptz not null
);
create index quota_credits_by_user on quota_credits (user_id, granted_at desc);
alter table quota_credits enable row level security;
create policy tenant_reads on quota_credits for select to accroche_app
  using (user_id = (select current_user_id()));
-- Who gave them is the administrators' business; nobody gives themselves any.
grant select (user_id, kind, units, granted_at) on quota_credits to accroche_app;

-- An administrator looking through a user's eyes: bound to one session, read-only, over after half an hour.
create table view_grants (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  admin_id uuid not null,
  session_id uuid not null,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index view_grants_by_user on view_grants (user_id, started_at desc);
create index view_grants_by_session on view_grants (session_id) where ended_at is null;
alter table view_grants enable row level security;
create policy tenant_reads on view_grants for select to accroche_app
  using (user_id = (select current_user_id()));
-- The user sees when and why; a person of the support is not named.
grant select (id, user_id, reason, started_at, expires_at, ended_at) on view_grants to accroche_app;

-- Append-only for whoever asks through the product, the owner's connection included.
create function refuse_audit_change() returns trigger language plpgsql
as $$ begin
  raise exception 'audit_log takes new entries only' using errcode = '42501';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
create index audit_log_by_subject on audit_log (subject_id, id desc);
create index audit_log_by_actor on audit_log (actor_id, id desc);

create index job_runs_by_time on job_runs (created_at desc, id desc);
create index mail_outbox_by_time on mail_outbox (created_at desc, id desc);
create index profiles_by_time on profiles (created_at desc, user_id desc);
