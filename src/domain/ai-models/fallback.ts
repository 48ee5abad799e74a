/**
 * Why the built-in engine wrote in a model’s place, or completed what it wrote. Of the model: not reached · too slow ·
 * asks to wait · refuses the key · has no credit · does not know the model · answered something else than was asked ·
 * declined · too little passed the gates. Of the product: a call of the same user is running · the day’s tokens or
 * money are spent · the key was sealed with another secret · the address is not allowed.
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
