import { randomUUID } from 'node:crypto';

const HARMLESS = /^[\w-]{8,64}$/;

/** The caller's own id of a request when it is harmless, a new one when not. */
export function requestIdFor(given: string | undefined): string {
  return given !== undefined && HARMLESS.test(given) ? given : randomUUID();
}
