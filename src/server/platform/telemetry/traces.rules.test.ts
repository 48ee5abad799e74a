import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOtlpReceiver } from '#test/scale-out/otlp-receiver.ts';
import { startOtlpTracer } from './otlp-tracer.ts';
import { traceOutgoingCalls } from './outgoing-calls.ts';
import { cameWith, currentSpan, inSpan, traceWith, type Tracer } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const GIVEN = `00-${TRACE}-${SPAN}-01`;

let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
let tracer: Tracer;
const asked: Record<'ours' | 'stranger', IncomingMessage['headers'][]> = { ours: [], stranger: [] };
const servers: Server[] = [];
const urls = { ours: '', stranger: '' };

beforeAll(async () => {
  for (const name of ['ours', 'stranger'] as const) {
    const server = createServer((incoming, outgoing) => {
      asked[name].push(incoming.headers);
      outgoing.end('answered');
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    urls[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  collector = await startOtlpReceiver();
  const { endpoint } = collector;
  tracer = await startOtlpTracer({ endpoint, serviceName: 'accroche' });
  traceWith(tracer);
  traceOutgoingCalls({ endpoint, tracedHosts: [new URL(urls.ours).host] });
});
afterAll(async () => {
  traceWith(null);
  await collector.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const askPlainly = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, answer => void answer.resume().once('end', resolve)).once('error', reject);
  });

test('hosts of the operator’s are told which trace a call belongs to, and no others', async () => {
  let traceId = '';
  await inSpan('asking', {}, async () => {
    traceId = currentSpan()?.traceparent.split('-')[1] ?? '';
    for (const url of [urls.ours, urls.stranger]) {
      await (await fetch(url)).text();
      await askPlainly(url);
    }
  });
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  const told = asked.ours.map(({ traceparent }) => String(traceparent).split('-').slice(0, 2));
  expect(told).toEqual([
    ['00', traceId],
    ['00', traceId],
  ]);
  expect(asked.stranger.map(({ traceparent }) => traceparent)).toEqual([undefined, undefined]);
  // A request outside of any trace sends no trace header.
  await (await fetch(urls.ours)).text();
  expect(asked.ours.at(-1)?.traceparent).toBeUndefined();
});

test('a proxy’s trace goes on here; a stranger’s is only named; nonsense begins a trace of its own', async () => {
  await inSpan('behind a proxy', cameWith(GIVEN, { isTrusted: true }), () => undefined);
  await inSpan(
    'a proxy keeps nothing',
    cameWith(`${GIVEN.slice(0, -2)}00`, { isTrusted: true }),
    () => undefined,
  );
  await inSpan('from a stranger', cameWith(GIVEN, { isTrusted: false }), () => undefined);
  for (const wrong of ['x', `00-${'0'.repeat(32)}-${SPAN}-01`, `00-${TRACE}-${'0'.repeat(16)}-01`, undefined])
    for (const isTrusted of [true, false])
      await inSpan('nonsense', cameWith(wrong, { isTrusted }), () => undefined);
  await tracer.close();
  const named = (name: string) => collector.spans.filter(span => span.name === name);
  expect(named('behind a proxy')).toMatchObject([{ traceId: TRACE, parentSpanId: SPAN, links: [] }]);
  expect(named('a proxy keeps nothing')).toEqual([]);
  const [strange] = named('from a stranger');
  expect(strange?.traceId).not.toBe(TRACE);
  expect(strange).toMatchObject({ parentSpanId: '', links: [{ traceId: TRACE, spanId: SPAN }] });
  const nonsense = named('nonsense');
  expect(nonsense).toHaveLength(8);
  expect(nonsense.filter(span => span.parentSpanId !== '' || span.links.length > 0)).toEqual([]);
  expect(new Set(nonsense.map(({ traceId }) => traceId)).size).toBe(8);
});
