/** Permissions of a key: read is always included. */
export const API_KEY_SCOPES = ['read', 'write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Maximum lifetime of a key. */
export const API_KEY_MAX_DAYS = 365;
/** Maximum active keys per user. */
export const API_KEYS_MAX = 20;
/** Rate limit of one key, requests per minute. */
export const API_KEY_REQUESTS_PER_MINUTE = 120;

/** Prefix of every key: people and secret scanners recognise it. */
export const API_KEY_START = 'acc_';
/** Number of a key's characters that may be shown later. */
export const API_KEY_SHOWN_CHARACTERS = API_KEY_START.length + 8;
const LONGEST = 100;

/** Whether a bearer token has the form of an API key; it may still be invalid. */
export function looksLikeApiKey(token: string): boolean {
  return token.startsWith(API_KEY_START) && token.length <= LONGEST;
}

/**
 * Whether a key's scopes allow a call: calls that change something need `write`. HEAD counts as GET.
 * @param method of the call in the contract, in capitals
 */
export function keyMayCall(scopes: readonly ApiKeyScope[], method: string): boolean {
  return method === 'GET' ? scopes.includes('read') : scopes.includes('write');
}
