import type { Logger } from 'pino';
import type { Language } from '#contract/wire/languages.ts';
import type { ClientNetwork } from '../../platform/network/client-network.ts';
import type { Caller, AppContext } from '../app-context.ts';

/** What every call knows about the request it serves. */
export interface RequestContext {
  app: AppContext;
  /** Null: nobody is signed in. */
  caller: Caller | null;
  language: Language;
  /** Where the request comes from, as far as limits are concerned. */
  network: ClientNetwork;
  requestId: string;
  /** What the address of a REST call carries after its path; our own front end sends all in the body. */
  query: URLSearchParams;
  log: Logger;
  /** Headers to add to the answer, such as Retry-After. */
  answerHeaders: Headers;
  /** An answer that holds a secret is not kept: a repeat with the same Idempotency-Key is served anew. */
  answer?: { isSecret: boolean };
  /** A body that is a file: taken in as it comes, by the one call that expects it. */
  incoming?: IncomingFile | null;
}

export interface IncomingFile {
  body: AsyncIterable<Uint8Array>;
  /** As the client states it; null: it does not. */
  bytes: number | null;
  /** Where it does not state it: as many as it can be at most. */
  atMost?: number | null;
  /** The body is a form, parted by this, and its file stands in it. */
  boundary?: string;
  signal: AbortSignal;
}
