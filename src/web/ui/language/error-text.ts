import { ERROR_STATUS, type ErrorCode } from '#contract/wire/errors.ts';
import { errorSentence } from '#presentation/sentences/error-sentence.ts';
import type { T } from '#i18n/messages.ts';

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}

function valuesOf(data: unknown): Record<string, string | number> {
  if (typeof data !== 'object' || data === null) return {};
  const inner = 'values' in data ? data.values : data;
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, string | number>) : {};
}

/** The error code of a failed call, whatever its letter case. */
export function errorCodeOf(error: unknown): ErrorCode | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const code = typeof error.code === 'string' ? error.code.toLowerCase() : error.code;
  return isErrorCode(code) ? code : null;
}

/** The text of a code with its values. */
export function codeText(code: ErrorCode, values: Record<string, string | number>, t: T): string {
  return errorSentence(code, values, t) ?? t('ui.failed');
}

/** The text for a failed call: that of its code, or that the server is unreachable. */
export function errorText(error: unknown, t: T): string {
  const code = errorCodeOf(error);
  if (code === null) return error instanceof TypeError ? t('ui.unreachable') : t('ui.failed');
  const { data, message } = error as { data?: unknown; message?: unknown };
  // Not every page loads every text; the response includes its own, in the requested language.
  const said = errorSentence(code, valuesOf(data), t) ?? message;
  return typeof said === 'string' ? said : t('ui.failed');
}
