-- Spec §3 names its tables and columns; they are kept to the letter.

create table profiles (
  user_id uuid primary key,
  full_name text,
  username text,
  tiktok_handle text,
  plan_type text not null default 'freemium' check (plan_type in ('freemium', 'apprenant', 'premium',
    'business_starter', 'business_pro', 'business_advanced', 'business_enterprise', 'business', 'pro')),
  language text not null default 'fr' check (language in ('fr', 'en')),
  time_zone text not null default 'Europe/Paris',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references profiles on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- Rows are written from the plan table of the domain after every migration.
create table plan_limits (
  plan_name text primary key,
  accounts integer not null,
  video_analysis_daily integer not null,
  video_analysis_monthly integer not null,
  account_analysis_daily integer not null,
  account_analysis_monthly integer not null,
  script_generation_daily integer not null,
  script_generation_monthly integer not null,
  hooks_generation_daily integer not null
);

create table user_usage_limits (
  user_id uuid primary key references profiles on delete cascade,
  -- Spec §9: despite its name this counts the day; it is reset with last_video_analysis_reset.
  video_analysis_weekly integer not null default 0 check (video_analysis_weekly >= 0),
  video_analysis_monthly integer not null default 0 check (video_analysis_monthly >= 0),
  account_analysis_daily integer not null default 0 check (account_analysis_daily >= 0),
  account_analysis_monthly integer not null default 0 check (account_analysis_monthly >= 0),
  generator_daily integer not null default 0 check (generator_daily >= 0),
  generator_monthly integer not null default 0 check (generator_monthly >= 0),
  script_generation_monthly integer not null default 0 check (script_generation_monthly >= 0),
  hooks_daily integer not null default 0 check (hooks_daily >= 0),
  last_video_analysis_reset timestamptz not null default now(),
  last_account_analysis_reset timestamptz not null default now(),
  last_generator_reset timestamptz not null default now(),
  last_monthly_reset timestamptz not null default now()
);

create table user_tiktok_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  tiktok_username text not null check (tiktok_username ~ '^[a-z0-9_.-]{1,40}$'),
  is_primary boolean not null default false,
  verified boolean not null default false,
  created_at timestamptz not null default now(),
  last_synced_at timestamptz,
  last_sync_failed_at timestamptz,
  last_sync_error text,
  last_sync_error_values jsonb,
  unique (user_id, tiktok_username)
);
create unique index user_tiktok_accounts_one_primary on user_tiktok_accounts (user_id) where is_primary;

create table import_batches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  username text not null,
  file_name text not null,
  file_sha256 bytea not null,
  format text not null check (format in ('apify', 'ytdlp')),
  videos_added integer not null default 0,
  videos_updated integer not null default 0,
  videos_unchanged integer not null default 0,
  rows_rejected integer not null default 0,
  linked_account_id uuid references user_tiktok_accounts on delete set null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index import_batches_by_user on import_batches (user_id, created_at desc);

-- Snapshots of an account, one row a collection; history is never overwritten.
create table tiktok_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  username text not null,
  display_name text,
  verified boolean,
  scraped_at timestamptz not null,
  updated_at timestamptz not null default now(),
  follower_count bigint check (follower_count >= 0),
  following_count bigint check (following_count >= 0),
  video_count bigint check (video_count >= 0),
  like_count bigint check (like_count >= 0),
  engagement_rate double precision,
  avg_views double precision,
  median_views double precision,
  avg_likes double precision,
  avg_comments double precision,
  avg_shares double precision,
  source text not null check (source in ('page_json', 'ytdlp', 'apify_file', 'ytdlp_file', 'demo')),
  precision text not null check (precision in ('exact', 'rounded')),
  observed_at timestamptz not null,
  warnings jsonb not null default '[]',
  import_batch_id uuid references import_batches on delete cascade
);
create index tiktok_accounts_latest on tiktok_accounts (user_id, username, observed_at desc);

create table tiktok_videos (
  user_id uuid not null references profiles on delete cascade,
  -- TikTok's own id: text, because it exceeds 2^53.
  id text not null,
  author_username text not null,
  description text not null default '',
  url text not null,
  kind text not null default 'video' check (kind in ('video', 'slideshow')),
  duration_seconds double precision,
  pinned boolean,
  view_count bigint check (view_count >= 0),
  like_count bigint check (like_count >= 0),
  comment_count bigint check (comment_count >= 0),
  share_count bigint check (share_count >= 0),
  save_count bigint check (save_count >= 0),
  -- Publication, as spec §3 names it.
  created_at timestamptz not null,
  scraped_at timestamptz not null,
  updated_at timestamptz not null default now(),
  source text not null check (source in ('page_json', 'ytdlp', 'apify_file', 'ytdlp_file', 'demo')),
  precision text not null check (precision in ('exact', 'rounded')),
  observed_at timestamptz not null,
  warnings jsonb not null default '[]',
  import_batch_id uuid references import_batches on delete set null,
  primary key (user_id, id)
);
create index tiktok_videos_latest on tiktok_videos (user_id, author_username, created_at desc)
  include (id, view_count, like_count, comment_count, share_count);

create table tiktok_video_snapshots (
  user_id uuid not null references profiles on delete cascade,
  video_id text not null,
  observed_at timestamptz not null,
  view_count bigint,
  like_count bigint,
  comment_count bigint,
  share_count bigint,
  save_count bigint,
  source text not null check (source in ('page_json', 'ytdlp', 'apify_file', 'ytdlp_file', 'demo')),
  precision text not null check (precision in ('exact', 'rounded')),
  import_batch_id uuid references import_batches on delete cascade,
  primary key (user_id, video_id, observed_at),
  foreign key (user_id, video_id) references tiktok_videos on delete cascade
) partition by range (observed_at);
create index tiktok_video_snapshots_by_batch on tiktok_video_snapshots (import_batch_id) where import_batch_id is not null;
create table tiktok_video_snapshots_default partition of tiktok_video_snapshots default;

-- What a batch found before it changed it, so that undoing restores it to the letter.
create table import_batch_changes (
  batch_id uuid not null references import_batches on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  video_id text not null,
  prior jsonb,
  primary key (batch_id, video_id)
);

create table job_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('account_sync', 'account_analysis', 'import')),
  account_id uuid references user_tiktok_accounts on delete cascade,
  is_automatic boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- 0 before the first of the steps; equal to their number when all are behind.
  step smallint not null default 0,
  error_code text,
  error_values jsonb,
  result jsonb,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index job_runs_by_user on job_runs (user_id, created_at desc);
create unique index job_runs_one_active_per_account on job_runs (account_id) where state in ('queued', 'running');

create table generation_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  type text not null check (type in ('hook', 'cta')),
  parameters jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index generation_history_by_user on generation_history (user_id, created_at desc);

create table idempotency_keys (
  user_id uuid not null references profiles on delete cascade,
  key text not null,
  request_hash bytea not null,
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_type text,
  subject_id text,
  details jsonb not null default '{}',
  request_id text
);
create index audit_log_by_time on audit_log (at desc);

create table app_settings (
  key text primary key,
  value jsonb not null,
  updated_by uuid,
  updated_at timestamptz not null default now()
);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text
);

create unlogged table rate_limits (
  key text primary key,
  window_started_at timestamptz not null,
  hits integer not null
);
