import type { Language } from '#domain/language/text/spoken-words.ts';
import { spellOut } from './abbreviations.ts';
import { stemOf } from './fold-words.ts';
import { STOP_WORDS } from './stop-words.ts';
import { meaningsOf } from './synonyms.ts';

/** Search terms of a word: its stem, and a meaning key where synonyms share it. Stop words have none. */
export function termsOf(written: string, language: Language): string[] {
  const word = spellOut(written, language);
  if (word.length < 2 || STOP_WORDS[language].has(word)) return [];
  const stem = stemOf(word, language);
  return [stem, ...meaningsOf(stem, language)];
}

/** Whether a term is a meaning key, not letters of a word. */
export function isMeaning(term: string): boolean {
  return term.startsWith('=');
}
