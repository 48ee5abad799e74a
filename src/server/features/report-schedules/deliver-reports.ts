import type { z } from 'zod';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import { reportAsPdf } from '../account-reports/export-report.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Mail, MailAttachment } from '../../integrations/mail/mailer.ts';
import { writeMail } from '../../services/mail/mail-user.ts';
import { linkForMail } from '../sharing/create-link.ts';
import type { AppContext } from '../../services/app-context.ts';
import { unsubscribePath, recipientPath } from './mail-links.ts';
import { markHandedOver, claimDelivery, type Delivery } from './report-recipients.queries.ts';
import { reportMailWords } from './write-report-mail.ts';

/** Mails per round; mail servers would treat more as spam. */
const MOST_AT_ONCE = 200;

/** Enqueues the waiting mails, each once: it is marked in the transaction that writes it to the outbox. */
export async function deliverReports(app: AppContext): Promise<number> {
  for (let delivered = 0; delivered < MOST_AT_ONCE; delivered += 1) {
    if (!app.jobs.isRunning()) return delivered;
    const isThere = await app.db.system.transaction(async tx => {
      const delivery = await claimDelivery(tx);
      if (delivery === undefined) return false;
      await markHandedOver(tx, delivery, app.clock.now());
      const mail = await readableMail(app, tx, delivery);
      if (mail !== null) await app.mailer.send(mail, tx);
      return true;
    });
    if (!isThere) return delivered;
  }
  return MOST_AT_ONCE;
}

/** Null: the report cannot be rendered and is dropped, so that it does not block all others. */
async function readableMail(app: AppContext, tx: Transaction, delivery: Delivery): Promise<Mail | null> {
  const { email, language, user_id: userId, report_id: reportId } = delivery;
  try {
    const report = JSON.parse(delivery.content) as z.infer<typeof accountReport>;
    const attachment = await documentOf(app, delivery);
    const words = reportMailWords(report, {
      language,
      hasDocument: attachment !== null,
      hasAgreed: !delivery.is_owner,
      path: `/account-reports/${reportId}`,
      ending: {
        path: recipientPath(app, delivery.recipient_id),
        oneClickPath: unsubscribePath(app, delivery.recipient_id),
      },
    });
    // Last, since an earlier failure would leave a link that no mail contains.
    const link = delivery.is_owner ? null : await linkForMail(app, tx, { userId, reportId, reader: email });
    const mail = writeMail(app, { email, language }, { ...words, path: link ?? words.path });
    return { ...mail, attachment };
  } catch (error) {
    app.log.error({ err: error, reportId }, 'a report could not be put into a mail');
    return null;
  }
}

/** A failed PDF does not delay the mail: its link shows the same report. */
async function documentOf(
  app: AppContext,
  { user_id: userId, report_id: id, language }: Delivery,
): Promise<MailAttachment | null> {
  try {
    return await reportAsPdf(app, { userId, id, language });
  } catch (error) {
    app.log.error({ err: error, reportId: id }, 'a mailed report has no document');
    return null;
  }
}
