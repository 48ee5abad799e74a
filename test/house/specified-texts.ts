/** French texts that the specification gives: kept to the letter, plain spaces and straight apostrophes included. */
export const SPECIFIED_TEXTS: ReadonlySet<string> = new Set(['Non authentifié']);
