-- Files that go with a request. Brought first, without a ticket; theirs once the message is sent.
create table support_attachments (
  id uuid primary key default gen_random_uuid(),
  -- Whose request it is; null: asked without an account.
  user_id uuid references profiles on delete cascade,
  ticket_id uuid references support_tickets on delete cascade,
  message_id uuid references support_messages on delete cascade,
  place smallint not null default 0,
  name text not null check (name <> ''),
  type text not null check (type in ('png', 'jpeg', 'webp', 'pdf', 'txt', 'csv', 'json')),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null,
  storage_key text not null unique,
  created_at timestamptz not null,
  check (user_id is not null or ticket_id is not null),
  check ((ticket_id is null) = (message_id is null))
);
create index support_attachments_by_message on support_attachments (message_id, place);
create index support_attachments_by_ticket on support_attachments (ticket_id);
create index support_attachments_by_user on support_attachments (user_id);
create index support_attachments_waiting on support_attachments (created_at) where ticket_id is null;
alter table support_attachments enable row level security;
create policy tenant on support_attachments to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select, insert, delete on support_attachments to accroche_app;
grant update (ticket_id, message_id, place) on support_attachments to accroche_app;

-- What the staff writes for itself: the application's role has no right here, so that no call of a user can show it.
create table support_notes (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references support_tickets on delete cascade,
  -- Null once that person is gone.
  staff_id uuid references profiles on delete set null,
  text text not null check (text <> ''),
  created_at timestamptz not null
);
create index support_notes_by_ticket on support_notes (ticket_id, created_at);
create index support_notes_by_staff on support_notes (staff_id) where staff_id is not null;
alter table support_notes enable row level security;

-- A mail that came twice is one message; names of files that were not taken.
alter table support_messages add column mail_key bytea, add column left_out text[];
create unique index support_messages_by_mail on support_messages (ticket_id, mail_key) where mail_key is not null;
create index support_tickets_of_guests on support_tickets (updated_at) where user_id is null;

-- Where an answer to a mail goes; null: nowhere.
alter table mail_outbox add column reply_to text;

-- What is known to be wrong, in both languages, for everybody to read.
create table known_issues (
  id uuid primary key default gen_random_uuid(),
  area text not null check (area in ('collection', 'accounts', 'videos', 'texts', 'reports', 'billing', 'mail', 'other')),
  title_fr text not null check (title_fr <> ''),
  title_en text not null check (title_en <> ''),
  text_fr text not null check (text_fr <> ''),
  text_en text not null check (text_en <> ''),
  -- What helps meanwhile; '' while nothing is known to.
  workaround_fr text not null,
  workaround_en text not null,
  began_at timestamptz not null,
  resolved_at timestamptz,
  updated_at timestamptz not null,
  check (resolved_at is null or resolved_at >= began_at),
  check ((workaround_fr = '') = (workaround_en = ''))
);
create index known_issues_open on known_issues (began_at desc) where resolved_at is null;

-- How readings of each source went, by the hour: counts alone, of nobody in particular.
create table source_hours (
  source text not null,
  hour timestamptz not null,
  done integer not null default 0,
  failed integer not null default 0,
  last_done_at timestamptz,
  last_failed_at timestamptz,
  primary key (source, hour)
);
