import { TRIGRAMS } from '#domain/language/language-trigrams.ts';
import { FUNCTION_WORDS, OTHER_WORDS } from './language-words.ts';
import { memoize } from './memoize.ts';
import type { Language } from './spoken-words.ts';

/**
 * The language of a text: `language` is null where it is neither, both, or too short to determine. Scores are per word.
 */
interface LanguageIdentity {
  language: Language | null;
  fr: number;
  en: number;
  other: number;
}

const functionWords = { fr: new Set<string>(FUNCTION_WORDS.fr), en: new Set<string>(FUNCTION_WORDS.en) };
const otherWords = new Set(OTHER_WORDS);
const trigrams = new Map<string, number>();
for (const [weight, list] of Object.entries(TRIGRAMS.fr)) {
  for (const one of list) trigrams.set(one, Number(weight));
}
for (const [weight, list] of Object.entries(TRIGRAMS.en)) {
  for (const one of list) trigrams.set(one, -Number(weight));
}

const IGNORED = /(?:https?:\/\/|www\.)\S+|[#@][\p{L}\p{N}_.]+/gu;
const FRENCH_LETTERS = /[çèêœîûùâëï]|é/u;
const OTHER_LETTERS = /[ñßãõåøæłőűğışćčšžąęțđơưăẽíóúü¿¡ö]/u;
const FRENCH_ELISION = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)’(?=\p{L}{2})/u;
const ENGLISH_TAIL = /(?:n’t|’(?:re|ve|ll|m|d))$/u;

const FUNCTION_WORD = 3;
const ACCENT = 1.5;
const MINIMUM = 0.55;
const MARGIN = 0.35;
/** A text counts as mixed with two function words of the other language, and a quarter of the number of this one's. */
const MIXED_WORDS = 2;
const MIXED_SHARE = 0.25;

interface Evidence {
  fr: number;
  en: number;
  other: number;
  hits: Record<Language, number>;
}

const CACHED_WORDS = 5_000;

/** How much more French than English the trigrams of a word are, on average. */
const sequencesOf = memoize(CACHED_WORDS, word => {
  const framed = `_${word}_`;
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 3 <= framed.length; at++) {
    sum += trigrams.get(framed.slice(at, at + 3)) ?? 0;
    count++;
  }
  return count === 0 ? 0 : sum / count;
});

function judgeWord(word: string, evidence: Evidence): void {
  const elided = FRENCH_ELISION.test(word);
  const core = word.replace(FRENCH_ELISION, '');
  if (elided || functionWords.fr.has(core)) evidence.hits.fr++;
  if (functionWords.en.has(core)) evidence.hits.en++;
  if (elided) evidence.fr += FUNCTION_WORD;
  if (ENGLISH_TAIL.test(word) || functionWords.en.has(core.replace('’', "'"))) evidence.en += FUNCTION_WORD;
  if (functionWords.fr.has(core)) evidence.fr += FUNCTION_WORD;
  if (otherWords.has(core)) evidence.other += FUNCTION_WORD;
  if (OTHER_LETTERS.test(core)) evidence.other += FUNCTION_WORD;
  else if (FRENCH_LETTERS.test(core)) evidence.fr += ACCENT;
  const mean = sequencesOf(core);
  if (mean > 0) evidence.fr += mean;
  else evidence.en -= mean;
}

/**
 * Whether a short text is French, English, or neither: function words, elisions, accented letters, and typical
 * trigrams, weighted per word. Hashtags, handles and URLs do not count. For a whole text in one language; a French
 * sentence with one English noun is French.
 */
export function identifyLanguage(text: string): LanguageIdentity {
  const plain = text.normalize('NFC').replace(IGNORED, ' ').replaceAll("'", '’').toLowerCase();
  const words = plain.match(/[\p{L}\p{M}]+(?:’[\p{L}\p{M}]+)?/gu) ?? [];
  const latin = words.filter(word => /^[\p{Script=Latin}\p{M}’]+$/u.test(word));
  if (latin.length === 0 || latin.length < words.length / 2) {
    return { language: null, fr: 0, en: 0, other: words.length > 0 ? FUNCTION_WORD : 0 };
  }
  const evidence: Evidence = { fr: 0, en: 0, other: 0, hits: { fr: 0, en: 0 } };
  for (const word of latin) judgeWord(word, evidence);
  const fr = evidence.fr / latin.length;
  const en = evidence.en / latin.length;
  const other = evidence.other / latin.length;
  const fewer = Math.min(evidence.hits.fr, evidence.hits.en);
  const mixed = fewer >= MIXED_WORDS && fewer >= MIXED_SHARE * Math.max(evidence.hits.fr, evidence.hits.en);
  const best = Math.max(fr, en);
  const sure = best >= MINIMUM && Math.abs(fr - en) >= MARGIN && !mixed && other < best * 0.7;
  return { language: sure ? (fr > en ? 'fr' : 'en') : null, fr, en, other };
}
