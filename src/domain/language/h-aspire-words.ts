import words from '#data/language/french-aspirated-h.json' with { type: 'json' };

/**
 * Words whose h forbids elision and liaison. Written from the usage that school grammars and dictionaries agree on,
 * with the words of the web that they do not have yet. A `*` at the end stands for any ending.
 */
export const H_ASPIRE: readonly string[] = words.hAspire;

/** Words with a mute h whose beginning is that of an aspired one; every h that is not listed is mute anyway. */
export const H_MUTE: readonly string[] = words.hMute;

/** Words with a vowel letter, or y, that take no elision: le onze, le oui, le yaourt. */
export const NO_ELISION: readonly string[] = words.noElision;

/** Words in y + vowel that elide all the same: d’yeux, l’Yonne, l’île d’Yeu. */
export const Y_ELIDES: readonly string[] = words.yElides;
