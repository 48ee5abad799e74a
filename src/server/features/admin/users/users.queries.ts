import type { UserState } from '#domain/admin/user-states.ts';
import type { CreditKind } from '#domain/quotas/credits.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { containing, createConditions } from '#server/platform/db/where-conditions.ts';
import type { PageEnd } from '#server/platform/db/page-cursor.ts';

export interface UserRow extends PageEnd {
  email: string | null;
  full_name: string | null;
  username: string | null;
  tiktok_handle: string | null;
  plan_type: PlanType;
  time_zone: string;
  is_admin: boolean;
  created_at: Date;
  confirmed_at: Date | null;
  locked_at: Date | null;
  last_sign_in_at: Date | null;
  sessions: number;
  linked_accounts: number;
  last_synced_at: Date | null;
  video_analyses: number;
  account_analyses: number;
  last_monthly_reset: Date | null;
}

interface UserFilter {
  id?: string;
  search?: string | undefined;
  state: UserState;
  after: PageEnd | null;
  limit: number;
}

const STATES: Record<UserState, string | null> = {
  all: null,
  admin: `exists (select from user_roles r where r.user_id = p.user_id and r.role = 'admin')`,
  locked: 'u.locked_at is not null',
  unconfirmed: 'u.id is not null and u.email_confirmed_at is null',
};

/** Users with all list columns, newest first; searchable by address, name or handle. */
export function listUsers(
  db: Queryable,
  { id, search, state, after, limit }: UserFilter,
): Promise<UserRow[]> {
  const input = createConditions();
  if (id !== undefined) input.add('id', id, value => `p.user_id = ${value}`);
  if (search !== undefined && search !== '')
    input.add(
      'search',
      containing(search.replace(/^@/, '')),
      value => `(u.email ilike ${value} or p.full_name ilike ${value} or p.username ilike ${value}
        or p.tiktok_handle ilike ${value} or p.user_id::text ilike ${value}
        or exists (select from user_tiktok_accounts a where a.user_id = p.user_id and a.tiktok_username ilike ${value}))`,
    );
  const condition = STATES[state];
  if (condition !== null) input.always(condition);
  if (after !== null)
    input.add(
      'after',
      after.micros,
      value => `(p.created_at, p.user_id) < (timestamptz 'epoch' + ${value}::double precision
        * interval '1 microsecond', ${input.next(after.id)}::uuid)`,
    );
  return db.rows<UserRow>({
    name: input.name(`admin-list-users-${state}`),
    text: `with found as (
             select p.user_id, p.full_name, p.username, p.tiktok_handle, p.plan_type, p.time_zone, p.created_at,
               u.email, u.email_confirmed_at, u.locked_at, u.last_sign_in_at
             from profiles p left join auth.users u on u.id = p.user_id
             ${input.where()}
             order by p.created_at desc, p.user_id desc limit ${input.next(limit)})
           select f.user_id as id, (extract(epoch from f.created_at) * 1000000)::bigint as micros,
             f.email, f.full_name, f.username, f.tiktok_handle, f.plan_type, f.time_zone, f.created_at,
             f.email_confirmed_at as confirmed_at, f.locked_at, f.last_sign_in_at,
             exists (select from user_roles r where r.user_id = f.user_id and r.role = 'admin') as is_admin,
             (select count(*) from auth.sessions s where s.user_id = f.user_id and s.ended_at is null) as sessions,
             coalesce(a.linked_accounts, 0) as linked_accounts, a.last_synced_at,
             coalesce(l.video_analysis_monthly, 0) as video_analyses,
             coalesce(l.account_analysis_monthly, 0) as account_analyses, l.last_monthly_reset
           from found f
           left join user_usage_limits l on l.user_id = f.user_id
           left join lateral (
             select count(*) as linked_accounts, max(last_synced_at) as last_synced_at
             from user_tiktok_accounts a where a.user_id = f.user_id) a on true
           order by f.created_at desc, f.user_id desc`,
    values: input.values,
  });
}

interface CreditRow {
  id: string;
  kind: CreditKind;
  units: number;
  reason: string;
  granted_by: string | null;
  granted_at: Date;
  withdrawn_at: Date | null;
  withdrawn_reason: string | null;
}

/** The newest credits of a user, with the address of the administrator who granted them. */
export function listCreditsOf(db: Queryable, userId: string): Promise<CreditRow[]> {
  return db.rows<CreditRow>({
    name: 'admin-list-credits',
    text: `select c.id, c.kind, c.units, c.reason, c.granted_at, c.withdrawn_at, c.withdrawn_reason,
             u.email as granted_by
           from quota_credits c left join auth.users u on u.id = c.granted_by
           where c.user_id = $1 order by c.granted_at desc limit 20`,
    values: [userId],
  });
}

interface AccountRow {
  username: string;
  is_primary: boolean;
  last_synced_at: Date | null;
  last_sync_error: string | null;
}

export function listAccountsOf(db: Queryable, userId: string): Promise<AccountRow[]> {
  return db.rows<AccountRow>({
    name: 'admin-list-accounts',
    text: `select tiktok_username as username, is_primary, last_synced_at, last_sync_error
           from user_tiktok_accounts where user_id = $1 order by is_primary desc, created_at`,
    values: [userId],
  });
}
