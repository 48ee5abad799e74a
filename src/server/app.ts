import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { parseLanguage } from '#contract/languages.ts';
import { createAuthRoutes } from './auth/auth-routes.ts';
import { verifyAccessToken } from './auth/verify-access-token.ts';
import { createCalls, describeApi } from './http/calls.ts';
import { countRequests } from './http/metrics.ts';
import type { RequestContext } from './http/request-context.ts';
import { securityHeaders } from './http/security-headers.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { errorBody } from './http/wire-errors.ts';
import type { World } from './world.ts';

const BODY_LIMIT_BYTES = 64 * 1024 * 1024;
const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');
const VERSION = '0.1.0';

type Variables = { requestId: string };

/** All routes of the product; it listens nowhere, so tests call it without a port. */
export function createApp(
  world: World,
  options: { webFolder?: string } = {},
): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  const calls = createCalls();
  const web = loadStaticFiles(options.webFolder ?? WEB_FOLDER);

  app.use(securityHeaders({ https: world.config.appUrl?.startsWith('https:') ?? false }));
  app.use(countRequests);
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id');
    c.set('requestId', given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
    await next();
    c.header('X-Request-Id', c.get('requestId'));
  });

  app.get('/healthz', c => c.json({ status: 'alive' }));
  app.get('/readyz', async c => {
    const problems = await notReadyBecause(world);
    return problems.length === 0
      ? c.json({ status: 'ready' })
      : c.json({ status: 'not ready', problems }, 503);
  });

  app.route('/auth/v1', createAuthRoutes(world));
  app.get('/api/v1/openapi.json', async c => c.json((await describeApi(VERSION)) as object));

  const tooLarge = bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: c =>
      c.json(
        errorBody(
          'payload_too_large',
          { limit: '64 MB' },
          languageOf(c.req.raw),
          String(c.get('requestId' as never)),
        ),
        413,
      ),
  });
  for (const [prefix, serve] of [
    ['/api/v1/*', calls.rest],
    ['/rpc/*', calls.rpc],
  ] as const) {
    app.use(prefix, tooLarge);
    app.all(prefix, async c => {
      const context = await contextOf(world, c.req.raw, c.get('requestId'));
      const { matched, response } = await serve(c.req.raw, context);
      const answer = matched
        ? response
        : Response.json(errorBody('not_found', {}, context.language, context.requestId), { status: 404 });
      const headers = new Headers(answer.headers);
      headers.set('cache-control', 'no-store');
      for (const [name, value] of context.answerHeaders) headers.set(name, value);
      return new Response(answer.body, { status: answer.status, headers });
    });
  }

  app.get('*', async c => (await web.answer(c.req.raw)) ?? web.notFound(c.req.raw));
  app.notFound(c => c.json(errorBody('not_found', {}, languageOf(c.req.raw), c.get('requestId')), 404));
  app.onError((error, c) => {
    world.log.error({ err: error, requestId: c.get('requestId') }, 'a request failed');
    return c.json(errorBody('internal', {}, languageOf(c.req.raw), c.get('requestId') ?? ''), 500);
  });
  return app;
}

async function contextOf(world: World, request: Request, requestId: string): Promise<RequestContext> {
  const authorization = request.headers.get('authorization');
  const token = authorization === null ? undefined : /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  return {
    world,
    caller: token === undefined ? null : await verifyAccessToken(world, token),
    language: languageOf(request),
    requestId,
    log: world.log.child({ requestId }),
    answerHeaders: new Headers(),
  };
}

function languageOf(request: Request) {
  return parseLanguage(request.headers.get('accept-language')?.trim().slice(0, 2).toLowerCase());
}

async function notReadyBecause(world: World): Promise<string[]> {
  const problems: string[] = [];
  try {
    await world.db.system.row({ name: 'ready', text: 'select 1 from schema_migrations limit 1' });
  } catch {
    problems.push('database');
  }
  if (!world.jobs.isRunning()) problems.push('queue');
  return problems;
}
