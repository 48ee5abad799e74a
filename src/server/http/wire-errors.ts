import { ORPCError, ValidationError } from '@orpc/server';
import { ERROR_STATUS, type ErrorCode, type ErrorValues } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { errors as english } from '#i18n/en/errors.ts';
import { errors as french } from '#i18n/fr/errors.ts';
import { fill } from '#i18n/translate.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from './request-context.ts';

/** The body of every refusal of the REST interface. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  values: ErrorValues;
  requestId: string;
}

export function errorBody(
  code: ErrorCode,
  values: ErrorValues,
  language: Language,
  requestId: string,
): ErrorBody {
  const text = (language === 'en' ? english : french)[code];
  return { code, message: fill(text, values, language), values, requestId };
}

/** Turns whatever a call threw into the one shape that leaves the server; unknown errors are logged and hidden. */
export function toWireError(error: unknown, context: RequestContext): ORPCError<string, ErrorBody> {
  const known = recognise(error);
  if (known.code === 'internal') context.log.error({ err: error }, 'a call failed');
  if (known.retryAfterSeconds !== undefined) {
    context.answerHeaders.set('Retry-After', String(Math.max(1, Math.ceil(known.retryAfterSeconds))));
  }
  const body = errorBody(known.code, known.values, context.language, context.requestId);
  return new ORPCError(known.code, { status: known.status, message: body.message, data: body });
}

function recognise(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      const issue = error.cause.issues[0];
      const params = (issue as { params?: { errorCode?: string } } | undefined)?.params;
      if (params?.errorCode !== undefined && params.errorCode in ERROR_STATUS) {
        return new AppError(params.errorCode as ErrorCode);
      }
      return new AppError('invalid_input', { field: fieldOf(issue) });
    }
    if (error.status === 400) return new AppError('malformed_request');
    if (error.status === 404) return new AppError('not_found');
    if (error.status === 413) return new AppError('payload_too_large', { limit: '64 MB' });
  }
  const databaseCode = (error as { code?: unknown } | null)?.code;
  if (typeof databaseCode === 'string') {
    if (databaseCode === '22021' || databaseCode === '22P05')
      return new AppError('invalid_input', { field: '\\u0000' });
    if (databaseCode.startsWith('08') || databaseCode.startsWith('57P') || databaseCode === 'ECONNREFUSED') {
      return new AppError('unavailable', {}, { retryAfterSeconds: 5, cause: error });
    }
  }
  return new AppError('internal', {}, { cause: error });
}

function fieldOf(issue: { path?: readonly unknown[] | undefined } | undefined): string {
  const path = (issue?.path ?? []).map(part =>
    String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part),
  );
  return path.filter(part => part !== 'body' && part !== 'query').join('.') || 'body';
}
