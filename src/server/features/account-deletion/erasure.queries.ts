import type { Language } from '#contract/wire/languages.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface DueAccount {
  user_id: string;
  email: string;
  language: Language;
}

/** Replaces the id of an erased administrator. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export async function listDue(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await db.rows<{ user_id: string }>({
    name: 'list-due-deletions',
    text: 'select user_id from account_deletions where due_at <= $1 order by due_at limit $2',
    values: [now, most],
  });
  return rows.map(row => row.user_id);
}

/** Undefined: cancelled meanwhile, or locked by another process. */
export function lockDue(db: Queryable, userId: string, now: Date): Promise<DueAccount | undefined> {
  return db.row<DueAccount>({
    name: 'lock-due-deletion',
    text: `select d.user_id, u.email, p.language
           from account_deletions d join profiles p on p.user_id = d.user_id join auth.users u on u.id = d.user_id
           where d.user_id = $1 and d.due_at <= $2 for update of d skip locked`,
    values: [userId, now],
  });
}

/** A user restored by a backup. */
export function lockReturned(db: Queryable, userId: string): Promise<DueAccount | undefined> {
  return db.row<DueAccount>({
    name: 'lock-returned-user',
    text: `select u.id as user_id, u.email, coalesce(p.language, 'fr') as language
           from auth.users u left join profiles p on p.user_id = u.id where u.id = $1 for update of u skip locked`,
    values: [userId],
  });
}

export function insertErased(db: Queryable, userHash: Buffer, now: Date): Promise<number> {
  return db.run({
    name: 'insert-erased-user',
    text: 'insert into erased_users (user_hash, erased_at) values ($1, $2) on conflict do nothing',
    values: [userHash, now],
  });
}

export async function listErased(db: Queryable): Promise<{ hash: string; erased_at: Date }[]> {
  return db.rows<{ hash: string; erased_at: Date }>({
    name: 'list-erased-users',
    text: `select encode(user_hash, 'hex') as hash, erased_at from erased_users`,
  });
}

export async function listUserIds(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ id: string }>({ name: 'list-user-ids', text: 'select id from auth.users' });
  return rows.map(row => row.id);
}

/** For this transaction only, permits removing a user from the audit log. */
export async function allowErasing(db: Queryable): Promise<void> {
  await db.row({ name: 'allow-erasing', text: `select set_config('app.erasing', 'on', true)` });
}

/** Actions stay in the log; the actor's id and everything that identifies the user is removed. */
export function detachFromAuditLog(db: Queryable, userId: string, email: string): Promise<number> {
  return db.run({
    name: 'erase-from-audit-log',
    text: `update audit_log set
             actor_id = nullif(actor_id, $1::uuid),
             details = case when subject_id in ($1::uuid::text, $2) or details::text like '%' || $1::uuid::text || '%'
                         or strpos(lower(details::text), lower($2)) > 0
                         or (actor_id = $1::uuid and subject_type = 'user') then '{}' else details end,
             subject_id = case when subject_id in ($1::uuid::text, $2) then null else subject_id end
           where actor_id = $1::uuid or subject_id in ($1::uuid::text, $2)
             or details::text like '%' || $1::uuid::text || '%' or strpos(lower(details::text), lower($2)) > 0`,
    values: [userId, email],
  });
}

export async function detachFromOthersRows(db: Queryable, userId: string): Promise<void> {
  await db.run({
    name: 'erase-from-credits',
    text: `update quota_credits set granted_by = case when granted_by = $1 then $2 else granted_by end,
             withdrawn_by = case when withdrawn_by = $1 then $2 else withdrawn_by end
           where granted_by = $1 or withdrawn_by = $1`,
    values: [userId, NOBODY],
  });
  await db.run({
    name: 'erase-from-views',
    text: 'update view_grants set admin_id = $2 where admin_id = $1',
    values: [userId, NOBODY],
  });
  await db.run({
    name: 'erase-from-settings',
    text: `update app_settings set updated_by = nullif(updated_by, $1::uuid),
             value = case when value::text like '%' || $1::uuid::text || '%' then '"erased"' else value end
           where updated_by = $1::uuid or value::text like '%' || $1::uuid::text || '%'`,
    values: [userId],
  });
}

export async function eraseMessages(db: Queryable, userId: string, email: string): Promise<void> {
  await db.run({
    name: 'erase-mails',
    text: `delete from mail_outbox where lower(recipient) = lower($1)
             or recipient in (select pending_email from auth.one_time_tokens
                              where user_id = $2 and pending_email is not null)
             or recipient in (select i.email from auth.identities i where i.user_id = $2)`,
    values: [email, userId],
  });
  await db.run({
    name: 'erase-text-messages',
    text: 'delete from sms_outbox where recipient in (select phone from auth.factors where user_id = $1)',
    values: [userId],
  });
}

export async function eraseQueue(db: Queryable, userId: string): Promise<void> {
  await db.run({
    name: 'erase-jobs',
    text: `delete from pgboss.job where data ->> 'userId' = $1`,
    values: [userId],
  });
  await db.run({
    name: 'erase-counters',
    text: `delete from rate_limits where strpos(key, $1) > 0
             or key in (select 'api-key:' || k.id from api_keys k where k.user_id = $1::uuid)`,
    values: [userId],
  });
}

/** Everything else is deleted by cascade from these two rows. */
export async function eraseUser(db: Queryable, userId: string): Promise<void> {
  await db.run({ name: 'erase-profile', text: 'delete from profiles where user_id = $1', values: [userId] });
  await db.run({ name: 'erase-user', text: 'delete from auth.users where id = $1', values: [userId] });
}
