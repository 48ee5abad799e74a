/** What must be typed to ask for the erasure of one's account, in the language one reads. */
export const DELETION_WORDS = { fr: 'SUPPRIMER', en: 'DELETE' } as const;

/** Days in which the request can be taken back. */
export const DELETION_GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** The word of either language, to the letter; blanks around it do not matter. */
export function isDeletionWord(typed: string): boolean {
  return Object.values<string>(DELETION_WORDS).includes(typed.trim());
}

/** The instant from which an account is erased that was asked to be at `requestedAt`. */
export function deletionDueAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS);
}

/** `nadia@example.org` → `n•••@•••`: enough for a person who knows, nothing for one who does not. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••@•••`;
}
