-- Reports of an account: what each was computed from, and what it says, to the byte. Made once, never changed.
create table account_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  account_id uuid not null references user_tiktok_accounts on delete cascade,
  version integer not null check (version > 0),
  days integer not null check (days between 7 and 365),
  first_day date not null,
  last_day date not null,
  method integer not null check (method > 0),
  made_at timestamptz not null,
  is_scheduled boolean not null default false,
  -- Of the content, for the list.
  views bigint not null check (views >= 0),
  change bigint not null,
  videos integer not null check (videos >= 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  data text not null,
  content text not null,
  unique (account_id, version)
);
create index account_reports_by_user on account_reports (user_id, made_at desc, id desc);
create index account_reports_by_account on account_reports (user_id, account_id, made_at desc, id desc);

alter table account_reports enable row level security;
create policy tenant on account_reports to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select, insert, delete on account_reports to accroche_app;

create function refuse_report_change() returns trigger language plpgsql
as $$ begin
  raise exception 'a report is never changed' using errcode = '42501';
end $$;
create trigger account_reports_frozen before update on account_reports
  for each row execute function refuse_report_change();

alter table bin_entries drop constraint bin_entries_kind_check;
alter table bin_entries add constraint bin_entries_kind_check check (kind in ('account', 'account_report'));
