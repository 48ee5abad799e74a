import { Hono, type Context } from 'hono';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import type { Caller } from '../../services/app-context.ts';
import type { AuthRequest } from './request/auth-request.ts';
import type { AuthContext } from './request/auth-context.ts';
import { checkSession, type Reach } from './sessions/check-session.ts';
import { addFactorRoutes } from './factors/factor-routes.ts';
import { addGoogleRoutes } from './oauth/google-routes.ts';
import { exchangeCode } from './oauth/google-sign-in.ts';
import { confirmEmailChange } from './users/change-email.ts';
import { clientNetwork } from '../../platform/network/client-network.ts';
import { readMarks, setMark } from './sessions/browser-marks.ts';
import { linkPage } from './links/link-page.ts';
import { proveForLink } from './oauth/link-proof.ts';
import { recover, resend } from './links/mail-links.ts';
import { createPasswordHasher, type PasswordHasher } from './request/password-hasher.ts';
import { createAuthLimiter, DEFAULT_LIMITS, type AuthLimits } from './request/auth-limits.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { AuthRefusal, refusalBody, type RefusalCode } from './request/refusal.ts';
import { parseJsonObject, readBytes } from './request/request-body.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { signUp } from './users/sign-up.ts';
import { signingKeys } from './sessions/signing-keys.ts';
import { isForeign } from '../../platform/http/foreign-origin.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { socketAddress } from '../../platform/network/socket-address.ts';
import { getUser, updateUser } from './users/update-user.ts';
import { userAnswer } from './queries/user-answer.ts';
import { verifyLink } from './links/verify-link.ts';

type Json = Record<string, unknown>;

/** Protocol endpoints that this server does not offer, each with its error code. */
const NOT_OFFERED: [path: string, RefusalCode][] = [
  ['/otp', 'email_provider_disabled'],
  ['/magiclink', 'email_provider_disabled'],
  ['/sso', 'provider_disabled'],
  ['/sso/*', 'provider_disabled'],
];

/** The GoTrue protocol as used by `@supabase/auth-js`. */
export function createAuthRoutes(
  app: AuthContext,
  options: { limits?: AuthLimits; passwords?: PasswordHasher } = {},
): Hono {
  const routes = new Hono();
  const limiter = createAuthLimiter(app, options.limits ?? DEFAULT_LIMITS);
  const passwords = options.passwords ?? createPasswordHasher();
  let proxyNoticed = false;

  const requestOf = (c: Context): AuthRequest => {
    const forwardedFor = c.req.header('x-forwarded-for');
    const client = clientNetwork(socketAddress(c), forwardedFor, app.config.trustProxy);
    if (client.loopback && forwardedFor !== undefined && !app.config.trustProxy && !proxyNoticed) {
      proxyNoticed = true;
      app.log.warn('a proxy stands in front: set TRUST_PROXY=true so that limits tell its visitors apart');
    }
    const origin = siteOrigin(app.config, c.req.url);
    const isSecure = origin.startsWith('https:');
    return {
      app,
      limiter,
      passwords,
      language: languageOf(c.req.raw),
      client,
      userAgent: c.req.header('user-agent') ?? null,
      marks: readMarks(c, isSecure),
      remember: (kind, user) => setMark(c, app, kind, user, isSecure),
      siteOrigin: origin,
      requestId: requestIdOf(c),
    };
  };
  const serve =
    (work: (request: AuthRequest, c: Context, json: () => Json) => Promise<Response>) =>
    async (c: Context): Promise<Response> => {
      c.header('Cache-Control', 'no-store');
      try {
        const request = requestOf(c);
        const bytes = await readBytes(c.req.raw);
        if (c.req.method !== 'GET' && isForeign(c.req.raw, request.siteOrigin))
          throw new AuthRefusal('foreign_origin');
        return await work(request, c, () => parseJsonObject(c.req.header('content-type'), bytes));
      } catch (error) {
        return answerRefusal(app, c, error);
      }
    };

  routes.get('/health', c => c.json({ name: 'Accroche Auth', description: 'GoTrue protocol', version: '1' }));
  routes.get('/settings', c => c.json(settings(app)));
  routes.get(
    '/.well-known/jwks.json',
    serve(async (_request, c) => {
      c.header('Cache-Control', 'public, max-age=300');
      return c.json((await signingKeys(app)).jwks);
    }),
  );
  routes.post(
    '/signup',
    serve(async (request, c, json) => {
      const body = json();
      return c.json(await signUp(request, body, c.req.query('redirect_to') ?? null));
    }),
  );
  routes.post(
    '/token',
    serve(async (request, c, json) => {
      const grant = c.req.query('grant_type');
      const grants = { password: signIn, refresh_token: refreshSession, pkce: exchangeCode };
      if (grant === undefined || !Object.hasOwn(grants, grant))
        throw new AuthRefusal('unsupported_grant_type');
      return c.json(await grants[grant as keyof typeof grants](request, json()));
    }),
  );
  routes.get(
    '/user',
    serve(async (request, c) =>
      c.json(userAnswer(await getUser(request, await callerOf(app, c, 'second_factor')))),
    ),
  );
  routes.put(
    '/user',
    serve(async (request, c, json) => {
      const caller = await callerOf(app, c);
      return c.json(await updateUser(request, caller, json()));
    }),
  );
  routes.post(
    '/user/proof',
    serve(async (request, c, json) => c.json(await proveForLink(request, await callerOf(app, c), json()))),
  );
  routes.post(
    '/logout',
    serve(async (request, c) => {
      const scope = c.req.query('scope') ?? null;
      const caller = await callerOf(app, c, scope === 'local' ? 'second_factor' : 'everything');
      await signOut(request, caller, scope);
      return c.body(null, 204);
    }),
  );
  routes.get(
    '/verify',
    serve(async (request, c) => {
      c.header('Referrer-Policy', 'no-referrer');
      return c.redirect(linkPage(request.siteOrigin, new URL(c.req.url).searchParams), 303);
    }),
  );
  routes.post(
    '/verify',
    serve(async (request, c, json) => {
      const body = json();
      if (body['type'] !== 'email_change') return c.json(await verifyLink(request, body));
      return c.json(await confirmEmailChange(request, await callerOf(app, c), body));
    }),
  );
  routes.post(
    '/recover',
    serve(async (request, c, json) => c.json(await recover(request, json()))),
  );
  routes.post(
    '/resend',
    serve(async (request, c, json) => {
      const body = json();
      return c.json(await resend(request, body, c.req.query('redirect_to') ?? null));
    }),
  );
  addGoogleRoutes(routes, serve, c => callerOf(app, c));
  addFactorRoutes(routes, serve, (c, reach) => callerOf(app, c, reach));
  for (const [path, code] of NOT_OFFERED) {
    routes.all(
      path,
      serve(async () => {
        throw new AuthRefusal(code);
      }),
    );
  }
  const served = new Set(routes.routes.map(route => route.path));
  routes.all(
    '*',
    serve(async (_request, c) => {
      const known = served.has(c.req.path.slice(c.req.path.indexOf('/v1') + 3));
      throw new AuthRefusal(known ? 'method_not_allowed' : 'not_found');
    }),
  );
  return routes;
}

function settings({ config, mailer, sms }: AuthContext) {
  return {
    external: { email: true, phone: false, google: config.google !== null, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: mailer.kind === 'outbox',
    phone_autoconfirm: false,
    sms_provider: sms.kind,
    saml_enabled: false,
    mfa_enabled: true,
  };
}

function requestIdOf(c: Context): string | null {
  const id: unknown = c.get('requestId');
  return typeof id === 'string' ? id : null;
}

/** The language of the page, which may differ from the browser's header. */
function languageOf(request: Request): Language {
  const page = LANGUAGES.find(language => language === request.headers.get('x-client-lang'));
  return page ?? requestLanguage(request);
}

async function callerOf(app: AuthContext, c: Context, reach: Reach = 'everything'): Promise<Caller> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token === undefined) throw new AuthRefusal('no_authorization');
  const checked = await checkSession(app, token, reach);
  if ('refused' in checked) throw new AuthRefusal(checked.refused);
  return checked;
}

function answerRefusal(app: AuthContext, c: Context, error: unknown): Response {
  const refusal = error instanceof AuthRefusal ? error : unexpected(app, error);
  c.header('Cache-Control', 'no-store');
  const isTry = refusal.status === 401 || refusal.status === 403 || refusal.status === 429;
  if (isTry || refusal.code === 'invalid_credentials')
    app.log.info({ code: refusal.code, method: c.req.method, path: c.req.path }, 'signing in was refused');
  // Unread body bytes would be parsed as the next request.
  if (refusal.code === 'payload_too_large') c.header('Connection', 'close');
  const { retryAfterSeconds } = refusal.extra;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(refusalBody(refusal, languageOf(c.req.raw)), refusal.status);
}

/** The query and its values are not logged: they may contain a password hash or an address. */
function unexpected(app: AuthContext, error: unknown): AuthRefusal {
  const { name, message, code, stack } = error as Error & { code?: unknown };
  const isOutage =
    typeof code === 'string' && (/^(08|57P|53)/.test(code) || ['ECONNREFUSED', 'ECONNRESET'].includes(code));
  const isTimeout = /timeout|Connection terminated/i.test(message);
  if (isOutage || isTimeout) {
    app.log.warn({ code, reason: message }, 'signing in could not reach the database');
    return new AuthRefusal('unavailable', { retryAfterSeconds: 5 });
  }
  app.log.error({ name, code, reason: message, stack }, 'a call of signing in failed');
  return new AuthRefusal('unexpected_failure');
}
