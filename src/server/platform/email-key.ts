import { domainToASCII, domainToUnicode } from 'node:url';
import type { Email } from '#domain/auth/email.ts';

/**
 * The key by which two addresses are one account: the domain in its DNS form, so that its Unicode and its `xn--`
 * spelling are equal. A domain without such a form is unchanged.
 */
export function emailKey(email: Email): string {
  return withDomain(email, domainToASCII);
}

/** All spellings under which an account of this address may be stored: its key, as written, in Unicode. */
export function emailSpellings(email: Email): string[] {
  return [...new Set([emailKey(email), email, withDomain(email, domainToUnicode)])];
}

function withDomain(email: string, spell: (domain: string) => string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // ASCII names are left alone: the conversion would read "1.2" as an IP address.
  const isInternational = /[^\p{ASCII}]|(?:^|\.)xn--/u.test(domain);
  const spelled = isInternational ? spell(domain) : '';
  return spelled === '' ? email : email.slice(0, at) + spelled;
}
