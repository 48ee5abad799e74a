import type { Language } from '#domain/language/text/spoken-words.ts';
import { readNumberWords, type SpokenNumber } from './periods/number-words.ts';

/** A written figure: sign, thousands, decimals, and a suffix that changes its value (K, M, %). */
const FIGURE = /[+\u2212×]?\d+(?:[ \u00A0\u202F]\d{3})*(?:[.,]\d+)*(?:[KM](?!\p{L})|[ \u00A0\u202F]?%)?/gu;
const QUOTED = /«([^«»]+)»|“([^“”]+)”|"([^"]+)"/gu;

/** Every figure of a text, without the spaces in it. */
export function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? []).map(figure => figure.replace(/[ \u00A0\u202F]/g, ''));
}

/** Removes invisible characters and normalises digits in other forms. */
const seen = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

function numbersIn(text: string, language: Language): SpokenNumber[] {
  return readNumberWords(
    text.replace(FIGURE, ' 0 ').replace(/\bpour cent\b|\bper ?cent\b/giu, '%'),
    language,
  );
}

/** Removes quotations that match part of users' texts letter for letter. */
function withoutQuotations(text: string, quoted: readonly string[]): string {
  return text.replace(QUOTED, (whole: string, ...parts: (string | undefined)[]) => {
    const words = (parts.slice(0, 3).find(one => one !== undefined) ?? '')
      .trim()
      .replace(/(?:…|\.{3})$/u, '')
      .trim();
    return words !== '' && quoted.some(one => one.includes(words)) ? ' ' : whole;
  });
}

/**
 * Whether every figure of a text occurs, written the same way, in the earlier text; numbers in words too, in words or
 * as an integer. Texts written by users (`quoted`: captions) do not count, and are removed where they are quoted.
 */
export function keepsFigures(
  text: string,
  said: readonly string[],
  { language, quoted = [] }: { language: Language; quoted?: readonly string[] },
): boolean {
  const captions = quoted.map(seen).filter(one => /\p{N}|\p{L}/u.test(one));
  const told = said.map(line =>
    withoutQuotations(
      captions.reduce((left, one) => left.replaceAll(one, ' '), seen(line)),
      captions,
    ),
  );
  const plain = withoutQuotations(seen(text), captions);
  // Answers never contain fractions and digits of other scripts.
  if (/[^\P{N}0-9]|⁄/u.test(plain)) return false;
  const figures = new Set(told.flatMap(figuresIn));
  if (!figuresIn(plain).every(figure => figures.has(figure))) return false;
  const spoken = told.flatMap(line => numbersIn(line, language));
  return numbersIn(plain, language).every(
    ({ values, isRank }) =>
      spoken.some(one => one.isRank === isRank && one.values.some(value => values.includes(value))) ||
      (!isRank && values.some(value => figures.has(String(value)))),
  );
}
