const SMALL = new Set(
  'a an and as at but by for from if in into nor of off on onto or over per so than the to up via vs with yet'.split(
    ' ',
  ),
);
const PROPER = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november
december english french american british european african asian spanish italian german christmas easter halloween paris london
instagram google netflix spotify amazon apple`.split(/\s+/),
);

/** A word that a writer set apart by its capitals: iPhone, TikTok, CTA, 4K. */
function ownCapitals(word: string): boolean {
  return /.\p{Lu}/u.test(word.replace(/[-’'].*$/su, '')) || /^\p{Lu}\d/u.test(word);
}

const big = (word: string) => word.replace(/^\P{L}*\p{L}/u, start => start.toUpperCase());
const WORDS = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'&.]*(?:-[\p{L}\p{N}]+)*/gu;

/**
 * English title case (Associated Press): every word big but articles, conjunctions and short prepositions; the first, the
 * last and the first after a colon always. Names with capitals of their own stay.
 */
export function titleCase(text: string): string {
  const words = [...text.matchAll(WORDS)];
  const last = words.at(-1)?.index;
  return text.replace(WORDS, (word: string, at: number) => {
    if (/[#@]$/u.test(text.slice(Math.max(0, at - 12), at)) || ownCapitals(word)) return word;
    const first =
      at === words[0]?.index ||
      at === last ||
      /[:!?.]["“‘(]*\s+["“‘(]*$/u.test(text.slice(Math.max(0, at - 12), at));
    if (!first && SMALL.has(word.toLowerCase())) return word.toLowerCase();
    return word
      .split('-')
      .map((part, index) => (index > 0 && SMALL.has(part.toLowerCase()) ? part.toLowerCase() : big(part)))
      .join('-');
  });
}

/**
 * English sentence case: small letters but for the first of each sentence, `I`, days, months, the proper nouns given and
 * those of a short list, and words with capitals of their own (`TikTok`, `CTA`).
 */
export function sentenceCase(text: string, properNouns: readonly string[] = []): string {
  const proper = new Set(properNouns.map(one => one.toLowerCase()));
  const words = [...text.matchAll(WORDS)];
  return text.replace(WORDS, (word: string, at: number) => {
    const before = text.slice(Math.max(0, at - 12), at);
    if (/[#@]$/u.test(before) || ownCapitals(word)) return word;
    const small = word.toLowerCase();
    const core = small.replace(/[’'.].*$/su, '');
    const first = at === words[0]?.index || /[!?.]["”’)]*\s+["“‘(]*$/u.test(before);
    return first || core === 'i' || PROPER.has(core) || proper.has(core) ? big(small) : small;
  });
}
