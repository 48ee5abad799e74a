import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import type { SourceErrorCode } from '#domain/sources/reading.ts';
import { mostTelling } from '#domain/sources/most-specific-refusal.ts';
import type { AppContext } from '#server/services/app-context.ts';

export interface Obstacle {
  code: ErrorCode;
  values: ErrorValues;
}

/** Why this handle cannot be collected now; null: it can. */
export async function findObstacle(
  app: AppContext,
  userId: string,
  handle: Handle,
  { isRoutine = false }: { isRoutine?: boolean } = {},
): Promise<Obstacle | null> {
  if (isDemoHandle(handle)) return null;
  const states = (await app.videoSource.availability({ userId, handle })).filter(
    ({ live, isPaid }) => live && !(isRoutine && isPaid),
  );
  const sources = states.filter(({ consented }) => consented);
  if (states.length > 0 && sources.length === 0) return told('not_consented', handle);
  const refusals = sources
    .map(({ availability }) => availability)
    .filter(availability => !availability.usable)
    .map(({ reason, found, needed }) => ({
      code: reason,
      values: { ...(found !== undefined && { found }), ...(needed !== undefined && { needed }) },
    }));
  if (refusals.length < sources.length) return null;
  const [first, ...rest] = refusals;
  if (first === undefined) return told('unavailable', handle);
  const { code, values } = mostTelling([first, ...rest]);
  return told(code, handle, values);
}

/** A source's error code as a product error, whose sentence can use the handle and the source's values. */
export function told(
  code: SourceErrorCode,
  handle: string,
  values: Readonly<Record<string, string>> = {},
): Obstacle {
  return { code: `source_${code}`, values: { handle, ...values } };
}
