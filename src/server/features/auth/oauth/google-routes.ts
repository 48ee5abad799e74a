import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { LANGUAGES } from '#contract/wire/languages.ts';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { handleGoogleCallback, failedToStart, startGoogleSignIn } from './google-sign-in.ts';
import { unlinkIdentity } from './identities.ts';
import { requireProof } from './link-proof.ts';
import { FLOW_SECONDS, type OAuthFlow } from './oauth-flow.ts';
import { AuthRefusal } from '../request/refusal.ts';

const COOKIE = 'accroche-oauth';

type Serve = (
  work: (request: AuthRequest, c: Context) => Promise<Response>,
) => (c: Context) => Promise<Response>;

/** Routes of the Google redirect, its callback, and linking to an account. */
export function addGoogleRoutes(routes: Hono, serve: Serve, callerOf: (c: Context) => Promise<Caller>): void {
  routes.get(
    '/authorize',
    serve(async (request, c) => {
      const query = queryOf(c);
      const input = inLanguageAsked(request, query);
      try {
        const { address, oauthFlow } = await startGoogleSignIn(input, query, {
          browser: browserOf(c, input),
        });
        mark(c, input, oauthFlow);
        return leave(c, address.href);
      } catch (error) {
        return leave(c, failedToStart(input, query, error, showsPages(c)));
      }
    }),
  );
  routes.get(
    '/callback',
    serve(async (request, c) => {
      const query = queryOf(c);
      try {
        return leave(c, await handleGoogleCallback(request, query, browserOf(c, request)));
      } catch (error) {
        return leave(c, failedToStart(request, query, error, showsPages(c)));
      }
    }),
  );
  routes.get(
    '/user/identities/authorize',
    serve(async (request, c) => {
      const caller = await callerOf(c);
      await requireProof(request, caller, queryOf(c).get('proof'));
      const input = inLanguageAsked(request, queryOf(c));
      const { address, oauthFlow } = await startGoogleSignIn(input, queryOf(c), {
        browser: browserOf(c, input),
        caller,
      }).catch((error: unknown) => {
        if (error instanceof AuthRefusal) throw error;
        throw new AuthRefusal('oauth_failed');
      });
      mark(c, input, oauthFlow);
      return c.json({ url: address.href });
    }),
  );
  routes.delete(
    '/user/identities/:id',
    serve(async (request, c) => {
      await unlinkIdentity(request, await callerOf(c), c.req.param('id') ?? '');
      return c.json({});
    }),
  );
}

/** A browser navigation cannot send the header with the page's language. */
function inLanguageAsked(request: AuthRequest, query: URLSearchParams): AuthRequest {
  const language = LANGUAGES.find(one => one === query.get('lang'));
  return language === undefined ? request : { ...request, language };
}

/** Whether a user would see the response: then a page is shown instead of JSON. */
function showsPages(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false;
}

function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

function isSecure(request: AuthRequest): boolean {
  return request.siteOrigin.startsWith('https:');
}

function browserOf(c: Context, request: AuthRequest): string | undefined {
  return isSecure(request) ? getCookie(c, COOKIE, 'host') : getCookie(c, COOKIE);
}

function mark(c: Context, request: AuthRequest, { browser }: OAuthFlow): void {
  const secure = isSecure(request);
  setCookie(c, COOKIE, browser, {
    ...(secure ? { prefix: 'host' as const } : {}),
    secure,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: FLOW_SECONDS,
  });
}

/** The URLs contain codes and states, so no referrer is sent. */
function leave(c: Context, address: string): Response {
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(address, 303);
}
