-- How questions to the payment service went, by the hour: counts alone, of nobody in particular.
create table payment_hours (
  hour timestamptz primary key,
  done integer not null default 0,
  failed integer not null default 0,
  last_done_at timestamptz,
  last_failed_at timestamptz
);
