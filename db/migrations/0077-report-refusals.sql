-- Whom an owner's reports are not offered to again: they declined them, or left. The address is kept as a keyed hash,
-- apart from the recipients, whose rows an owner may remove.
create table report_refusals (
  user_id uuid not null references profiles on delete cascade,
  address_hash bytea not null,
  refused_at timestamptz not null,
  primary key (user_id, address_hash)
);
alter table report_refusals enable row level security;
create policy tenant on report_refusals to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select on report_refusals to accroche_app;
