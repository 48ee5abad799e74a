import { z } from 'zod';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type AttachmentType } from '#domain/support/attachment.ts';
import { TICKET_AUTHORS, TICKET_CATEGORIES, TICKET_LIMITS, TICKET_STATES } from '#domain/support/ticket.ts';
import { adminProcedure, count, id, instant, page, publicProcedure, sessionProcedure } from '../wire/base.ts';
import { LANGUAGES } from '../wire/languages.ts';
import { supportStatus } from './support-status.ts';

const line = z
  .string()
  .trim()
  .min(1)
  .max(TICKET_LIMITS.subject)
  .refine(value => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) && value.isWellFormed());
const text = z
  .string()
  .trim()
  .min(1)
  .max(TICKET_LIMITS.text)
  .refine(value => !value.includes('\0') && value.isWellFormed());

/** What the requester saw and agreed to send: plain key-value pairs. */
const diagnostics = z
  .array(
    z.strictObject({
      name: z.string().min(1).max(40),
      value: z.string().max(TICKET_LIMITS.diagnostic),
    }),
  )
  .max(TICKET_LIMITS.diagnostics);

const attachmentType: z.ZodType<AttachmentType, AttachmentType> = z.enum(ATTACHMENT_TYPES);
const attachmentFields = z.object({ id, name: z.string(), type: attachmentType, bytes: count });
export interface Attachment extends z.infer<typeof attachmentFields> {}
const attachment: z.ZodType<Attachment, Attachment> = attachmentFields;

const message = z.object({
  id,
  author: z.enum(TICKET_AUTHORS),
  text: z.string(),
  attachments: z.array(attachment),
  created_at: instant,
});

const ticketFields = z.object({
  id,
  reference: z.string(),
  category: z.enum(TICKET_CATEGORIES),
  subject: z.string(),
  state: z.enum(TICKET_STATES),
  rating: z.number().int().min(1).max(5).nullable(),
  created_at: instant,
  updated_at: instant,
  closed_at: instant.nullable(),
});
export interface TicketItem extends z.infer<typeof ticketFields> {}
const ticket: z.ZodType<TicketItem, TicketItem> = ticketFields;

const threadFields = ticketFields.extend({
  messages: z.array(message),
  diagnostics,
  /** The conversation with the assistant that was handed over, oldest first; empty: none. */
  conversation: z.array(z.object({ question: z.string(), answer: z.array(z.string()) })),
});
export interface TicketThread extends z.infer<typeof threadFields> {}
const thread: z.ZodType<TicketThread, TicketThread> = threadFields;

const queueItem = ticketFields.extend({
  /** Null: requested without an account. */
  user_id: id.nullable(),
  /** The user's own address, or the one entered. */
  email: z.string(),
  language: z.enum(LANGUAGES),
});
export interface QueuedTicket extends z.infer<typeof queueItem> {}
const queued: z.ZodType<QueuedTicket, QueuedTicket> = queueItem;

const staffThreadFields = threadFields.extend({
  user_id: id.nullable(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  /** Internal notes of the staff; `staff`: an e-mail address, null once that account no longer exists. */
  notes: z.array(z.object({ id, staff: z.string().nullable(), text: z.string(), created_at: instant })),
});
export interface StaffThread extends z.infer<typeof staffThreadFields> {}
const staffThread: z.ZodType<StaffThread, StaffThread> = staffThreadFields;

const asked = { category: z.enum(TICKET_CATEGORIES), subject: line, text };
/** Files uploaded before, in display order. */
const attachmentIds = z.array(id).max(ATTACHMENT_LIMITS.files).default([]);
const file = z.object({
  status: z.literal(200).describe('The file'),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
});
const paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};
const tags = ['support'];

export const support = {
  open: sessionProcedure
    .route({ method: 'POST', path: '/support/tickets', tags, successStatus: 201 })
    .input(
      z.strictObject({
        ...asked,
        diagnostics: diagnostics.default([]),
        attachmentIds,
        /** The assistant conversation to hand over. */
        conversationId: id.optional(),
      }),
    )
    .output(thread),
  list: sessionProcedure
    .route({ method: 'GET', path: '/support/tickets', tags })
    .input(z.object(paging))
    .output(page(ticket)),
  get: sessionProcedure
    .route({ method: 'GET', path: '/support/tickets/{id}', tags })
    .input(z.object({ id }))
    .output(thread),
  reply: sessionProcedure
    .route({
      method: 'POST',
      path: '/support/tickets/{id}/messages',
      tags,
      description: 'Opens a closed ticket again.',
    })
    .input(z.strictObject({ id, text, attachmentIds }))
    .output(thread),
  attach: sessionProcedure
    .route({
      method: 'POST',
      path: '/support/attachments',
      tags,
      successStatus: 201,
      inputStructure: 'detailed',
      description:
        'The body is the file itself (`application/octet-stream`, 5 MB at most): PNG, JPEG, WebP, PDF, or text, CSV or JSON in UTF-8. Its content says what it is. It waits a day for the message it goes with.',
    })
    .input(z.object({ query: z.strictObject({ name: z.string().max(400) }) }))
    .output(attachment),
  detach: sessionProcedure
    .route({
      method: 'DELETE',
      path: '/support/attachments/{id}',
      tags,
      successStatus: 204,
      description: 'Only while it has not been sent.',
    })
    .input(z.object({ id }))
    .output(z.undefined().optional()),
  attachment: sessionProcedure
    .route({
      method: 'GET',
      path: '/support/attachments/{id}',
      tags,
      outputStructure: 'detailed',
      description: 'The file, to be kept and never shown as a page.',
    })
    .input(z.object({ id }))
    .output(file),
  close: sessionProcedure
    .route({ method: 'POST', path: '/support/tickets/{id}/close', tags })
    .input(z.object({ id }))
    .output(thread),
  rate: sessionProcedure
    .route({ method: 'PUT', path: '/support/tickets/{id}/rating', tags })
    .input(z.strictObject({ id, rating: z.number().int().min(1).max(5) }))
    .output(thread),
  status: supportStatus,
  contact: publicProcedure
    .route({
      method: 'POST',
      path: '/support/contact',
      tags,
      successStatus: 201,
      description: 'For whoever has no account or cannot sign in. The answer comes by e-mail.',
    })
    .input(
      z.strictObject({
        ...asked,
        email: z.email().max(254),
        language: z.enum(LANGUAGES),
        /** Milliseconds between seeing the form and sending it. */
        tookMs: z.number().int().nonnegative().max(86_400_000),
        /** Honeypot, hidden from users: only bots fill it in. */
        website: z.string().max(200).default(''),
      }),
    )
    .output(
      z.object({
        reference: z.string(),
        /** Allows the requester to add files to this request for an hour. */
        filesToken: z.string(),
      }),
    ),
  contactFile: publicProcedure
    .route({
      method: 'POST',
      path: '/support/contact/files',
      tags,
      successStatus: 201,
      inputStructure: 'detailed',
      description:
        'A file for a request that was just made without an account. The body is the file itself (`application/octet-stream`), under the same limits as with an account; the token is what the request answered.',
    })
    .input(
      z.object({
        query: z.strictObject({ token: z.string().min(20).max(200), name: z.string().max(400) }),
      }),
    )
    .output(attachment),
};

export const adminTickets = {
  list: adminProcedure
    .route({ method: 'GET', path: '/admin/tickets', tags: ['admin'] })
    .input(z.object({ ...paging, state: z.enum(TICKET_STATES).optional() }))
    .output(page(queued).extend({ waiting: count })),
  get: adminProcedure
    .route({ method: 'GET', path: '/admin/tickets/{id}', tags: ['admin'] })
    .input(z.object({ id }))
    .output(staffThread),
  answer: adminProcedure
    .route({ method: 'POST', path: '/admin/tickets/{id}/messages', tags: ['admin'] })
    .input(z.strictObject({ id, text, close: z.boolean().default(false) }))
    .output(staffThread),
  note: adminProcedure
    .route({
      method: 'POST',
      path: '/admin/tickets/{id}/notes',
      tags: ['admin'],
      description: 'For staff only; the person who asked never sees it.',
    })
    .input(z.strictObject({ id, text }))
    .output(staffThread),
  attachment: adminProcedure
    .route({
      method: 'GET',
      path: '/admin/ticket-attachments/{id}',
      tags: ['admin'],
      outputStructure: 'detailed',
    })
    .input(z.object({ id }))
    .output(file),
};
