import { z } from 'zod';
import { REPORT_DAYS } from '#domain/account-reports/report-data.ts';
import { MOST_RECIPIENTS, SCHEDULE_FREQUENCIES } from '#domain/report-schedules/schedule.ts';
import { told } from './accounts/accounts.ts';
import { count, id, instant, page, procedure, publicProcedure } from './wire/base.ts';
import { LANGUAGES } from './wire/languages.ts';
import type { ErrorCode } from './wire/errors.ts';

const TOO_MANY = 'schedule_too_many_recipients' satisfies ErrorCode;
const INVALID = 'schedule_invalid' satisfies ErrorCode;

export const RECIPIENT_STATES = ['asked', 'confirmed', 'unsubscribed'] as const;

const reportSchedule = z.object({
  id,
  account_id: id,
  username: z.string(),
  frequency: z.enum(SCHEDULE_FREQUENCIES),
  /** 1 Monday to 7 Sunday, or day 1 to 31 of the month. */
  day: count,
  hour: count,
  /** IANA time zone of the schedule. */
  time_zone: z.string(),
  /** Number of days that each report covers. */
  days: count,
  is_paused: z.boolean(),
  /** The plan has no place for its account: no report is made. */
  is_read_only: z.boolean(),
  /** Null while it is paused. */
  next_run_at: instant.nullable(),
  /** When the last report was made. */
  last_run_at: instant.nullable(),
  /** Id of that report, while it exists. */
  last_report_id: id.nullable(),
  /** When and why the last attempt produced no report; null: it produced one. */
  last_failure: told.extend({ at: instant }).nullable(),
  recipients: z.array(
    z.object({
      id,
      email: z.string(),
      is_owner: z.boolean(),
      state: z.enum(RECIPIENT_STATES),
      /** Whether the mail server reported that the address does not exist. */
      is_refused: z.boolean(),
      /** Whether the mail that asks was not taken yet, and is tried again. */
      is_retried: z.boolean(),
    }),
  ),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

const choice = {
  frequency: z.enum(SCHEDULE_FREQUENCIES),
  day: z.number().int().min(1).max(31),
  hour: z.number().int().min(0).max(23),
  days: z.number().int().min(REPORT_DAYS.least).max(REPORT_DAYS.most),
  /** Recipients other than the caller: each must first confirm by mail. */
  recipients: z.array(z.string().max(320)).max(MOST_RECIPIENTS, { error: TOO_MANY }).default([]),
  /** Whether the caller also receives the mails. */
  to_me: z.boolean(),
};
const isDayOfWeek = ({ frequency, day }: { frequency: string; day: number }) =>
  frequency === 'monthly' || day <= 7;

/** Proof in a mail's link: which recipient, and that the mail was read. */
const proof = z.strictObject({ recipient: id, token: z.string().max(100) });

export const reportSchedules = {
  list: procedure
    .route({ method: 'GET', path: '/report-schedules', tags: ['report schedules'] })
    .output(page(reportSchedule)),
  create: procedure
    .route({ method: 'POST', path: '/report-schedules', tags: ['report schedules'], successStatus: 201 })
    .input(z.strictObject({ accountId: id, ...choice }).refine(isDayOfWeek, { error: INVALID }))
    .output(reportSchedule),
  update: procedure
    .route({ method: 'PUT', path: '/report-schedules/{id}', tags: ['report schedules'] })
    .input(z.strictObject({ id, is_paused: z.boolean(), ...choice }).refine(isDayOfWeek, { error: INVALID }))
    .output(reportSchedule),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/report-schedules/{id}',
      tags: ['report schedules'],
      successStatus: 204,
    })
    .input(z.object({ id }))
    .output(z.undefined().optional()),
  invitation: publicProcedure
    .route({
      method: 'POST',
      path: '/report-mails/look',
      tags: ['report schedules'],
      description: 'What the link of an e-mail is about, before anybody agrees to it.',
    })
    .input(proof)
    .output(
      z.object({
        username: z.string(),
        frequency: z.enum(SCHEDULE_FREQUENCIES),
        email: z.string(),
        state: z.enum(RECIPIENT_STATES),
        /** Sending is currently suspended, even to recipients who agreed. */
        is_held: z.boolean(),
        /** Language of the mails and their document, unless the confirmation names another. */
        language: z.enum(LANGUAGES),
      }),
    ),
  answer: publicProcedure
    .route({
      method: 'POST',
      path: '/report-mails/answer',
      tags: ['report schedules'],
      description: 'Agrees to the e-mails, in a language, or ends them. The link of any e-mail will do.',
    })
    .input(proof.extend({ wanted: z.boolean(), language: z.enum(LANGUAGES).optional() }))
    .output(z.object({ state: z.enum(RECIPIENT_STATES) })),
  leave: publicProcedure
    .route({
      method: 'POST',
      path: '/report-mails/{recipient}/leave/{token}',
      tags: ['report schedules'],
      description: 'Ends the e-mails with one click in a mail program (RFC 8058).',
      successStatus: 204,
    })
    .input(proof.extend({ 'List-Unsubscribe': z.literal('One-Click').optional() }))
    .output(z.undefined().optional()),
};
