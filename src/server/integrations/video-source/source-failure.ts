import type { SourceId } from '#domain/sources/reading.ts';
import {
  SourceError,
  type Collected,
  type SourceAvailability,
  type SourceCapabilities,
} from './video-source.ts';

export type Failure = Collected['failures'][number];

/** Any error as a `SourceError`: an unexpected error means that the source's response format has changed. */
export function asSourceError(source: SourceId, error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  return new SourceError(source, 'parse_changed', 'the answer could not be understood', { cause: error });
}

export function failureOf(error: SourceError, capability: keyof SourceCapabilities): Failure {
  const detail = error.message.replace(`${error.source}: ${error.code}: `, '');
  return {
    source: error.source,
    capability,
    code: error.code,
    detail,
    ...(Object.keys(error.values).length === 0 ? {} : { values: error.values }),
    ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
  };
}

/** The values of the message about an unusable source. */
export function valuesOf({
  found,
  needed,
}: Extract<SourceAvailability, { usable: false }>): Record<string, string> {
  return { ...(found === undefined ? {} : { found }), ...(needed === undefined ? {} : { needed }) };
}
