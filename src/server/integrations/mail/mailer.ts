import type { Queryable } from '../../db/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails over: to an SMTP server, or to the local outbox that an admin can read. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /** `within`: with this transaction or not at all. */
  send(mail: Mail, within?: Queryable): Promise<void>;
  close(): void;
}
