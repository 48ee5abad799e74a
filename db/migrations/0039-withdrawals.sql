-- Statements by which a consumer withdraws from a contract: kept as they were declared, whatever the payment service
-- answers. One that was declared signed in, or whose link was followed, is proved and is carried out.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  subscription_id text not null,
  name text not null check (name <> ''),
  -- What identifies the contract, in the words of the statement.
  contract text not null check (contract <> ''),
  -- Where the acknowledgement went.
  email text not null,
  language text not null check (language in ('fr', 'en')),
  submitted_at timestamptz not null,
  -- Of the link in the acknowledgement; null: nothing was left to prove.
  token_hash bytea unique,
  proved_at timestamptz,
  -- Ended and refunded.
  done_at timestamptz,
  refunded_cents bigint check (refunded_cents >= 0),
  currency text,
  -- Given to the staff, because nobody proved it.
  handed_over_at timestamptz,
  check (token_hash is not null or proved_at is not null),
  check (done_at is null or proved_at is not null)
);
create unique index withdrawals_of_subscription on withdrawals (subscription_id) where proved_at is not null;
create index withdrawals_by_user on withdrawals (user_id, submitted_at);
create index withdrawals_to_do on withdrawals (submitted_at) where done_at is null and handed_over_at is null;
alter table withdrawals enable row level security;
create policy tenant_reads on withdrawals for select to accroche_app
  using (user_id = (select current_user_id()));
-- Written by the owner's connection alone.
grant select on withdrawals to accroche_app;

-- What the local stand-in for the payment service gave back.
alter table sandbox_invoices add column refunded_cents bigint not null default 0;
