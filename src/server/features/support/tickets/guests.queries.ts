import type { Queryable } from '#server/platform/db/database.ts';

export interface GuestTicket {
  id: string;
  reference: string;
  email: string;
}

/** Tickets without an account, inactive since an instant. */
export function listGuestTicketsBefore(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<GuestTicket[]> {
  return db.rows<GuestTicket>({
    name: 'list-guest-tickets-before',
    text: `select id, reference, email from support_tickets where user_id is null and updated_at < $1
           order by updated_at limit $2`,
    values: [before, limit],
  });
}

export function listGuestTicketsOf(db: Queryable, email: string): Promise<GuestTicket[]> {
  return db.rows<GuestTicket>({
    name: 'list-guest-tickets-of',
    text: `select id, reference, email from support_tickets where user_id is null and lower(email) = lower($1)`,
    values: [email],
  });
}

export async function guestFiles(db: Queryable, ticketId: string): Promise<string[]> {
  const rows = await db.rows<{ storage_key: string }>({
    name: 'list-guest-files',
    text: 'select storage_key from support_attachments where ticket_id = $1',
    values: [ticketId],
  });
  return rows.map(row => row.storage_key);
}

/** Deletes mails about a ticket: its reference is in their subject. */
export function deleteMailsAbout(db: Queryable, { email, reference }: GuestTicket): Promise<number> {
  return db.run({
    name: 'forget-mails-about-ticket',
    text: 'delete from mail_outbox where lower(recipient) = lower($1) and strpos(subject, $2) > 0',
    values: [email, reference],
  });
}

/** With all its messages. */
export function deleteGuestTicket(db: Queryable, id: string): Promise<number> {
  return db.run({
    name: 'delete-guest-ticket',
    text: 'delete from support_tickets where id = $1 and user_id is null',
    values: [id],
  });
}
