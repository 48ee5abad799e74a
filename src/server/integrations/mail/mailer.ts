import type { Queryable } from '../../platform/db/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends mails of this kind with one click (RFC 8058). */
  unsubscribeUrl?: string | null;
  attachment?: MailAttachment | null;
  /** What the outbox names in the place of `to` once the mail was sent or given up. */
  recipientAfter?: string;
}

export interface MailAttachment {
  name: string;
  type: string;
  content: Buffer;
}

/** Hands mails over: to an SMTP server, or to the local outbox that an admin can read. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /** `within`: with this transaction or not at all. */
  send(mail: Mail, within?: Queryable): Promise<void>;
  close(): void;
}
