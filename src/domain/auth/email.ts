import { mixesAlphabets } from './look-alikes.ts';

/** An address in the one form it is compared, stored and written to. */
export type Email = string & { readonly __brand: 'Email' };

const MAX_LENGTH = 254;
const LOCAL_MAX_LENGTH = 64;
/** Quoted local parts and comments are refused: no mailbox of a person needs them, and headers fear them. */
const SHAPE =
  /^[^\s@"(),:;<>[\\\]]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u;
/** What mail programs decode inside of headers (RFC 2047): no mailbox is called so. */
const ENCODED_WORD = /=\?/;
/** Controls, invisible and direction marks, surrogates, private use: they make two addresses look like one. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Reads a typed address: trimmed, NFKC, lower case. Undefined when it cannot be one.
 * Source: RFC 5321 §4.5.3.1 for the lengths; the normal form is what makes one mailbox one account.
 */
export function parseEmail(typed: string): Email | undefined {
  const email = typed.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  if (email.length > MAX_LENGTH || INVISIBLE.test(email) || ENCODED_WORD.test(email) || !SHAPE.test(email))
    return undefined;
  const local = email.slice(0, email.lastIndexOf('@'));
  if (local.length > LOCAL_MAX_LENGTH || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return undefined;
  return mixesAlphabets(email) ? undefined : (email as Email);
}
