import { ERROR_STATUS, type ErrorCode, type ErrorValues } from '#contract/wire/errors.ts';

/** A refusal with a code the user gets a sentence for. Verbs throw it; one place answers it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: ErrorValues;
  readonly retryAfterSeconds: number | undefined;
  constructor(
    code: ErrorCode,
    values: ErrorValues = {},
    extra: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, extra.cause === undefined ? {} : { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.values = values;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
