-- Codes of the local stand-in for the payment service, and what they take off its invoices.
create table sandbox_coupons (
  id text primary key,
  code text not null,
  percent_off smallint,
  amount_off_cents bigint,
  duration text not null,
  months smallint,
  most_uses integer,
  uses integer not null default 0,
  expires_at timestamptz,
  active boolean not null default true,
  created_at timestamptz not null
);
create unique index sandbox_coupons_by_code on sandbox_coupons (upper(code)) where active;
alter table sandbox_subscriptions
  add column percent_off smallint,
  add column amount_off_cents bigint,
  add column reduced_until timestamptz;

-- What an administrator gave and took back: it stays in the ledger and counts no more.
alter table quota_credits
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add column withdrawn_reason text;
grant select (withdrawn_at) on quota_credits to accroche_app;
