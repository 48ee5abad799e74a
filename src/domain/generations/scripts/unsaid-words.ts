import type { Language } from '#domain/language/text/spoken-words.ts';
import { contentStems } from '../brief/word-stems.ts';

/** A number with its unit, or a word. */
const WORDS =
  /\p{N}+(?:(?:[.,:h/ \u00A0\u202F]|[ \u00A0\u202F]h[ \u00A0\u202F])\p{N}+)*(?:[ \u00A0\u202F]?(?:[€$£%]|euros?\b|kg\b|km\b|min\b))?|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

const digits = (text: string) => text.replaceAll(/[,:h]/gu, '.').replace(/[^\p{N}.]/gu, '');
const figuresOf = (text: string) =>
  new Set(
    Array.from(
      text.matchAll(/\p{N}+(?:(?:[.,:h/ \u00A0\u202F]|[ \u00A0\u202F]h[ \u00A0\u202F])\p{N}+)*/gu),
      ([figure]) => digits(figure),
    ),
  );

/** The content words of a typed topic that a script never mentions, as typed. */
export function unsaidWords(topic: string, said: readonly string[], language: Language): string[] {
  const all = said.join('\n');
  const stems = new Set(contentStems(all, language));
  const figures = figuresOf(all);
  const unsaid = Array.from(topic.matchAll(WORDS), ([word]) => word.trim()).filter(word => {
    if (/^\p{N}/u.test(word)) return !figures.has(digits(word));
    const own = contentStems(word, language);
    return own.length > 0 && !own.some(stem => stems.has(stem));
  });
  return [...new Set(unsaid)];
}
