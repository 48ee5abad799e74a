-- The name, colours and logo that somebody puts on the reports they hand over.
create table brands (
  user_id uuid primary key references profiles on delete cascade,
  name text not null check (char_length(name) <= 80),
  titles text not null check (titles ~ '^#[0-9a-f]{6}$'),
  accent text not null check (accent ~ '^#[0-9a-f]{6}$'),
  logo bytea check (octet_length(logo) <= 200000),
  logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  logo_width integer check (logo_width between 1 and 2000),
  logo_height integer check (logo_height between 1 and 2000),
  updated_at timestamptz not null,
  check (num_nulls(logo, logo_type, logo_width, logo_height) in (0, 4))
);

alter table brands enable row level security;
create policy tenant on brands to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select, insert, update, delete on brands to accroche_app;
