import { elide } from '#domain/language/french/elision.ts';
import { englishTypography } from '#domain/language/english/english-typography.ts';
import { frenchTypography } from '#domain/language/french/french-typography.ts';
import { contract } from '#domain/language/french/noun-phrase.ts';
import { shiftAddress } from '#domain/language/french/address-shift.ts';
import { memoize } from '#domain/language/text/memoize.ts';
import { capitaliseSentences } from '#domain/language/text/sentence-capitals.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { AddressStyle } from './brief.ts';
import { changeEnglishPerson, changeFrenchPerson, type Person } from './change-person.ts';
import { slotsOf, type Slot } from './pattern.ts';

/** Values of the slots; a pattern that uses a missing slot cannot be filled. */
export type Fillers = Readonly<Partial<Record<Slot, string>>>;

const PERSONS: Readonly<Record<string, Person>> = { me: 'me', people: 'people' };
/** Infinitives change person with the speaker; clauses with their own subject never do. */
const INFINITIVES: ReadonlySet<Slot> = new Set<Slot>(['goal', 'mistake', 'fix', 'topic', 'list', 'a', 'b']);

function joinFrench(joiner: string, words: string, slot: Slot): string {
  const noun = slot === 'topic' || slot === 'audience';
  if (joiner === 'de' || joiner === 'à') return noun ? contract(joiner, words) : elide(joiner, words);
  return elide(joiner, words);
}

const CACHED_TEXTS = 2_000;
const finished: Readonly<Record<Language, (text: string) => string>> = {
  fr: memoize(CACHED_TEXTS, text => capitaliseSentences(frenchTypography(text))),
  en: memoize(CACHED_TEXTS, text => capitaliseSentences(englishTypography(text))),
};

/**
 * A pattern with its slots filled, elided, contracted and typeset. Null where a slot has no value, and where the French
 * text cannot be converted reliably to the requested address.
 */
export function fillPattern(
  text: string,
  fillers: Fillers,
  language: Language,
  address: AddressStyle = 'tu',
  opensWithOrder = false,
): string | null {
  let filled = text;
  for (const { whole, joiner, slot, form } of slotsOf(text)) {
    const words = fillers[slot];
    if (words === undefined || words === '') return null;
    const general = address === 'on' && INFINITIVES.has(slot) && language === 'fr';
    const person = form === null ? (general ? 'people' : 'you') : (PERSONS[form] ?? 'you');
    const personal =
      language === 'fr' ? changeFrenchPerson(words, person) : changeEnglishPerson(words, person);
    // « when you stall » cannot be turned into the first person.
    if (
      language === 'en' &&
      person !== 'you' &&
      INFINITIVES.has(slot) &&
      /(?<![\p{L}])you(?:’\p{L}+)?(?![\p{L}])/iu.test(personal)
    ) {
      return null;
    }
    const joined =
      joiner === null
        ? personal
        : language === 'fr'
          ? joinFrench(joiner, personal, slot)
          : `${joiner} ${personal}`;
    filled = filled.replace(whole, () => joined);
  }
  if (language === 'fr' && address === 'vous') {
    const shifted = shiftAddress(filled, 'vous', undefined, opensWithOrder);
    if (shifted.unsure.length > 0) return null;
    filled = shifted.text;
  }
  return finished[language](filled);
}
