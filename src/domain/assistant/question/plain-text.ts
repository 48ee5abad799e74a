import { englishNumber } from '#domain/language/english/english-numbers.ts';
import { frenchNumber } from '#domain/language/french/french-numbers.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { SHORTHAND } from './shorthand.ts';

/** Emoji that stand for a word, in both languages' order; others are dropped. */
const PICTURES: readonly (readonly [string, string, string])[] = [
  ['❤♥🧡💛💚💙💜🖤💕💖', 'coeurs', 'hearts'],
  ['👍🟢', 'bien', 'good'],
  ['👎🔴', 'mauvais', 'bad'],
  ['📹🎬🎥', 'videos', 'videos'],
  ['🆓', 'gratuit', 'free plan'],
  ['🆚⚔', 'vs', 'vs'],
  ['📈', 'hausse', 'rise'],
  ['📉', 'baisse', 'drop'],
  ['👥', 'abonnes', 'followers'],
  ['🔄', 'synchro', 'sync'],
  ['🪝🎣', 'accroche', 'hook'],
  ['🧪🔬', 'experience', 'experiment'],
  ['⏱⏳⌛', 'duree', 'duration'],
  ['⏰🕕🕐', 'heure', 'hour'],
  ['🏆🥇', 'top', 'top'],
  ['👋', 'coucou', 'hello'],
  ['🆘', 'support', 'support'],
  ['💶💳💰', 'prix', 'price'],
  ['👀', 'vues', 'views'],
  ['🏷', 'hashtags', 'hashtags'],
  ['🔋', 'quota', 'quota'],
];
/** The keycap number sign is two or three characters long. */
const KEYCAP = /#\uFE0F?\u20E3/gu;

const NUMBERS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  fr: numberWords(frenchNumber, [
    ['septante', '70'],
    ['huitante', '80'],
    ['octante', '80'],
    ['nonante', '90'],
    ['dizaine', '10'],
    ['douzaine', '12'],
    ['vingtaine', '20'],
    ['trentaine', '30'],
    ['cinquantaine', '50'],
    ['centaine', '100'],
  ]),
  en: numberWords(englishNumber, [
    ['a couple of', '2'],
    ['dozen', '12'],
  ]),
};

/** From two on: « un » and « one » are also articles and pronouns. Long ones first, so that they take precedence. */
function numberWords(
  spell: (digits: string) => string,
  more: readonly (readonly [string, string])[],
): (readonly [string, string])[] {
  const words = Array.from({ length: 98 }, (_, index) => {
    const digits = String(index + 2);
    return [withoutMarks(spell(digits)).replaceAll('-', ' '), digits] as const;
  });
  return [
    ...words,
    ['cent', '100'] as const,
    ['one hundred', '100'] as const,
    ['a hundred', '100'] as const,
    ...more,
  ]
    .filter(([word]) => word !== 'cent' || spell('2') === 'deux')
    .toSorted((a, b) => b[0].length - a[0].length);
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function withPictures(text: string, language: Language): string {
  let plain = text.replace(KEYCAP, ' hashtag ');
  for (const [pictures, french, english] of PICTURES) {
    for (const picture of pictures)
      plain = plain.replaceAll(picture, ` ${language === 'fr' ? french : english} `);
  }
  return plain;
}

const NUMBER_PATTERNS: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(`(?<!quoi de |rien de |tout )\\b(?:${NUMBERS.fr.map(([word]) => word).join('|')})\\b`, 'gu'),
  en: new RegExp(`\\b(?:${NUMBERS.en.map(([word]) => word).join('|')})\\b`, 'gu'),
};
const NUMBER_VALUES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: new Map(NUMBERS.fr),
  en: new Map(NUMBERS.en),
};

/** Separators between digits, mapped to private-use characters while other punctuation is removed. */
const STROKES: Readonly<Record<string, string>> = { '-': '\uE001', '/': '\uE002', '.': '\uE003' };

const FRENCH_ELISION = /(?<![a-z0-9])(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quelqu)'(?=[a-z0-9])/gu;

function withoutApostrophes(text: string, language: Language): string {
  if (language === 'fr') {
    return text
      .replaceAll("aujourd'hui", 'aujourdhui')
      .replace(FRENCH_ELISION, elided => `${elided.slice(0, -1)} `)
      .replaceAll("'", ' ');
  }
  return text
    .replace(/n't(?![a-z])/gu, 'nt')
    .replace(/'(s|ve|re|ll|d|m)(?![a-z])/gu, ' $1')
    .replaceAll("'", '');
}

/**
 * The input of the rules and the classifier: lower case without accents, abbreviations expanded, numbers as digits,
 * single spaces. Punctuation stays only inside dates, percents become `pct`.
 */
export function plainText(text: string, language: Language): string {
  const letters = withoutMarks(withPictures(text.normalize('NFKC').toLowerCase(), language))
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/(\d)\s*%/gu, '$1 pct ')
    .replace(/\ba\+/gu, 'a plus')
    .replace(/putaclic\s?\+/gu, 'putaclic')
    .replace(/#(?![\p{L}\p{N}])|#s\b/gu, ' hashtag ');
  const spaced = withoutApostrophes(letters, language)
    .replace(/(?<=\d)[-/.](?=\d)/gu, sign => STROKES[sign] ?? ' ')
    .replace(/[^a-z0-9\uE001-\uE003]+/gu, ' ')
    .replaceAll('\uE001', '-')
    .replaceAll('\uE002', '/')
    .replaceAll('\uE003', '.')
    .trim();
  const words = spaced
    .split(' ')
    .map(word => word.replace(/([a-z])\1{2,}/gu, '$1'))
    .map(word => SHORTHAND[language].get(word) ?? word)
    .join(' ');
  return words.replace(NUMBER_PATTERNS[language], word => NUMBER_VALUES[language].get(word) ?? word);
}
