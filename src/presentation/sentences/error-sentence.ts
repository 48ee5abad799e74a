import type { ErrorCode } from '#contract/wire/errors.ts';
import type { T } from '#i18n/messages.ts';

/** The sentence of a code with its values; undefined on a page that has not loaded it. */
export function errorSentence(
  code: ErrorCode,
  values: Record<string, string | number>,
  t: T,
): string | undefined {
  // Values of a code are known only at run time.
  const say = t as (key: string, values: Record<string, string | number>) => string;
  for (const key of [`errors.${code}`, `featureErrors.${code}`]) {
    const said = say(key, values);
    if (said !== key) return said;
  }
  return undefined;
}
