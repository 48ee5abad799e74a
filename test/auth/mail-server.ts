import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  recipients: string[];
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** While set, every mail is refused with this status. */
  refuseWith: number | undefined;
  /** While set, every address is refused with this status, before any mail. */
  refuseRecipientsWith: number | undefined;
  /** The next mail to an address, waiting for it. */
  nextTo(address: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const seen = new Set<ReceivedMail>();
  const keep = async (source: Buffer, recipients: string[]) => {
    received.push({ ...(await PostalMime.parse(source)), recipients });
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo(_address, _session, callback) {
      const responseCode = mailServer.refuseRecipientsWith;
      callback(responseCode === undefined ? null : Object.assign(new Error('refused'), { responseCode }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailServer.refuseWith !== undefined) {
          callback(Object.assign(new Error('refused'), { responseCode: mailServer.refuseWith }));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void keep(Buffer.concat(chunks), recipients);
        callback();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: undefined,
    refuseRecipientsWith: undefined,
    async nextTo(address) {
      for (let tries = 0; tries < 250; tries++) {
        const fresh = received.find(one => one.recipients.includes(address) && !seen.has(one));
        if (fresh) {
          seen.add(fresh);
          return fresh;
        }
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      throw new Error(`No mail to ${address}`);
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
  return mailServer;
}

/** The one-time token of a mail's link, which stands in the fragment. */
export function tokenIn(mail: Email): string {
  return new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('token') ?? '';
}

/** The first address a mail's text leads to. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (link === undefined) throw new Error('The mail holds no link');
  return link;
}
