-- The log stays append-only but for one thing: erasing an account takes the person out of its entries, not the entries.
create or replace function refuse_audit_change() returns trigger language plpgsql
as $$ begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then return null; end if;
  raise exception 'audit_log takes new entries only' using errcode = '42501';
end $$;
