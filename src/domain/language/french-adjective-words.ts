import words from '#data/language/french-adjectives.json' with { type: 'json' };

/**
 * Masculine singular → feminine singular, where no ending determines it. Written from school grammars (Bescherelle,
 * Grevisse).
 */
export const FRENCH_FEMININES: Readonly<Record<string, string>> = words.frenchFeminines;

/** Before a vowel the masculine singular takes another form: un bel appartement, un nouvel abonné. */
export const BEFORE_VOWEL: Readonly<Record<string, string>> = words.beforeVowel;

/** Adjectives in -al with a plural in -als. */
export const ALS: readonly string[] = words.als;

/** Invariable adjectives: colours named after things, borrowed and short words. */
export const FRENCH_UNCHANGING: readonly string[] = words.frenchUnchanging;

/** The feminine of adjectives in -eur ends in -rice or -euse depending on the verb; these end in -euse. */
export const EUSE: readonly string[] = words.euse;
