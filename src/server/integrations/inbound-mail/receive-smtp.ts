import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { createArrivals } from './arrivals.ts';
import { countMailIn } from '../../telemetry/figures.ts';
import { loadCertificate, watchCertificate, type CertificateFiles } from './certificate.ts';
import { MailRefusal } from './mail-refusal.ts';
import { readMail, type ReadMail } from './read-mail.ts';

export const INBOUND_LIMITS = {
  bytes: 10_000_000,
  clients: 8,
  /** Connections of one network in a minute. */
  arrivals: 60,
  idleMs: 30_000,
  /** Addresses that are none, in one conversation. */
  wrongAddresses: 3,
} as const;

export interface InboundMail {
  port: number;
  close(): Promise<void>;
}

export interface InboundOptions {
  port: number;
  host: string;
  /** What STARTTLS is offered with; null: it is not. */
  tls: CertificateFiles | null;
  log: Logger;
  /** Whether a mail to this address is for us; anything else is refused at once, so nothing is ever passed on. */
  isOurs: (address: string) => boolean;
  /** Done with it, or `MailRefusal`; whatever else is thrown asks the sender to come again. */
  take: (address: string, mail: ReadMail) => Promise<void>;
}

/** A receiver for replies: it knows our own addresses, keeps nothing by itself, and sends nothing. */
export async function receiveSmtp(options: InboundOptions): Promise<InboundMail> {
  const { log, isOurs, tls } = options;
  const watched = tls === null ? null : watchCertificate(tls);
  const arrivals = createArrivals(INBOUND_LIMITS.arrivals);
  const wrong = new WeakMap<SMTPServerSession, number>();
  const server = new SMTPServer({
    name: 'accroche',
    banner: 'replies to requests',
    // Without a certificate of the operator's its own one would prove nothing.
    disabledCommands: tls === null ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...(tls === null ? {} : { ...loadCertificate(tls), minVersion: 'TLSv1.2' }),
    authOptional: true,
    disableReverseLookup: true,
    size: INBOUND_LIMITS.bytes,
    maxClients: INBOUND_LIMITS.clients,
    socketTimeout: INBOUND_LIMITS.idleMs,
    closeTimeout: 1_000,
    onConnect(session, done) {
      renew();
      done(
        arrivals.mayCome(session.remoteAddress)
          ? null
          : new MailRefusal(421, 'Too many connections, come again later'),
      );
    },
    onMailFrom({ address }, _session, done) {
      done(address === '' ? new MailRefusal(550, 'Notices about mails are not read here') : null);
    },
    onRcptTo({ address }, session, done) {
      if (isOurs(address)) {
        done(session.envelope.rcptTo.length > 0 ? new MailRefusal(452, 'One recipient at a time') : null);
        return;
      }
      const count = (wrong.get(session) ?? 0) + 1;
      wrong.set(session, count);
      done(
        count > INBOUND_LIMITS.wrongAddresses
          ? new MailRefusal(421, 'Too many addresses that are not ours')
          : new MailRefusal(550, 'There is no such address here'),
      );
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (part: Buffer) => {
        bytes += part.byteLength;
        // Read to its end all the same: a conversation cannot be answered in the middle.
        if (bytes <= INBOUND_LIMITS.bytes) parts.push(part);
        else parts.length = 0;
      });
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded || bytes > INBOUND_LIMITS.bytes) {
          done(new MailRefusal(552, `A mail may have ${INBOUND_LIMITS.bytes / 1_000_000} MB at most`));
          return;
        }
        const address = session.envelope.rcptTo[0]?.address ?? '';
        void answer(take(options, address, Buffer.concat(parts)), done);
      });
    },
  });
  const renew = (): void => {
    try {
      const certificate = watched?.renewed() ?? null;
      if (certificate !== null) server.updateSecureContext(certificate);
    } catch (error) {
      log.warn({ err: error }, 'the certificate for mail cannot be read anew; the last one goes on');
    }
  };
  server.on('error', (error: Error) =>
    log.info({ reason: error.message }, 'a conversation by mail broke off'),
  );
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

async function answer(
  taken: Promise<MailRefusal | null>,
  done: (error?: Error | null, message?: string) => void,
): Promise<void> {
  const refused = await taken;
  if (refused === null) done(null, 'Taken');
  else done(refused);
}

/** Null: taken. What went wrong on our side is told as passing: the sender keeps the mail and comes again. */
async function take(
  { log, take: hand }: InboundOptions,
  address: string,
  source: Buffer,
): Promise<MailRefusal | null> {
  try {
    await hand(address, await readMail(source));
    countMailIn('taken');
    return null;
  } catch (error) {
    if (error instanceof MailRefusal) {
      countMailIn('refused');
      return error;
    }
    countMailIn('put_off');
    log.error({ err: error }, 'a mail could not be taken in');
    return new MailRefusal(451, 'The mail could not be taken just now, come again later');
  }
}
