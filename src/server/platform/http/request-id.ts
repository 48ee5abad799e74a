import { randomUUID } from 'node:crypto';

const HARMLESS = /^[\w-]{8,64}$/;

/** The caller's own request id when it is safe, otherwise a new one. */
export function requestIdFor(given: string | undefined): string {
  return given !== undefined && HARMLESS.test(given) ? given : randomUUID();
}
