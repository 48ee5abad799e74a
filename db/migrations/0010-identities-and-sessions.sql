-- Ways in beside the password. The subject is the provider's own name for somebody; their address may change, it does not.
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null check (provider in ('google')),
  subject text not null,
  email text not null,
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  unique (provider, subject)
);
create index identities_by_user on auth.identities (user_id);

-- One trip to a provider and back: first the state is spent, then the code that the browser brings for its session.
create table auth.oauth_flows (
  state_hash bytea primary key,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('sign_in', 'link')),
  user_id uuid references auth.users on delete cascade,
  session_id uuid references auth.sessions on delete cascade,
  redirect_to text not null,
  language text not null,
  code_challenge text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  code_hash bytea unique,
  code_expires_at timestamptz,
  code_used_at timestamptz
);
create index oauth_flows_by_expiry on auth.oauth_flows (expires_at);
create index oauth_flows_by_user on auth.oauth_flows (user_id);
create index oauth_flows_by_session on auth.oauth_flows (session_id);

-- The address that a link of purpose email_change confirms.
alter table auth.one_time_tokens add column pending_email text;

-- Seen by any call, not only by a refresh; written at most every few minutes.
alter table auth.sessions add column last_seen_at timestamptz;
