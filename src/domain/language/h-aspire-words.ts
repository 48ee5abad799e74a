import words from '#data/language/french-aspirated-h.json' with { type: 'json' };

/**
 * Words whose h prevents elision and liaison. Written from usage agreed on by school grammars and dictionaries, with
 * web terms they do not list yet. A final `*` matches any ending.
 */
export const H_ASPIRE: readonly string[] = words.hAspire;

/** Words with a mute h that start like a listed aspirated one; every other unlisted h is mute. */
export const H_MUTE: readonly string[] = words.hMute;

/** Words beginning with a vowel letter, or y, that take no elision: le onze, le oui, le yaourt. */
export const NO_ELISION: readonly string[] = words.noElision;

/** Words in y + vowel that elide nevertheless: d’yeux, l’Yonne, l’île d’Yeu. */
export const Y_ELIDES: readonly string[] = words.yElides;
