import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { readByteRange } from '#domain/downloads/byte-range.ts';
import { downloadFileName } from '#domain/downloads/download-file-name.ts';
import { AppError } from '../platform/app-error.ts';
import { assumeCaller } from './api/apply-assumed-identity.ts';
import { identifyCaller } from './api/identify-caller.ts';
import { StorageError } from '../integrations/storage/storage.ts';
import type { AppContext } from '../services/app-context.ts';
import { findReadyRow, type ReadyRow } from '../features/downloads/find-ready-row.ts';
import { readTicket } from '../features/downloads/link-to-file.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The file itself, whole or as a range, for a token, a key, or the browser's own link. */
export function createFileAnswer(app: AppContext): Hono {
  const routes = new Hono();
  // HEAD is handled here, too.
  routes.get('/api/v1/downloads/:id/file', async c => {
    const downloadId = c.req.param('id').toLowerCase();
    const userId = await whose(app, c.req.raw, downloadId);
    if (!UUID.test(downloadId)) throw new AppError('download_not_found');
    return answerFile(app, await findReadyRow(app, userId, downloadId), c.req.raw);
  });
  return routes;
}

async function whose(app: AppContext, request: Request, downloadId: string): Promise<string> {
  const ticket = new URL(request.url).searchParams.get('ticket');
  if (ticket !== null) return readTicket(app, ticket, downloadId);
  const identified = await identifyCaller(app, request);
  if (identified === null) throw new AppError('unauthenticated');
  const caller = await assumeCaller(app, identified, request.headers);
  if (caller.viewedBy !== undefined) throw new AppError('view_read_only');
  return caller.userId;
}

async function answerFile(app: AppContext, row: ReadyRow, request: Request): Promise<Response> {
  const { heldBytes: bytes, sha256, storageKey } = row;
  const tag = `"${sha256}"`;
  const headers = new Headers({
    'Content-Type': row.contentType ?? 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${downloadFileName(row)}"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Accept-Ranges': 'bytes',
    'Last-Modified': row.finishedAt?.toUTCString() ?? '',
    ETag: tag,
    'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  });
  // A range of another version than the client has is useless.
  const condition = request.headers.get('if-range');
  const input = condition === null || condition === tag ? request.headers.get('range') : null;
  const range = readByteRange(input, bytes);
  if (range === 'impossible') {
    headers.set('Content-Range', `bytes */${bytes}`);
    headers.delete('Content-Disposition');
    return new Response(null, { status: 416, headers });
  }
  const part = range === 'whole' ? null : range;
  headers.set('Content-Length', String(part === null ? bytes : part.to - part.from + 1));
  if (part !== null) headers.set('Content-Range', `bytes ${part.from}-${part.to}/${bytes}`);
  const status = part === null ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const content = await app.storage.open(storageKey, part ?? undefined).catch((error: unknown) => {
    throw whyNotOpened(error);
  });
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, { status, headers });
}

function whyNotOpened(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  return error.problem === 'not_found'
    ? new AppError('download_not_found', {}, { cause: error })
    : new AppError('unavailable', {}, { cause: error });
}
