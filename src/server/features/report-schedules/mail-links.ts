import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../services/app-context.ts';

const PURPOSE = 'report-recipient';
/** Part of a URL that may be logged: it only allows unsubscribing. */
const LEAVING = 'report-recipient-leaves';

/**
 * The page linked in a mail for accepting or ending the mails; its token proves that the reader received a mail of
 * ours.
 */
export function recipientPath(app: Pick<AppContext, 'secrets'>, recipientId: string): string {
  const token = app.secrets.hash(PURPOSE, recipientId).toString('base64url');
  // In the fragment: it reaches neither a log nor a referrer.
  return `/report-mails#recipient=${recipientId}&token=${token}`;
}

/** One-click unsubscribe URL for mail programs, without a page. */
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
