-- After a smaller plan: which accounts the user wants to go on with.
alter table user_tiktok_accounts add column kept_at timestamptz;
grant update (kept_at) on user_tiktok_accounts to accroche_app;

-- Whether an account is among those that the plan has places for: the chosen ones first, then the primary, then the
-- oldest. The others are read-only, for as long as the plan is so small. Demo creators are counted apart.
create function is_account_active(account uuid) returns boolean language sql stable as $$
  select coalesce((
    select l.accounts = -1 or l.accounts > (
      select count(*) from user_tiktok_accounts o
      where o.user_id = a.user_id
        and (o.tiktok_username like 'demo-%') = (a.tiktok_username like 'demo-%')
        and (o.kept_at is null, not o.is_primary, o.created_at, o.id)
          < (a.kept_at is null, not a.is_primary, a.created_at, a.id))
    from user_tiktok_accounts a
    join profiles p on p.user_id = a.user_id
    join plan_limits l on l.plan_name = p.plan_type
    where a.id = account), false)
$$;
