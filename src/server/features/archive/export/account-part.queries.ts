import type { Queryable } from '#server/platform/db/database.ts';
import { utc } from '../format/archive-columns.ts';
import type { Row } from './archive.queries.ts';

/** Authentication data of a user, without password and secrets. */
export function readAccount(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-account',
    text: `select u.id, u.email, u.password_hash is not null as has_password, ${utc('u.email_confirmed_at')},
             ${utc('u.email_proven_at')}, ${utc('u.last_sign_in_at')}, ${utc('u.created_at')}, u.user_metadata,
             p.plan_type,
             array(select role from user_roles r where r.user_id = u.id order by role) as roles,
             (select ${utc('d.due_at').replace(/ as due_at$/, '')} from account_deletions d
              where d.user_id = u.id) as deletion_due_at
           from auth.users u join profiles p on p.user_id = u.id where u.id = $1`,
    values: [userId],
  });
}

export function readSessions(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-sessions',
    text: `select aal, methods, user_agent, ip, ${utc('created_at')}, ${utc('last_seen_at')}, ${utc('ended_at')}
           from auth.sessions s where user_id = $1 order by s.created_at, s.id`,
    values: [userId],
  });
}

export function readIdentities(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-identities',
    text: `select provider, email, ${utc('created_at')}, ${utc('last_sign_in_at')}
           from auth.identities i where user_id = $1 order by i.created_at`,
    values: [userId],
  });
}

/** Names and dates; the factor secrets are not exported. */
export function readFactors(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-factors',
    text: `select factor_type, friendly_name, status, phone, ${utc('created_at')}, ${utc('last_challenged_at')}
           from auth.factors f where user_id = $1 order by f.created_at, f.id`,
    values: [userId],
  });
}

export function readKeys(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-api-keys',
    text: `select name, prefix, scopes, ${utc('created_at')}, ${utc('expires_at')}, ${utc('last_used_at')},
             ${utc('revoked_at')}
           from api_keys k where user_id = $1 order by k.created_at, k.id`,
    values: [userId],
  });
}

export function readNotifications(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-notifications',
    text: `select event, details, ${utc('created_at')}, ${utc('read_at')}
           from notifications n where user_id = $1 order by n.created_at, n.id`,
    values: [userId],
  });
}

export function readUsage(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-usage',
    text: `select video_analysis_weekly, video_analysis_monthly, account_analysis_daily, account_analysis_monthly,
             generator_daily, generator_monthly, script_generation_monthly, hooks_daily,
             chatbot_questions_daily, ${utc('day_ends_at')}, ${utc('month_ends_at')},
             ${utc('last_video_analysis_reset')}, ${utc('last_account_analysis_reset')},
             ${utc('last_generator_reset')}, ${utc('last_monthly_reset')}
           from user_usage_limits where user_id = $1`,
    values: [userId],
  });
}

/** The ledger behind the quota counters: reserved, charged and returned units. */
export function readQuotaMovements(
  db: Queryable,
  userId: string,
  after: readonly string[] | null,
  limit: number,
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-quota-movements',
    text: `select ${utc('m.at')}, m.kind, m.meter, m.units, m.about ->> 'label' as label, m.reason, r.key,
             m.id as "$id"
           from quota_movements m join quota_reservations r on r.user_id = m.user_id and r.id = m.reservation_id
           where m.user_id = $1 and ($2::bigint is null or m.id > $2) order by m.id limit $3`,
    values: [userId, after?.[0] ?? null, limit],
  });
}

export function readSubscriptions(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-subscriptions',
    text: `select plan, interval, status, amount_cents, currency, ${utc('period_start')}, ${utc('period_end')},
             cancel_at_period_end, ${utc('paused_from')}, ${utc('paused_until')}, ${utc('unpaid_since')}, ${utc('created_at')},
             ${utc('ended_at')}
           from subscriptions s where user_id = $1 order by s.created_at, s.id`,
    values: [userId],
  });
}

export function readInvoices(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-invoices',
    text: `select number, status, total_cents, tax_cents, refunded_cents, currency, ${utc('created_at')},
             ${utc('paid_at')}, page_url, pdf_url
           from invoices i where user_id = $1 order by i.created_at, i.id`,
    values: [userId],
  });
}

export function readWithdrawals(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-withdrawals',
    text: `select name, contract, email, language, ${utc('submitted_at')}, ${utc('proved_at')}, ${utc('done_at')},
             refunded_cents, currency
           from withdrawals w where user_id = $1 order by w.submitted_at, w.id`,
    values: [userId],
  });
}

/** When support staff viewed the account as this user, and why. */
export function readViews(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-views',
    text: `select reason, ${utc('started_at')}, ${utc('expires_at')}, ${utc('ended_at')}
           from view_grants v where user_id = $1 order by v.started_at`,
    values: [userId],
  });
}

export function readCredits(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-credits',
    text: `select kind, units, ${utc('granted_at')}
           from quota_credits c where user_id = $1 order by c.granted_at`,
    values: [userId],
  });
}

/** Consents of a user: the terms at sign-up, and, for an administrator, consents given for the installation. */
export function readConsents(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-consents',
    text: `select what, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from (
             select 'terms_of_use' as what, created_at as at from auth.users where id = $1
             union all
             select action, at from audit_log where actor_id = $1 and action like 'sources.consent.%') given
           order by at, what`,
    values: [userId],
  });
}

/** Audit log entries about the user's actions, or actions on the user; other actors are not named. */
export function readTraces(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-traces',
    text: `select ${utc('at')}, action, actor_id = $1 as by_yourself, subject_type,
             case when subject_id = $1::text or actor_id = $1 then subject_id end as subject_id,
             case when actor_id = $1 then details else '{}' end as details
           from audit_log l where actor_id = $1 or (subject_type = 'user' and subject_id = $1::text)
           order by l.at, l.id`,
    values: [userId],
  });
}

/**
 * Mails to the current address, with their time. Texts are left out, since they may contain links that grant access to
 * an account.
 */
export function readMails(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-mails',
    text: `select m.subject, ${utc('m.created_at')}, ${utc('m.sent_at')}
           from mail_outbox m join auth.users u on u.email = m.recipient
           where u.id = $1 order by m.created_at`,
    values: [userId],
  });
}

/** Connections that may read figures in the owner's name: where and since when, without credentials. */
export function readConnections(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-connections',
    text: `select 'tiktok' as service, a.tiktok_username as username, c.open_id, c.scopes, c.state,
             ${utc('c.connected_at')}, ${utc('c.refreshed_at')}
           from tiktok_connections c join user_tiktok_accounts a
             on a.user_id = c.user_id and a.id = c.account_id where c.user_id = $1
           union all
           select 'apify', null, null, null, 'connected', ${utc('t.saved_at')}, null
           from apify_tokens t where t.user_id = $1
           union all
           select m.provider, m.model, null, null, 'connected', ${utc('m.saved_at')}, null
           from model_settings m where m.user_id = $1
           order by 1, 2`,
    values: [userId],
  });
}

/** Every language model call made for the user: model, purpose and usage. */
export function readModelCalls(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-model-calls',
    text: `select m.purpose, m.payer, m.provider, m.model, m.prompt_version, m.outcome, m.input_tokens, m.output_tokens,
             m.cost_micro_usd, ${utc('m.held_at')}
           from model_calls m where m.user_id = $1 order by m.held_at, m.id`,
    values: [userId],
  });
}

/** Mail recipients of scheduled reports, and their responses. */
export function readReportRecipients(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-report-recipients',
    text: `select a.tiktok_username as username, s.frequency, s.day, s.hour, r.email, r.is_owner, r.state,
             ${utc('r.asked_at')}, ${utc('r.answered_at')}, ${utc('r.refused_at')}
           from report_recipients r join report_schedules s on s.user_id = r.user_id and s.id = r.schedule_id
           join user_tiktok_accounts a on a.user_id = s.user_id and a.id = s.account_id
           where r.user_id = $1 order by s.created_at, s.id, r.email`,
    values: [userId],
  });
}

/** Videos downloaded by link, with their metadata, without the files. */
export function readDownloads(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-downloads',
    text: `select d.link, d.video_id, d.username, d.caption, d.duration_seconds, d.state, d.problem,
             d.chosen ->> 'codec' as codec, (d.chosen ->> 'width')::integer as width,
             (d.chosen ->> 'height')::integer as height,
             case when d.state = 'ready' then d.held_bytes end as bytes, encode(d.sha256, 'hex') as sha256,
             d.rights_version, ${utc('d.rights_at')}, ${utc('d.created_at')}, ${utc('d.finished_at')},
             ${utc('d.expires_at')}, ${utc('d.deleted_at')}
           from downloads d where d.user_id = $1 order by d.created_at, d.id`,
    values: [userId],
  });
}

/** Metadata of stored files uploaded for an analysis, without the files. */
export function readBroughtFiles(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-brought-files',
    text: `select u.file_name, u.kind, u.format, u.bytes, encode(u.sha256, 'hex') as sha256, ${utc('u.created_at')},
             ${utc('u.expires_at')}
           from analysis_uploads u where u.user_id = $1 order by u.created_at, u.id`,
    values: [userId],
  });
}
