import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../services/app-context.ts';

const PURPOSE = 'report-recipient';
/** Stands in an address that logs may keep: it ends the mails and can do nothing else. */
const LEAVING = 'report-recipient-leaves';

/** The page in a mail that lets its reader agree, or end the mails: it proves that they read a mail of ours. */
export function recipientPath(app: Pick<AppContext, 'secrets'>, recipientId: string): string {
  const token = app.secrets.hash(PURPOSE, recipientId).toString('base64url');
  // After the sign: it reaches neither a log nor a referrer.
  return `/report-mails#recipient=${recipientId}&token=${token}`;
}

/** Where a mail program ends the mails, without a page. */
export function unsubscribePath(app: Pick<AppContext, 'secrets'>, recipientId: string): string {
  const token = app.secrets.hash(LEAVING, recipientId).toString('base64url');
  return `/api/v1/report-mails/${recipientId}/leave/${token}`;
}

interface Proof {
  recipient: string;
  token: string;
}

export function isRecipientToken(app: Pick<AppContext, 'secrets'>, proof: Proof): boolean {
  return isTokenOf(app, PURPOSE, proof);
}

export function isLeavingToken(app: Pick<AppContext, 'secrets'>, proof: Proof): boolean {
  return isTokenOf(app, LEAVING, proof);
}

function isTokenOf(app: Pick<AppContext, 'secrets'>, purpose: string, { recipient, token }: Proof): boolean {
  const right = app.secrets.hash(purpose, recipient);
  const given = Buffer.from(token, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}
