import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '#contract/wire/languages.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { AuthContext } from '../request/auth-context.ts';
import type { FlowSecrets } from './google-client.ts';
import {
  findCodeOwner,
  issueCode,
  insertFlow,
  consumeCode,
  consumeState,
  type FlowPurpose,
  type SpentFlow,
} from '../queries/oauth-flows.queries.ts';

export const FLOW_SECONDS = 600;
const CODE_MS = 120_000;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export interface OAuthFlow {
  /** Stored by the browser in a cookie, so that no other browser can return the state. */
  browser: string;
  secrets: FlowSecrets;
}

/** Starts a round trip to a provider. The browser retains its cookie value, so that two tabs can do so concurrently. */
export async function startOAuthFlow(
  app: AuthContext,
  flow: {
    browser: string | undefined;
    purpose: FlowPurpose;
    userId?: string;
    sessionId?: string;
    redirectTo: string;
    language: Language;
    codeChallenge: string | null;
    timeZone: string | null;
  },
): Promise<OAuthFlow> {
  const browser = flow.browser !== undefined && TOKEN.test(flow.browser) ? flow.browser : newToken();
  const state = newToken();
  const now = app.clock.now();
  await insertFlow(app.db.system, {
    stateHash: hashOf(app, 'oauth-state', state),
    browserHash: hashOf(app, 'oauth-browser', browser),
    purpose: flow.purpose,
    userId: flow.userId ?? null,
    sessionId: flow.sessionId ?? null,
    redirectTo: flow.redirectTo,
    language: flow.language,
    codeChallenge: flow.codeChallenge,
    timeZone: flow.timeZone,
    now,
    expiresAt: new Date(now.getTime() + FLOW_SECONDS * 1_000),
  });
  return { browser, secrets: secretsOf(app, state, browser) };
}

/** The flow of a returning browser: for one caller with its state and cookie value, once. */
export async function finishOAuthFlow(
  app: AuthContext,
  state: string,
  browser: string | undefined,
): Promise<{ flow: SpentFlow; secrets: FlowSecrets } | undefined> {
  if (!TOKEN.test(state) || browser === undefined || !TOKEN.test(browser)) return undefined;
  const flow = await consumeState(app.db.system, {
    stateHash: hashOf(app, 'oauth-state', state),
    browserHash: hashOf(app, 'oauth-browser', browser),
    now: app.clock.now(),
  });
  return flow && { flow, secrets: secretsOf(app, state, browser) };
}

/** A code with which the initiating browser fetches its session. */
export async function codeFor(app: AuthContext, state: string, userId: string): Promise<string> {
  const code = newToken();
  await issueCode(app.db.system, {
    stateHash: hashOf(app, 'oauth-state', state),
    userId,
    codeHash: hashOf(app, 'oauth-code', code),
    expiresAt: new Date(app.clock.now().getTime() + CODE_MS),
  });
  return code;
}

/** The user of a code, without consuming it. */
export function ownerOfCode(app: AuthContext, db: Queryable, code: string): Promise<string | undefined> {
  return findCodeOwner(db, hashOf(app, 'oauth-code', code));
}

/** The user whose session a code opens. The first use consumes the code, whatever the verifier. */
export async function redeemCode(
  app: AuthContext,
  db: Queryable,
  code: string,
  verifier: string,
): Promise<{ userId: string } | { refused: 'flow_state_not_found' | 'bad_code_verifier' }> {
  const spent = await consumeCode(db, hashOf(app, 'oauth-code', code), app.clock.now());
  if (!spent) return { refused: 'flow_state_not_found' };
  const given = createHash('sha256').update(verifier).digest();
  const wanted = Buffer.from(spent.code_challenge ?? '', 'base64url');
  const isRight = wanted.length === given.length && timingSafeEqual(wanted, given);
  return isRight ? { userId: spent.user_id } : { refused: 'bad_code_verifier' };
}

/** Derived from the browser's cookie and the URL, so that the database knows neither nonce nor verifier. */
function secretsOf(app: AuthContext, state: string, browser: string): FlowSecrets {
  const derive = (purpose: string) => hashOf(app, purpose, `${state}.${browser}`).toString('base64url');
  return { state, nonce: derive('oauth-nonce'), codeVerifier: derive('oauth-verifier') };
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hashOf(app: AuthContext, purpose: string, value: string): Buffer {
  return app.secrets.hash(purpose, value);
}
