import { HOOK_KINDS } from '#domain/hooks/hook-kind.ts';
import type { PatternFamily } from '#domain/statistics/video-traits.ts';

/** So much of a question is read for a name. */
const MOST_CHARACTERS = 300;

/** What people call the kinds of openings, in both languages; kinds that nobody names are left out. */
const NAMES: Partial<Record<(typeof HOOK_KINDS)[number], RegExp>> = {
  mistake: /erreurs? à éviter|mistakes? to avoid/u,
  secret: /(?:des|les|avec un|mes) secrets?|secrets?\b.{0,20}(?:work|do)/u,
  comparison: /comparaisons?|comparisons?/u,
  how_to: /modes? d'emploi|tutos?\b|tutoriels?|how-tos?/u,
  list: /(?:les|mes|des|en) listes?|\blists\b/u,
  question: /(?:les|mes|des|en|une|avec) questions?|\bquestions\b|question (?:hooks?|openings?)/u,
  story: /récits?|histoires|\bstories\b/u,
};

/** The kind of opening that a question names; null: none, or another family. */
export function patternOf(question: string, family: PatternFamily): string | null {
  if (family !== 'hook') return null;
  const text = question.slice(0, MOST_CHARACTERS).toLowerCase().replaceAll('’', "'");
  return HOOK_KINDS.find(kind => NAMES[kind]?.test(text)) ?? null;
}
