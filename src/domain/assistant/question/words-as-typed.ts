import type { Language } from '#domain/language/text/spoken-words.ts';
import { plainText } from './plain-text.ts';

/** The words of a plain text as typed, with accents; unchanged where they cannot be found. */
export function wordsAsTyped(said: string, raw: string, language: Language): string {
  const words = [...raw.matchAll(/[^\s'’,.?!;:]+/gu)];
  const plain = words.map(([word]) => plainText(word, language));
  const wanted = said.split(' ');
  const at = plain.findIndex((_, start) => wanted.every((word, index) => plain[start + index] === word));
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  if (first === undefined || last === undefined) return said;
  return raw.slice(first.index, last.index + last[0].length);
}
