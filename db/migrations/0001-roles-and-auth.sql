-- The role the application works as: it owns nothing, so row-level security binds it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'accroche_app') then
    create role accroche_app nologin nosuperuser nocreatedb nocreaterole nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this server is being set up
end $$;
do $$
begin
  execute format('grant accroche_app to %I', current_user);
exception when invalid_grant_operation or unique_violation then null;
end $$;

grant usage on schema public to accroche_app;

-- The tenant of the running statement; null reaches nothing.
create function current_user_id() returns uuid language sql stable parallel safe
as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create schema auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_normalised text not null unique,
  password_hash text,
  email_confirmed_at timestamptz,
  user_metadata jsonb not null default '{}',
  last_sign_in_at timestamptz,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  methods jsonb not null default '[]',
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  ended_at timestamptz
);
create index sessions_by_user on auth.sessions (user_id);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  token_hash bytea not null unique,
  parent_id bigint references auth.refresh_tokens on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);
create unique index refresh_tokens_one_child on auth.refresh_tokens (parent_id);

create table auth.one_time_tokens (
  token_hash bytea primary key,
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'email_change')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table auth.signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
