import type { Language } from '#contract/wire/languages.ts';
import type { Email } from '#domain/auth/email.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { emailKey, emailSpellings } from '#server/platform/email-key.ts';

export type UserMetadata = Record<string, unknown>;

export interface UserRow {
  id: string;
  email: Email;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  /** When access to the mailbox was proven; without a mail server addresses are confirmed without proof. */
  email_proven_at: Date | null;
  user_metadata: UserMetadata;
  last_sign_in_at: Date | null;
  locked_at: Date | null;
  created_at: Date;
  updated_at: Date;
  identities: StoredIdentity[];
  factors: StoredFactor[];
  /** An address awaiting confirmation. */
  new_email: string | null;
}

/** A sign-in method other than the password; instants in PostgreSQL's JSON format. */
interface StoredIdentity {
  id: string;
  provider: 'google';
  subject: string;
  email: string;
  created_at: string;
  last_sign_in_at: string | null;
}

/** A second factor as shown to its user; instants in PostgreSQL's JSON format. */
export interface StoredFactor {
  id: string;
  factor_type: 'totp' | 'phone' | 'recovery_code';
  friendly_name: string;
  status: 'unverified' | 'verified';
  phone: string | null;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

const COLUMNS = `u.id, u.email, u.password_hash, u.email_confirmed_at, u.email_proven_at, u.user_metadata,
  u.last_sign_in_at, u.locked_at, u.created_at, u.updated_at,
  (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'provider', i.provider, 'subject', i.subject,
            'email', i.email, 'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at)
          order by i.created_at), '[]') from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'factor_type', f.factor_type,
            'friendly_name', f.friendly_name, 'status', f.status, 'phone', f.phone, 'created_at', f.created_at,
            'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at)
          order by f.created_at, f.id), '[]') from auth.factors f where f.user_id = u.id) as factors,
  (select t.pending_email from auth.one_time_tokens t
   where t.user_id = u.id and t.purpose = 'email_change' and t.used_at is null and t.expires_at > now()
   order by t.created_at desc limit 1) as new_email`;

/** By any spelling of the address; if two older accounts share one, the exact spelling decides. */
export function findUserByEmail(db: Queryable, email: Email): Promise<UserRow | undefined> {
  return db.row<UserRow>({
    name: 'auth-find-user-by-email',
    text: `select ${COLUMNS} from auth.users u where email_normalised = any($1)
           order by email_normalised = $2 desc, u.created_at limit 1`,
    values: [emailSpellings(email), email],
  });
}

export function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return db.row<UserRow>({
    name: 'auth-find-user',
    text: `select ${COLUMNS} from auth.users u where id = $1`,
    values: [id],
  });
}

/** Undefined when the address already has an account. */
export function insertUser(
  db: Queryable,
  user: { email: Email; passwordHash: string; confirmedAt: Date | null; metadata: UserMetadata; now: Date },
): Promise<UserRow | undefined> {
  return db.row<UserRow>({
    name: 'auth-insert-user',
    text: `insert into auth.users as u
             (email, email_normalised, password_hash, email_confirmed_at, user_metadata, created_at, updated_at)
           select $1, $6, $2, $3, $4, $5, $5
           where not exists (select from auth.users other where other.email_normalised = any($7))
           on conflict (email_normalised) do nothing returning ${COLUMNS}`,
    values: [
      user.email,
      user.passwordHash,
      user.confirmedAt,
      user.metadata,
      user.now,
      emailKey(user.email),
      emailSpellings(user.email),
    ],
  });
}

interface NewProfile {
  userId: string;
  fullName: string | null;
  username: string | null;
  tiktokHandle: string | null;
  language: Language;
  timeZone: string | null;
  now: Date;
}

/** Application rows of a new user: profile and counters. */
export function insertProfile(db: Queryable, profile: NewProfile): Promise<number> {
  return db.run({
    name: 'auth-insert-profile',
    text: `with made as (
             insert into profiles
               (user_id, full_name, username, tiktok_handle, language, time_zone, created_at, updated_at)
             values ($1, $2, $3, $4, $5, coalesce($6, 'Europe/Paris'), $7, $7) returning user_id)
           insert into user_usage_limits (user_id, last_video_analysis_reset, last_account_analysis_reset,
                                          last_generator_reset, last_monthly_reset)
           select user_id, $7, $7, $7, $7 from made`,
    values: [
      profile.userId,
      profile.fullName,
      profile.username,
      profile.tiktokHandle,
      profile.language,
      profile.timeZone,
      profile.now,
    ],
  });
}

/** The language of mails to a user. */
export async function findLanguage(db: Queryable, userId: string): Promise<Language | undefined> {
  const row = await db.row<{ language: Language }>({
    name: 'auth-find-language',
    text: 'select language from profiles where user_id = $1',
    values: [userId],
  });
  return row?.language;
}

/** A link was followed; it only proves mailbox access when mails are really sent. */
export function confirmUser(
  db: Queryable,
  change: { id: string; now: Date; isProof: boolean },
): Promise<UserRow | undefined> {
  return db.row<UserRow>({
    name: 'auth-confirm-user',
    text: `update auth.users u set email_confirmed_at = coalesce(email_confirmed_at, $2),
             email_proven_at = case when $3 then $2 else email_proven_at end, updated_at = $2
           where id = $1 returning ${COLUMNS}`,
    values: [change.id, change.now, change.isProof],
  });
}

export function setPasswordHash(
  db: Queryable,
  change: { id: string; passwordHash: string | null; now: Date },
): Promise<UserRow | undefined> {
  return db.row<UserRow>({
    name: 'auth-set-password-hash',
    text: `update auth.users u set password_hash = $2, updated_at = $3 where id = $1 returning ${COLUMNS}`,
    values: [change.id, change.passwordHash, change.now],
  });
}

/** Scheduled reports sent to their owner use the owner's new address. */
export async function moveOwnReports(
  tx: Queryable,
  { userId, email }: { userId: string; email: Email },
): Promise<void> {
  const values = [userId, email];
  await tx.run({
    name: 'auth-drop-second-reports',
    text: `delete from report_recipients r where r.user_id = $1 and r.email = $2 and not r.is_owner
             and exists (select from report_recipients own
                         where own.user_id = $1 and own.schedule_id = r.schedule_id and own.is_owner)`,
    values,
  });
  await tx.run({
    name: 'auth-move-own-reports',
    text: 'update report_recipients set email = $2, refused_at = null where user_id = $1 and is_owner and email <> $2',
    values,
  });
}

/** Undefined when another user has taken the address meanwhile. */
export function setEmail(
  db: Queryable,
  change: { id: string; email: Email; now: Date },
): Promise<UserRow | undefined> {
  return db.row<UserRow>({
    name: 'auth-set-email',
    text: `update auth.users u set email = $2, email_normalised = $4, updated_at = $3,
             email_confirmed_at = coalesce(email_confirmed_at, $3), email_proven_at = $3
           where id = $1 and not exists (
             select from auth.users other where other.email_normalised = any($5) and other.id <> $1)
           returning ${COLUMNS}`,
    values: [change.id, change.email, change.now, emailKey(change.email), emailSpellings(change.email)],
  });
}

export function setUserMetadata(
  db: Queryable,
  change: { id: string; metadata: UserMetadata; now: Date },
): Promise<UserRow | undefined> {
  return db.row<UserRow>({
    name: 'auth-set-user-metadata',
    text: `update auth.users u set user_metadata = $2, updated_at = $3 where id = $1 returning ${COLUMNS}`,
    values: [change.id, change.metadata, change.now],
  });
}

/** Grants the first user the admin role, once per installation. True for the user who gets it. */
export async function claimFirstAdmin(db: Queryable, userId: string): Promise<boolean> {
  const granted = await db.run({
    name: 'auth-claim-first-admin',
    text: `with claim as (
             insert into app_settings (key, value, updated_by)
             select 'first_admin', to_jsonb($1::text), $1::uuid
             where not exists (select from app_settings where key = 'first_admin')
               and not exists (select from user_roles where role = 'admin')
             on conflict (key) do nothing returning 1),
           granted as (insert into user_roles (user_id, role) select $1::uuid, 'admin' from claim returning user_id)
           insert into audit_log (actor_id, action, subject_type, subject_id)
           select user_id, 'users.admin.first', 'user', user_id::text from granted`,
    values: [userId],
  });
  return granted === 1;
}
