import { plainText, quotedWords, readable } from './text-words.ts';

/** Forms of clickbait in words. */
const BAIT_SIGNS = [
  'withheld',
  'superlative',
  'stakes',
  'urgency',
  'capitals',
  'exclamations',
  'dots',
] as const;
type BaitSign = (typeof BAIT_SIGNS)[number];

/** Number of kinds of signs present: none, one, two, three or more. */
type BaitLevel = 0 | 1 | 2 | 3;

export interface BaitReading {
  level: BaitLevel;
  /** Each with the matching words. */
  signs: { sign: BaitSign; words: string }[];
  /** The analysed words. */
  words: string;
}

function words(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

const SIGNS: Record<BaitSign, readonly RegExp[]> = {
  withheld: [
    words(
      'voici pourquoi',
      'devine(?:z|rez)?',
      "(?:n'allez|vas|allez) pas (?:le |y )?croire",
      'ce (?:truc|secret|détail|geste|mot)',
      'cette (?:astuce|erreur|chose|raison|phrase|technique|méthode)',
      "(?:regarde|regardez|reste|restez) jusqu'(?:à la|au) (?:fin|bout)",
      'attend(?:s|ez) la fin',
    ),
    words(
      'this (?:one )?(?:trick|thing|secret|mistake|reason|detail|hack|method)',
      "here's why",
      "(?:won't|wouldn't|can't) believe",
      'wait for it',
      '(?:wait|watch|stay) (?:un)?till? the end',
      'what happen(?:s|ed) next',
      'guess what',
    ),
  ],
  superlative: [
    words(
      'l(?:e|a|es) (?:pires?|meilleure?s?)',
      'jamais vue?s?',
      'incroyables?',
      'choquante?s?',
      'dingues?',
      'du monde',
      'de ma vie',
    ),
    words(
      'the (?:best|worst|craziest|biggest)',
      'insane',
      'unbelievable',
      'shocking',
      'mind[- ]blowing',
      'of my life',
      'ever seen',
    ),
  ],
  stakes: [
    words(
      'ruine(?:r|nt|z|s)?',
      'détrui(?:re|t|sent|sez|s)',
      'gâche(?:r|nt|z|s)?',
      'danger(?:s|eux|euse|euses)?',
      'tout perdre',
      'arnaques?',
      'pièges?',
    ),
    words(
      'ruin(?:s|ed|ing)?',
      'destroy(?:s|ed|ing)?',
      'dangerous',
      'lose everything',
      'scams?',
      'killing your',
    ),
  ],
  urgency: [
    words(
      "avant qu'il (?:ne )?soit trop tard",
      'dernière chance',
      'immédiatement',
      'tout de suite',
      'maintenant ou jamais',
    ),
    words(
      "before it'?s (?:too late|deleted|gone)",
      'last chance',
      'immediately',
      'right now',
      'before they delete',
    ),
  ],
  capitals: [/(?<![\p{L}\p{N}#@])\p{Lu}{3,}(?!\p{L})(?:\P{L}+\p{Lu}{3,}(?!\p{L}))+/u],
  exclamations: [/(?<![!?]\s*)(?:[!?][!?\s]*!|![!?\s]*\?)/u],
  dots: [/(?:…|(?<!\.)\.{3,})\s*$/u],
};

/** Clickbait level of the first words, by form alone; their promise is not judged. */
export function readBait(firstWords: string): BaitReading {
  const text = readable(firstWords);
  const plain = plainText(firstWords);
  const signs = BAIT_SIGNS.flatMap(sign => {
    const match = SIGNS[sign].map(one => one.exec(text)).find(one => one !== null);
    if (match === undefined || match === null) return [];
    return [{ sign, words: quotedWords(plain.slice(match.index, match.index + match[0].length)) }];
  });
  const level = signs.length >= 3 ? 3 : signs.length === 2 ? 2 : signs.length === 1 ? 1 : 0;
  return { level, signs, words: quotedWords(firstWords) };
}
