import type { Language } from '#contract/wire/languages.ts';
import type { Attachment } from '#contract/support/support.ts';
import type { TicketAuthor, TicketCategory, TicketState } from '#domain/support/ticket.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export interface Diagnostic {
  name: string;
  value: string;
}
export interface HandedOver {
  question: string;
  answer: string[];
}

export interface TicketRow {
  id: string;
  /** Microseconds of `updated_at`: the pagination key. */
  micros: number;
  user_id: string | null;
  reference: string;
  language: Language;
  category: TicketCategory;
  subject: string;
  state: TicketState;
  rating: number | null;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
}
export interface ThreadRow extends TicketRow {
  diagnostics: Diagnostic[] | null;
  conversation: HandedOver[] | null;
  messages: {
    id: string;
    author: TicketAuthor;
    text: string;
    created_at: string;
    attachments: Attachment[];
  }[];
}
/** Staff view: with the address that answers are sent to. */
export type QueuedRow = TicketRow & { email: string };
export type StaffThreadRow = ThreadRow & {
  email: string;
  notes: { id: string; staff: string | null; text: string; created_at: string }[];
};

const COLUMNS = `t.id, (extract(epoch from t.updated_at) * 1000000)::bigint as micros, t.user_id, t.reference,
  t.language, t.category, t.subject, t.state, t.rating, t.created_at, t.updated_at, t.closed_at`;
const THREAD = `${COLUMNS}, t.diagnostics, t.conversation,
  (select json_agg(json_build_object('id', m.id, 'author', m.author, 'text', m.text, 'created_at', m.created_at,
    'attachments', coalesce((select json_agg(json_build_object('id', f.id,
      'name', f.name, 'type', f.type, 'bytes', f.bytes) order by f.place, f.id)
      from support_attachments f where f.message_id = m.id), '[]'))
    order by m.created_at, m.id) from support_messages m where m.ticket_id = t.id) as messages`;
const ADDRESS = `coalesce(t.email, u.email, '') as email`;
const BEFORE = (micros: number, id: number) =>
  `($${micros}::double precision is null or (t.updated_at, t.id) <
    (timestamptz 'epoch' + $${micros}::double precision * interval '1 microsecond', $${id}::uuid))`;

export interface NewTicket {
  userId: string | null;
  email: string | null;
  reference: string;
  language: Language;
  category: TicketCategory;
  subject: string;
  text: string;
  diagnostics: Diagnostic[] | null;
  conversation: HandedOver[] | null;
  now: Date;
}

/** Serialises ticket creation per user until the transaction ends. */
export function lockTickets(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'hold-support-tickets',
    text: `select pg_advisory_xact_lock(hashtextextended('support ' || $1, 0))`,
    values: [userId],
  });
}

/** The ticket and its first message; undefined: the reference is taken, or the user already has `most` open ones. */
export function insertTicket(
  db: Queryable,
  ticket: NewTicket & { most: number },
): Promise<{ id: string; messageId: string } | undefined> {
  const { userId, email, reference, language, category, subject, text, now, most } = ticket;
  const json = (value: object[] | null) => (value === null ? null : JSON.stringify(value));
  return db.row({
    name: 'insert-support-ticket',
    text: `with opened as (
             insert into support_tickets (user_id, email, reference, language, category, subject, diagnostics,
               conversation, created_at, updated_at)
             select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9
             where $1::uuid is null
               or (select count(*) from support_tickets where user_id = $1 and state <> 'closed') < $11
             on conflict (reference) do nothing returning id),
           written as (
             insert into support_messages (ticket_id, user_id, author, text, created_at)
             select id, $1, 'asker', $10, $9 from opened returning id, ticket_id)
           select ticket_id as id, id as "messageId" from written`,
    values: [
      userId,
      email,
      reference,
      language,
      category,
      subject,
      json(ticket.diagnostics),
      json(ticket.conversation),
      now,
      text,
      most,
    ],
  });
}

interface Paged {
  after: { micros: number; id: string } | null;
  limit: number;
}

/** The user's tickets, most recently active first. */
export function listTicketRows(
  db: Queryable,
  { userId, after, limit }: Paged & { userId: string },
): Promise<TicketRow[]> {
  return db.rows<TicketRow>({
    name: 'list-support-tickets',
    text: `select ${COLUMNS} from support_tickets t where t.user_id = $1 and ${BEFORE(2, 3)}
           order by t.updated_at desc, t.id desc limit $4`,
    values: [userId, after?.micros ?? null, after?.id ?? null, limit],
  });
}

export function findTicket(
  db: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<ThreadRow | undefined> {
  return db.row<ThreadRow>({
    name: 'find-support-ticket',
    text: `select ${THREAD} from support_tickets t where t.user_id = $1 and t.id = $2`,
    values: [userId, id],
  });
}

interface NewMessage {
  ticketId: string;
  author: TicketAuthor;
  staffId: string | null;
  text: string;
  state: TicketState;
  now: Date;
  most: number;
}

/** Adds a message and sets the ticket to `state`; undefined: no such ticket, or it has `most` messages. */
export function addMessage(db: Queryable, message: NewMessage): Promise<{ id: string } | undefined> {
  const { ticketId, author, staffId, text, state, now, most } = message;
  return db.row({
    name: 'add-support-message',
    text: `with moved as (
             update support_tickets t set state = $5::text, updated_at = $6::timestamptz, closed_at = case when $5::text = 'closed' then $6::timestamptz end
             where t.id = $1 and (select count(*) from support_messages m where m.ticket_id = t.id) < $7
             returning t.id, t.user_id)
           insert into support_messages (ticket_id, user_id, author, staff_id, text, created_at)
           select id, user_id, $2, $3, $4, $6::timestamptz from moved returning id`,
    values: [ticketId, author, staffId, text, state, now, most],
  });
}

export function closeTicketRow(
  db: Queryable,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'close-support-ticket',
    text: `update support_tickets set state = 'closed', updated_at = $3, closed_at = coalesce(closed_at, $3)
           where user_id = $1 and id = $2`,
    values: [userId, id, now],
  });
}

export function rateTicketRow(
  db: Queryable,
  { userId, id, rating }: { userId: string; id: string; rating: number },
): Promise<number> {
  return db.run({
    name: 'rate-support-ticket',
    text: `update support_tickets set rating = $3 where user_id = $1 and id = $2`,
    values: [userId, id, rating],
  });
}

/** Tickets of all users, most recently active first. */
export function listQueue(
  db: Queryable,
  { state, after, limit }: Paged & { state: TicketState | null },
): Promise<QueuedRow[]> {
  return db.rows<QueuedRow>({
    name: 'list-support-queue',
    text: `select ${COLUMNS}, ${ADDRESS} from support_tickets t left join auth.users u on u.id = t.user_id
           where ($1::text is null or t.state = $1) and ${BEFORE(2, 3)}
           order by t.updated_at desc, t.id desc limit $4`,
    values: [state, after?.micros ?? null, after?.id ?? null, limit],
  });
}

export async function countWaiting(db: Queryable): Promise<number> {
  const row = await db.row<{ waiting: number }>({
    name: 'count-waiting-tickets',
    text: `select count(*)::integer as waiting from support_tickets where state = 'waiting'`,
  });
  return row?.waiting ?? 0;
}

export function findForStaff(db: Queryable, id: string): Promise<StaffThreadRow | undefined> {
  return db.row<StaffThreadRow>({
    name: 'find-support-ticket-for-staff',
    text: `select ${THREAD}, ${ADDRESS}, coalesce((select json_agg(json_build_object('id', n.id, 'staff', s.email,
             'text', n.text, 'created_at', n.created_at) order by n.created_at, n.id)
             from support_notes n left join auth.users s on s.id = n.staff_id where n.ticket_id = t.id), '[]') as notes
           from support_tickets t left join auth.users u on u.id = t.user_id where t.id = $1`,
    values: [id],
  });
}

/** 0: no such ticket, or it has `most` notes. */
export function addNote(
  db: Queryable,
  note: { ticketId: string; staffId: string; text: string; now: Date; most: number },
): Promise<number> {
  return db.run({
    name: 'add-support-note',
    text: `insert into support_notes (ticket_id, staff_id, text, created_at)
           select t.id, $2, $3, $4::timestamptz from support_tickets t
           where t.id = $1 and (select count(*) from support_notes n where n.ticket_id = t.id) < $5`,
    values: [note.ticketId, note.staffId, note.text, note.now, note.most],
  });
}
