import type { Logger } from 'pino';
import { ORPCError, ValidationError } from '@orpc/server';
import { ERROR_STATUS, type ErrorCode, type ErrorValues } from '#contract/wire/errors.ts';
import type { Language } from '#contract/wire/languages.ts';
import { DAY, dayText } from '#i18n/language/day-text.ts';
import { errors as english } from '#i18n/en/errors.ts';
import { errors as french } from '#i18n/fr/errors.ts';
import { fill } from '#i18n/language/translate.ts';
import { AppError } from '../app-error.ts';

/** The body of every refusal of the REST API. */
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
  // Dates are ISO values in the data, and written out in the message.
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && DAY.test(value) ? dayText(value, language) : value,
  ]);
  const message = fill(text, Object.fromEntries(said) as ErrorValues, language);
  return { code, message, values, requestId };
}

/** The caller of a refused request, and the log for the cause. */
interface Refused {
  language: Language;
  requestId: string;
  log: Logger;
  answerHeaders: Headers;
}

/** For a limit without a known reset time. */
const LATER_SECONDS = 60;

/** Turns any error of a call into the one shape that leaves the server; unknown errors are logged and hidden. */
export function toWireError(error: unknown, context: Refused): ORPCError<string, ErrorBody> {
  const known = recognise(error);
  if (known.code === 'internal') context.log.error({ err: known.cause }, 'a call failed');
  if (known.code === 'unavailable') context.log.warn({ err: known.cause }, 'a call had to be put off');
  if (known.status === 403) context.log.info({ code: known.code }, 'a call was refused');
  const seconds = known.retryAfterSeconds ?? (known.status === 429 ? LATER_SECONDS : undefined);
  if (seconds !== undefined)
    context.answerHeaders.set('Retry-After', String(Math.max(1, Math.ceil(seconds))));
  const body = errorBody(known.code, known.values, context.language, context.requestId);
  return new ORPCError(known.code, { status: known.status, message: body.message, data: body });
}

/** A refusal outside of any call, in the format of the requested API. */
export function refusalResponse(error: unknown, context: Refused, shape: 'rest' | 'rpc'): Response {
  const refusal = toWireError(error, context);
  const body = shape === 'rpc' ? { json: refusal.toJSON() } : refusal.data;
  return Response.json(body, { status: refusal.status, headers: context.answerHeaders });
}

function recognise(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      return invalidInput(error.cause.issues[0]);
    }
    if (error.status === 404) return new AppError('not_found');
    if (error.status === 405) return new AppError('method_not_allowed');
    if (error.status === 413) return new AppError('payload_too_large', { limit: '1' });
    if (error.status < 500) return new AppError('malformed_request');
  }
  return fromDatabase(error) ?? new AppError('internal', {}, { cause: error });
}

type Issue = ValidationError['issues'][number];

/** A schema may name its error code: in `params.errorCode`, or as its whole message. */
function invalidInput(issue: Issue | undefined): AppError {
  const params = (issue as { params?: { errorCode?: unknown } } | undefined)?.params;
  const named = [params?.errorCode, issue?.message].find(isErrorCode);
  return named === undefined ? new AppError('invalid_input', { field: fieldOf(issue) }) : new AppError(named);
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}

const LONGEST_FIELD = 100;

function fieldOf(issue: Issue | undefined): string {
  const path = (issue?.path ?? []).map(part =>
    String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part),
  );
  const unknown = (issue as { keys?: unknown } | undefined)?.keys;
  if (Array.isArray(unknown) && typeof unknown[0] === 'string') path.push(unknown[0]);
  const name = path.filter(part => part !== 'body' && part !== 'query').join('.');
  return name.slice(0, LONGEST_FIELD) || 'body';
}

/** The database is unreachable, starting, stopping, full of connections or too slow. */
const UNREACHABLE =
  /^(?:08...|57P..|57014|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
const GAVE_UP =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|is not queryable$|Query read timeout/i;
/** Two transactions conflicted; the one that was rolled back can simply be retried. */
const COLLISION = new Set(['40001', '40P01', '55P03']);

function fromDatabase(error: unknown): AppError | undefined {
  const { code, message, syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const name = typeof code === 'string' ? code : '';
  if (name === '22021' || name === '22P05') return new AppError('invalid_input', { field: '\\u0000' });
  const outOfReach = UNREACHABLE.test(name) || syscall === 'connect';
  if (outOfReach || (typeof message === 'string' && GAVE_UP.test(message))) {
    return new AppError('unavailable', {}, { retryAfterSeconds: 5, cause: error });
  }
  if (COLLISION.has(name)) return new AppError('unavailable', {}, { retryAfterSeconds: 1, cause: error });
  return undefined;
}
