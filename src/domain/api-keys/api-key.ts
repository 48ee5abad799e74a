/** What a key may do: read is always among them. */
export const API_KEY_SCOPES = ['read', 'write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** No key lives longer. */
export const API_KEY_MAX_DAYS = 365;
/** Keys in force that one user may hold. */
export const API_KEYS_MAX = 20;
/** Requests that one key may make in a minute. */
export const API_KEY_REQUESTS_PER_MINUTE = 120;

/** Every key begins like this: people and programs that look for leaked secrets know it at once. */
export const API_KEY_START = 'acc_';
/** As much of a key as may be shown afterwards. */
export const API_KEY_SHOWN_CHARACTERS = API_KEY_START.length + 8;
const LONGEST = 100;

/** Whether a bearer token is meant as a key; says nothing about whether it opens anything. */
export function looksLikeApiKey(token: string): boolean {
  return token.startsWith(API_KEY_START) && token.length <= LONGEST;
}

/**
 * What the scopes of a key forbid: calls that change something need `write`. HEAD is asked as GET.
 * @param method of the call in the contract, in capitals
 */
export function keyMayCall(scopes: readonly ApiKeyScope[], method: string): boolean {
  return method === 'GET' ? scopes.includes('read') : scopes.includes('write');
}
