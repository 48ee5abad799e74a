import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ORPCError } from '@orpc/server';
import type { Language } from '#contract/wire/languages.ts';
import { counterOf } from './http-metrics.ts';
import { requestIdFor } from './request-id.ts';
import { languageOf } from './request-language.ts';
import { errorBody } from './wire-errors.ts';

/** Most waiting queries when many requests come at once; later ones would wait too long. */
const MOST_WAITING = 256;
/**
 * Most waiting queries after that limit was reached, until nothing was rejected for a while: a long queue serves nobody
 * sooner, and its memory slows everything down.
 */
const MOST_IN_A_CROWD = 24;
const CROWD_OVER_AFTER_MS = 1_000;
const COME_BACK_AFTER_SECONDS = 1;

/**
 * Requests that query the database. Pages, static files and health checks continue, and so do webhooks, which a service
 * sends once.
 */
const ASKS = /^\/(?:api\/v1|rpc|auth\/v1)\//;

/**
 * Answers 503 immediately and cheaply while more requests arrive than can be served, or while the database does not
 * respond, so that admitted requests stay as fast as ever. `false`: admitted.
 */
export function createLoadShedding(
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
  const count = counterOf('any', 'put off at the door', 503);

  const texts = { fr: textsIn('fr'), en: textsIn('en') };

  let crowdedUntil = 0;
  const isFull = (): boolean => {
    const now = performance.now();
    if (database.waiting() < (now < crowdedUntil ? MOST_IN_A_CROWD : MOST_WAITING)) return false;
    crowdedUntil = now + CROWD_OVER_AFTER_MS;
    return true;
  };

  return ({ url = '', headers: given }, outgoing) => {
    if (!ASKS.test(url) || (!database.isStill() && !isFull())) return false;
    const requestId = requestIdFor(given['x-request-id'] as string | undefined);
    const { rpc, rest } = texts[languageOf(given['accept-language'])];
    const text = (url.startsWith('/rpc/') ? rpc : rest).join(requestId);
    outgoing.writeHead(503, [...always, 'Content-Length', String(text.length), 'X-Request-Id', requestId]);
    outgoing.end(text);
    count();
    return true;
  };
}

/**
 * The response texts, built once and split at the request id. In ASCII, which is written in four fifths of the time:
 * one typographic apostrophe makes every character of a response twice as wide.
 */
function textsIn(language: Language): { rest: string[]; rpc: string[] } {
  const id = randomUUID();
  const refusal = errorBody('unavailable', {}, language, id);
  const { code, message } = refusal;
  const rpc = { json: new ORPCError(code, { status: 503, message, data: refusal }).toJSON() };
  const partsOf = (answer: unknown) => asciiJson(answer).split(id);
  return { rest: partsOf(refusal), rpc: partsOf(rpc) };
}

function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
