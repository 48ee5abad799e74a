import { inspectRoutes } from 'hono/dev';
import type { createApp } from '#server/app/app.ts';

interface PathCase {
  /** `anyone`: made for visitors; `session`: only with a valid token; `contract`: see the call table. */
  lets: 'anyone' | 'session' | 'contract';
  /** Where the path is only a pattern: an address that it serves. */
  example?: string;
  /** What a request needs to get past the first look. */
  body?: Record<string, unknown>;
  /** The status that a session gets where the example names nothing that exists; otherwise the request succeeds. */
  answers?: number;
  /** A program's key is as good as a session. */
  opensToKeys?: boolean;
  /** Answers are for everybody alike and may be kept by anybody. */
  isShared?: boolean;
}

const password = 'girafe violette 12';
const SOME_ID = '5d7b1c86-0b3e-4c61-9a55-3f1d3a4f9e10';
const FACTOR = `/auth/v1/factors/${SOME_ID}`;
const anyone: PathCase = { lets: 'anyone' };
const session: PathCase = { lets: 'session' };

/** Every route outside the contract, one line each. A new route without a line fails its test. */
export const PATH_TABLE: Record<string, PathCase> = {
  'GET /healthz': anyone,
  'GET /readyz': anyone,
  'GET /api/v1/openapi.json': { lets: 'anyone', isShared: true },
  'GET /api/docs': { lets: 'anyone', isShared: true },
  'GET /api/docs/style.css': { lets: 'anyone', isShared: true },
  'GET /api/v1/downloads/:id/file': {
    lets: 'session',
    example: `/api/v1/downloads/${SOME_ID}/file`,
    answers: 404,
    opensToKeys: true,
  },
  // They only lead to the page that asks; the token of the link is checked there.
  'GET /api/v1/report-mails/:id/leave/:token': {
    lets: 'anyone',
    example: `/api/v1/report-mails/${SOME_ID}/leave/x`,
  },
  'GET /api/v1/notification-digest/:id/leave/:token': {
    lets: 'anyone',
    example: `/api/v1/notification-digest/${SOME_ID}/leave/x`,
  },
  // The random id of the page grants access; the page holds no real money and no name.
  'GET /sandbox/checkout/style.css': { lets: 'anyone', isShared: true },
  'GET /sandbox/checkout/:id': { lets: 'anyone', example: `/sandbox/checkout/${SOME_ID}` },
  'POST /sandbox/checkout/:id': { lets: 'anyone', example: `/sandbox/checkout/${SOME_ID}` },
  // The signature of the body grants access.
  'POST /webhooks/stripe': { lets: 'anyone', body: { id: 'evt_x' } },
  'ALL /api/v1/*': { lets: 'contract', example: '/api/v1/no-such-call' },
  'ALL /rpc/*': { lets: 'contract', example: '/rpc/no/such/call' },
  'GET /*': { lets: 'anyone', example: '/dashboard', isShared: true },

  'GET /auth/v1/health': anyone,
  'GET /auth/v1/settings': anyone,
  'GET /auth/v1/.well-known/jwks.json': { lets: 'anyone', isShared: true },
  'POST /auth/v1/signup': anyone,
  'POST /auth/v1/token': {
    lets: 'anyone',
    example: '/auth/v1/token?grant_type=password',
    body: { email: 'personne@exemple.fr', password },
  },
  'GET /auth/v1/user': session,
  'PUT /auth/v1/user': { lets: 'session', body: { data: { full_name: 'Un autre nom' } } },
  'POST /auth/v1/user/proof': { lets: 'session', body: { current_password: password }, answers: 400 },
  'POST /auth/v1/logout': { lets: 'session', example: '/auth/v1/logout?scope=others' },
  'GET /auth/v1/verify': { lets: 'anyone', example: '/auth/v1/verify?token=x&type=recovery' },
  'POST /auth/v1/verify': { lets: 'anyone', body: { token_hash: 'x', type: 'recovery' } },
  'POST /auth/v1/recover': { lets: 'anyone', body: { email: 'personne@exemple.fr' } },
  'POST /auth/v1/resend': { lets: 'anyone', body: { email: 'personne@exemple.fr', type: 'signup' } },
  'ALL /auth/v1/otp': anyone,
  'ALL /auth/v1/magiclink': anyone,
  'GET /auth/v1/authorize': { lets: 'anyone', example: '/auth/v1/authorize?provider=google' },
  'GET /auth/v1/callback': { lets: 'anyone', example: '/auth/v1/callback?state=x&code=y' },
  'GET /auth/v1/user/identities/authorize': { lets: 'session', answers: 400 },
  'DELETE /auth/v1/user/identities/:id': {
    lets: 'session',
    example: '/auth/v1/user/identities/5d7b1c86-0b3e-4c61-9a55-3f1d3a4f9e10',
    answers: 404,
  },
  'ALL /auth/v1/sso': anyone,
  'ALL /auth/v1/sso/*': { lets: 'anyone', example: '/auth/v1/sso/x' },
  'GET /auth/v1/factors/recovery-codes': { lets: 'session', answers: 404 },
  'POST /auth/v1/factors/recovery-codes': { lets: 'session', answers: 403 },
  'DELETE /auth/v1/factors/recovery-codes': { lets: 'session', answers: 403 },
  'POST /auth/v1/factors/recovery-codes/regenerate': { lets: 'session', answers: 403 },
  'POST /auth/v1/factors/recovery-codes/verify': { lets: 'session', body: { code: 'x' }, answers: 422 },
  'POST /auth/v1/factors': { lets: 'session', body: { factor_type: 'totp' }, answers: 400 },
  'DELETE /auth/v1/factors/:id': { lets: 'session', example: FACTOR, answers: 404 },
  'POST /auth/v1/factors/:id/challenge': { lets: 'session', example: `${FACTOR}/challenge`, answers: 404 },
  'POST /auth/v1/factors/:id/verify': {
    lets: 'session',
    example: `${FACTOR}/verify`,
    body: { challenge_id: SOME_ID, code: '123456' },
    answers: 404,
  },
  'ALL /auth/v1/*': { lets: 'anyone', example: '/auth/v1/no-such-path' },
};

/** What the application serves, as it says itself; middleware is not an address. */
export function servedRoutes(router: ReturnType<typeof createApp>): string[] {
  const routes = inspectRoutes(router).filter(({ isMiddleware }) => !isMiddleware);
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].toSorted();
}

export interface TriedPath {
  name: string;
  method: string;
  url: string;
  body?: Record<string, unknown> | undefined;
  access: PathCase;
}

/** One request a line, two where any method is served. */
export const TRIED_PATHS: TriedPath[] = Object.entries(PATH_TABLE).flatMap(([name, access]) => {
  const [method = '', path = ''] = name.split(' ');
  return (method === 'ALL' ? ['GET', 'POST'] : [method]).map(one => ({
    name: method === 'ALL' ? `${one} ${path}` : name,
    method: one,
    url: access.example ?? path,
    body: one === 'GET' ? undefined : (access.body ?? {}),
    access,
  }));
});
