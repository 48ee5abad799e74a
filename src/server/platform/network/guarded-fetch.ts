import { lookup as systemLookup } from 'node:dns/promises';
import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { isPublicAddress } from './public-address.ts';

/** The caller may not reach this address. */
export class ForbiddenAddress extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ForbiddenAddress';
  }
}

export interface AddressPolicy {
  /** Whether private networks and plain http are allowed: for the server's operator, not for its users. */
  allowPrivate: boolean;
  /** All IP addresses of a host; by default from the system's resolver. */
  addressesOf?: (host: string) => Promise<string[]>;
}

/**
 * Of a response; lists of models and the chunks of a stream, each with its envelope, may be larger (`limit-answer.ts`).
 */
const MOST_BYTES = { answer: 256_000, listOrStream: 4_000_000 };
/** A pause requested by a model is granted once when it is this short; otherwise the built-in engine is used. */
const LONGEST_PAUSE_SECONDS = 2;

/**
 * A `fetch` for base URLs entered by users. Each host is resolved once and the connection made to a checked IP address;
 * redirects are not followed; a response is cut off at 256 kB, a stream or a list at 4 MB. A 429 or 503 that asks for a
 * short pause is retried.
 */
export function createGuardedFetch(reach: AddressPolicy): typeof fetch {
  return async (input, init) => {
    const filter = new Request(input, init);
    const body = filter.body === null ? null : Buffer.from(await filter.arrayBuffer());
    const answer = await ask(filter, body, reach);
    const pause = pauseOf(answer);
    if (pause === null) return answer;
    await answer.body?.cancel();
    await delay(pause * 1_000, undefined, { signal: filter.signal });
    return ask(filter, body, reach);
  };
}

function pauseOf({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 && seconds <= LONGEST_PAUSE_SECONDS ? seconds : null;
}

/** The IP address used for a request to this URL. Throws `ForbiddenAddress` for a forbidden one. */
export async function openAddress(
  url: URL,
  { allowPrivate, addressesOf = systemAddresses }: AddressPolicy,
): Promise<string> {
  if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('a name stands in the address');
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    throw new ForbiddenAddress('the address is not an https one');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await addressesOf(host) : [host];
  const [first] = addresses;
  if (first === undefined) throw new Error(`${host} has no address`);
  // One private address fails all: a resolver that mixes them is not trusted.
  if (!allowPrivate && !addresses.every(isPublicAddress))
    throw new ForbiddenAddress(`${host} leads to a network that is not public`);
  return first;
}

async function systemAddresses(host: string): Promise<string[]> {
  return (await systemLookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
}

async function ask(filter: Request, body: Buffer | null, reach: AddressPolicy): Promise<Response> {
  const url = new URL(filter.url);
  filter.signal.throwIfAborted();
  const address = await openAddress(url, reach);
  const isSecure = url.protocol === 'https:';
  const options: RequestOptions & { servername?: string } = {
    method: filter.method,
    host: address,
    port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    headers: {
      ...Object.fromEntries(filter.headers),
      host: url.host,
      connection: 'close',
      'accept-encoding': 'identity',
      ...(body === null ? {} : { 'content-length': String(body.byteLength) }),
    },
    agent: false,
    signal: filter.signal,
    ...(isSecure && isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestSecure : requestPlain)(options, response => {
      const status = response.statusCode ?? 502;
      if (status >= 300 && status < 400) {
        sent.destroy();
        reject(new Error(`it answered with a redirect (${status})`));
        return;
      }
      const headers = new Headers();
      for (const [name, value] of Object.entries(response.headers)) {
        if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
      }
      const isListOrStream =
        filter.method === 'GET' || /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');
      const most = isListOrStream ? MOST_BYTES.listOrStream : MOST_BYTES.answer;
      const isEmpty = status === 204 || status === 205 || status < 200;
      resolve(
        new Response(isEmpty ? null : limited(Readable.toWeb(response) as ReadableStream<Uint8Array>, most), {
          status: Math.max(200, status),
          headers,
        }),
      );
    });
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
}

function limited(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength;
        if (bytes > most) controller.error(new Error('it answered too much'));
        else controller.enqueue(part);
      },
    }),
  );
}
