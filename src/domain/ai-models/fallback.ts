/**
 * Why the built-in engine replaced a model or completed its output. From the model: unreachable · too slow · rate limit
 * · key rejected · no credit · unknown model · unusable output · declined · too few texts passed the gates. From the
 * product: another call of the same user is running · the day's tokens or money are spent · the key was encrypted with
 * another secret · the address is not allowed.
 */
export const FALLBACK_REASONS = [
  'unreachable',
  'slow',
  'rate_limited',
  'key_refused',
  'no_credit',
  'model_unknown',
  'unusable',
  'declined',
  'too_few',
  'busy',
  'tokens_spent',
  'money_spent',
  'key_unreadable',
  'address_forbidden',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];
