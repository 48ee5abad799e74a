import type { Email } from '#domain/auth/email.ts';
import type { AppContext } from '../app-context.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { ClientNetwork } from '../../platform/network/client-network.ts';
import { limitVisitorMails } from './limit-visitor-mails.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

const DAY_SECONDS = 86_400;
/** Retry after this time: when the day of these counts ends is not disclosed. */
export const AN_HOUR_SECONDS = 3_600;
/** Mails that one user may have sent to strangers in a day. */
const INVITATIONS_A_DAY = 20;
/** Forms of one network in a day: one person there does not soon use up what a school or an office shares. */
const FORMS_OF_A_NETWORK_A_DAY = 200;
const ASKING_ONE_ADDRESS_A_DAY = 3;
/**
 * Forms with one address in a day from all networks together; high, so that nobody can block another person's address.
 */
const FROM_EVERYBODY_A_DAY = 60;

/** Counts an invitation mail to an address that never wrote to us; false: no more today, from this user or to it. */
export async function mayInvite(
  app: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  userId: string,
  email: Email,
): Promise<boolean> {
  const { byAsker, byAddress, byBoth } = await count(
    app,
    'invite',
    { asker: userId, most: INVITATIONS_A_DAY },
    email,
  );
  return Math.max(byAddress, byBoth) <= ASKING_ONE_ADDRESS_A_DAY && byAsker <= INVITATIONS_A_DAY;
}

/**
 * Counts a form without an account that sends a mail to the address given in it: whether it is accepted, and whether
 * its mail is sent. Each purpose is counted separately, and above all by network and address together: otherwise forms
 * sent by others under an address would block its owner.
 */
export async function mayWriteBack(
  app: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  purpose: 'contact' | 'withdrawal',
  network: ClientNetwork,
  email: Email,
): Promise<{ isTaken: boolean; isMailed: boolean }> {
  const asking = { asker: network.key, most: FORMS_OF_A_NETWORK_A_DAY };
  const { byAsker, byAddress, byBoth } = await count(app, purpose, asking, email);
  const isFew = byAsker <= asking.most && byBoth <= ASKING_ONE_ADDRESS_A_DAY;
  const isTaken = isFew && byAddress <= FROM_EVERYBODY_A_DAY;
  const isMailed = isTaken && (await limitVisitorMails(app, purpose, { network, email })) === null;
  return { isTaken, isMailed };
}

async function count(
  app: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  purpose: string,
  { asker, most }: { asker: string; most: number },
  email: Email,
): Promise<{ byAsker: number; byAddress: number; byBoth: number }> {
  const hits = async (kind: string, whose: string) => {
    const key = `${purpose}-${kind}:${app.secrets.hash('rate-limit', whose).toString('base64url')}`;
    return (await hitRateLimit(app.db.system, key, app.clock.now(), DAY_SECONDS)).hits;
  };
  const address = emailKey(email);
  const byBoth = await hits('both', `${asker} ${address}`);
  const byAsker = byBoth > ASKING_ONE_ADDRESS_A_DAY ? 0 : await hits('asker', asker);
  // A hit that is refused already does not count against others.
  const isRefused = byAsker > most || byBoth > ASKING_ONE_ADDRESS_A_DAY;
  const byAddress = isRefused ? 0 : await hits('address', address);
  return { byAsker, byAddress, byBoth };
}

/** Reports of testimonials that one network may send in a day. */
const REPORTED_A_DAY = 10;

/** Counts a report of a testimonial made without an account; false: no more today from this network. */
export async function mayReport(
  app: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  networkKey: string,
): Promise<boolean> {
  const key = `reports:${app.secrets.hash('rate-limit', networkKey).toString('base64url')}`;
  const { hits } = await hitRateLimit(app.db.system, key, app.clock.now(), DAY_SECONDS);
  return hits <= REPORTED_A_DAY;
}
