import commonPasswords from '#data/passwords/common.json' with { type: 'json' };
import type { Email } from './email.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** Why a password is rejected; the names of `length` and `pwned` are GoTrue's. */
export type WeakPasswordReason = 'length' | 'pwned' | 'same_as_email';

let common: Set<string> | undefined;

/**
 * Reasons to reject a password, empty when it is good. Lengths count characters, not bytes. No composition rule: length
 * and a list of common passwords protect better (OWASP ASVS 5, V6.2; NIST SP 800-63B).
 */
export function weakPasswordReasons(password: string, email: Email): WeakPasswordReason[] {
  const reasons: WeakPasswordReason[] = [];
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) reasons.push('length');
  const plain = password.normalize('NFKC').trim().toLowerCase();
  common ??= new Set(commonPasswords);
  if (common.has(plain)) reasons.push('pwned');
  if (plain === email) reasons.push('same_as_email');
  return reasons;
}

/** The form that is hashed: the same letters typed on another keyboard give the same password (NIST SP 800-63B). */
export function hashablePassword(password: string): string {
  return password.normalize('NFKC');
}
