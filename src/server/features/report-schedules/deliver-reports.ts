import type { z } from 'zod';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import { reportAsPdf } from '../account-reports/export-report.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Mail, MailAttachment } from '../../integrations/mail/mailer.ts';
import { writeMail } from '../../services/mail/mail-user.ts';
import { linkForMail } from '../sharing/create-link.ts';
import type { World } from '../../services/app-context.ts';
import { leavingPath, recipientPath } from './mail-links.ts';
import { markHandedOver, takeDelivery, type Delivery } from './report-recipients.queries.ts';
import { reportMailWords } from './write-report-mail.ts';

/** A round; a mail program would call more a flood. */
const MOST_AT_ONCE = 200;

/** Hands over the mails that wait, each once: it is marked in the transaction that writes it into the outbox. */
export async function deliverReports(world: World): Promise<number> {
  for (let delivered = 0; delivered < MOST_AT_ONCE; delivered += 1) {
    if (!world.jobs.isRunning()) return delivered;
    const isThere = await world.db.system.transaction(async tx => {
      const delivery = await takeDelivery(tx);
      if (delivery === undefined) return false;
      await markHandedOver(tx, delivery, world.clock.now());
      const mail = await readableMail(world, tx, delivery);
      if (mail !== null) await world.mailer.send(mail, tx);
      return true;
    });
    if (!isThere) return delivered;
  }
  return MOST_AT_ONCE;
}

/** Null: the report cannot be put into words, and is given up; it must not hold up everybody else's. */
async function readableMail(world: World, tx: Transaction, delivery: Delivery): Promise<Mail | null> {
  const { email, language, user_id: userId, report_id: reportId } = delivery;
  try {
    const report = JSON.parse(delivery.content) as z.infer<typeof accountReport>;
    const attachment = await documentOf(world, delivery);
    const words = reportMailWords(report, {
      language,
      hasDocument: attachment !== null,
      path: `/account-reports/${reportId}`,
      ending: {
        path: recipientPath(world, delivery.recipient_id),
        oneClickPath: leavingPath(world, delivery.recipient_id),
      },
    });
    // Last: what is refused before it would leave a link that no mail carries.
    const link = delivery.is_owner ? null : await linkForMail(world, tx, { userId, reportId, reader: email });
    const mail = writeMail(world, { email, language }, { ...words, path: link ?? words.path });
    return { ...mail, attachment };
  } catch (error) {
    world.log.error({ err: error, reportId }, 'a report could not be put into a mail');
    return null;
  }
}

/** A document that cannot be made holds no mail up: its link shows the same report. */
async function documentOf(
  world: World,
  { user_id: userId, report_id: id, language }: Delivery,
): Promise<MailAttachment | null> {
  try {
    return await reportAsPdf(world, { userId, id, language });
  } catch (error) {
    world.log.error({ err: error, reportId: id }, 'a mailed report has no document');
    return null;
  }
}
