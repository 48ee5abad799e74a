import type { Queryable } from '../../platform/db/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string | null;
  attachment?: MailAttachment | null;
  /** Replaces `to` in the outbox once the mail was sent or given up. */
  recipientAfter?: string;
  /** What the mail is about, where its fate is asked for: see `referenceTo…`. */
  reference?: string;
}

export interface MailAttachment {
  name: string;
  type: string;
  content: Buffer;
}

/** Sends mails: to an SMTP server, or to the local outbox that an administrator can read. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /** `within`: stored in this transaction or not at all. */
  send(mail: Mail, within?: Queryable): Promise<void>;
  close(): void;
}
