-- Public videos fetched by link: what was asked, with the statement about its rights, and what became of it.
create table downloads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  link text not null,
  video_id text,
  username text,
  caption text not null default '',
  duration_seconds double precision,
  wanted text not null check (wanted in ('ask', 'h264', 'best')),
  options jsonb not null default '[]',
  chosen jsonb,
  state text not null
    check (state in ('queued', 'looking', 'choosing', 'fetching', 'ready', 'refused', 'cancelled', 'expired')),
  problem text,
  problem_values jsonb,
  -- The job that may change this row; an older one finds another id here and leaves.
  job_id uuid,
  attempt integer not null default 0,
  -- Counted against the limit of the user: what a running fetch may need, then what the file weighs.
  held_bytes bigint not null default 0 check (held_bytes >= 0),
  fetched_bytes bigint not null default 0 check (fetched_bytes >= 0),
  storage_key text,
  content_type text,
  sha256 bytea,
  rights_version smallint not null,
  rights_at timestamptz not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  deleted_at timestamptz,
  check (state <> 'ready' or (storage_key is not null and sha256 is not null and expires_at is not null))
);
create index downloads_by_user on downloads (user_id, created_at desc, id desc);
create index downloads_by_expiry on downloads (expires_at) where state = 'ready';
create index downloads_open on downloads (job_id) where state in ('queued', 'looking', 'fetching');
create index downloads_deleted on downloads (deleted_at) where deleted_at is not null;
create index downloads_by_key on downloads (storage_key) where storage_key is not null;
-- A double click finds the row that is there.
create unique index downloads_one_a_video on downloads (user_id, video_id)
  where video_id is not null and deleted_at is null
    and state in ('queued', 'looking', 'choosing', 'fetching', 'ready');
create unique index downloads_one_a_short_link on downloads (user_id, link)
  where video_id is null and deleted_at is null and state in ('queued', 'looking');

alter table downloads enable row level security;
create policy tenant on downloads to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select, insert, delete on downloads to accroche_app;
grant update (link, video_id, username, caption, duration_seconds, wanted, options, chosen, state, problem,
  problem_values, job_id, attempt, held_bytes, fetched_bytes, storage_key, content_type, sha256, finished_at,
  expires_at, deleted_at) on downloads to accroche_app;
