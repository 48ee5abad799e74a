import {
  COMMON_ER,
  COMMON_IR,
  DOUBLING_ER,
  GRAVE_ER,
  IRREGULAR_VERBS,
} from '#domain/language/french-verb-words.ts';
import { elidesBefore } from './elision.ts';
import type { Gender, GrammaticalNumber } from './french-agreement.ts';

/** A noun phrase prepared for a determiner: its words without one, e.g. `petit héros`, and their grammar. */
export interface FrenchNoun {
  words: string;
  gender: Gender;
  number: GrammaticalNumber;
}

/** The words that can stand before a noun. `partitive`: du pain, de la crème; `negated`: pas de pain. */
export type Determiner =
  | 'definite'
  | 'indefinite'
  | 'partitive'
  | 'negated'
  | 'demonstrative'
  | 'my'
  | 'your'
  | 'their own'
  | 'our'
  | 'your formal'
  | 'their';

const OWNERS: Partial<Record<Determiner, readonly [masculine: string, feminine: string, plural: string]>> = {
  my: ['mon', 'ma', 'mes'],
  your: ['ton', 'ta', 'tes'],
  'their own': ['son', 'sa', 'ses'],
  our: ['notre', 'notre', 'nos'],
  'your formal': ['votre', 'votre', 'vos'],
  their: ['leur', 'leur', 'leurs'],
};

/** The determiner only, with its apostrophe where it elides: `l’`, `de la`, `cet`, `mon` before `amie`. */
function determiner(kind: Determiner, noun: FrenchNoun): string {
  const vowel = elidesBefore(noun.words);
  const plural = noun.number === 'plural';
  const feminine = noun.gender === 'feminine';
  const owner = OWNERS[kind];
  if (owner) return plural ? owner[2] : feminine && !vowel ? owner[1] : owner[0];
  switch (kind) {
    case 'definite':
      return plural ? 'les' : vowel ? 'l’' : feminine ? 'la' : 'le';
    case 'indefinite':
      return plural ? 'des' : feminine ? 'une' : 'un';
    case 'partitive':
      return plural ? 'des' : vowel ? 'de l’' : feminine ? 'de la' : 'du';
    case 'demonstrative':
      return plural ? 'ces' : feminine ? 'cette' : vowel ? 'cet' : 'ce';
    default:
      return vowel ? 'd’' : 'de';
  }
}

const joined = (small: string, words: string) => (small.endsWith('’') ? small + words : `${small} ${words}`);

/** A noun phrase with its determiner: `le héros`, `l’herbe`, `du pain`, `mon amie`, `cet hôtel`, `pas` + `d’huile`. */
export function nounPhrase(kind: Determiner, noun: FrenchNoun): string {
  return joined(determiner(kind, noun), noun.words);
}

/**
 * Puts `à` or `de` before a noun phrase, with or without determiner, and contracts: `contract('de', 'le pain')` is `du
 * pain`, `contract('à', 'les enfants')` is `aux enfants`, `contract('de', 'l’eau')` is `de l’eau`, `contract('de', 'des
 * amis')` is `d’amis`. For nouns only: a pronoun before an infinitive (`de le faire`) never contracts.
 */
export function contract(preposition: 'à' | 'de', phrase: string): string {
  const words = phrase.normalize('NFC').trimStart();
  const article = /^(le|les)\s+(?=\S)/u.exec(words);
  if (article) {
    const plural = article[1] === 'les';
    const small = preposition === 'à' ? (plural ? 'aux' : 'au') : plural ? 'des' : 'du';
    return `${small} ${words.slice(article[0].length)}`;
  }
  if (preposition === 'à') return `à ${words}`;
  const partitive = /^(?:du\s+|des\s+|de la\s+|de l[’'])(?=\S)/u.exec(words);
  if (partitive) return contract('de', words.slice(partitive[0].length));
  return elidesBefore(words) ? `d’${words}` : `de ${words}`;
}

const INFINITIVES = new Set([
  ...IRREGULAR_VERBS.map(([infinitive = '']) => infinitive),
  ...COMMON_ER,
  ...GRAVE_ER,
  ...DOUBLING_ER,
  ...COMMON_IR,
]);
const NOUNS_LIKE_INFINITIVES =
  /(?:ier|her|ger|plaisir|désir|soir|loisir|avenir|cuir|tir|dîner|goûter|hiver|fer|ver|mer|boucher|oir)$/u;

/** Whether a word is a listed infinitive, or has an infinitive ending and is not a noun. */
export function isKnownInfinitive(word: string): boolean {
  return verbFollows(word.normalize('NFC'));
}

/** Whether « le » before this word is a pronoun: de le faire, à les voir. */
function verbFollows(word: string): boolean {
  const small = word.toLowerCase();
  if (INFINITIVES.has(small)) return true;
  return /\p{L}{2}(?:er|ir)$/u.test(small) && !NOUNS_LIKE_INFINITIVES.test(small);
}

/**
 * Fixes missing contractions in a sentence: `la recette de les pâtes` → `la recette des pâtes`, `à le marché` → `au
 * marché`. Skips `de le faire` and `à les voir`, where le and les are pronouns.
 */
export function mendContractions(text: string): string {
  return text
    .normalize('NFC')
    .replace(
      /(?<![\p{L}\p{M}’'-])(de|à)[ \u00A0](les?)[ \u00A0](?=([\p{L}\p{M}]+))/giu,
      (whole: string, preposition: string, article: string, next: string) => {
        if (verbFollows(next) || /^(?:y|en|lui|leur)$/iu.test(next)) return whole;
        if (article.toLowerCase() === 'le' && elidesBefore(next)) return whole;
        const small = contract(
          preposition.toLowerCase() === 'à' ? 'à' : 'de',
          `${article.toLowerCase()} x`,
        ).slice(0, -1);
        return preposition.charAt(0) === preposition.charAt(0).toLowerCase()
          ? small
          : small.charAt(0).toUpperCase() + small.slice(1);
      },
    );
}
