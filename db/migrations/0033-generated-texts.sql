-- What was written, text by text; a generation is one call. Scripts join hooks and calls to act.
alter table generation_history
  drop constraint generation_history_type_check,
  add constraint generation_history_type_check check (type in ('hook', 'cta', 'script')),
  -- The same key again is the same generation of its type.
  add column request_key text check (length(request_key) between 8 and 64),
  add constraint generation_history_by_owner unique (user_id, id),
  add constraint generation_history_asked_once unique (user_id, type, request_key);

create table generated_texts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  generation_id uuid not null,
  -- Its place in the generation, from 0.
  position smallint not null check (position >= 0),
  kind text not null check (kind in ('hook', 'cta', 'script')),
  language text not null check (language in ('fr', 'en')),
  topic text not null default '',
  -- As it stands, and as it was written; of a script the title.
  text text not null check (text <> ''),
  written_text text not null check (written_text <> ''),
  content jsonb not null,
  is_favourite boolean not null default false,
  -- The video in which it was said; it may be gone by now.
  used_video_id text check (used_video_id ~ '^[0-9]{1,20}$'),
  used_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  search_text text generated always as (fold_text(text || ' ' || topic)) stored,
  check ((used_video_id is null) = (used_at is null)),
  unique (generation_id, position),
  foreign key (user_id, generation_id) references generation_history (user_id, id) on delete cascade
);
create index generated_texts_by_user on generated_texts (user_id, created_at desc, id desc);
create index generated_texts_deleted on generated_texts (deleted_at) where deleted_at is not null;

alter table generated_texts enable row level security;
create policy tenant on generated_texts to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select, insert, delete on generated_texts to accroche_app;
grant update (text, content, is_favourite, used_video_id, used_at, deleted_at) on generated_texts to accroche_app;
