import { z } from 'zod';
import { CHANNELS } from '#domain/admin/channels.ts';
import { adminProcedure, count, id, instant, page } from '../wire/base.ts';

const outboxMessage = z.object({
  id,
  channel: z.enum(CHANNELS),
  recipient: z.string(),
  /** Null: messages of this channel have no subject. */
  subject: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable(),
  /** Next delivery attempt; null: none. */
  next_attempt_at: instant.nullable(),
  attempts: count,
  last_error: z.string().nullable(),
  /** Whether its text can be read here: the message is stored, not sent. */
  readable: z.boolean(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

const openedMessage = outboxMessage.extend({ text: z.string(), html: z.string().nullable() });
export type OpenedMessage = z.infer<typeof openedMessage>;

export const adminOutbox = {
  list: adminProcedure
    .route({ method: 'GET', path: '/admin/outbox', tags: ['admin'] })
    .input(
      z.object({
        search: z.string().trim().max(200).optional(),
        cursor: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(page(outboxMessage).extend({ keepsMails: z.boolean() })),
  /** A message may hold a link that gives access to a user's account: reading one is recorded in the audit log. */
  read: adminProcedure
    .route({ method: 'POST', path: '/admin/outbox/{id}/reading', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(openedMessage),
};
