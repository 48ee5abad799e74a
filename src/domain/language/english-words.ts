import words from '#data/language/english-forms.json' with { type: 'json' };

/** Plurals that no rule gives. Written from English school grammars (Quirk et al., A Comprehensive Grammar, chapter 5). */
export const ENGLISH_PLURALS: Readonly<Record<string, string>> = words.englishPlurals;

/** Nouns with one form, and nouns that are not counted. */
export const ENGLISH_UNCHANGING: readonly string[] = words.englishUnchanging;

/** Third persons that no rule gives. */
export const THIRD_PERSONS: Readonly<Record<string, string>> = words.thirdPersons;

/** Two words and their contraction, in speech. */
export const CONTRACTIONS = words.contractions as unknown as readonly (readonly [
  full: string,
  short: string,
])[];
