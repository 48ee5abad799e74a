import { englishOrdinal } from '#domain/language/english/english-numbers.ts';
import { frenchOrdinal } from '#domain/language/french/french-numbers.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** What one word adds to the number being parsed. */
type Part = { kind: 'add' | 'times' | 'scale'; value: number };

const add = (words: string, first: number): [string, Part][] =>
  words.split(' ').map((word, index) => [word, { kind: 'add', value: first + index }]);

const PARTS: Readonly<Record<Language, ReadonlyMap<string, Part>>> = {
  fr: new Map<string, Part>([
    ...add(
      'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
      0,
    ),
    ['une', { kind: 'add', value: 1 }],
    ...['vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'septante', 'huitante', 'nonante'].map(
      (word, index): [string, Part] => [word, { kind: 'add', value: 20 + index * 10 }],
    ),
    ['octante', { kind: 'add', value: 80 }],
    ['cent', { kind: 'times', value: 100 }],
    ['mille', { kind: 'scale', value: 1e3 }],
    ['million', { kind: 'scale', value: 1e6 }],
    ['milliard', { kind: 'scale', value: 1e9 }],
  ]),
  en: new Map<string, Part>([
    ...add(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      0,
    ),
    ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
      (word, index): [string, Part] => [word, { kind: 'add', value: 20 + index * 10 }],
    ),
    ['hundred', { kind: 'times', value: 100 }],
    ['thousand', { kind: 'scale', value: 1e3 }],
    ['million', { kind: 'scale', value: 1e6 }],
    ['billion', { kind: 'scale', value: 1e9 }],
  ]),
};
const PLURALS = /^(vingt|cent|million|milliard|hundred|thousand|billion)s$/u;
const JOINS = { fr: 'et', en: 'and' } as const;

/** Words that imply a number, such as double or half; a share may appear in a result as a fraction or in percent. */
const SHARES: Readonly<Record<Language, readonly (readonly [RegExp, readonly number[]])[]>> = {
  fr: [
    [/^doubl/u, [2]],
    [/^tripl/u, [3]],
    [/^quadrupl/u, [4]],
    [/^moities?$/u, [0.5, 50]],
    [/^tiers$/u, [1 / 3, 2 / 3]],
    [/^quarts?$/u, [0.25, 0.75, 25, 75]],
    [/^dizaines?$/u, [10]],
    [/^douzaines?$/u, [12]],
    [/^quinzaines?$/u, [15]],
    [/^vingtaines?$/u, [20]],
    [/^centaines?$/u, [100]],
    [/^milliers?$/u, [1000]],
  ],
  en: [
    [/^(?:doubl|twice|twofold)/u, [2]],
    [/^(?:tripl|thrice|threefold)/u, [3]],
    [/^(?:quadrupl|fourfold|tenfold)/u, [4, 10]],
    [/^(?:half|halves|halved)$/u, [0.5, 50]],
    [/^thirds$/u, [1 / 3, 2 / 3]],
    [/^dozens?$/u, [12]],
    [/^(?:hundreds|thousands|millions)$/u, [100, 1e3, 1e6]],
  ],
};

const MOST_ORDINAL = 31;
const ORDINALS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  fr: new Map(
    Array.from({ length: MOST_ORDINAL }, (_, index) => String(index + 1)).flatMap(digits => [
      [plain(frenchOrdinal(digits)), Number(digits)],
      [plain(frenchOrdinal(digits, true)), Number(digits)],
    ]),
  ),
  en: new Map(
    Array.from({ length: MOST_ORDINAL }, (_, index) => [plain(englishOrdinal(String(index + 1))), index + 1]),
  ),
};

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * A number written in words: any of `values` may be meant. Ranks are marked, because they refer to positions in a list.
 */
export interface SpokenNumber {
  values: readonly number[];
  isRank: boolean;
}

interface Reading {
  total: number;
  current: number;
  parts: number;
}

function take(reading: Reading, part: Part): void {
  reading.parts += 1;
  if (part.kind === 'add') {
    // Quatre-vingts: 4 times 20.
    reading.current = part.value === 20 && reading.current === 4 ? 80 : reading.current + part.value;
  } else if (part.kind === 'times') reading.current = Math.max(1, reading.current) * part.value;
  else {
    reading.total += Math.max(1, reading.current) * part.value;
    reading.current = 0;
  }
}

/** The numbers written in words in a text, in French or English. « Un » and « one » alone are articles and pronouns. */
export function readNumberWords(text: string, language: Language): SpokenNumber[] {
  const words = plain(text).match(/[a-z]+|[^a-z]+/gu) ?? [];
  const found: SpokenNumber[] = [];
  let reading: Reading = { total: 0, current: 0, parts: 0 };
  let isOne = false;
  const close = () => {
    if (reading.parts > 0 && !(reading.parts === 1 && isOne)) {
      found.push({ values: [reading.total + reading.current], isRank: false });
    }
    reading = { total: 0, current: 0, parts: 0 };
    isOne = false;
  };
  for (const [at, word] of words.entries()) {
    const part = PARTS[language].get(word.replace(PLURALS, '$1'));
    const isJoin = word === JOINS[language] && reading.parts > 0;
    if (part !== undefined) {
      isOne = reading.parts === 0 && part.value === 1;
      take(reading, part);
    } else if (!isJoin && !/^[ \u00A0\u202F-]$/u.test(word)) close();
    const share = SHARES[language].find(([pattern]) => pattern.test(word));
    if (share !== undefined) found.push({ values: share[1], isRank: false });
    const rank = rankAt(words, at, language);
    if (rank !== null) found.push({ values: [rank], isRank: true });
  }
  close();
  return found;
}

/** Ordinals of one word, or the last of two words as in « vingt et unième » and « twenty-first ». */
function rankAt(words: readonly string[], at: number, language: Language): number | null {
  const word = words[at] ?? '';
  if (language === 'fr') {
    if (/^seconde?$/u.test(word)) return isTimeUnit(words, at) ? null : 2;
    if (word === 'unieme') return null;
  } else if (word === 'second') return isTimeUnit(words, at) ? null : 2;
  return ORDINALS[language].get(language === 'fr' ? word.replace(/s$/u, '') : word) ?? null;
}

function isTimeUnit(words: readonly string[], at: number): boolean {
  return (
    /\d\D?$/u.test(words[at - 1] ?? '') || /^(?:par|une|la|chaque|per|a|each)$/u.test(words[at - 2] ?? '')
  );
}
