-- Invitations that nobody answered yet, apart from the recipients, whose rows an owner may remove: who deletes a schedule
-- and makes it again sends no second one. The address is kept as a keyed hash.
create table report_invitations (
  user_id uuid not null references profiles on delete cascade,
  recipient_id uuid not null,
  address_hash bytea not null,
  asked_at timestamptz not null,
  primary key (user_id, recipient_id)
);
alter table report_invitations enable row level security;
create policy tenant on report_invitations to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select, insert, update, delete on report_invitations to accroche_app;

-- What a mail is about, where its fate is asked for.
alter table mail_outbox add column reference text;
create index mail_outbox_by_reference on mail_outbox (reference) where reference is not null;
