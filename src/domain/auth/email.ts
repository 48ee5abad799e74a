import { mixesAlphabets } from './look-alikes.ts';

/** An address in the normal form used for comparison, storage and sending. */
export type Email = string & { readonly __brand: 'Email' };

const MAX_LENGTH = 254;
const LOCAL_MAX_LENGTH = 64;
/** Quoted local parts and comments are refused: no personal mailbox needs them, and they are risky in mail headers. */
const SHAPE =
  /^[^\s@"(),:;<>[\\\]]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u;
/** Encoded words that mail programs decode inside headers (RFC 2047): no mailbox has such a name. */
const ENCODED_WORD = /=\?/;
/** Control, invisible and direction characters, surrogates, private use: they make two addresses look the same. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Parses a typed address: trimmed, NFKC, lower case. Undefined when invalid. Source: RFC 5321 §4.5.3.1 for the lengths;
 * the normal form ensures one account per mailbox.
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
