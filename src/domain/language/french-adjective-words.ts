import words from '#data/language/french-adjectives.json' with { type: 'json' };

/** Masculine singular → feminine singular, where no ending tells. Written from school grammars (Bescherelle, Grevisse). */
export const FRENCH_FEMININES: Readonly<Record<string, string>> = words.frenchFeminines;

/** Before a vowel the masculine singular takes another form: un bel appartement, un nouvel abonné. */
export const BEFORE_VOWEL: Readonly<Record<string, string>> = words.beforeVowel;

/** Adjectives in -al that take an s. */
export const ALS: readonly string[] = words.als;

/** Adjectives that never change: colours named after things, borrowed and short words. */
export const FRENCH_UNCHANGING: readonly string[] = words.frenchUnchanging;

/** Adjectives in -eur whose feminine ends in -rice or -euse are told apart by their verb; these end in -euse. */
export const EUSE: readonly string[] = words.euse;
