import type { z } from 'zod';
import type { accountReport } from '#contract/account-report.ts';
import { writeMail } from '../notifications/mail-to.ts';
import type { World } from '../world.ts';
import { recipientPath } from './mail-links.ts';
import { markHandedOver, takeDelivery } from './report-recipients.queries.ts';
import { reportMailWords } from './write-report-mail.ts';

/** A round; a mail program would call more a flood. */
const MOST_AT_ONCE = 200;

/** Hands over the mails that wait, each once: it is marked in the transaction that writes it into the outbox. */
export async function deliverReports(world: World): Promise<number> {
  for (let delivered = 0; delivered < MOST_AT_ONCE; delivered += 1) {
    const isThere = await world.db.system.transaction(async tx => {
      const delivery = await takeDelivery(tx);
      if (delivery === undefined) return false;
      const { email, language } = delivery;
      const report = JSON.parse(delivery.content) as z.infer<typeof accountReport>;
      const words = reportMailWords(report, {
        language,
        path: `/account-reports/${delivery.report_id}`,
        endingPath: recipientPath(world, delivery.recipient_id),
      });
      await markHandedOver(tx, delivery, world.clock.now());
      await world.mailer.send(writeMail(world, { email, language }, words), tx);
      return true;
    });
    if (!isThere) return delivered;
  }
  return MOST_AT_ONCE;
}
