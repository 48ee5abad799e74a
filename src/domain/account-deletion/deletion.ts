import { DAY_MS } from '#domain/time/day-ms.ts';

/** The word to type to request the erasure of one's account, in the user's language. */
export const DELETION_WORDS = { fr: 'SUPPRIMER', en: 'DELETE' } as const;

/** Days during which the request can be cancelled. */
export const DELETION_GRACE_DAYS = 7;

/** The exact word of either language; surrounding blanks are ignored. */
export function isDeletionWord(typed: string): boolean {
  return Object.values<string>(DELETION_WORDS).includes(typed.trim());
}

/** When an account is erased whose erasure was requested at `requestedAt`. */
export function deletionDueAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS);
}

/** `nadia@example.org` → `n•••@•••`: recognisable to its owner, useless to others. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••@•••`;
}
