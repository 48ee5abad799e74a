import type { Language } from '#domain/language/spoken-words.ts';

/** Without accents, capitals and ligatures: what people type and what is written meet here. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

/** Elisions part: « l’abonné » is « l » and « abonné ». */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const ENDINGS: Record<Language, RegExp> = {
  fr: /(?:issements?|ations?|itions?|ions?|ements?|antes?|ances?|ences?|ables?|ibles?|euses?|eurs?|ives?|ifs?|aient|ees?|es|er|ez|ent|ants?|ait|ais|ons|e|s|x)$/,
  en: /(?:ations?|itions?|ions?|ements?|ments?|ings?|ables?|ives?|edly|ed|ers?|ies|es|ly|e|y|s)$/,
};
const SHORTEST_STEM = 3;
/** A longer ending must leave more of the word: « client » is no « cli ». */
const SHORT_ENDING = 2;
/** Words that another would swallow: a subscription is no follower. */
const WHOLE: Readonly<Record<string, string>> = {
  abonnement: 'abonnement',
  abonnements: 'abonnement',
  tester: 'tester',
};

/** A word without its commonest ending: « synchroniser », « synchronisation » and « synchronisé » are one. */
export function stemOf(word: string, language: Language): string {
  const whole = WHOLE[word];
  if (whole !== undefined) return whole;
  if (word.length <= SHORTEST_STEM || /\d/.test(word)) return word;
  for (let from = SHORTEST_STEM; from < word.length; from++) {
    const rest = word.slice(from);
    const ending = ENDINGS[language].exec(rest);
    const isLong = rest.length > SHORT_ENDING;
    if (ending?.index === 0 && from >= (isLong ? SHORTEST_STEM + 1 : SHORTEST_STEM))
      return word.slice(0, from);
  }
  return word;
}
