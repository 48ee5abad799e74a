import { domainToASCII, domainToUnicode } from 'node:url';
import type { Email } from '#domain/auth/email.ts';

/**
 * What makes two addresses one account: the domain as the name system knows it, so that its Unicode and its `xn--`
 * spelling are one. What has no such form keeps its own.
 */
export function emailKey(email: Email): string {
  return withDomain(email, domainToASCII);
}

/** All spellings under which an account of this address may have been kept: its key, as it is written, in Unicode. */
export function emailSpellings(email: Email): string[] {
  return [...new Set([emailKey(email), email, withDomain(email, domainToUnicode)])];
}

function withDomain(email: string, spell: (domain: string) => string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Plain names are left alone: the conversion takes « 1.2 » for a number of the net.
  const isInternational = /[^\p{ASCII}]|(?:^|\.)xn--/u.test(domain);
  const spelled = isInternational ? spell(domain) : '';
  return spelled === '' ? email : email.slice(0, at) + spelled;
}
