import type { Language } from '#domain/language/text/spoken-words.ts';
import { normaliseText, joinedWords, stemOf } from './fold-words.ts';
import { isMeaning, termsOf } from './search-terms.ts';

/** A segment of a text; `isMarked`: it matches the search. */
interface ExcerptPart {
  text: string;
  isMarked: boolean;
}

const CHARACTERS = 180;

/** The part of a text with most matches, cut at words, with the matching words marked. */
export function excerptOf(text: string, terms: readonly string[], language: Language): ExcerptPart[] {
  const fitting = new Set(terms);
  const words = wordsOf(text, word => isFitting(word, fitting, language));
  const start = bestStart(words);
  const shown = words.filter(({ from, to }) => from >= start && to <= start + CHARACTERS);
  const end = shown.at(-1)?.to ?? Math.min(text.length, start + CHARACTERS);
  const parts: ExcerptPart[] = [];
  let at = start;
  for (const { from, to } of shown.filter(word => word.fits)) {
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false });
    parts.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  const isCut = text.slice(end).trim().length > 1;
  parts.push({ text: isCut ? `${text.slice(at, end)}…` : text.slice(at), isMarked: false });
  if (start > 0) parts.unshift({ text: '… ', isMarked: false });
  return parts.filter(part => part.text !== '');
}

interface ExcerptWord {
  from: number;
  to: number;
  fits: boolean;
}

/** The words of a text in order; « mot de passe » counts as one where it matches. */
function wordsOf(text: string, fits: (word: string) => boolean): ExcerptWord[] {
  const joined: ExcerptWord[] = [];
  for (const { from, to, words } of joinedWords(text)) {
    const isFree = joined.every(other => to <= other.from || from >= other.to);
    if (isFree && words.some(fits)) joined.push({ from, to, fits: true });
  }
  const single = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(match => ({ from: match.index, to: match.index + match[0].length, fits: fits(match[0]) }))
    .filter(({ from, to }) => joined.every(other => to <= other.from || from >= other.to));
  return [...single, ...joined].toSorted((a, b) => a.from - b.from);
}

function isFitting(word: string, fitting: ReadonlySet<string>, language: Language): boolean {
  const plain = normaliseText(word);
  const stem = stemOf(plain, language);
  if (fitting.has(stem) && termsOf(plain, language).length > 0) return true;
  return termsOf(plain, language).some(term => isMeaning(term) && fitting.has(term));
}

/** Start of the part with the most matching words; the earliest if several. */
function bestStart(words: readonly ExcerptWord[]): number {
  const marked = words.filter(({ fits }) => fits);
  let best = { start: 0, count: 0 };
  for (const { from } of marked) {
    const count = marked.filter(other => other.from >= from && other.to <= from + CHARACTERS).length;
    if (count > best.count) best = { start: from, count };
  }
  if (best.start < CHARACTERS / 2) return 0;
  // Includes a few words before the first match, for readability.
  return words.findLast(({ from }) => from <= best.start - CHARACTERS / 4)?.from ?? 0;
}
