import type { Database } from '../../platform/db/database.ts';
import { insertSms } from './sms-outbox.queries.ts';
import type { SmsSender } from './sms-sender.ts';

/** Without a provider, messages stay in the database, where an administrator reads them. */
export function createOutboxSms({ db }: { db: Database }): SmsSender {
  return {
    kind: 'outbox',
    async send(sms) {
      await insertSms(db.system, sms);
    },
  };
}
