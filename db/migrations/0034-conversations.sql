-- What was asked of the assistant, and what it answered.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  -- Empty until the first question names it.
  title text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  unique (user_id, id)
);
create index conversations_by_user on conversations (user_id, changed_at desc, id desc);
create index conversations_deleted on conversations (deleted_at) where deleted_at is not null;

-- A question with its answer. The browser names it, so that a double click asks once.
create table conversation_messages (
  id uuid not null,
  user_id uuid not null references profiles on delete cascade,
  conversation_id uuid not null,
  place integer not null check (place > 0),
  question text not null check (question <> ''),
  state text not null check (state in ('answering', 'answered', 'unknown', 'abstained', 'failed', 'stopped')),
  asked_at timestamptz not null,
  finished_at timestamptz,
  -- Asked anew in its place: it is kept with the conversation and shown no more.
  replaced_at timestamptz,
  -- What was understood, for « and last month? »; null: nothing.
  understood jsonb,
  answer jsonb,
  error_code text,
  error_values jsonb,
  primary key (user_id, id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade
);
create unique index conversation_messages_by_place on conversation_messages (user_id, conversation_id, place)
  where replaced_at is null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['conversations', 'conversation_messages']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;
grant update (title, changed_at, deleted_at) on conversations to accroche_app;
grant update (state, finished_at, replaced_at, understood, answer, error_code, error_values)
  on conversation_messages to accroche_app;

-- A question that the figures cannot answer costs nothing, and the ledger says so.
alter table quota_movements drop constraint quota_movements_reason_check;
alter table quota_movements add constraint quota_movements_reason_check
  check (reason in ('failed', 'cancelled', 'abandoned', 'no_answer'));
