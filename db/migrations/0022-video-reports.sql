-- Reports of videos: found by words without accents, classes corrected by hand, views kept by name, and links that
-- show one report to whoever has them.

-- Words as they are compared: without accents, in small letters, « œ » as « oe ».
create function fold_text(value text) returns text language sql immutable parallel safe
  return lower(regexp_replace(
    normalize(replace(replace(replace(replace(value, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), nfkd),
    '[\u0300-\u036f]', '', 'g'));

alter table video_analyses
  add column search_text text generated always as (fold_text(
    title || ' ' || coalesce(author_username, '') || ' ' || coalesce(file_name, '') || ' ' || label || ' ' || note
  )) stored,
  add column title_order text collate "C" generated always as (left(fold_text(title), 100)) stored;

-- The class of hook that a person gave a video, whatever was recognised; it holds for each of its analyses.
create table hook_corrections (
  user_id uuid not null references profiles on delete cascade,
  -- As in video_analyses.
  target text not null check (target <> ''),
  kind text not null check (kind in ('mistake', 'secret', 'test', 'comparison', 'how_to', 'list', 'question',
    'condition', 'story', 'address', 'statement')),
  corrected_at timestamptz not null,
  primary key (user_id, target)
);

-- The table of reports as somebody wants to see it again.
create table video_report_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  name text not null check (name <> ''),
  filters jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (user_id, name)
);
create unique index video_report_views_default on video_report_views (user_id) where is_default;

create table video_report_columns (
  user_id uuid primary key references profiles on delete cascade,
  columns text[] not null
);

alter table account_reports add constraint account_reports_of_user unique (user_id, id);

-- A link shows one version of one report. Only the hash of what opens it is kept.
create table share_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  video_analysis_id uuid,
  account_report_id uuid,
  name text not null default '',
  hidden text[] not null check (hidden <@ array['counts', 'handle', 'caption', 'recommendations', 'comparison']),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_opened_at timestamptz,
  opened integer not null default 0,
  foreign key (user_id, video_analysis_id) references video_analyses (user_id, id) on delete cascade,
  foreign key (user_id, account_report_id) references account_reports (user_id, id) on delete cascade,
  check (num_nonnulls(video_analysis_id, account_report_id) = 1),
  check (expires_at > created_at and expires_at <= created_at + interval '91 days')
);
create index share_links_by_user on share_links (user_id, created_at desc, id desc);
create index share_links_of_analysis on share_links (video_analysis_id) where video_analysis_id is not null;
create index share_links_of_report on share_links (account_report_id) where account_report_id is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['hook_corrections', 'video_report_views', 'video_report_columns', 'share_links']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;
grant update (kind, corrected_at) on hook_corrections to accroche_app;
grant update (name, filters, is_default) on video_report_views to accroche_app;
grant update (columns) on video_report_columns to accroche_app;
grant update (revoked_at) on share_links to accroche_app;

-- What goes into the bin is shown to nobody any more, also when it is taken back.
create function end_links_of_analysis() returns trigger language plpgsql as $$
begin
  update share_links set revoked_at = new.deleted_at
  where user_id = new.user_id and video_analysis_id = new.id and revoked_at is null;
  return new;
end $$;
create trigger video_analyses_unshared after update of deleted_at on video_analyses
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function end_links_of_analysis();
