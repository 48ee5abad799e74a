import type { Email } from '#domain/auth/email.ts';
import type { Language } from '#contract/wire/languages.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { ScheduleFrequency } from '#domain/report-schedules/schedule.ts';
import { emailSpellings } from '../../platform/email-key.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RecipientState } from './report-schedules.queries.ts';

/** Begins the reference of an invitation in the outbox; the recipient's id follows. */
export const INVITATION = 'report-invitation:';

export interface RecipientInput {
  id: string;
  email: Email;
}

interface RecipientChoice {
  userId: string;
  scheduleId: string;
  emails: readonly string[];
  /** One for each address; used where it becomes a recipient now. */
  newIds: readonly string[];
  /** Null: the owner is not among them. */
  ownEmail: string | null;
  /** Whether an address refused by a mail server is tried again. */
  triesRefused: boolean;
  now: Date;
}

/**
 * Sets the recipients of a schedule. Existing recipients keep their answers; returns those to be
 * invited, including those whose invitation never arrived. The owner's own address needs no invitation.
 */
export function setRecipients(tx: Queryable, to: RecipientChoice): Promise<RecipientInput[]> {
  return tx.rows<RecipientInput>({
    name: 'set-report-recipients',
    text: `with gone as (
             delete from report_recipients where user_id = $1 and schedule_id = $2
               and email <> all($3::text[]) and email is distinct from $4),
           own as (
             insert into report_recipients (user_id, schedule_id, email, is_owner, state, asked_at, answered_at)
             select $1, $2, $4, true, 'confirmed', $5, $5 where $4::text is not null
             on conflict (user_id, schedule_id, email) do update
               set state = 'confirmed', is_owner = true,
                 refused_at = case when $6 then null else report_recipients.refused_at end),
           again as (
             update report_recipients
             set refused_at = null, asked_at = case when state = 'asked' then $5 else asked_at end
             where $6 and user_id = $1 and schedule_id = $2 and email = any($3::text[]) and refused_at is not null
             returning id, email, state),
           fresh as (
             insert into report_recipients (id, user_id, schedule_id, email, state, asked_at)
             select id, $1, $2, email, 'asked', $5 from unnest($3::text[], $7::uuid[]) as t (email, id)
             on conflict (user_id, schedule_id, email) do nothing
             returning id, email)
           select id, email from fresh union all select id, email from again where state = 'asked'`,
    values: [to.userId, to.scheduleId, to.emails, to.ownEmail, to.now, to.triesRefused, to.newIds],
  });
}

/** The recipient named by a mail's link, with the schedule. */
export interface Invitation {
  id: string;
  email: string;
  state: RecipientState;
  username: string;
  frequency: ScheduleFrequency;
  language: Language;
  plan_type: PlanType;
  /** By the owner, or because of what became of their account, their plan or this address. */
  is_stopped: boolean;
}

export function findInvitation(db: Queryable, recipientId: string): Promise<Invitation | undefined> {
  return db.row<Invitation>({
    name: 'find-report-invitation',
    text: `select r.id, r.email, r.state, a.tiktok_username as username, s.frequency,
             coalesce(r.language, p.language) as language, p.plan_type,
             s.is_paused or not is_account_active(s.user_id, s.account_id) or r.refused_at is not null
               or u.locked_at is not null
               or exists (select from account_deletions d where d.user_id = r.user_id) as is_stopped
           from report_recipients r join report_schedules s on s.user_id = r.user_id and s.id = r.schedule_id
           join user_tiktok_accounts a on a.user_id = s.user_id and a.id = s.account_id
           join profiles p on p.user_id = s.user_id join auth.users u on u.id = s.user_id
           where r.id = $1`,
    values: [recipientId],
  });
}

/** The language of the address's own account, else the one in which it answered this owner before. */
export function findKnownLanguage(
  system: Queryable,
  userId: string,
  email: Email,
): Promise<{ language: Language } | undefined> {
  return system.row({
    name: 'find-known-language',
    text: `select language from (
             select p.language, 1 as rank, p.created_at as at from auth.users u join profiles p on p.user_id = u.id
             where u.email_normalised = any($3) and u.email_confirmed_at is not null
             union all
             select language, 2, answered_at from report_recipients
             where user_id = $1 and email = $2 and language is not null) known
           order by rank, at desc limit 1`,
    values: [userId, email, emailSpellings(email)],
  });
}

/** Of an owner: who was asked by a mail that their mail server put off, and that will be sent again. */
export function listRetriedInvitations(system: Queryable, userId: string): Promise<{ id: string }[]> {
  return system.rows({
    name: 'list-retried-report-invitations',
    text: `select r.id from report_recipients r
           where r.user_id = $1 and r.state = 'asked' and r.refused_at is null
             and exists (select from mail_outbox m
               where m.reference = '${INVITATION}' || r.id and m.sent_at is null
                 and m.next_attempt_at is not null and m.last_error is not null)`,
    values: [userId],
  });
}

interface AnsweredRecipient {
  user_id: string;
  email: string;
  is_owner: boolean;
  state_before: RecipientState;
  username: string;
}

export function answerInvitation(
  db: Queryable,
  recipientId: string,
  { state, language, now }: { state: RecipientState; language: Language | null; now: Date },
): Promise<AnsweredRecipient | undefined> {
  return db.row<AnsweredRecipient>({
    name: 'answer-report-invitation',
    text: `with before as (select id, state from report_recipients where id = $1 for update)
           update report_recipients r set state = $2, answered_at = $3, language = coalesce($4, language)
           from before, report_schedules s, user_tiktok_accounts a
           where r.id = before.id and s.user_id = r.user_id and s.id = r.schedule_id
             and a.user_id = s.user_id and a.id = s.account_id
           returning r.user_id, r.email, r.is_owner, before.state as state_before, a.tiktok_username as username`,
    values: [recipientId, state, now, language],
  });
}

/** Recipients permanently refused by a mail server since an instant, whose owner may not have been notified. */
export function listRefusedSince(
  system: Queryable,
  since: Date,
): Promise<{ id: string; user_id: string; email: string; username: string; refused_at: Date }[]> {
  return system.rows({
    name: 'list-refused-report-recipients',
    text: `select r.id, r.user_id, r.email, a.tiktok_username as username, r.refused_at from report_recipients r
           join report_schedules s on s.user_id = r.user_id and s.id = r.schedule_id
           join user_tiktok_accounts a on a.user_id = s.user_id and a.id = s.account_id
           where r.refused_at > $1`,
    values: [since],
  });
}

/** Who agreed to a schedule's mails, besides its owner. */
export function listReaders(
  db: Queryable,
  userId: string,
  scheduleId: string,
): Promise<{ id: string; email: string; language: Language; owner: string }[]> {
  return db.rows({
    name: 'list-report-readers',
    text: `select r.id, r.email, coalesce(r.language, p.language) as language, u.email as owner
           from report_recipients r join profiles p on p.user_id = r.user_id join auth.users u on u.id = r.user_id
           where r.user_id = $1 and r.schedule_id = $2 and not r.is_owner and r.state = 'confirmed'
             and r.refused_at is null
           order by r.email`,
    values: [userId, scheduleId],
  });
}

/**
 * A mail for every recipient who accepted and whose address was not refused by a mail server; 0 when there are none.
 */
export function insertDeliveries(
  tx: Queryable,
  delivery: { userId: string; scheduleId: string; reportId: string; dueAt: Date },
): Promise<number> {
  return tx.run({
    name: 'insert-report-deliveries',
    text: `insert into report_deliveries (report_id, recipient_id, user_id, due_at)
           select $3, r.id, $1, $4 from report_recipients r
           where r.user_id = $1 and r.schedule_id = $2 and r.state = 'confirmed' and r.refused_at is null`,
    values: [delivery.userId, delivery.scheduleId, delivery.reportId, delivery.dueAt],
  });
}

export interface Delivery {
  user_id: string;
  report_id: string;
  recipient_id: string;
  email: string;
  /** A recipient of another user's report has no account to open it with. */
  is_owner: boolean;
  language: Language;
  content: string;
}

/**
 * One pending mail, locked until the transaction ends, in its recipient's language: the one in which they accepted,
 * else the
 * owner's.
 */
export function claimDelivery(tx: Queryable): Promise<Delivery | undefined> {
  return tx.row<Delivery>({
    name: 'take-report-delivery',
    text: `select d.user_id, d.report_id, d.recipient_id, r.is_owner,
             case when r.is_owner then u.email else r.email end as email,
             case when r.is_owner then p.language else coalesce(r.language, p.language) end as language, o.content
           from report_deliveries d join report_recipients r on r.user_id = d.user_id and r.id = d.recipient_id
           join profiles p on p.user_id = d.user_id join auth.users u on u.id = d.user_id
           join account_reports o on o.user_id = d.user_id and o.id = d.report_id
           where d.handed_over_at is null and r.state = 'confirmed' and u.locked_at is null
             and not exists (select from account_deletions l where l.user_id = d.user_id)
           order by d.due_at limit 1 for update of d skip locked`,
  });
}

export function markHandedOver(
  tx: Queryable,
  { user_id, report_id, recipient_id }: Pick<Delivery, 'user_id' | 'report_id' | 'recipient_id'>,
  now: Date,
): Promise<number> {
  return tx.run({
    name: 'mark-report-handed-over',
    text: `update report_deliveries set handed_over_at = $4
           where user_id = $1 and report_id = $2 and recipient_id = $3`,
    values: [user_id, report_id, recipient_id, now],
  });
}
