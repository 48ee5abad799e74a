import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Schema } from '@orpc/contract';
import { SIMULATED_PLAN_HEADER, VIEW_AS_HEADER } from '#contract/wire/assumed-headers.ts';
import type { AccessMeta } from '#contract/wire/base.ts';
import { cameWith, inSpan, isTracing } from '../../platform/telemetry/tracing.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { limitReads } from '../../services/rate-limits/limit-reads.ts';
import { identifySession, sessionTokenOf } from './identify-caller.ts';
import { takesOnly } from '../../services/calls/known-parameters.ts';
import { timerOf, type Timer } from '../../platform/http/http-metrics.ts';
import { requestIdFor } from '../../platform/http/request-id.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { refusalResponse } from '../../platform/http/wire-errors.ts';

type Read = (app: AppContext, caller: Caller) => Promise<string>;

/** One of the most frequent reads: its path below /api/v1, and its handler, which returns JSON text. */
export interface DirectRead {
  path: string;
  /** Null: the input does not match the contract. */
  request(given: Record<string, string>): Read | null;
}

interface ReadingCall<Input> {
  '~orpc': {
    meta: AccessMeta;
    route: { method?: string; path?: `/${string}` };
    inputSchema?: Schema<unknown, Input> | undefined;
  };
}

/** A read-only call of the contract, for any signed-in user; `answer` returns its response as JSON text. */
export function directRead<Input>(
  call: ReadingCall<Input>,
  answer: (app: AppContext, caller: Caller, input: Input) => Promise<string>,
): DirectRead {
  const { meta, route, inputSchema } = call['~orpc'];
  if (route.method !== 'GET' || route.path === undefined || meta.access !== 'session')
    throw new Error(`${route.path} is not a read for everybody who is signed in`);
  return {
    path: route.path,
    request(given) {
      if (!takesOnly(call, Object.keys(given))) return null;
      const checked = inputSchema?.['~standard'].validate(given) ?? { value: undefined as Input };
      if (checked instanceof Promise || checked.issues !== undefined) return null;
      return (app, caller) => answer(app, caller, checked.value);
    },
  };
}

const PREFIX = '/api/v1';
const PLAIN_QUERY = /^(?:[A-Za-z]+=[\w.-]+(?:&[A-Za-z]+=[\w.-]+)*)?$/;
const ONE_SEGMENT = '([\\w-]+)';

interface Place {
  pattern: RegExp;
  names: string[];
  read: DirectRead;
  meter: Timer;
}

/**
 * Answers the most frequent reads, and `/healthz`, without a framework, whose overhead exceeds theirs. Unusual
 * requests (another method, a key, a view, a simulation, a query that is not plain, an input that the
 * contract refuses) are left to the regular route, signalled by `false`. `headers` are added to every response.
 */
export function createDirectReads(
  app: AppContext,
  { reads, headers }: { reads: readonly DirectRead[]; headers: readonly (readonly [string, string])[] },
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const always = [...headers.flat(), 'Cache-Control', 'no-store', 'Content-Type', 'application/json'];
  const places = reads.map((read): Place => {
    const names = [...read.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^${PREFIX}${read.path.replaceAll(/\{\w+\}/g, ONE_SEGMENT)}$`);
    return { pattern, names, read, meter: timerOf('GET', PREFIX + read.path) };
  });
  const health = { text: JSON.stringify({ status: 'alive' }), meter: timerOf('GET', '/healthz') };

  const send = (
    outgoing: ServerResponse,
    requestId: string,
    status: number,
    text: string,
    more: string[] = [],
  ) => {
    const length = String(Buffer.byteLength(text));
    outgoing.writeHead(status, [...always, 'Content-Length', length, 'X-Request-Id', requestId, ...more]);
    outgoing.end(text);
  };

  const answer = async (request: IncomingCall, outgoing: ServerResponse): Promise<void> => {
    const { read, token, requestId } = request;
    try {
      const caller = await identifySession(app, token);
      limitReads(app, caller);
      send(outgoing, requestId, 200, await read(app, caller));
    } catch (error) {
      const answerHeaders = new Headers();
      const log = app.log.child({ requestId });
      const refusal = refusalResponse(error, { ...request, log, answerHeaders }, 'rest');
      send(outgoing, requestId, refusal.status, await refusal.text(), [...answerHeaders].flat());
    }
  };

  const traced = async (
    path: string,
    { headers: { traceparent } }: IncomingMessage,
    outgoing: ServerResponse,
    work: () => Promise<void>,
  ): Promise<void> => {
    const route = PREFIX + path;
    const from = cameWith(traceparent as string | undefined, { isTrusted: app.config.trustProxy });
    const attributes = { 'http.request.method': 'GET', 'http.route': route };
    await inSpan(`GET ${route}`, { kind: 'server', attributes, ...from }, async span => {
      await work();
      span?.set({ 'http.response.status_code': outgoing.statusCode });
    });
  };

  return (incoming, outgoing) => {
    if (incoming.method !== 'GET') return false;
    const startedAt = performance.now();
    const given = incoming.headers;
    const url = incoming.url ?? '';
    const requestId = () => requestIdFor(given['x-request-id'] as string | undefined);
    if (url === '/healthz') {
      send(outgoing, requestId(), 200, health.text);
      health.meter(200, performance.now() - startedAt);
      return true;
    }
    if (!url.startsWith(PREFIX) || given['content-length'] !== undefined) return false;
    if (VIEW_AS_HEADER in given || SIMULATED_PLAN_HEADER in given) return false;
    const token = sessionTokenOf(given.authorization);
    if (token === undefined) return false;
    const found = find(places, url);
    if (found === null) return false;
    const language = languageOf(given['accept-language']);
    const request = { read: found.read, token, language, requestId: requestId() };
    const answered = isTracing()
      ? traced(found.path, incoming, outgoing, () => answer(request, outgoing))
      : answer(request, outgoing);
    void answered.finally(() => found.meter(outgoing.statusCode, performance.now() - startedAt));
    return true;
  };
}

interface IncomingCall {
  read: Read;
  token: string;
  language: ReturnType<typeof languageOf>;
  requestId: string;
}

function find(places: readonly Place[], url: string): { path: string; read: Read; meter: Timer } | null {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? '' : url.slice(end + 1);
  for (const { pattern, names, read, meter } of places) {
    const match = pattern.exec(path);
    if (match === null) continue;
    if (!PLAIN_QUERY.test(query)) return null;
    const given: Record<string, string> = {};
    for (const [name, value] of new URLSearchParams(query)) {
      if (name in given || names.includes(name)) return null;
      given[name] = value;
    }
    for (const [index, name] of names.entries()) given[name] = match[index + 1] ?? '';
    const request = read.request(given);
    return request === null ? null : { path: read.path, read: request, meter };
  }
  return null;
}
