import type { Logger } from 'pino';
import type { Language } from '#contract/languages.ts';
import type { Caller, World } from '../world.ts';

/** What every call knows about the request it serves. */
export interface RequestContext {
  world: World;
  /** Null: nobody is signed in. */
  caller: Caller | null;
  language: Language;
  requestId: string;
  log: Logger;
  /** Headers to add to the answer, such as Retry-After. */
  answerHeaders: Headers;
  /** An answer that holds a secret is not kept: a repeat with the same Idempotency-Key is served anew. */
  answer?: { isSecret: boolean };
}
