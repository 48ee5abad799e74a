-- Holds an account until the transaction ends, and tells whether it and the session (or API key) that asks still
-- stand. Locked first and looked at afterwards: whoever waited here sees what the others did. A tenant asks about
-- nobody else.
create function account_stands(holder uuid, asking uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if holder <> coalesce(public.current_user_id(), holder) then return false; end if;
  perform from auth.users u where u.id = holder and u.locked_at is null for no key update;
  if not found then return false; end if;
  return asking is null
    or exists (select from auth.sessions s where s.id = asking and s.user_id = holder and s.ended_at is null)
    or exists (select from public.api_keys k where k.id = asking and k.user_id = holder and k.revoked_at is null);
end $$;
revoke execute on function account_stands from public;
grant execute on function account_stands to accroche_app;
