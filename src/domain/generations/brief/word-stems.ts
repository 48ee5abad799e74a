import { FUNCTION_WORDS } from '#domain/language/text/language-words.ts';
import { memoize } from '#domain/language/text/memoize.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

const ALSO_SMALL: Readonly<Record<Language, string>> = {
  fr: 'l d j m t s c n qu jusqu y en on te se sa son ses leur leurs est sont va vas vais moi toi cette vidéo',
  en: 's t re ll ve d m it’s i’m don’t can’t isn’t that’s here’s there’s you’re you’ll i’d i’ve me us video',
};
const small: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set([...FUNCTION_WORDS.fr, ...ALSO_SMALL.fr.split(' ')].map(plain)),
  en: new Set([...FUNCTION_WORDS.en, ...ALSO_SMALL.en.split(' ')].map(plain)),
};

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

const ENDINGS: Readonly<Record<Language, RegExp>> = {
  fr: /(?:issements?|ements?|ations?|issant|issez|antes?|ants?|eraient|erait|erez|eront|ees?|ers?|ez|ent|es|er|ir|is|it|e|s|x)$/u,
  en: /(?:ations?|ingly|ings?|edly|ed|ies|es|ers?|ly|s|e|y)$/u,
};

/** The prefix shared by a word's forms; accurate enough to detect repetitions, not a dictionary. */
function stem(word: string, language: Language): string {
  const bare = plain(word);
  const cut = bare.replace(ENDINGS[language], '');
  return cut.length >= 3 ? cut : bare;
}

const CACHED_TEXTS = 2_000;

/** All words of a text in lower case without accents, elided articles separated from their nouns. */
export const plainWords = memoize<readonly string[]>(CACHED_TEXTS, text =>
  plain(text)
    .replace(/(?<![\p{L}])(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu)'(?=\p{L})/gu, '$& ')
    .split(/[^\p{L}\p{N}']+/u)
    .map(word => word.replace(/^'+|(?<!')'+$/gu, ''))
    .filter(word => word !== ''),
);

function stemsIn(language: Language): (text: string) => readonly string[] {
  return memoize(CACHED_TEXTS, text =>
    plainWords(text)
      .filter(word => !small[language].has(word) && (word.length > 2 || /\d/u.test(word)))
      .map(word => stem(word, language)),
  );
}

const stems = { fr: stemsIn('fr'), en: stemsIn('en') };

/** Stems of the content words, in order. */
export function contentStems(text: string, language: Language): readonly string[] {
  return stems[language](text);
}

/** Shared stems divided by all stems of two texts, 0 to 1 (Jaccard). Texts without content words have no overlap. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let both = 0;
  for (const one of a) if (b.has(one)) both++;
  return both / (a.size + b.size - both);
}
