import type { Logger } from 'pino';
import type { Language } from '#contract/wire/languages.ts';
import type { ClientNetwork } from '../../platform/network/client-network.ts';
import type { Caller, AppContext } from '../app-context.ts';

/** The request data available to every call. */
export interface RequestContext {
  app: AppContext;
  /** Null: not signed in. */
  caller: Caller | null;
  language: Language;
  /** The network of the request, for rate limits. */
  network: ClientNetwork;
  requestId: string;
  /** The query of a REST URL; our own front end sends everything in the body. */
  query: URLSearchParams;
  log: Logger;
  /** Headers to add to the response, such as Retry-After. */
  answerHeaders: Headers;
  /** A response with a secret is not stored: a repeat with the same Idempotency-Key is executed again. */
  answer?: { isSecret: boolean };
  /** A body that is a file: streamed by the one call that expects it. */
  incoming?: IncomingFile | null;
}

export interface IncomingFile {
  body: AsyncIterable<Uint8Array>;
  /** Stated by the client; null: not stated. */
  bytes: number | null;
  /** Upper limit where it is not stated. */
  atMost?: number | null;
  /** Boundary, when the body is a form that contains the file. */
  boundary?: string;
  signal: AbortSignal;
}
