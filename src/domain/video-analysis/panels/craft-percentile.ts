import { scoreCraft, type CraftScore } from '#domain/generations/score/craft-score.ts';
import { openingWords } from '#domain/videos/opening-words.ts';
import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** Below this number of own openings, a percentile among them is meaningless. */
export const CRAFT_FLOOR = 10;

/**
 * Percentile of the form of a caption's opening among the creator's other captions in the same language.
 * `percent`: share of the others below it, ties counted by half. It measures form
 * and does not predict views. Null: the caption has no opening.
 */
export type CraftPercentile =
  | { known: true; words: string; percent: number; n: number }
  | { known: false; words: string; n: number; needed: number };

export function craftPercentile(
  caption: string,
  ownCaptions: readonly string[],
  language: Language,
): CraftPercentile | null {
  const words = openingWords(caption);
  if (words === null) return null;
  const { points } = craftOf(words, language);
  const others = ownCaptions
    .filter(own => identifyLanguage(own).language === language)
    .flatMap(own => openingWords(own) ?? [])
    .map(own => craftOf(own, language).points);
  const n = others.length;
  if (n < CRAFT_FLOOR) return { known: false, words, n, needed: CRAFT_FLOOR };
  const below = others.filter(one => one < points).length;
  const same = others.filter(one => one === points).length;
  return { known: true, words, percent: Math.round(((below + same / 2) / n) * 100), n };
}

/** Scores the words alone: without a brief, and without their views. */
export function craftOf(words: string, language: Language): CraftScore {
  return scoreCraft(words, {
    language,
    tone: 'neutral',
    putaclic: false,
    pattern: { family: 'truth' },
    topicMatch: 0,
    namesAudience: false,
    ownLifts: {},
  });
}
