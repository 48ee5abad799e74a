import type { Queryable } from '../../platform/db/database.ts';
import type { Mail } from './mailer.ts';

export interface WaitingMail extends Mail {
  id: string;
  attempts: number;
}

/** Stores a mail; `sendAt` null means that it is never sent. */
export function insertMail(db: Queryable, mail: Mail, sendAt: Date | null): Promise<number> {
  return db.run({
    name: 'mail-insert',
    text: `insert into mail_outbox (recipient, subject, text_body, html_body, next_attempt_at, unsubscribe_url,
             attachment_name, attachment_type, attachment, recipient_after, reference)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      mail.to,
      mail.subject,
      mail.text,
      mail.html,
      sendAt,
      mail.unsubscribeUrl ?? null,
      mail.attachment?.name ?? null,
      mail.attachment?.type ?? null,
      mail.attachment?.content ?? null,
      mail.recipientAfter ?? null,
      mail.reference ?? null,
    ],
  });
}

/** Claims due mails for one attempt; should this process die meanwhile, they are due again at `againAt`. */
export async function claimMails(
  db: Queryable,
  now: Date,
  againAt: Date,
  most: number,
): Promise<WaitingMail[]> {
  const rows = await db.rows<
    WaitingMail & Partial<Record<'fileName' | 'fileType', string>> & { file?: Buffer }
  >({
    name: 'mail-claim',
    text: `update mail_outbox set attempts = attempts + 1, next_attempt_at = $2
           where id in (select id from mail_outbox where sent_at is null and next_attempt_at <= $1
                        order by next_attempt_at limit $3 for update skip locked)
           returning id, recipient as "to", subject, text_body as text, html_body as html, attempts,
             unsubscribe_url as "unsubscribeUrl",
             attachment_name as "fileName", attachment_type as "fileType", attachment as file`,
    values: [now, againAt, most],
  });
  return rows.map(({ fileName, fileType, file, ...mail }) =>
    fileName && fileType && file
      ? { ...mail, attachment: { name: fileName, type: fileType, content: file } }
      : mail,
  );
}

/** A sent mail may hold a link that opens an account: only the fact of sending is stored. */
export function markMailSent(db: Queryable, id: string, now: Date): Promise<number> {
  return db.run({
    name: 'mail-sent',
    text: `update mail_outbox set sent_at = $2, next_attempt_at = null, last_error = null, text_body = '', html_body = '',
             attachment_name = null, attachment_type = null, attachment = null,
             recipient = coalesce(recipient_after, recipient)
           where id = $1`,
    values: [id, now],
  });
}

/** Null `againAt`: given up. */
export function markMailFailed(
  db: Queryable,
  id: string,
  reason: string,
  againAt: Date | null,
): Promise<number> {
  return db.run({
    name: 'mail-failed',
    text: `update mail_outbox set last_error = $2, next_attempt_at = $3::timestamptz,
             recipient = case when $3 is null then coalesce(recipient_after, recipient) else recipient end
           where id = $1`,
    values: [id, reason, againAt],
  });
}

/** A mail server refused this address permanently: marks it for all users who have it as a report recipient. */
export function recordRefusedAddress(db: Queryable, email: string, now: Date): Promise<number> {
  return db.run({
    name: 'mail-address-refused',
    text: 'update report_recipients set refused_at = $2 where email = $1',
    values: [email, now],
  });
}

/** The same address was accepted later. */
export function recordAcceptedAddress(db: Queryable, email: string): Promise<number> {
  return db.run({
    name: 'mail-address-taken',
    text: 'update report_recipients set refused_at = null where email = $1 and refused_at is not null',
    values: [email],
  });
}
