import words from '#data/language/french-verbs.json' with { type: 'json' };

/**
 * Irregular verbs: infinitive, present with tu, present with vous; then, where irregular, imperative with tu and with
 * vous. Written from school conjugation tables (Bescherelle).
 */
export const IRREGULAR_VERBS: readonly (readonly string[])[] = words.irregularVerbs;

/** Verbs in -er whose e becomes è before a mute ending: tu achètes, vous achetez. */
export const GRAVE_ER: readonly string[] = words.graveEr;

/** Verbs in -er that double their consonant: tu appelles, vous appelez. */
export const DOUBLING_ER: readonly string[] = words.doublingEr;

/** Common verbs in -er, listed so that an imperative (« Regarde bien ») can be distinguished from a noun. */
export const COMMON_ER: readonly string[] = words.commonEr;

/** Common verbs in -ir of the second group: tu finis, vous finissez. */
export const COMMON_IR: readonly string[] = words.commonIr;

/** Verbs in -isser that are not of the second group: vous glissez, tu glisses. */
export const ISSER: readonly string[] = words.isser;

/**
 * Imperatives that are also common nouns or adjectives; at the start of a sentence they are verbs only before certain
 * words.
 */
export const NOUN_TOO: readonly string[] = words.nounToo;
