import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ORPCError } from '@orpc/server';
import type { Language } from '#contract/languages.ts';
import { meterOf } from './metrics.ts';
import { requestIdFor } from './request-id.ts';
import { languageOf } from './request-language.ts';
import { errorBody } from './wire-errors.ts';

/** Questions that may wait for a connection; whoever comes after them would wait longer than anybody likes. */
const MOST_WAITING = 256;
const COME_BACK_AFTER_SECONDS = 1;

/** What asks the database. Pages, files of the pages and signs of life go on, and so does what a service reports once. */
const ASKS = /^\/(?:api\/v1|rpc|auth\/v1)\//;

/**
 * Answers 503 at the door while more ask than can be served, or while the database answers nobody: at once, in words,
 * and for next to nothing, so that those who are inside are served as fast as ever. `false`: come in.
 */
export function createPutOff(
  database: { waiting(): number; isStill(): boolean },
  headers: readonly (readonly [string, string])[],
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const always = [
    ...headers.flat(),
    'Cache-Control',
    'no-store',
    'Content-Type',
    'application/json',
    'Retry-After',
    String(COME_BACK_AFTER_SECONDS),
  ];
  const count = meterOf('any', 'put off at the door');

  const texts = { fr: textsIn('fr'), en: textsIn('en') };

  return ({ url = '', headers: given }, outgoing) => {
    if ((database.waiting() < MOST_WAITING && !database.isStill()) || !ASKS.test(url)) return false;
    const requestId = requestIdFor(given['x-request-id'] as string | undefined);
    const { rpc, rest } = texts[languageOf(given['accept-language'])];
    const text = (url.startsWith('/rpc/') ? rpc : rest).join(requestId);
    const length = String(Buffer.byteLength(text));
    outgoing.writeHead(503, [...always, 'Content-Length', length, 'X-Request-Id', requestId]);
    outgoing.end(text);
    count(503, 0);
    return true;
  };
}

/** What is answered, made once: the parts between which the id of the request stands. */
function textsIn(language: Language): { rest: string[]; rpc: string[] } {
  const id = randomUUID();
  const refusal = errorBody('unavailable', {}, language, id);
  const { code, message } = refusal;
  const rpc = { json: new ORPCError(code, { status: 503, message, data: refusal }).toJSON() };
  return { rest: JSON.stringify(refusal).split(id), rpc: JSON.stringify(rpc).split(id) };
}
