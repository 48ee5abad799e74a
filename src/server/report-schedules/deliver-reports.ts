import type { z } from 'zod';
import type { accountReport } from '#contract/account-report.ts';
import type { Mail } from '../integrations/mail/mailer.ts';
import { writeMail } from '../notifications/mail-to.ts';
import type { World } from '../world.ts';
import { leavingPath, recipientPath } from './mail-links.ts';
import { markHandedOver, takeDelivery, type Delivery } from './report-recipients.queries.ts';
import { reportMailWords } from './write-report-mail.ts';

/** A round; a mail program would call more a flood. */
const MOST_AT_ONCE = 200;

/** Hands over the mails that wait, each once: it is marked in the transaction that writes it into the outbox. */
export async function deliverReports(world: World): Promise<number> {
  for (let delivered = 0; delivered < MOST_AT_ONCE; delivered += 1) {
    const isThere = await world.db.system.transaction(async tx => {
      const delivery = await takeDelivery(tx);
      if (delivery === undefined) return false;
      await markHandedOver(tx, delivery, world.clock.now());
      const mail = readableMail(world, delivery);
      if (mail !== null) await world.mailer.send(mail, tx);
      return true;
    });
    if (!isThere) return delivered;
  }
  return MOST_AT_ONCE;
}

/** Null: the report cannot be put into words, and is given up; it must not hold up everybody else's. */
function readableMail(world: World, delivery: Delivery): Mail | null {
  const { email, language } = delivery;
  try {
    const report = JSON.parse(delivery.content) as z.infer<typeof accountReport>;
    const words = reportMailWords(report, {
      language,
      path: `/account-reports/${delivery.report_id}`,
      ending: {
        path: recipientPath(world, delivery.recipient_id),
        oneClickPath: leavingPath(world, delivery.recipient_id),
      },
    });
    return writeMail(world, { email, language }, words);
  } catch (error) {
    world.log.error({ err: error, reportId: delivery.report_id }, 'a report could not be put into a mail');
    return null;
  }
}
