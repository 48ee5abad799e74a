import type { OpenSpan, SpanAttributes, SpanKind, Tracer } from './tracing.ts';

const SEND_EVERY_MS = 1_000;
/** Buffer limit when a collector does not respond; the rest is dropped. */
const MOST_SPANS = 4_096;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans by OTLP over HTTP (JSON). Its packages are loaded only here. Their own variables
 * (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`) apply.
 */
export async function startOtlpTracer(options: { endpoint: string; serviceName: string }): Promise<Tracer> {
  const [
    api,
    { BasicTracerProvider, BatchSpanProcessor },
    { resourceFromAttributes },
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const { ROOT_CONTEXT, SpanStatusCode, trace } = api;
  const KINDS: Record<SpanKind, number> = {
    internal: api.SpanKind.INTERNAL,
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  };
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces` }), {
        scheduledDelayMillis: SEND_EVERY_MS,
        maxQueueSize: MOST_SPANS,
      }),
    ],
  });
  const tracer = provider.getTracer('accroche');

  const contextOf = (traceparent: string | undefined) => {
    const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
    if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
    if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
    return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  };

  return {
    start(name, { kind = 'internal', attributes = {}, linkedTo, within }, parent) {
      const above = contextOf(parent?.traceparent ?? within);
      const link = contextOf(linkedTo);
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          attributes,
          ...(link === undefined ? {} : { links: [{ context: link }] }),
        },
        above === undefined
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, { ...above, isRemote: parent === undefined }),
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        rename: (next: string) => void span.updateName(next),
        set: (more: SpanAttributes) => void span.setAttributes(more),
        end(error) {
          if (error !== undefined) {
            span.setAttribute('error.type', typeOf(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      } satisfies OpenSpan;
    },
    close: () => provider.shutdown(),
  };
}

/** A message may hold user text; a code or a class does not. */
function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : typeof error;
}
