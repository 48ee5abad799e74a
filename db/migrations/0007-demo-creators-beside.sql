-- A demo creator takes no account's place: the two are counted apart, each up to the plan's limit. Otherwise who
-- looks at a demo first could never link an account of their own, since the primary one cannot be removed.
create or replace function can_add_tiktok_account(user_uuid uuid) returns boolean language sql stable as $$
  select coalesce((
    select l.accounts = -1
        or l.accounts > (select count(*) from user_tiktok_accounts a
                         where a.user_id = user_uuid and a.tiktok_username not like 'demo-%')
    from profiles p
    join plan_limits l on l.plan_name = p.plan_type
    where p.user_id = user_uuid), false)
$$;

create function can_add_demo_creator(user_uuid uuid) returns boolean language sql stable as $$
  select coalesce((
    select l.accounts = -1
        or l.accounts > (select count(*) from user_tiktok_accounts a
                         where a.user_id = user_uuid and a.tiktok_username like 'demo-%')
    from profiles p
    join plan_limits l on l.plan_name = p.plan_type
    where p.user_id = user_uuid), false)
$$;
