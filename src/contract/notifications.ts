import { z } from 'zod';
import { DIGEST_FREQUENCIES } from '#domain/notifications/digest.ts';
import { CHANNELS, CHOSEN_EVENTS, NOTIFICATION_EVENTS } from '#domain/notifications/notification-choice.ts';
import { METERS } from '#domain/quotas/meters.ts';
import { told } from './accounts/accounts.ts';
import { count, id, instant, page, procedure, publicProcedure } from './wire/base.ts';

const row = z.object({ mail: z.boolean(), app: z.boolean() });

/** Which event is sent through which channel. Some cells are fixed for all users. */
const matrix = z.object({
  sync_failed: row,
  sync_done: row,
  outlier_found: row,
  quota_low: row,
  ticket_answered: row,
  report_ready: row,
  report_failed: row,
  billing: row,
  testimonial: row,
  security: row,
});

/** Security events of an account. */
export const SECURITY_NEWS = [
  'password_changed',
  'email_changed',
  'google_linked',
  'google_unlinked',
  'factor_added',
  'factor_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'sessions_ended',
  'api_key_created',
  'deletion_requested',
  'deletion_cancelled',
  'archive_imported',
  'factors_removed_by_admin',
] as const;
export type SecurityNewsKind = (typeof SECURITY_NEWS)[number];

/** Events of a contract. */
export const BILLING_NEWS = [
  'payment_failed',
  'grace_over',
  'plan_ended',
  'cancelled',
  'resumed',
  'pause_planned',
  'pause_begun',
  'pause_dropped',
  'pause_over',
  'change_planned',
  'change_dropped',
  'renewal',
] as const;

/** Why a recipient no longer gets the scheduled reports. */
export const RECIPIENT_NEWS = ['refused', 'declined', 'left'] as const;
export type RecipientNews = (typeof RECIPIENT_NEWS)[number];

const notification = z.object({
  id,
  event: z.enum(NOTIFICATION_EVENTS),
  created_at: instant,
  read_at: instant.nullable(),
  /** The account that was synced. */
  username: z.string().nullable(),
  /** Why it failed. */
  error: told.nullable(),
  security: z.enum(SECURITY_NEWS).nullable(),
  /** The subject: the name of a key, the caption of a video, the reference of a request. */
  name: z.string().nullable(),
  quota: z
    .object({ meter: z.enum(METERS), period: z.enum(['day', 'month']), used: count, limit: count })
    .nullable(),
  billing: z.enum(BILLING_NEWS).nullable(),
  /** When a payment is due, a contract ends or a deadline passes. */
  at: instant.nullable(),
  /** Multiple of the views of the user's typical video at the same age. */
  factor: z.number().nullable(),
  decision: z.enum(['published', 'refused']).nullable(),
  recipient: z.enum(RECIPIENT_NEWS).nullable(),
  /** Path of the page with the next step. */
  path: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

const latest = z.object({ items: z.array(notification), unread: count });

const digest = z.object({
  frequency: z.enum(DIGEST_FREQUENCIES),
  /** When the next one is sent, if there is something to report by then. */
  next_at: instant.nullable(),
});

const proof = z.strictObject({ user: id, token: z.string().max(100) });

export const notifications = {
  /** The newest fifty. */
  list: procedure.route({ method: 'GET', path: '/notifications', tags: ['notifications'] }).output(latest),
  browse: procedure
    .route({
      method: 'GET',
      path: '/notifications/all',
      tags: ['notifications'],
      description: 'Everything that is kept, a page at a time, the newest first.',
    })
    .input(
      z.object({
        event: z.enum(NOTIFICATION_EVENTS).optional(),
        unread: z
          .enum(['true', 'false'])
          .transform(value => value === 'true')
          .optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(page(notification).extend({ unread: count })),
  setRead: procedure
    .route({
      method: 'PATCH',
      path: '/notifications/{id}',
      tags: ['notifications'],
      description: 'Marks one as read, or as unread again.',
    })
    .input(z.strictObject({ id, read: z.boolean() }))
    .output(z.object({ unread: count })),
  markRead: procedure
    .route({ method: 'POST', path: '/notifications/read', tags: ['notifications'] })
    .input(z.strictObject({ until: z.iso.datetime() }))
    .output(latest),
  choices: procedure
    .route({ method: 'GET', path: '/notification-choices', tags: ['notifications'] })
    .output(matrix),
  choose: procedure
    .route({ method: 'PATCH', path: '/notification-choices', tags: ['notifications'] })
    .input(z.strictObject({ event: z.enum(CHOSEN_EVENTS), channel: z.enum(CHANNELS), enabled: z.boolean() }))
    .output(matrix),
  digest: procedure
    .route({ method: 'GET', path: '/notification-digest', tags: ['notifications'] })
    .output(digest),
  chooseDigest: procedure
    .route({
      method: 'PUT',
      path: '/notification-digest',
      tags: ['notifications'],
      description:
        'One e-mail, at eight in the reader’s time zone, with what was not e-mailed at once and is still unread.',
    })
    .input(z.strictObject({ frequency: z.enum(DIGEST_FREQUENCIES) }))
    .output(digest),
  endDigest: publicProcedure
    .route({
      method: 'POST',
      path: '/notification-digest/{user}/leave/{token}',
      tags: ['notifications'],
      description: 'Ends the digest with one click in a mail program (RFC 8058) or on its page.',
      successStatus: 204,
    })
    .input(proof.extend({ 'List-Unsubscribe': z.literal('One-Click').optional() }))
    .output(z.undefined().optional()),
};
