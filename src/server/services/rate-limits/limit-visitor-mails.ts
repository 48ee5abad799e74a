import type { Email } from '#domain/auth/email.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { ClientNetwork } from '../../platform/network/client-network.ts';
import type { AppContext } from '../app-context.ts';
import { hitRateLimit } from './rate-limit.queries.ts';

type Limiting = Pick<AppContext, 'db' | 'clock' | 'secrets'>;

/** Mails that can be sent without a session to an address that may be another person's. */
type VisitorMail = 'signUp' | 'recovery' | 'contact' | 'withdrawal';

const DAY_SECONDS = 86_400;
/** Enough for a class that signs up from one school. */
export const FROM_ONE_NETWORK_A_DAY = 40;
/**
 * Each kind separately: a stranger's mails of one kind do not block another. Resets have their own limit, no longer
 * than a link is valid: a working link must be in the mailbox at any minute.
 */
const TO_ONE_ADDRESS_A_DAY: Record<VisitorMail, number> = {
  /** Sign-ups are counted by the sign-in limits. */
  signUp: Infinity,
  recovery: Infinity,
  contact: 5,
  withdrawal: 5,
};
/** Callers on this machine share one address. */
const LOOPBACK_FACTOR = 20;

/**
 * Counts a mail before it is written; null: it may be sent. A mail refused for its network does not count against
 * others.
 */
export async function limitVisitorMails(
  app: Limiting,
  kind: VisitorMail,
  {
    network,
    email,
    factor = LOOPBACK_FACTOR,
    mostToAddress = TO_ONE_ADDRESS_A_DAY[kind],
  }: { network: ClientNetwork; email: Email; factor?: number; mostToAddress?: number },
): Promise<{ by: 'network' | 'address'; waitSeconds: number } | null> {
  const now = app.clock.now();
  const count = async (key: string, whose: string, most: number) => {
    const hashed = app.secrets.hash('rate-limit', whose).toString('base64url');
    const state = await hitRateLimit(app.db.system, `${key}:${hashed}`, now, DAY_SECONDS);
    const opensAt = state.window_started_at.getTime() + DAY_SECONDS * 1_000;
    return state.hits <= most ? null : Math.max(1, Math.ceil((opensAt - now.getTime()) / 1_000));
  };
  const most = FROM_ONE_NETWORK_A_DAY * (network.loopback ? factor : 1);
  const byNetwork = await count('visitor-mails', network.key, most);
  if (byNetwork !== null) return { by: 'network', waitSeconds: byNetwork };
  const byAddress = await count(`visitor-mails-${kind}`, emailKey(email), mostToAddress);
  return byAddress === null ? null : { by: 'address', waitSeconds: byAddress };
}
