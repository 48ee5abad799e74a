import trigrams from '#data/language/trigrams.json' with { type: 'json' };
import type { Language } from './text/spoken-words.ts';

/**
 * Trigrams more frequent in one language than in the other, by the rounded natural logarithm of the frequency ratio; _
 * is a word boundary. Counted on the product's own texts (`src/i18n`), the 320 most distinctive of each.
 */
export const TRIGRAMS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = trigrams;
