import type { Database } from '../../platform/db/database.ts';
import { countMail } from '../../platform/telemetry/metrics.ts';
import { insertMail } from './mail-outbox.queries.ts';
import type { Mailer } from './mailer.ts';

/** Without a mail server mails stay in the database, where an administrator reads them. */
export function createOutboxMailer({ db }: { db: Database }): Mailer {
  return {
    kind: 'outbox',
    async send(mail, within) {
      await insertMail(within ?? db.system, mail, null);
      countMail('kept');
    },
    close: () => undefined,
  };
}
