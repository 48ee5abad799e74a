import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { currentSpan, startSpan, type OpenSpan } from './tracing.ts';

interface Fetched {
  request: { origin?: string; method?: string; addHeader(name: string, value: string): void };
  response?: { statusCode: number };
  error?: unknown;
}
interface Sent {
  request: ClientRequest;
  response?: IncomingMessage;
  error?: unknown;
}

/**
 * Spans for all outgoing requests of this process, reported by Node itself: host, method and status. Paths hold account
 * names and are left out. Requests to `endpoint`, where spans are sent, are not traced. `tellTo` are the operator's
 * hosts: only requests to them carry the trace context.
 */
export function traceOutgoingCalls({
  endpoint,
  tracedHosts,
}: {
  endpoint: string;
  tracedHosts: string[];
}): void {
  const open = new WeakMap<object, OpenSpan>();
  const { host: silent } = new URL(endpoint);

  const begin = (
    request: object,
    { host, method, tell }: { host: string; method: string; tell: (traceparent: string) => void },
  ): void => {
    if (host === silent || currentSpan() === undefined) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = startSpan(`${method} ${host}`, { kind: 'client', attributes });
    if (span === null) return;
    open.set(request, span);
    if (tracedHosts.includes(host)) tell(span.traceparent);
  };
  const answered = (request: object, status: number | undefined): void =>
    open.get(request)?.set({ 'http.response.status_code': status ?? 0 });
  const end = (request: object, error?: unknown): void => {
    open.get(request)?.end(error);
    open.delete(request);
  };

  subscribe('undici:request:create', message => {
    const { request } = message as Fetched;
    const { host } = new URL(request.origin ?? 'http://unknown');
    const tell = (traceparent: string) => request.addHeader('traceparent', traceparent);
    begin(request, { host, method: request.method ?? 'GET', tell });
  });
  subscribe('undici:request:headers', message => {
    const { request, response } = message as Fetched;
    answered(request, response?.statusCode);
  });
  subscribe('undici:request:trailers', message => end((message as Fetched).request));
  subscribe('undici:request:error', message => {
    const { request, error } = message as Fetched;
    end(request, error ?? new Error('failed'));
  });
  subscribe('http.client.request.created', message => {
    const { request } = message as Sent;
    const tell = (traceparent: string): void => {
      if (!request.headersSent) request.setHeader('traceparent', traceparent);
    };
    begin(request, {
      host: String(request.getHeader('host') ?? request.host),
      method: request.method,
      tell,
    });
  });
  subscribe('http.client.response.finish', message => {
    const { request, response } = message as Sent;
    answered(request, response?.statusCode);
    end(request);
  });
  subscribe('http.client.request.error', message => {
    const { request, error } = message as Sent;
    end(request, error ?? new Error('failed'));
  });
}
