import { createHash, randomBytes } from 'node:crypto';
import { parseEmail } from '#domain/auth/email.ts';
import { billingMails as english } from '#i18n/en/mails/billing-mails.ts';
import { billingMails as french } from '#i18n/fr/mails/billing-mails.ts';
import { AppError } from '#server/platform/app-error.ts';
import { emailSpellings } from '#server/platform/email-key.ts';
import type { RequestContext } from '#server/services/calls/request-context.ts';
import { mailInTransaction } from '#server/services/mail/mail-user.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { listSubscriptions } from '../customers/billing.queries.ts';
import {
  addCancellationRequest,
  countGoodRequests,
  findCancellationRequest,
  findPayerByEmail,
} from '../customers/cancellation.queries.ts';
import { cancelSubscription } from './end-subscription.ts';
import { ongoingOf } from '../customers/get-billing.ts';

const LINK_LIVES_MS = 3_600_000;
/** A lost mail can be requested again. */
const MOST_GOOD_LINKS = 2;

/**
 * For users who cannot sign in: the link in the mail proves the address. The response does not reveal who has a
 * contract.
 * Nobody is refused, since others could exhaust a daily limit: while valid links are in the mailbox no other is sent.
 */
export async function requestCancellation(
  { app }: Pick<RequestContext, 'app'>,
  typed: string,
): Promise<{ sent: true }> {
  const email = parseEmail(typed);
  if (email === undefined) throw new AppError('invalid_input', { field: 'email' });
  const payer = await findPayerByEmail(app.db.system, emailSpellings(email));
  if (payer !== undefined) await sendLink(app, payer.user_id);
  return { sent: true };
}

async function sendLink(app: AppContext, userId: string): Promise<void> {
  if (ongoingOf(await listSubscriptions(app.db.system, userId)) === undefined) return;
  const token = randomBytes(32).toString('base64url');
  const at = app.clock.now();
  const expiresAt = new Date(at.getTime() + LINK_LIVES_MS);
  await app.db.system.transaction(async tx => {
    if ((await countGoodRequests(tx, userId, at)) >= MOST_GOOD_LINKS) return;
    await addCancellationRequest(tx, { tokenHash: hashOf(token), userId, at, expiresAt });
    await mailInTransaction(app, tx, userId, language => ({
      ...(language === 'en' ? english : french).cancellation_link,
      // In the fragment: it reaches neither a log nor a referrer.
      path: `/cancellation#token=${token}`,
      values: {},
    }));
  });
}

/**
 * Ends the contract of this link, and returns its end date. Using the link again returns the same until the contract is
 * resumed.
 */
export async function confirmCancellation(app: AppContext, token: string): Promise<{ ends_at: string }> {
  const found = await findCancellationRequest(app.db.system, hashOf(token), app.clock.now());
  if (found === undefined) throw new AppError('cancellation_link_wrong');
  const { endsAt } = await cancelSubscription(app, found.user_id);
  return { ends_at: endsAt.toISOString() };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
