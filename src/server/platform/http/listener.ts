import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { errors as english } from '#i18n/en/errors.ts';
import { errors as french } from '#i18n/fr/errors.ts';
import { countEventStream } from '../telemetry/metrics.ts';
import { openListeners } from './listeners.ts';

type Fetch = (
  request: Request,
  env: Parameters<Parameters<typeof getRequestListener>[0]>[1],
) => Response | Promise<Response>;

export interface Listener {
  port: number;
  /** Accepts no new connections, finishes running requests, and cuts the rest after `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
}

/** Time for clients with an open connection to send a pending request, and to be told to close it. */
const farewellMs = 250;

/** A video of 500 MB at 5 Mbit/s; headers have their own, shorter time. */
const BODY_WITHIN_MS = 15 * 60_000;

/** Longer than load balancers keep an idle connection: the side that closes first may cut an incoming request. */
const KEPT_MS = 75_000;

/** Listens on one address; `variable` is the setting named in an error. */
export async function listen(options: {
  fetch: Fetch;
  host: string;
  port: number;
  variable: 'PORT' | 'METRICS_PORT';
  /** Called first; true: it handles the request. */
  answerDirectly?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
}): Promise<Listener> {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  let askedAt = 0;
  const answer = getRequestListener(async (request, env) => {
    const response = await options.fetch(request, env);
    // Event streams never end: their clients reconnect by themselves.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const outgoing = env.outgoing as ServerResponse;
      underWay.delete(outgoing);
      if (!outgoing.destroyed) outgoing.once('close', countEventStream());
    }
    return response;
  });
  const take = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    askedAt = performance.now();
    if (stopping) outgoing.shouldKeepAlive = false;
    if (!isPlace(incoming.headers.host)) refuseHost(outgoing);
    else if (options.answerDirectly?.(incoming, outgoing) !== true) void answer(incoming, outgoing);
    // Already finished, as shed requests are: for them every microsecond counts.
    if (outgoing.writableFinished) return;
    underWay.add(outgoing);
    outgoing.once('close', () => underWay.delete(outgoing));
  };
  const listeners = await openListeners(options, server => {
    server.requestTimeout = BODY_WITHIN_MS;
    server.keepAliveTimeout = KEPT_MS;
    server.on('request', take);
    server.on('clientError', refuseUnread);
  }).catch((error: NodeJS.ErrnoException) => {
    throw refusal(error, options);
  });

  return {
    port: listeners.port,
    async stop(patienceMs) {
      const giveUpAt = performance.now() + patienceMs;
      askedAt = performance.now();
      stopping = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      // One whole event-loop iteration first, so that no connection made before the stop is missed.
      await setImmediate();
      await setImmediate();
      listeners.close();
      const isBusy = (): boolean => underWay.size > 0 || performance.now() - askedAt < farewellMs;
      while (isBusy() && performance.now() < giveUpAt) await delay(20);
      listeners.closeAllConnections();
    },
  };
}

let lastPlace: string | undefined;

/** A host that does not form a valid URL would fail wherever the request's URL is read. */
function isPlace(host: string | undefined): boolean {
  if (host === lastPlace || host === undefined) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  lastPlace = host;
  return true;
}

function refuseHost(outgoing: ServerResponse): void {
  const code = 'malformed_request';
  const body = JSON.stringify({ code, message: `${french[code]} / ${english[code]}`, values: {} });
  outgoing.writeHead(400, {
    Connection: 'close',
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(body),
  });
  outgoing.end(body);
}

/** A request that cannot be parsed gets a plain-text refusal; its language is not known either. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = isTooLarge
    ? '431 Request Header Fields Too Large'
    : isTooSlow
      ? '408 Request Timeout'
      : '400 Bad Request';
  const code = isTooLarge ? 'headers_too_large' : 'malformed_request';
  const body = JSON.stringify({ code, message: `${french[code]} / ${english[code]}`, values: {} });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nCache-Control: no-store\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function refusal(
  error: NodeJS.ErrnoException,
  { host, port, variable }: { host: string; port: number; variable: string },
): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `${variable} ${port} is in use on ${host}: stop the program that holds it, or set another ${variable}.`,
    EACCES: `${variable} ${port} may not be used by this system user: set a ${variable} above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return new Error(
    sentences[error.code ?? ''] ?? `${variable} ${port} on ${host} cannot be used: ${error.message}`,
  );
}
