import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  claimMails,
  insertMail,
  markMailFailed,
  markMailSent,
  recordRefusedAddress,
  recordAcceptedAddress,
  type WaitingMail,
} from './mail-outbox.queries.ts';
import { countMail } from '../../platform/telemetry/metrics.ts';
import type { Mailer } from './mailer.ts';

const LOOK_EVERY_MS = 15_000;
const LEASE_MS = 120_000;
const AT_ONCE = 10;
const TIMEOUT_MS = 20_000;
/** Delays between attempts; after the last one a mail is given up. */
const RETRY_AFTER_MS = [30_000, 120_000, 600_000, 3_600_000, 14_400_000];
const PERMANENT_FROM = 500;
/** Replies to RCPT TO that concern the address itself (RFC 5321 §4.2.3, RFC 7504); others concern this server. */
const ADDRESS_REFUSED = [501, 550, 551, 553, 556];

/** Mails are stored before they are sent, so that an SMTP server that is down or slow loses none and blocks nobody. */
export function createSmtpMailer(options: {
  smtpUrl: string;
  from: string;
  db: Database;
  clock: Clock;
  log: Logger;
}): Mailer {
  const { db, clock, log } = options;
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let closed = false;
  let working: Promise<void> | undefined;
  let again = false;

  const deliver = async (mail: WaitingMail): Promise<void> => {
    try {
      await transport.sendMail({
        from: options.from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.attachment && {
          attachments: [
            {
              filename: mail.attachment.name,
              contentType: mail.attachment.type,
              content: mail.attachment.content,
            },
          ],
        }),
        headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(mail.unsubscribeUrl) },
      });
      countMail('sent');
      await markMailSent(db.system, mail.id, clock.now());
      await recordAcceptedAddress(db.system, mail.to);
    } catch (error) {
      const { code, responseCode, command } = error as {
        code?: string;
        responseCode?: number;
        command?: string;
      };
      const reason = `${code ?? 'failed'}${responseCode === undefined ? '' : ` ${responseCode}`}`;
      const waitMs = (responseCode ?? 0) >= PERMANENT_FROM ? undefined : RETRY_AFTER_MS[mail.attempts - 1];
      countMail(waitMs === undefined ? 'given_up' : 'put_off');
      log.warn({ mailId: mail.id, reason, willRetry: waitMs !== undefined }, 'a mail could not be sent');
      const againAt = waitMs === undefined ? null : new Date(clock.now().getTime() + waitMs);
      await markMailFailed(db.system, mail.id, reason, againAt);
      if (command === 'RCPT TO' && ADDRESS_REFUSED.includes(responseCode ?? 0))
        await recordRefusedAddress(db.system, mail.to, clock.now());
    }
  };
  const work = async (): Promise<void> => {
    while (again && !closed) {
      again = false;
      const now = clock.now();
      const mails = await claimMails(db.system, now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
      await Promise.all(mails.map(deliver));
      if (mails.length === AT_ONCE) again = true;
    }
  };
  const look = (): void => {
    if (closed) return;
    again = true;
    working ??= work()
      .catch((error: unknown) =>
        log.warn({ reason: (error as Error).message }, 'the outbox could not be read'),
      )
      .finally(() => {
        working = undefined;
        if (again) look();
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  look();

  return {
    kind: 'smtp',
    async send(mail, within) {
      await insertMail(within ?? db.system, mail, clock.now());
      // What is not committed yet is found by a later poll.
      if (within === undefined) look();
    },
    close() {
      closed = true;
      clearInterval(timer);
      transport.close();
    },
  };
}

/** RFC 8058. */
function oneClick(url: string | null | undefined): Record<string, string> {
  if (url === null || url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
