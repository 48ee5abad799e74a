import words from '#data/language/french-plurals.json' with { type: 'json' };

/** Plurals that no rule gives. Written from school grammars (Bescherelle, Grevisse); spelling of 1990 where it only adds an s. */
export const FRENCH_PLURALS: Readonly<Record<string, string>> = words.frenchPlurals;

/** Compounds, each with its plural: what varies inside follows no rule that a program could apply safely. */
export const FRENCH_COMPOUND_PLURALS: Readonly<Record<string, string>> = words.frenchCompoundPlurals;

/** Nouns that do not change though they end in no s, x or z. */
export const FRENCH_INVARIABLE: readonly string[] = words.frenchInvariable;
