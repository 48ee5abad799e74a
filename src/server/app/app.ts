import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { createAuthRoutes } from '../features/auth/auth-routes.ts';
import { homeOrigin } from '../platform/http/site-origin.ts';
import { createSandboxRoutes } from '../features/billing/sandbox/sandbox-routes.ts';
import { createLeavingPages } from './leaving-pages.ts';
import { createWebhookRoutes } from '../features/billing/webhook-routes.ts';
import { systemClock } from '../platform/clock.ts';
import { createFileAnswer } from './download-routes.ts';
import { createApiRoutes } from './api/api-routes.ts';
import { SHARED_REPORT_PAGE } from '../features/sharing/link-token.ts';
import { countRequests } from '../platform/http/http-metrics.ts';
import { requestIdFor } from '../platform/http/request-id.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { unlistedPage } from '../platform/http/unlisted-page.ts';
import { loadStaticFiles } from '../platform/http/static-files.ts';
import { legalFactsOf } from '../platform/config/read-legal-facts.ts';
import { refusalResponse } from '../platform/http/wire-errors.ts';
import { AppError } from '../platform/app-error.ts';
import { runInWorkContext, type WorkContext } from '../platform/telemetry/work-context.ts';
import { cameWith, inSpan, isTracing } from '../platform/telemetry/tracing.ts';
import { createTestimonialsPage } from '../features/testimonials/testimonials-page.ts';
import type { AppContext } from '../services/app-context.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../../dist/web');
/** Paths called by programs: an unknown path gets an API error, not a page. */
const INTERFACE = /^\/+(?:api|rpc|auth\/v1)(?:\/|$)/i;

type Variables = { requestId: string };

/** All routes of the product; it opens no port, so tests call it directly. */
export function createApp(
  app: AppContext,
  options: { webFolder?: string } = {},
): Hono<{ Variables: Variables }> {
  const router = new Hono<{ Variables: Variables }>();
  const { externalAuth, prices } = app.config;
  const origin = homeOrigin(app.config);
  const web = loadStaticFiles(options.webFolder ?? WEB_FOLDER, {
    origin,
    prices,
    externalAuth,
    legal: legalFactsOf(app.config),
    demo: app.config.demoWorkspace,
    liveSource: app.config.tiktok !== null || app.config.apify.serverToken !== null,
  });

  const refuse = (error: unknown, request: Request, requestId: string): Response =>
    refusalResponse(
      error,
      {
        language: requestLanguage(request),
        requestId,
        log: app.log.child({ requestId }),
        answerHeaders: new Headers({ 'cache-control': 'no-store' }),
      },
      'rest',
    );

  router.use(async (c, next) => {
    const workContext: WorkContext = { requestId: requestIdFor(c.req.header('x-request-id')) };
    c.set('requestId', workContext.requestId ?? '');
    const attributes = { 'http.request.method': c.req.method };
    const from = isTracing()
      ? cameWith(c.req.header('traceparent'), { isTrusted: app.config.trustProxy })
      : {};
    const asSpan = () =>
      inSpan(c.req.method, { kind: 'server', attributes, ...from }, async span => {
        await next();
        const route = workContext.route ?? routePath(c, -1);
        span?.rename(`${c.req.method} ${route}`);
        span?.set({ 'http.route': route, 'http.response.status_code': c.res.status });
      });
    await runInWorkContext(workContext, asSpan);
  });
  router.use(`${SHARED_REPORT_PAGE}/*`, unlistedPage);
  router.use(securityHeaders(app.config));
  router.use(countRequests);
  router.use(async (c, next) => {
    await next();
    // `c.header` would copy the response and turn its body into a stream; the same applies below.
    c.res.headers.set('X-Request-Id', c.get('requestId'));
  });

  router.get('/healthz', c => c.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }));
  router.get('/readyz', async c => {
    const problems = await notReadyBecause(app);
    return problems.length === 0
      ? c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
      : c.json({ status: 'not ready', problems }, 503, { 'Cache-Control': 'no-store' });
  });
  router.use('/auth/v1/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  // With an external auth server ours is disabled: two sign-in authorities would be one too many.
  if (externalAuth === null) router.route('/auth/v1', createAuthRoutes({ ...app, clock: systemClock }));
  router.route('/', createFileAnswer(app));
  router.route('/', createWebhookRoutes(app));
  router.route('/', createSandboxRoutes(app));
  router.route('/', createLeavingPages());
  router.route('/', createApiRoutes(app));
  router.route('/', createTestimonialsPage(app, web));
  router.get('*', async c => {
    if (INTERFACE.test(c.req.path)) return c.notFound();
    return (await web.answer(c.req.raw)) ?? web.notFound(c.req.raw);
  });
  router.notFound(c => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || INTERFACE.test(c.req.path);
    return refuse(new AppError(isRead ? 'not_found' : 'method_not_allowed'), c.req.raw, c.get('requestId'));
  });
  router.onError((error, c) => refuse(error, c.req.raw, c.get('requestId') ?? ''));
  return router;
}

const READ_WITHIN_MS = 2_000;
/** An id no user has: with it a tenant connection returns nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

async function notReadyBecause(app: AppContext): Promise<string[]> {
  const problems: string[] = [];
  try {
    // Tenants have a separate connection pool: when it is exhausted no user is served, whatever the other pools report.
    const read = Promise.all([
      app.db.system.row({ name: 'ready', text: 'select 1 from schema_migrations limit 1' }),
      app.db.tenant(NOBODY).row({ name: 'ready-tenant', text: 'select 1' }),
    ]);
    // A hanging database is not ready either, and the probe must not wait long.
    const late = delay(READ_WITHIN_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('late')),
    );
    await Promise.race([read, late]);
  } catch {
    problems.push('database');
  }
  if (!app.jobs.isRunning()) problems.push('queue');
  return problems;
}
