export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails over: to an SMTP server, or to the local outbox that an admin can read. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  send(mail: Mail): Promise<void>;
  close(): void;
}
