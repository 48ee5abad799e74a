import { createHash } from 'node:crypto';
import { setImmediate as others, setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import { readPieces } from '../../platform/http/read-form.ts';
import {
  claimKey,
  findKey,
  keepAnswer,
  releaseKey,
  type Claim,
  type StoredAnswer,
} from './idempotency.queries.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';

const KEY_LIVES_MS = 24 * 3_600_000;
/** Longer than any call takes: a process that has not answered by then was killed. */
const ABANDONED_AFTER_MS = 120_000;
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** Bytes hashed before yielding to the event loop. */
const SLICE_BYTES = 1024 * 1024;

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const KEY = /^[\x21-\x7e]{1,255}$/;
/** Statuses unrelated to the request itself: a retry may succeed. */
const PASSING = new Set([401, 408, 429]);

/**
 * Executes a mutating request that carries an `Idempotency-Key` once: a repeat gets the first response, a
 * concurrent repeat waits for it, and the same key with another request is refused. Keys live 24 hours.
 */
export async function serveOnce(
  context: RequestContext,
  request: Request,
  serve: (request: Request) => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  const { caller, app } = context;
  if (key === null || caller === null || !CHANGING.has(request.method)) return serve(request);
  // A read-only view session stores nothing, not even a key.
  if (caller.viewedBy !== undefined) return serve(request);
  if (!KEY.test(key)) throw new AppError('invalid_input', { field: 'Idempotency-Key' });
  const { userId } = caller;
  const db = app.db.tenant(userId);
  const requestHash = await hashOf(request);
  const giveUpAt = performance.now() + WAIT_MS;
  while (performance.now() < giveUpAt) {
    const now = app.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const claim: Claim = { userId, key, requestHash, at: now };
    const times = { expiredBefore: before(KEY_LIVES_MS), abandonedBefore: before(ABANDONED_AFTER_MS) };
    if (await claimKey(db, claim, times)) return serveClaimed(context, claim, () => serve(request));
    const known = await findKey(db, userId, key);
    if (known !== undefined && !known.requestHash.equals(requestHash)) {
      throw new AppError('idempotency_key_reused');
    }
    if (known?.answer) return answerAgain(known.answer);
    await delay(LOOK_EVERY_MS);
  }
  throw new AppError('conflict', {}, { retryAfterSeconds: 5 });
}

async function serveClaimed(
  context: RequestContext,
  claim: Claim,
  serve: () => Promise<Response>,
): Promise<Response> {
  const db = context.app.db.tenant(claim.userId);
  let response: Response;
  try {
    response = await serve();
  } catch (error) {
    await releaseKey(db, claim);
    throw error;
  }
  if (context.answer?.isSecret === true || response.status >= 500 || PASSING.has(response.status)) {
    await releaseKey(db, claim);
    return response;
  }
  const body = response.body === null ? null : await response.text();
  const headers = ['content-type', 'location'].flatMap(name => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  await keepAnswer(db, claim, { status: response.status, headers, body });
  return new Response(body, { status: response.status, headers: response.headers });
}

function answerAgain({ status, headers, body }: StoredAnswer): Response {
  return new Response(body, { status, headers: [...headers, ['idempotency-replayed', 'true']] });
}

/** Request identity; a multipart boundary may differ between repeats. */
async function hashOf(request: Request): Promise<Buffer> {
  const { pathname, search } = new URL(request.url);
  const hash = createHash('sha256').update(`${request.method}\n${pathname}${search}\n`);
  // Few pieces: `readBody` has rejected forms with many.
  for (const piece of readPieces(request) ?? [Buffer.from(await request.clone().arrayBuffer())]) {
    for (let from = 0; from < piece.length; from += SLICE_BYTES) {
      hash.update(piece.subarray(from, from + SLICE_BYTES));
      if (from > 0) await others();
    }
    hash.update('\n');
  }
  return hash.digest();
}
