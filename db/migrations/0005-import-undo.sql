-- What undoing an import must know, and files that wait for their job.
alter table import_batches add column set_profile_handle boolean not null default false;

create table import_uploads (
  run_id uuid primary key references job_runs on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  username text not null,
  file_name text not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
alter table import_uploads enable row level security;
create policy tenant on import_uploads to accroche_app
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
grant select, insert, update, delete on import_uploads to accroche_app;
