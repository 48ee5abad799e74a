import trigrams from '#data/language/trigrams.json' with { type: 'json' };
import type { Language } from './text/spoken-words.ts';

/**
 * Three letters in a row that are commoner in one language than in the other, by the natural logarithm of how much commoner,
 * rounded; _ is the border of a word. Counted on the product's own texts (`src/i18n`), the 320 most telling of each.
 */
export const TRIGRAMS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = trigrams;
