-- Who a user is to the payment service, and the plan that was last given because of it: a plan that an
-- administrator gave stays until a subscription changes something.
create table billing_customers (
  user_id uuid primary key references profiles on delete cascade,
  provider text not null check (provider in ('stripe', 'sandbox')),
  customer_id text not null unique,
  applied_plan text not null default 'freemium',
  created_at timestamptz not null,
  read_at timestamptz
);
create index billing_customers_by_reading on billing_customers (read_at nulls first);

-- Subscriptions and invoices as the payment service had them when it was last asked; money in whole cents.
create table subscriptions (
  id text primary key,
  user_id uuid not null references profiles on delete cascade,
  plan text not null check (plan in ('premium', 'business_starter', 'business_pro', 'business_advanced')),
  interval text not null check (interval in ('month', 'year')),
  status text not null check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due',
    'canceled', 'unpaid', 'paused')),
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null,
  paused_until timestamptz,
  unpaid_since timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  renewal_told_for timestamptz
);
create index subscriptions_by_user on subscriptions (user_id, created_at desc);

create table invoices (
  id text primary key,
  user_id uuid not null references profiles on delete cascade,
  subscription_id text,
  number text,
  status text not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
  total_cents bigint not null,
  tax_cents bigint not null,
  refunded_cents bigint not null check (refunded_cents >= 0),
  currency text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  page_url text,
  pdf_url text
);
create index invoices_by_user on invoices (user_id, created_at desc, id desc);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['billing_customers', 'subscriptions', 'invoices']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant_reads on %I for select to accroche_app
      using (user_id = (select current_user_id()))', tenant_table);
    -- Written by the owner's connection alone: nobody gives themselves a subscription.
    execute format('grant select on %I to accroche_app', tenant_table);
  end loop;
end $$;

-- Events that were worked off; one that comes again changes nothing.
create table billing_events (
  id text primary key,
  type text not null,
  customer_id text,
  done_at timestamptz not null
);
create index billing_events_by_time on billing_events (done_at);

-- Asked for without signing in: the link in the mail proves the address. Only its hash is kept.
create table cancellation_requests (
  token_hash bytea primary key,
  user_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
alter table cancellation_requests enable row level security;
create policy tenant_reads on cancellation_requests for select to accroche_app
  using (user_id = (select current_user_id()));

-- What the local stand-in for the payment service knows: nobody's money.
create table sandbox_subscriptions (
  id text primary key,
  customer_id text not null,
  plan text not null,
  interval text not null,
  status text not null,
  card text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  anchor_day smallint not null,
  cancel_at_period_end boolean not null default false,
  paused_until timestamptz,
  credit_cents bigint not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sandbox_subscriptions_by_customer on sandbox_subscriptions (customer_id, created_at);
create table sandbox_invoices (
  id text primary key,
  customer_id text not null,
  subscription_id text not null,
  number text not null,
  status text not null,
  total_cents bigint not null,
  created_at timestamptz not null,
  paid_at timestamptz
);
create index sandbox_invoices_by_customer on sandbox_invoices (customer_id, created_at);
create table sandbox_checkouts (
  id text primary key,
  key text not null unique,
  customer_id text not null,
  user_id uuid not null references profiles on delete cascade,
  plan text not null,
  interval text not null,
  language text not null,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
alter table sandbox_checkouts enable row level security;
create policy tenant_reads on sandbox_checkouts for select to accroche_app
  using (user_id = (select current_user_id()));
