import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';
/** Only our own names and figures: never a user's value. */
export type SpanAttributes = Record<string, string | number | boolean | string[]>;

interface SpanOptions {
  kind?: SpanKind;
  attributes?: SpanAttributes;
  /** A `traceparent` of the cause, in another trace. */
  linkedTo?: string | undefined;
  /** The `traceparent` of an outside caller whose trace this is part of. */
  within?: string | undefined;
}

export interface OpenSpan {
  /** In the format of W3C Trace Context. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** With an error: only its type is recorded. */
  end(error?: unknown): void;
}

export interface Tracer {
  start(name: string, options: SpanOptions, parent: OpenSpan | undefined): OpenSpan;
  /** Sends the collected spans. */
  close(): Promise<void>;
}

let tracer: Tracer | null = null;
const spans = new AsyncLocalStorage<OpenSpan>();

/** Null: tracing is off and costs nothing. */
export function traceWith(next: Tracer | null): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== null;
}

export function currentSpan(): OpenSpan | undefined {
  return tracer === null ? undefined : spans.getStore();
}

/** A span that is ended elsewhere: for event-based work. */
export function startSpan(name: string, options: SpanOptions = {}): OpenSpan | null {
  return tracer === null ? null : tracer.start(name, options, spans.getStore());
}

/**
 * How a request with a `traceparent` is attached: behind the operator's proxy its trace continues here; otherwise it is
 * only linked, so that no outsider decides what is sampled or what our traces hold.
 */
export function cameWith(
  traceparent: string | undefined,
  { isTrusted }: { isTrusted: boolean },
): Pick<SpanOptions, 'within' | 'linkedTo'> {
  return isTrusted ? { within: traceparent } : { linkedTo: traceparent };
}

/** Runs the work as a child span of the current one. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: OpenSpan | null) => Result | Promise<Result>,
): Promise<Result> {
  if (tracer === null) return work(null);
  const span = tracer.start(name, options, spans.getStore());
  try {
    const result = await spans.run(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** The same, but only inside another span: a span without a parent would be noise. */
export function inInnerSpan<Result>(
  name: () => string,
  options: () => SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer === null || spans.getStore() === undefined ? work() : inSpan(name(), options(), work);
}
