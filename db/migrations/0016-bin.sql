-- What was deleted and may still be taken back: each row as it stood, by the table it came from.
create table bin_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('account')),
  label text not null,
  deleted_at timestamptz not null,
  expires_at timestamptz not null
);
create index bin_entries_by_user on bin_entries (user_id, deleted_at desc);
create index bin_entries_by_expiry on bin_entries (expires_at);

create table bin_rows (
  id bigint generated always as identity primary key,
  entry_id uuid not null references bin_entries on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  table_name text not null,
  row jsonb not null
);
create index bin_rows_by_entry on bin_rows (entry_id, table_name);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['bin_entries', 'bin_rows']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
    execute format('grant select, insert, delete on %I to accroche_app', tenant_table);
  end loop;
end $$;
-- Held while it is put back.
grant update (label) on bin_entries to accroche_app;

-- Rows of one table back from the bin; what the database computes itself is computed anew.
create function put_back(entry uuid, binned_table regclass) returns void language plpgsql as $$
declare
  columns text;
  values_back text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum),
    string_agg('back.' || quote_ident(attname), ', ' order by attnum) into columns, values_back
  from pg_attribute
  where attrelid = binned_table and attnum > 0 and not attisdropped and attgenerated = '';
  execute format(
    'insert into %s (%s) select %s from bin_rows b, jsonb_populate_record(null::%s, b.row) back
     where b.entry_id = $1 and b.table_name = $2', binned_table, columns, values_back, binned_table)
  using entry, binned_table::text;
end $$;
