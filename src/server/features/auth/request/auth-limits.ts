import type { Email } from '#domain/auth/email.ts';
import type { AuthContext } from './auth-context.ts';
import type { ClientNetwork } from '#server/platform/network/client-network.ts';
import { emailKey } from '#server/platform/email-key.ts';
import { RECOVERY_LINK_MS } from '../mails/link-tokens.ts';
import { clearRateLimit, removeHit, hitRateLimit } from '#server/services/rate-limits/rate-limit.queries.ts';
import {
  FROM_ONE_NETWORK_A_DAY,
  limitVisitorMails,
} from '#server/services/rate-limits/limit-visitor-mails.ts';
import { AuthRefusal } from './refusal.ts';

interface Limit {
  hits: number;
  windowSeconds: number;
}

/** Limits per client network, and per account where guessing or mailing is possible. */
export interface AuthLimits {
  network: Record<
    'signUp' | 'signUpADay' | 'signIn' | 'refresh' | 'mail' | 'verify' | 'user' | 'factor',
    Limit
  >;
  /** Failed sign-in attempts: from anywhere, from a browser that signed in before, within a session. */
  account: Limit;
  /** Mails of sign-ups and of address changes, counted separately; sign-ups have twice as many per day. */
  mailsPerAddress: Limit;
  /**
   * The window is no longer than a link's lifetime: when the limit is reached, a link in the mailbox is still valid.
   */
  recoveryMails: Limit;
  /**
   * Codes of a second factor that are evaluated and fail: of the factors per user from anywhere, once for sessions that
   * a password began and once for all others, of the recovery codes per user and network, and in a browser that showed
   * a second factor before.
   */
  secondFactor: Limit;
  secondFactorADay: Limit;
  /** Text messages per user and way in, and to a number that is not verified yet from any user. */
  textMessages: Limit;
  /** Callers on this machine share one address: an undeclared proxy, a test, a load test. */
  loopbackFactor: number;
}

export const DEFAULT_LIMITS: AuthLimits = {
  network: {
    signUp: { hits: 60, windowSeconds: 600 },
    // Where no mail is sent that would be counted.
    signUpADay: { hits: FROM_ONE_NETWORK_A_DAY, windowSeconds: 86_400 },
    signIn: { hits: 120, windowSeconds: 300 },
    refresh: { hits: 900, windowSeconds: 300 },
    mail: { hits: 30, windowSeconds: 900 },
    verify: { hits: 60, windowSeconds: 900 },
    user: { hits: 900, windowSeconds: 300 },
    factor: { hits: 120, windowSeconds: 900 },
  },
  account: { hits: 10, windowSeconds: 900 },
  mailsPerAddress: { hits: 4, windowSeconds: 3_600 },
  recoveryMails: { hits: 4, windowSeconds: RECOVERY_LINK_MS / 1_000 },
  // Three codes of a million are right at a time: 40 a day find one in 23 years, twice 40 in 11.
  secondFactor: { hits: 10, windowSeconds: 900 },
  secondFactorADay: { hits: 40, windowSeconds: 86_400 },
  textMessages: { hits: 5, windowSeconds: 3_600 },
  loopbackFactor: 20,
};

type LimitRefusal =
  | 'over_request_rate_limit'
  | 'too_many_passwords'
  | 'over_email_send_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'mfa_codes_locked'
  | 'mfa_recovery_codes_locked';

/** Each kind is counted separately, so that requests for one do not block the owner from another. */
export type MailKind = 'signUp' | 'emailChange' | 'recovery';

export interface AuthLimiter {
  network(route: keyof AuthLimits['network'], client: ClientNetwork): Promise<void>;
  /**
   * Reserves one sign-in attempt; success releases it, so that only failures count. A browser that signed in
   * before has its own attempts, which strangers cannot exhaust.
   */
  account(email: Email, knownBrowser: string | undefined): Promise<{ giveBack(): Promise<void> }>;
  /** Reserves one password check of a signed-in user. */
  proof(sessionId: string): Promise<{ giveBack(): Promise<void> }>;
  /** Resets the sign-in limit. Mail counters stay: resetting them would reveal that an account exists. */
  clearAccount(email: Email): Promise<void>;
  /** `client`: set when the caller has no session. */
  mail(kind: MailKind, email: Email, client?: ClientNetwork): Promise<void>;
  /**
   * Reserves one evaluated code; a right one gives it back, so that only failures count. A browser that showed a second
   * factor before has tries of its own, and so have the sessions that a mailed link or Google began: whoever knows the
   * password alone cannot use them up. Recovery codes are too long
   * to be guessed from many networks: each network has its own tries, so that nobody locks the owner out of theirs.
   */
  secondFactor(
    kind: 'code' | 'recovery',
    userId: string,
    { provenBrowser, byPassword }: { provenBrowser: string | undefined; byPassword: boolean },
    client: ClientNetwork,
  ): Promise<{ giveBack(): Promise<void> }>;
  /**
   * Whoever knows the password alone cannot use up the messages of a known browser, nor of a session that a mailed link
   * or Google began; nor can anybody those of a verified number by enrolling it elsewhere.
   */
  textMessage(
    factor: { userId: string; phone: string; isVerified: boolean },
    proven: { provenBrowser: string | undefined; byPassword: boolean },
  ): Promise<void>;
}

export function createAuthLimiter(app: AuthContext, limits: AuthLimits): AuthLimiter {
  // Email addresses are hashed before they are used as counter keys.
  const keyOf = (kind: string, whose: string) =>
    `${kind}:${app.secrets.hash('rate-limit', whose).toString('base64url')}`;
  const hit = async (key: string, limit: Limit, refusal: LimitRefusal) => {
    const now = app.clock.now();
    const state = await hitRateLimit(app.db.system, key, now, limit.windowSeconds);
    if (state.hits <= limit.hits) return;
    const opensAt = state.window_started_at.getTime() + limit.windowSeconds * 1_000;
    const seconds = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1_000));
    throw new AuthRefusal(refusal, { values: { waitSeconds: seconds }, retryAfterSeconds: seconds });
  };
  const reserve = async (key: string, refusal: LimitRefusal) => {
    await hit(key, limits.account, refusal);
    return { giveBack: async () => void (await removeHit(app.db.system, key)) };
  };
  return {
    network(route, client) {
      const limit = limits.network[route];
      const hits = limit.hits * (client.loopback ? limits.loopbackFactor : 1);
      return hit(`${route}:${client.key}`, { ...limit, hits }, 'over_request_rate_limit');
    },
    account: (email, knownBrowser) =>
      reserve(
        knownBrowser === undefined
          ? keyOf('account', emailKey(email))
          : keyOf('account-browser', `${knownBrowser}:${emailKey(email)}`),
        'too_many_passwords',
      ),
    proof: sessionId => reserve(keyOf('proof', sessionId), 'over_request_rate_limit'),
    async clearAccount(email) {
      await clearRateLimit(app.db.system, keyOf('account', emailKey(email)));
    },
    async secondFactor(kind, userId, { provenBrowser, byPassword }, client) {
      const from =
        provenBrowser ?? (kind === 'recovery' ? client.key : byPassword ? undefined : 'not by password');
      const codes = from === undefined ? 'mfa_codes_locked' : 'over_request_rate_limit';
      const refusal = kind === 'code' ? codes : 'mfa_recovery_codes_locked';
      const whose = from === undefined ? userId : `${from}:${userId}`;
      const keys = [keyOf(`factor-${kind}`, whose), keyOf(`factor-${kind}-day`, whose)] as const;
      await hit(keys[0], limits.secondFactor, refusal);
      await hit(keys[1], limits.secondFactorADay, refusal);
      return {
        giveBack: async () => {
          for (const key of keys) await removeHit(app.db.system, key);
        },
      };
    },
    async textMessage({ userId, phone, isVerified }, { provenBrowser, byPassword }) {
      const from = provenBrowser ?? (byPassword ? 'password' : 'not by password');
      const whose = isVerified ? `${from}:${userId}` : userId;
      await hit(keyOf('sms-user', whose), limits.textMessages, 'over_sms_send_rate_limit');
      if (!isVerified) await hit(keyOf('sms-number', phone), limits.textMessages, 'over_sms_send_rate_limit');
    },
    async mail(kind, email, client) {
      await hit(
        keyOf(`mail-${kind}`, emailKey(email)),
        kind === 'recovery' ? limits.recoveryMails : limits.mailsPerAddress,
        'over_email_send_rate_limit',
      );
      if (client === undefined || kind === 'emailChange') return;
      const over = await limitVisitorMails(app, kind, {
        network: client,
        email,
        factor: limits.loopbackFactor,
        ...(kind === 'signUp' && { mostToAddress: 2 * limits.mailsPerAddress.hits }),
      });
      if (over === null) return;
      const { by, waitSeconds } = over;
      const code = by === 'network' ? 'over_request_rate_limit' : 'over_email_send_rate_limit';
      throw new AuthRefusal(code, { values: { waitSeconds }, retryAfterSeconds: waitSeconds });
    },
  };
}
