import type { Language } from '#domain/language/text/spoken-words.ts';
import { wholeStem } from './whole-words.ts';

/** Without accents, capitals and ligatures, so that queries and texts match. */
export function normaliseText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

/** Expressions of several words or spellings that count as one word. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bmots? de passe\b|\bpass ?words?\b|\bmdps?\b/g, 'password'],
  [/\btik[ -]tok\b|\bticktock\b/g, 'tiktok'],
  [/\be[ -]?mails?\b|\bcourriels?\b/g, 'mail'],
  [/\ba ?\/ ?b\b/g, 'ab'],
  [/\b(?:log(?:ged|ging)?|sign(?:ed|ing)?)[ -]?(?:in|on)\b/g, 'signin'],
  [/\b(?:log(?:ged|ging)?|sign(?:ed|ing)?)[ -]?(?:out|off)\b/g, 'signout'],
  [/\bsign(?:ed|ing)?[ -]?up\b/g, 'signup'],
  [/\bset(?:ting)?[ -]?up\b/g, 'setup'],
  [/\btime[ -]?zones?\b/g, 'timezone'],
  [/\bwatch[ -]?times?\b/g, 'watchtime'],
  [/\bfor you\b/g, 'foryou'],
  [/\bpour toi\b/g, 'pourtoi'],
  [/\bv(?:eut|eulent|oulait) dire\b|\bc ?est quoi\b|\bstands? for\b/g, 'signifie'],
  [/\bcom(?:es?|ing) from\b|\bd'ou vien(?:nen)?t\b/g, 'provenance'],
  [/\btimes (?:a|per|each|every) (day|week|month)\b/g, 'frequency $1'],
  [/\bhow often\b/g, 'frequency'],
  [/\bfois par (jour|semaine|mois)\b/g, 'frequence $1'],
  [/\bsupported\b/g, 'accepted'],
  [/\bback(?:ing|ed|s)?[ -]?ups?\b/g, 'backup'],
  [/\b\d+(?:[.,]\d+)?k\b/g, 'thousands'],
  [/\b\d+(?:[.,]\d+)?m\b/g, 'millions'],
  [/\b(?:aide[rsz]?|help)[ -](?:moi|me)\b/g, ''],
  [/\b(?:tous les|chaque) jours?\b|\b(?:every|each) day\b/g, 'daily'],
  [/\b(?:toutes les|chaque) semaines?\b|\b(?:every|each) week\b/g, 'weekly'],
  [/\b(?:tous les|chaque) mois\b|\b(?:every|each) month\b/g, 'monthly'],
  [/\b(?:mets?|mettent|mettre|mis|mise)? ?(?:pas |jamais )?a jour\b|\bup to date\b/g, ' update '],
  // « Me connecter » is to sign in; « connecter TikTok » is something else.
  [/\b(?:me|se|vous|nous) (?:re)?connect\w*/g, 'signin'],
  [/\b(?:dont|don't|not|stop|no longer)(?: want)?(?: to)? pay(?:ing)?\b/g, 'cancel pay'],
  [/\b(?:ne )?(?:veux )?(?:plus|arreter de) payer\b/g, 'resilier payer'],
  [/\b(?:bl[eo]w|took|taken|take)s?(?:ing|n)? (?:up|off)\b/g, 'viral'],
  [/\bp(?:as|lus)? (?:assez|suffisamment) de\b/g, 'manque'],
];

/** The parts of a text that count as one word although they consist of several or are spelt differently. */
export function joinedWords(text: string): { from: number; to: number; words: readonly string[] }[] {
  // A letter may fold into several, or into none: each keeps its original position.
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const one of normaliseText(letter).replace('’', "'")) {
      folded += one;
      origin.push(at);
    }
    at += letter.length;
  }
  origin.push(at);
  return JOINED.flatMap(([written, word]) =>
    [...folded.matchAll(written)].map(match => ({
      from: origin[match.index] ?? 0,
      to: origin[match.index + match[0].length] ?? at,
      words: match[0].replace(new RegExp(written.source), word).match(/[\p{L}\p{N}]+/gu) ?? [],
    })),
  );
}

/** Splits elisions: « l’abonné » is « l » and « abonné ». */
export function splitWords(text: string): string[] {
  let folded = normaliseText(text).replaceAll('’', "'");
  for (const [written, word] of JOINED) folded = folded.replace(written, word);
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const ENDINGS: Record<Language, RegExp> = {
  fr: /(?:issements?|ations?|itions?|ions?|ements?|antes?|ances?|ences?|ables?|ibles?|euses?|eurs?|ives?|ifs?|aient|ees?|es|er|ez|ent|ants?|ait|ais|ons|e|s|x)$/,
  en: /(?:ations?|itions?|ions?|ements?|ments?|ings?|ables?|ives?|edly|ed|ers?|ies|es|ly|e|y|s)$/,
};
const SHORTEST_STEM = 3;
/** A longer ending must leave a longer stem: « client » is not « cli ». */
const SHORT_ENDING = 2;
/** A word without its most common ending: « synchroniser », « synchronisation » and « synchronisé » share a stem. */
export function stemOf(word: string, language: Language): string {
  const whole = wholeStem(word, language);
  if (whole !== undefined) return whole;
  return language === 'en' ? oneSpelling(cutEnding(word, language)) : cutEnding(word, language);
}

/** Unifies American and British spelling, and consonants doubled by an ending. */
function oneSpelling(stem: string): string {
  const single = /([bdgmnprt])\1$/.test(stem) || stem.endsWith('cell') ? stem.slice(0, -1) : stem;
  return single.replace(/yz$/, 'ys').replace(/iz$/, 'is').replace(/our$/, 'or');
}

function cutEnding(word: string, language: Language): string {
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
