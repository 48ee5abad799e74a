import type { Language } from '#contract/wire/languages.ts';
import { FIRST_ENGLISH } from './bait-lines-first-english.ts';
import { FIRST_FRENCH } from './bait-lines-first-french.ts';
import { SECOND_ENGLISH } from './bait-lines-second-english.ts';
import { SECOND_FRENCH } from './bait-lines-second-french.ts';

/** Lines of one author in one language: spoken openings and titles, loud in form or calm, as people type them. */
export interface BaitLines {
  loudSpoken: readonly string[];
  loudTitles: readonly string[];
  calmSpoken: readonly string[];
  calmTitles: readonly string[];
}

/** Written for this project by two authors, each of whom labelled the other’s lines without seeing what they were. */
const BAIT_LINES: Readonly<Record<'first' | 'second', Readonly<Record<Language, BaitLines>>>> = {
  first: { fr: FIRST_FRENCH, en: FIRST_ENGLISH },
  second: { fr: SECOND_FRENCH, en: SECOND_ENGLISH },
};

export type BaitAuthor = keyof typeof BAIT_LINES;

/** All lines of an author in a language, spoken ones and titles, each with its form: 1 is loud, 0 calm. */
export function baitLines(
  author: BaitAuthor,
  language: Language,
): { text: string; language: Language; loud: 0 | 1 }[] {
  const { loudSpoken, loudTitles, calmSpoken, calmTitles } = BAIT_LINES[author][language];
  return [
    ...[...loudSpoken, ...loudTitles].map(text => ({ text, language, loud: 1 as const })),
    ...[...calmSpoken, ...calmTitles].map(text => ({ text, language, loud: 0 as const })),
  ];
}
