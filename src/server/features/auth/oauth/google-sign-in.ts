import { z } from 'zod';
import type { Transaction } from '#server/platform/db/database.ts';
import type { Caller } from '#server/services/app-context.ts';
import { writeAuthMail } from '../mails/auth-mails.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { signInOrLinkGoogle, linkGoogle, type GoogleSignInResult } from './google-account.ts';
import {
  fetchGoogleUser,
  googleAddress,
  reasonOf,
  refusalOfGoogle,
  type GoogleUser,
} from './google-client.ts';
import { lockAccountOwner } from '#server/services/user-lock/lock-account-owner.ts';
import {
  startOAuthFlow,
  codeFor,
  finishOAuthFlow,
  redeemCode,
  ownerOfCode,
  type OAuthFlow,
} from './oauth-flow.ts';
import type { SpentFlow } from '../queries/oauth-flows.queries.ts';
import { AuthRefusal, sentenceOf, type RefusalCode } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { evictCachedSessions } from '../sessions/session-state.ts';
import { logFirstAdmin } from '../users/sign-up.ts';
import { readTimeZone } from '../users/sign-up-metadata.ts';
import { redirectTarget } from '#server/platform/http/site-origin.ts';
import { sessionAnswer, startSession, type StartedSession } from '../sessions/start-session.ts';
import { findLanguage, findUser, type UserRow } from '../queries/users.queries.ts';

const CHALLENGE = /^[\w-]{43}$/;
const Exchange = z.object({
  auth_code: z.string().min(1).max(200),
  code_verifier: z.string().min(1).max(200),
});

function callbackOf(request: AuthRequest): string {
  return `${request.siteOrigin}/auth/v1/callback`;
}

/** Google's authorization URL for a browser, and the cookie value it must return. */
export async function startGoogleSignIn(
  request: AuthRequest,
  query: URLSearchParams,
  options: { browser: string | undefined; caller?: Caller },
): Promise<{ address: URL; oauthFlow: OAuthFlow }> {
  const { app, limiter, client, caller } = { ...request, caller: options.caller };
  await limiter.network('signIn', client);
  if (app.config.google === null || query.get('provider') !== 'google')
    throw new AuthRefusal('provider_disabled');
  const oauthFlow = await startOAuthFlow(app, {
    browser: options.browser,
    purpose: caller ? 'link' : 'sign_in',
    ...(caller ? { userId: caller.userId, sessionId: caller.sessionId } : {}),
    redirectTo: redirectTarget(query.get('redirect_to'), request.siteOrigin),
    language: request.language,
    codeChallenge: challengeIn(query),
    timeZone: readTimeZone(query.get('time_zone')),
  });
  const address = await googleAddress(app, oauthFlow.secrets, {
    callback: callbackOf(request),
    language: request.language,
  });
  return { address, oauthFlow };
}

/** PKCE between the browser and us: S256 only, because an observer of URLs could reuse the plain method. */
function challengeIn(query: URLSearchParams): string | null {
  const challenge = query.get('code_challenge');
  if (challenge === null) return null;
  const method = query.get('code_challenge_method')?.toLowerCase();
  if (method !== 's256' || !CHALLENGE.test(challenge)) {
    throw new AuthRefusal('validation_failed', { values: { field: 'code_challenge' } });
  }
  return challenge;
}

/** The URL to which a browser is redirected on failure; a program gets status and code. */
export function failedToStart(
  request: AuthRequest,
  query: URLSearchParams,
  error: unknown,
  showsPages: boolean,
): string {
  if (error instanceof AuthRefusal && !showsPages) throw error;
  return sayBack(
    redirectTarget(query.get('redirect_to'), request.siteOrigin),
    refused(request, error),
    request,
  );
}

/** Handles Google's callback: the URL on our site to redirect to, with a code or an error. */
export async function handleGoogleCallback(
  request: AuthRequest,
  query: URLSearchParams,
  browser: string | undefined,
): Promise<string> {
  const { app, limiter, client, siteOrigin } = request;
  if (app.config.google === null) throw new AuthRefusal('provider_disabled');
  await limiter.network('signIn', client);
  const oauthFlow = await finishOAuthFlow(app, query.get('state') ?? '', browser);
  if (!oauthFlow) return sayBack(`${siteOrigin}/auth`, new AuthRefusal('bad_oauth_state'), request);
  const { flow, secrets } = oauthFlow;
  const inFlowsLanguage = { ...request, language: flow.language };
  try {
    const google = await fetchGoogleUser(app, new URL(`?${query.toString()}`, callbackOf(request)), secrets);
    return await arrive(inFlowsLanguage, flow, google, secrets.state);
  } catch (error) {
    return sayBack(flow.redirect_to, refused(request, error), inFlowsLanguage);
  }
}

async function arrive(
  request: AuthRequest,
  flow: SpentFlow,
  google: GoogleUser,
  state: string,
): Promise<string> {
  const { app } = request;
  if (flow.purpose === 'link') {
    const { user_id: userId, session_id: sessionId } = flow;
    if (userId === null || sessionId === null) throw new AuthRefusal('session_not_found');
    const linking = app.db.system.transaction(async tx => {
      const linked = await linkGoogle(app, tx, google, { userId, sessionId });
      await note(request, tx, linked);
      return linked;
    });
    await tell(request, await linking);
    return withQuery(flow.redirect_to, { linked: 'google' });
  }
  const { arrival, user, started } = await app.db.system.transaction(async tx => {
    const arrived = await signInOrLinkGoogle(app, tx, google, flow);
    const found = await findUser(tx, arrived.userId);
    if (!found) throw new AuthRefusal('session_not_found');
    if (found.locked_at) throw new AuthRefusal('user_banned');
    await note(request, tx, arrived);
    const session = flow.code_challenge === null ? await startSession(request, tx, found.id, 'oauth') : null;
    return { arrival: arrived, user: found, started: session };
  });
  if (arrival.tookOver) evictCachedSessions(app.db, arrival.userId);
  if (arrival.isFirst) logFirstAdmin(request, arrival.userId);
  await tell(request, arrival);
  if (started === null) {
    return withQuery(flow.redirect_to, { code: await codeFor(app, state, arrival.userId) });
  }
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await answerOf(
    request,
    user,
    started,
  );
  const fragment = { access_token, expires_at, expires_in, refresh_token, token_type };
  return `${flow.redirect_to}#${asQuery(fragment)}`;
}

type Opened = { refused: RefusalCode } | { user: UserRow; started: StartedSession };

/** Exchanges the code of a returning browser for its session. */
export async function exchangeCode(request: AuthRequest, body: Record<string, unknown>) {
  const { app, limiter, client } = request;
  await limiter.network('signIn', client);
  const { auth_code: code, code_verifier: verifier } = parseBody(Exchange, body);
  // Refusals are returned, not thrown, so that the code stays consumed.
  const opened = await app.db.system.transaction(async (tx): Promise<Opened> => {
    const owner = await ownerOfCode(app, tx, code);
    if (owner !== undefined) await lockAccountOwner(tx, owner, null);
    const spent = await redeemCode(app, tx, code, verifier);
    if ('refused' in spent) return spent;
    const user = await findUser(tx, spent.userId);
    if (!user) return { refused: 'flow_state_not_found' };
    if (user.locked_at) return { refused: 'user_banned' };
    return { user, started: await startSession(request, tx, user.id, 'oauth') };
  });
  if ('refused' in opened) throw new AuthRefusal(opened.refused);
  return answerOf(request, opened.user, opened.started);
}

function answerOf({ app }: AuthRequest, user: UserRow, started: StartedSession) {
  return sessionAnswer(app, { ...user, last_sign_in_at: app.clock.now() }, started);
}

async function note(
  { app, requestId }: AuthRequest,
  tx: Transaction,
  { userId, mail }: GoogleSignInResult,
): Promise<void> {
  if (mail) await app.noteSecurity(tx, userId, { what: 'google_linked', requestId });
}

async function tell(request: AuthRequest, { userId, mail }: GoogleSignInResult): Promise<void> {
  if (!mail) return;
  const { app, siteOrigin } = request;
  const language = (await findLanguage(app.db.system, userId)) ?? request.language;
  const url =
    mail.kind === 'googleTookOver' ? `${siteOrigin}/reset-password` : `${siteOrigin}/settings#sign-in`;
  await app.mailer.send(writeAuthMail(mail.kind, { to: mail.to, language, url }));
}

/** The error shown to the user; details are only logged. */
function refused({ app }: AuthRequest, error: unknown): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  const saidNo = refusalOfGoogle(error);
  if (saidNo === 'access_denied') return new AuthRefusal('oauth_access_denied');
  const reason = saidNo === undefined ? reasonOf(error) : 'AuthorizationResponseError';
  app.log.warn({ reason }, 'signing in with Google failed');
  return new AuthRefusal('oauth_failed');
}

function sayBack(target: string, refusal: AuthRefusal, { language }: AuthRequest): string {
  const code: RefusalCode = refusal.code;
  const error = refusal.status >= 500 ? 'server_error' : 'access_denied';
  return `${target}#${asQuery({ error, error_code: code, error_description: sentenceOf(refusal, language) })}`;
}

function withQuery(target: string, added: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.toString();
}

function asQuery(values: Record<string, string | number>): string {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}
