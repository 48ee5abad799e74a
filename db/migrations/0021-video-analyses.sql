-- A file somebody brought to have it analysed. `bytes` counts against their room from the first byte on.
create table analysis_uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  file_name text not null,
  kind text not null check (kind in ('video', 'captions')),
  format text not null check (format in ('mp4', 'mov', 'webm', 'srt', 'vtt')),
  state text not null default 'receiving' check (state in ('receiving', 'ready')),
  bytes bigint not null check (bytes >= 0),
  sha256 bytea check (octet_length(sha256) = 32),
  storage_key text not null unique,
  created_at timestamptz not null,
  -- Deleted after it; null: its owner keeps it.
  expires_at timestamptz,
  unique (user_id, id),
  check (state = 'receiving' or sha256 is not null)
);
create index analysis_uploads_by_user on analysis_uploads (user_id, created_at desc);
create index analysis_uploads_expired on analysis_uploads (expires_at) where expires_at is not null;

-- An analysis of one video: what it was asked of, how far it has come, what it was computed from and what it says.
create table video_analyses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  origin text not null check (origin in ('own_video', 'public_video', 'file')),
  -- What is analysed, the same each time: `video:<id>` or `file:<sha256>`.
  target text not null check (target <> ''),
  video_id text,
  author_username text,
  url text,
  upload_id uuid,
  file_name text,
  file_bytes bigint check (file_bytes >= 0),
  file_format text check (file_format in ('mp4', 'mov', 'webm')),
  captions_upload_id uuid,
  captions_name text,

  -- The video as it was known then.
  title text not null default '',
  kind text not null default 'video' check (kind in ('video', 'slideshow')),
  published_at timestamptz,
  duration_seconds double precision,
  view_count bigint check (view_count >= 0),
  like_count bigint check (like_count >= 0),
  comment_count bigint check (comment_count >= 0),
  share_count bigint check (share_count >= 0),
  save_count bigint check (save_count >= 0),
  -- Percent, as of every video; null without what it is computed from.
  engagement double precision,
  source text check (source in ('display_api', 'page_json', 'ytdlp', 'apify', 'apify_file', 'ytdlp_file',
    'studio_file', 'user_data_file', 'demo')),
  precision text check (precision in ('exact', 'rounded')),
  observed_at timestamptz,

  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  stage text check (stage in ('reading', 'measuring', 'comparing', 'concluding')),
  error_code text,
  error_values jsonb,
  -- Counts 1, 2, 3 … for each target, given when it is done.
  version integer check (version > 0),
  -- The analysis that already said the same of the same; this one then cost nothing and is not listed.
  same_as uuid references video_analyses on delete cascade,
  method integer check (method > 0),
  inputs_sha256 bytea check (octet_length(inputs_sha256) = 32),
  inputs text,
  result text,
  -- Of the result, for lists.
  hook_class text,
  own_percentile double precision check (own_percentile between 0 and 100),

  quota_movement_id uuid,
  label text not null default '',
  note text not null default '',
  is_favourite boolean not null default false,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  deleted_at timestamptz,
  unique (user_id, id),
  unique (user_id, target, version),
  check (state <> 'done' or same_as is not null
    or (method is not null and inputs_sha256 is not null and inputs is not null and result is not null
      and version is not null))
);
-- A double click starts one.
create unique index video_analyses_one_active on video_analyses (user_id, target)
  where state in ('queued', 'running');
create index video_analyses_by_user on video_analyses (user_id, created_at desc, id desc);
create index video_analyses_by_inputs on video_analyses (user_id, target, inputs_sha256, method)
  where state = 'done';
create index video_analyses_active on video_analyses (created_at) where state in ('queued', 'running');
create index video_analyses_deleted on video_analyses (deleted_at) where deleted_at is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['analysis_uploads', 'video_analyses']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;
grant update (state, bytes, sha256, expires_at) on analysis_uploads to accroche_app;
grant update (title, kind, video_id, author_username, url, published_at, duration_seconds, view_count, like_count,
  comment_count, share_count, save_count, engagement, source, precision, observed_at, state, stage, error_code,
  error_values, version, same_as, method, inputs_sha256, inputs, result, hook_class, own_percentile, upload_id,
  quota_movement_id, label, note, is_favourite, started_at, finished_at, deleted_at) on video_analyses to accroche_app;

-- What an analysis said, once it is done, stays as it was said.
create function keep_video_analysis() returns trigger language plpgsql as $$
begin
  if old.state = 'done' and (new.state, new.target, new.method, new.inputs_sha256, new.inputs, new.result, new.version)
    is distinct from (old.state, old.target, old.method, old.inputs_sha256, old.inputs, old.result, old.version)
  then
    raise exception 'an analysis that is done is never changed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger video_analyses_kept before update on video_analyses
  for each row execute function keep_video_analysis();
