import { APICallError } from '@ai-sdk/provider';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { ForbiddenAddress } from '../../platform/network/guarded-fetch.ts';

/** The AI SDK's errors by name, so that the SDK need not be loaded here. */
interface Thrown {
  name?: string;
  finishReason?: string;
  cause?: unknown;
  lastError?: unknown;
}
const UNUSABLE =
  /AnswerTooLong|NoObject|NoOutput|NoSuchTool|InvalidTool|ToolChoice|JSONParse|TypeValidation|InvalidResponse|EmptyResponse/;

/** Why a call failed, from any error of the AI SDK or the network. */
export function modelFailure(error: unknown): FallbackReason {
  for (let at = error, depth = 0; at !== undefined && at !== null && depth < 6; depth++) {
    if (at instanceof ForbiddenAddress) return 'address_forbidden';
    if (APICallError.isInstance(at) && at.statusCode !== undefined) return ofStatus(at);
    const { name = '', finishReason, cause, lastError } = at as Thrown;
    if (finishReason === 'content-filter') return 'declined';
    if (name === 'TimeoutError' || name === 'AbortError') return 'slow';
    if (UNUSABLE.test(name)) return 'unusable';
    at = lastError ?? cause;
  }
  return 'unreachable';
}

function ofStatus({ statusCode = 0, responseBody = '' }: APICallError): FallbackReason {
  if (statusCode === 401 || statusCode === 403) return 'key_refused';
  if (statusCode === 402 || /insufficient_quota|credit balance/i.test(responseBody)) return 'no_credit';
  if (statusCode === 404) return 'model_unknown';
  if (statusCode === 429 || statusCode === 503 || statusCode === 529) return 'rate_limited';
  return statusCode >= 200 && statusCode < 300 ? 'unusable' : statusCode >= 500 ? 'unreachable' : 'unusable';
}
