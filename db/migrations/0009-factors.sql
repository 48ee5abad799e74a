-- Second factors. Recovery codes are one more factor of their user, as GoTrue's clients list them.
create table auth.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'recovery_code')),
  friendly_name text not null,
  status text not null check (status in ('unverified', 'verified')),
  sealed_secret bytea,
  phone text,
  -- The newest time step whose code was taken: neither it nor an older one works again.
  last_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_challenged_at timestamptz,
  check ((factor_type = 'totp') = (sealed_secret is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create index factors_by_user on auth.factors (user_id);
create unique index factors_one_name on auth.factors (user_id, lower(friendly_name)) where friendly_name <> '';
create unique index factors_one_set_of_codes on auth.factors (user_id) where factor_type = 'recovery_code';

create table auth.factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors on delete cascade,
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  -- Phones only: what was sent.
  code_hash bytea
);
create index factor_challenges_by_factor on auth.factor_challenges (factor_id);
create index factor_challenges_by_session on auth.factor_challenges (session_id);
create index factor_challenges_by_expiry on auth.factor_challenges (expires_at);

create table auth.recovery_codes (
  code_hash bytea primary key,
  factor_id uuid not null references auth.factors on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_by_factor on auth.recovery_codes (factor_id);

-- The factor that raised a session: it falls back when that factor is removed.
alter table auth.sessions add column factor_id uuid references auth.factors on delete set null;
create index sessions_by_factor on auth.sessions (factor_id);

-- Text messages that no provider takes: kept for an administrator to read.
create table sms_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  channel text not null check (channel in ('sms', 'whatsapp')),
  body text not null,
  created_at timestamptz not null default now()
);
create index sms_outbox_by_time on sms_outbox (created_at desc, id desc);
