-- More places numbers come from.
do $$
declare
  measured text;
begin
  foreach measured in array array['tiktok_accounts', 'tiktok_videos', 'tiktok_video_snapshots']
  loop
    execute format('alter table %I drop constraint %I', measured, measured || '_source_check');
    execute format($check$alter table %I add constraint %I check (source in ('display_api', 'page_json', 'ytdlp', 'apify',
      'apify_file', 'ytdlp_file', 'studio_file', 'user_data_file', 'demo'))$check$, measured, measured || '_source_check');
  end loop;
end $$;

alter table import_batches drop constraint import_batches_format_check,
  add constraint import_batches_format_check check (format in ('apify', 'ytdlp', 'studio', 'user_data')),
  add column day_figures integer not null default 0,
  -- Columns that no figure comes from, as the file had them.
  add column kept_aside jsonb;

-- The owner's own figures by day. Each import keeps its own rows: what stands of a day is the row of the latest file.
create table tiktok_account_days (
  user_id uuid not null references profiles on delete cascade,
  username text not null,
  day date not null,
  metric text not null check (metric in ('video_views', 'profile_views', 'likes', 'comments', 'shares',
    'new_followers', 'followers', 'viewers', 'new_viewers', 'returning_viewers')),
  -- A day's gain can be negative: likes and comments are taken back.
  value bigint not null,
  observed_at timestamptz not null,
  import_batch_id uuid not null references import_batches on delete cascade,
  primary key (user_id, username, day, metric, import_batch_id)
);
create index tiktok_account_days_by_batch on tiktok_account_days (import_batch_id);

-- When the server collects by itself next, and how often in a row that has failed.
alter table user_tiktok_accounts add column next_collection_at timestamptz,
  add column collection_failures smallint not null default 0;
create index user_tiktok_accounts_due on user_tiktok_accounts (next_collection_at)
  where next_collection_at is not null;

-- What an owner allowed at TikTok. The tokens are sealed with the installation's secret.
create table tiktok_connections (
  account_id uuid primary key references user_tiktok_accounts on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  open_id text not null,
  scopes text not null,
  tokens bytea not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  state text not null check (state in ('connected', 'reconnect')),
  connected_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index tiktok_connections_by_user on tiktok_connections (user_id);

-- A browser on its way to TikTok and back. Only hashes: who reads this table can bring nothing back.
create table tiktok_trips (
  state_hash bytea primary key,
  browser_hash bytea not null,
  user_id uuid not null references profiles on delete cascade,
  account_id uuid not null references user_tiktok_accounts on delete cascade,
  redirect_uri text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tiktok_trips_by_expiry on tiktok_trips (expires_at);

create table apify_tokens (
  user_id uuid primary key references profiles on delete cascade,
  token bytea not null,
  ending text not null,
  saved_at timestamptz not null
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['tiktok_account_days', 'tiktok_connections', 'tiktok_trips', 'apify_tokens']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, update, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;
