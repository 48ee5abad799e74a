import type { Language } from '#domain/language/text/spoken-words.ts';
import { readNumberWords, type SpokenNumber } from './periods/number-words.ts';

/** A figure as it is written: sign, thousands, decimals, and what makes it another figure (K, M, %). */
const FIGURE = /[+\u2212×]?\d+(?:[ \u00A0\u202F]\d{3})*(?:[.,]\d+)*(?:[KM](?!\p{L})|[ \u00A0\u202F]?%)?/gu;
const QUOTED = /«([^«»]+)»|“([^“”]+)”|"([^"]+)"/gu;

/** Every figure of a text, without the spaces in it. */
export function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? []).map(figure => figure.replace(/[ \u00A0\u202F]/g, ''));
}

/** Letters that show nothing go; figures in other shapes become plain ones where they can. */
const seen = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

function numbersIn(text: string, language: Language): SpokenNumber[] {
  return readNumberWords(
    text.replace(FIGURE, ' 0 ').replace(/\bpour cent\b|\bper ?cent\b/giu, '%'),
    language,
  );
}

/** Leaves out quotations that are, letter for letter, part of what people wrote. */
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
 * Whether every figure of a text stands, written the same way, in what was said before; numbers in words as well, in
 * words or as a whole figure. What people wrote (`quoted`: captions) says nothing, and is left out where it is quoted.
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
  // Fractions and figures of other scripts are nothing that an answer says.
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
