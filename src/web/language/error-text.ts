import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { T } from '#i18n/messages.ts';

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}

function valuesOf(data: unknown): Record<string, string | number> {
  if (typeof data !== 'object' || data === null) return {};
  const inner = 'values' in data ? data.values : data;
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, string | number>) : {};
}

/** The code a refused call carries, whatever case the wire gives it. */
export function errorCodeOf(error: unknown): ErrorCode | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const code = typeof error.code === 'string' ? error.code.toLowerCase() : error.code;
  return isErrorCode(code) ? code : null;
}

/** Says a code with its values. Values of a code are known only at run time, hence the widened call. */
export function codeText(code: ErrorCode, values: Record<string, string | number>, t: T): string {
  return (t as (key: string, values: Record<string, string | number>) => string)(`errors.${code}`, values);
}

/** What to tell the user about a failed call: the sentence of its code, or that nothing answered. */
export function errorText(error: unknown, t: T): string {
  const code = errorCodeOf(error);
  if (code === null) return error instanceof TypeError ? t('ui.unreachable') : t('ui.failed');
  const { data, message } = error as { data?: unknown; message?: unknown };
  const said = codeText(code, valuesOf(data), t);
  // Not every page keeps every sentence; the answer brings its own, in the language that was asked for.
  return said === `errors.${code}` && typeof message === 'string' ? message : said;
}
