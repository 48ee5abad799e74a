import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  service: string;
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: Record<string, unknown>;
  links: { traceId: string; spanId: string }[];
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
  boolValue?: boolean;
  arrayValue?: { values: Value[] };
}
interface Attribute {
  key: string;
  value: Value;
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'service' | 'attributes' | 'links'> & {
        attributes?: Attribute[];
        links?: ReceivedSpan['links'];
      })[];
    }[];
  }[];
}

const plain = ({ stringValue, intValue, boolValue, arrayValue }: Value): unknown =>
  stringValue ??
  (intValue === undefined ? undefined : Number(intValue)) ??
  boolValue ??
  arrayValue?.values.map(plain);
const asObject = (attributes: Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

/** Takes traces as a collector does: OTLP over HTTP, JSON. `raw` is everything that came, byte for byte. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const raw: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const text = Buffer.concat(parts).toString();
      raw.push(text);
      if (incoming.url === '/v1/traces') spans.push(...spansOf(JSON.parse(text) as Export));
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw,
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function spansOf({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(scope =>
      scope.spans.map(span => ({
        ...span,
        service: String(asObject(resource.attributes)['service.name']),
        parentSpanId: span.parentSpanId ?? '',
        attributes: asObject(span.attributes),
        links: span.links ?? [],
      })),
    ),
  );
}
