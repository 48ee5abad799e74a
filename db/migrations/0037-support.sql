-- A question to the people behind the product. Asked without an account it has an address instead of a user.
create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references profiles on delete cascade,
  email text,
  -- What both sides call it.
  reference text not null unique,
  language text not null check (language in ('fr', 'en')),
  category text not null check (category in ('question', 'problem', 'billing', 'data', 'idea')),
  subject text not null check (subject <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  -- What the asker saw and agreed to send along; null: nothing.
  diagnostics jsonb,
  -- A conversation with the assistant as it stood then; null: none.
  conversation jsonb,
  rating smallint check (rating between 1 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  unique (user_id, id),
  check ((user_id is null) = (email is not null)),
  check ((state = 'closed') = (closed_at is not null))
);
create index support_tickets_by_user on support_tickets (user_id, updated_at desc, id desc);
create index support_tickets_by_state on support_tickets (state, updated_at desc, id desc);

create table support_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references support_tickets on delete cascade,
  -- Whose ticket it is, whoever wrote.
  user_id uuid references profiles on delete cascade,
  author text not null check (author in ('asker', 'staff')),
  -- Null once that person is gone.
  staff_id uuid references profiles on delete set null,
  text text not null check (text <> ''),
  created_at timestamptz not null
);
create index support_messages_by_ticket on support_messages (ticket_id, created_at);
create index support_messages_by_user on support_messages (user_id);
create index support_messages_by_staff on support_messages (staff_id) where staff_id is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['support_tickets', 'support_messages']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert on %I to accroche_app', tenant_table);
  end loop;
end $$;
grant update (state, rating, updated_at, closed_at) on support_tickets to accroche_app;
