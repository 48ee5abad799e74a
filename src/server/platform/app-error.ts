import { ERROR_STATUS, type ErrorCode, type ErrorValues } from '#contract/wire/errors.ts';

/** A refusal with a code that has a message for the user. Commands throw it; one place turns it into a response. */
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
