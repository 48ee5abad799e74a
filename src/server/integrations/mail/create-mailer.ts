import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** SMTP when a server is configured, the local outbox otherwise. */
export function createMailer(options: { config: Config; db: Database; clock: Clock; log: Logger }): Mailer {
  const { config, db, clock, log } = options;
  if (config.smtpUrl === null) return createOutboxMailer({ db });
  return createSmtpMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, db, clock, log });
}
