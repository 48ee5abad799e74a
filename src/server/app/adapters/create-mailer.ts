import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Mailer } from '../../integrations/mail/mailer.ts';
import { createOutboxMailer } from '../../integrations/mail/outbox-mailer.ts';
import { createSmtpMailer } from '../../integrations/mail/smtp-mailer.ts';

/** SMTP when a server is configured, the local outbox otherwise. */
export function createMailer(options: { config: Config; db: Database; clock: Clock; log: Logger }): Mailer {
  const { config, db, clock, log } = options;
  if (config.smtpUrl === null) return createOutboxMailer({ db });
  return createSmtpMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, db, clock, log });
}
