import { Hono } from 'hono';
import { keyMayCall } from '#domain/api-keys/api-key.ts';
import { socketAddress } from '../../platform/network/socket-address.ts';
import { expectArchiveTurn } from '../../services/rate-limits/limit-archives.ts';
import { clientNetwork, type ClientNetwork } from '../../platform/network/client-network.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AppContext, Caller } from '../../services/app-context.ts';
import { limitLargeUploads, limitUploads } from '../../services/rate-limits/limit-uploads.ts';
import { limitReads } from '../../services/rate-limits/limit-reads.ts';
import { allowedMethods } from './allowed-methods.ts';
import { answerDocs, DOCS_STYLE } from './api-docs.ts';
import { assumeCaller } from './apply-assumed-identity.ts';
import { createCalls } from './call-handlers.ts';
import { describeApi } from './describe-api.ts';
import { formBoundary } from '../../platform/http/form-part.ts';
import { createHeldBodies, type HeldBody } from '../../platform/http/held-bodies.ts';
import { identifyCaller } from './identify-caller.ts';
import { serveOnce } from './idempotency.ts';
import { readPieces } from '../../platform/http/read-form.ts';
import { readBody } from '../../platform/http/read-body.ts';
import type { IncomingFile, RequestContext } from '../../services/calls/request-context.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { refusalResponse } from '../../platform/http/wire-errors.ts';

const MEGABYTE = 1024 * 1024;
const BODY_LIMIT = { bytes: MEGABYTE, megabytes: '1' };
/** A file of 64 MB plus its multipart overhead. */
const UPLOAD_LIMIT = { bytes: 64 * MEGABYTE + 64 * 1024, megabytes: '64' };
const UPLOADS: ReadonlyMap<string, 'import_too_large' | 'archive_too_large'> = new Map([
  ['/api/v1/imports', 'import_too_large'],
  ['/rpc/imports/create', 'import_too_large'],
  ['/api/v1/import/archive', 'archive_too_large'],
  ['/rpc/archive/import', 'archive_too_large'],
]);
/** Two uploads of one user at a time; the total held fits with everything else in 2 GB. */
const MOST_HELD = { each: 2 * UPLOAD_LIMIT.bytes, all: 512 * MEGABYTE };
/** Parsing a large file takes several times its size in memory, so large files are handled one at a time. */
const LARGE_BYTES = 4 * MEGABYTE;
/** The same for everyone; may be cached, but must be revalidated. */
const UNCHANGING = { 'Cache-Control': 'no-cache' };

type Shape = 'rest' | 'rpc';
type Variables = { requestId: string };

/** Every call of the contract, as REST below /api/v1 and as RPC below /rpc, with its description. */
export function createApiRoutes(app: AppContext): Hono<{ Variables: Variables }> {
  const routes = new Hono<{ Variables: Variables }>();
  const calls = createCalls();
  const limitConcurrency = createSemaphore(1);
  const heldBodies = createHeldBodies(MOST_HELD);

  const serve = async (request: Request, context: RequestContext, shape: Shape): Promise<Response> => {
    const { matched, response } = await calls[shape](request, context);
    if (matched) return response;
    if (shape === 'rpc') throw new AppError('not_found');
    const allowed = allowedMethods(new URL(request.url).pathname.replace(/^\/api\/v1/, ''));
    if (allowed.length === 0) throw new AppError('not_found');
    context.answerHeaders.set('Allow', allowed.join(', '));
    throw new AppError('method_not_allowed');
  };

  const answer = async (
    asked: Request,
    { requestId, network, shape }: { requestId: string; network: ClientNetwork; shape: Shape },
  ): Promise<Response> => {
    const context: RequestContext = {
      app,
      caller: null,
      language: requestLanguage(asked),
      network,
      requestId,
      query: shape === 'rest' ? new URL(asked.url).searchParams : new URLSearchParams(),
      log: app.log.child({ requestId }),
      answerHeaders: new Headers(),
      answer: { isSecret: false },
    };
    let held: HeldBody | undefined;
    let release: (() => void) | undefined;
    try {
      const caller = await identifyCaller(app, asked);
      if (caller !== null && (shape === 'rpc' || asked.method === 'GET')) limitReads(app, caller);
      context.caller = caller === null ? null : await assumeCaller(app, caller, asked.headers);
      const mayBring = context.caller !== null && context.caller.viewedBy === undefined;
      const { file, rest } = splitFile(asked, mayBring);
      context.incoming = file;
      if (context.caller !== null && rest === null) await expectTurn(app, context.caller.userId, asked);
      if (mayBring && caller !== null && (file !== null || isUpload(asked))) {
        if (file === null) requireKeyMayBring(context.caller);
        // A streamed video is large and has limits of its own.
        const bytes = file === null ? Number(asked.headers.get('content-length') ?? LARGE_BYTES) : 0;
        await limitUploads(app, caller.userId, bytes / MEGABYTE);
        if (file === null && isLarge(asked)) release = await limitLargeUploads(app, caller.userId);
      }
      held = heldBodies(context.caller?.userId ?? null);
      const request = rest ?? (await readWithinLimit(asked, mayBring, held));
      const work = () => serveOnce(context, request, once => serve(once, context, shape));
      const response = await (isLarge(request) ? limitConcurrency(work) : work());
      for (const [name, value] of context.answerHeaders) response.headers.set(name, value);
      return response;
    } catch (error) {
      return refusalResponse(error, context, shape);
    } finally {
      held?.release();
      release?.();
    }
  };

  routes.get('/api/v1/openapi.json', async c => c.json(await describeApi(), 200, UNCHANGING));
  routes.get('/api/docs', async c => answerDocs(requestLanguage(c.req.raw)));
  routes.get('/api/docs/style.css', c =>
    c.body(DOCS_STYLE, 200, { ...UNCHANGING, 'Content-Type': 'text/css; charset=utf-8' }),
  );
  for (const [path, shape] of [
    ['/api/v1/*', 'rest'],
    ['/rpc/*', 'rpc'],
  ] as const) {
    routes.all(path, async c => {
      const isHead = c.req.raw.method === 'HEAD';
      const asked = isHead ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
      const forwardedFor = c.req.header('x-forwarded-for');
      const network = clientNetwork(socketAddress(c), forwardedFor, app.config.trustProxy);
      const response = await answer(asked, { requestId: c.get('requestId'), network, shape });
      const { headers, status } = response;
      headers.set('Cache-Control', 'no-store');
      // A file is always downloaded, never rendered as a page: it contains user texts.
      const disposition = headers.get('content-disposition');
      if (disposition?.startsWith('inline'))
        headers.set('Content-Disposition', disposition.replace('inline', 'attachment'));
      // A buffering proxy would hold back every event.
      if (headers.get('content-type') === 'text/event-stream') headers.set('X-Accel-Buffering', 'no');
      // Copying a response, or accessing its body, would turn its text into a stream.
      if (!isHead) return response;
      await response.body?.cancel();
      return new Response(null, { status, headers });
    });
  }
  return routes;
}

/** A file that is buffered in memory. */
function isUpload(asked: Request): boolean {
  if (asked.method !== 'POST' || !UPLOADS.has(pathOf(asked))) return false;
  return asked.headers.has('content-length') || asked.headers.has('transfer-encoding');
}

/** The call refuses such a key too, but only once the file was received. */
function requireKeyMayBring(caller: Caller | null): void {
  if (caller?.apiKey !== undefined && !keyMayCall(caller.apiKey.scopes, 'POST'))
    throw new AppError('api_key_read_only');
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/(?<!\/)\/+$/, '');
}

function isLarge(request: Request): boolean {
  if (request.method === 'GET' || (request.body === null && readPieces(request) === undefined)) return false;
  return Number(request.headers.get('content-length') ?? LARGE_BYTES) >= LARGE_BYTES;
}

/** Bodies that are a file and are streamed without buffering; signed-in users only. */
const STREAMED: ReadonlySet<string> = new Set(['/api/v1/analysis-uploads', '/api/v1/support/attachments']);

/** The same for a file inside a form. */
const STREAMED_FORMS: ReadonlySet<string> = new Set(['/api/v1/video-analyses']);

/** The same without sign-in: the call checks the given proof before it reads the body. */
const STREAMED_FROM_ANYBODY: ReadonlySet<string> = new Set(['/api/v1/support/contact/files']);

function splitFile(asked: Request, isKnown: boolean): { file: IncomingFile | null; rest: Request | null } {
  const { method, body, headers, signal, url } = asked;
  const contentType = headers.get('content-type');
  const path = pathOf(asked);
  const isOpen = STREAMED_FROM_ANYBODY.has(path) || (isKnown && STREAMED.has(path));
  const isFile = isOpen && contentType?.startsWith('application/octet-stream') === true;
  const boundary = isKnown && STREAMED_FORMS.has(path) ? formBoundary(contentType) : null;
  const isStreamed = method === 'POST' && (isFile || boundary !== null);
  if (!isStreamed || body === null) return { file: null, rest: null };
  const stated = Number(headers.get('content-length') ?? NaN);
  const others = new Headers(headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) others.delete(name);
  return {
    file: {
      body,
      bytes: Number.isSafeInteger(stated) ? stated : null,
      signal,
      ...(boundary !== null && { boundary }),
    },
    rest: new Request(url, { method, headers: others, signal }),
  };
}

/** An archive may be 64 MB: whether there is capacity is checked before it is received. */
async function expectTurn(app: AppContext, userId: string, asked: Request): Promise<void> {
  if (asked.method !== 'POST') return;
  const path = pathOf(asked);
  const { searchParams } = new URL(asked.url);
  if (path === '/rpc/archive/import') return expectArchiveTurn(app, userId, ['preview', 'import']);
  if (path !== '/api/v1/import/archive') return;
  const isPreview = ['true', '1'].includes(searchParams.get('dryRun') ?? '');
  await expectArchiveTurn(app, userId, [isPreview ? 'preview' : 'import']);
}

/** Large bodies only where a file is expected, and only from signed-in users. */
async function readWithinLimit(asked: Request, isKnown: boolean, held: HeldBody): Promise<Request> {
  const isForm = formBoundary(asked.headers.get('content-type')) !== null;
  const mayUpload = isKnown && isForm && asked.method === 'POST';
  const tooLarge = mayUpload ? UPLOADS.get(pathOf(asked)) : undefined;
  const limit = tooLarge !== undefined ? UPLOAD_LIMIT : BODY_LIMIT;
  const request = await readBody(asked, limit.bytes, { held });
  if (request !== null) return request;
  throw new AppError(tooLarge ?? 'payload_too_large', { limit: limit.megabytes });
}
