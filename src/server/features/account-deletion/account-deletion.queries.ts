import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '../../platform/db/database.ts';

export async function findDueAt(db: Queryable, userId: string): Promise<Date | null> {
  const row = await db.row<{ due_at: Date }>({
    name: 'find-deletion-due',
    text: 'select due_at from account_deletions where user_id = $1',
    values: [userId],
  });
  return row?.due_at ?? null;
}

export async function findPlan(db: Queryable, userId: string): Promise<PlanType> {
  const row = await db.row<{ plan_type: PlanType }>({
    name: 'find-plan-of-leaver',
    text: 'select plan_type from profiles where user_id = $1',
    values: [userId],
  });
  return row?.plan_type ?? 'freemium';
}

export async function isAdmin(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.row({
    name: 'is-admin-who-leaves',
    text: `select 1 from user_roles where user_id = $1 and role = 'admin'`,
    values: [userId],
  });
  return row !== undefined;
}

/** Locks the administrators: two who leave concurrently cannot each count on the other. */
export async function lockAdmins(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ user_id: string }>({
    name: 'lock-admins',
    text: `select user_id from user_roles where role = 'admin' order by user_id for update`,
  });
  return rows.map(row => row.user_id);
}

/** Whether another administrator remains who can sign in and is not leaving too. */
export async function hasStayingAdmin(db: Queryable, leaver: string): Promise<boolean> {
  const row = await db.row({
    name: 'has-staying-admin',
    text: `select 1 from user_roles r join auth.users u on u.id = r.user_id
           where r.role = 'admin' and r.user_id <> $1 and u.locked_at is null
             and not exists (select from account_deletions d where d.user_id = r.user_id) limit 1`,
    values: [leaver],
  });
  return row !== undefined;
}

/** 0 rows: already requested. */
export function insertDeletion(db: Queryable, userId: string, now: Date, dueAt: Date): Promise<number> {
  return db.run({
    name: 'insert-deletion',
    text: `insert into account_deletions (user_id, requested_at, due_at)
           select user_id, $2, $3 from profiles where user_id = $1 on conflict (user_id) do nothing`,
    values: [userId, now, dueAt],
  });
}

/** 0 rows: nothing to cancel, or too late. */
export function deleteDeletion(db: Queryable, userId: string, now: Date): Promise<number> {
  return db.run({
    name: 'delete-deletion',
    text: 'delete from account_deletions where user_id = $1 and due_at > $2',
    values: [userId, now],
  });
}
