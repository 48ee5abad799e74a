import type { Queryable } from '../../platform/db/database.ts';
import type { Sms } from './sms-sender.ts';

export function insertSms(db: Queryable, sms: Sms): Promise<number> {
  return db.run({
    name: 'sms-insert',
    text: 'insert into sms_outbox (recipient, channel, body) values ($1, $2, $3)',
    values: [sms.to, sms.channel, sms.text],
  });
}
