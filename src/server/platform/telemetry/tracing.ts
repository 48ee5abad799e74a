import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';
/** Names and figures of ours only: never a value that somebody gave. */
export type SpanAttributes = Record<string, string | number | boolean | string[]>;

interface SpanOptions {
  kind?: SpanKind;
  attributes?: SpanAttributes;
  /** A `traceparent` of what led to this, in another trace. */
  linkedTo?: string | undefined;
  /** The `traceparent` of somebody outside whose trace this is a part of. */
  within?: string | undefined;
}

export interface OpenSpan {
  /** As W3C's Trace Context writes it. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** With an error: its type and nothing else is told. */
  end(error?: unknown): void;
}

export interface Tracer {
  start(name: string, options: SpanOptions, parent: OpenSpan | undefined): OpenSpan;
  /** Sends what was gathered. */
  close(): Promise<void>;
}

let tracer: Tracer | null = null;
const spans = new AsyncLocalStorage<OpenSpan>();

/** Null: nothing is traced, and nothing is paid for it. */
export function traceWith(next: Tracer | null): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== null;
}

export function currentSpan(): OpenSpan | undefined {
  return tracer === null ? undefined : spans.getStore();
}

/** A span that somebody else ends: for work that is told by events. */
export function startSpan(name: string, options: SpanOptions = {}): OpenSpan | null {
  return tracer === null ? null : tracer.start(name, options, spans.getStore());
}

/**
 * What a request that brings a `traceparent` belongs to: where a proxy of the operator's stands before us, its trace goes
 * on here; a stranger's is only named, so that nobody outside decides what is kept or what our traces hold.
 */
export function cameWith(
  traceparent: string | undefined,
  { isTrusted }: { isTrusted: boolean },
): Pick<SpanOptions, 'within' | 'linkedTo'> {
  return isTrusted ? { within: traceparent } : { linkedTo: traceparent };
}

/** The work as a span of the one around it. */
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

/** The same, but only inside of another span: what belongs to nothing would be noise. */
export function inInnerSpan<Result>(
  name: () => string,
  options: () => SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer === null || spans.getStore() === undefined ? work() : inSpan(name(), options(), work);
}
