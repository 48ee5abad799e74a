import { CONTRACTIONS, ENGLISH_PLURALS, ENGLISH_UNCHANGING, THIRD_PERSONS } from './english-words.ts';

const plurals = new Map(Object.entries(ENGLISH_PLURALS));
const unchanging = new Set(ENGLISH_UNCHANGING);
const thirdPersons = new Map(Object.entries(THIRD_PERSONS));
const contractions = new Map(CONTRACTIONS);

function likeFirst(form: string, like: string): string {
  const first = like.charAt(0);
  return first !== first.toLowerCase() ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/iu.test(word)) return `${word}es`;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/**
 * The plural of an English noun in the singular: `story` → `stories`, `person` → `people`, `CTA` → `CTAs`. Of several
 * words the last changes (`video ideas`), or the one before `of` (`pieces of advice`). Words for people in -man follow man.
 */
export function englishPlural(noun: string): string {
  const word = noun.normalize('NFC').replaceAll("'", '’').trim();
  if (word === '' || !/[\p{L}\p{N}]$/u.test(word)) return word;
  const of = /^(.+?)( (?:of|for|in) .+)$/su.exec(word);
  if (of) return englishPlural(of[1] ?? '') + (of[2] ?? '');
  const listed = plurals.get(word.toLowerCase());
  if (listed !== undefined) return likeFirst(listed, word);
  const parts = /^(.*[\s-])(\S+)$/u.exec(word);
  if (parts) return (parts[1] ?? '') + englishPlural(parts[2] ?? '');
  if (/\d$/u.test(word) || /^\p{Lu}{2,}$/u.test(word)) return `${word}s`;
  if (unchanging.has(word.toLowerCase())) return word;
  if (/^(?!hu|ger|ro|tal|sha).*[^aeiou]?(?:wo)?man$/iu.test(word)) return `${word.slice(0, -2)}en`;
  return withS(word);
}

/** The third person of a verb: `watch` → `watches`, `try` → `tries`, `have` → `has`; particles follow (`goes viral`). */
export function thirdPerson(verb: string): string {
  const [, head = '', tail = ''] = /^(\S+)(.*)$/su.exec(verb.normalize('NFC').trim()) ?? [];
  if (head === '') return '';
  return likeFirst(thirdPersons.get(head.toLowerCase()) ?? withS(head), head) + tail;
}

/** It will not: « won’t » before « it’ll »; only « I’m not » keeps the pronoun. */
function contractible(full: string): string {
  const spaced = full.replace(' ', '[ \\u00A0]');
  return full.endsWith('not') || full === 'i am' ? spaced : `${spaced}(?![ \\u00A0]not(?!\\p{L}))`;
}

const FULL = new RegExp(
  `(?<![\\p{L}\\p{N}’'-])(?:${CONTRACTIONS.map(([full]) => contractible(full)).join('|')})(?![\\p{L}\\p{N}’'-])`,
  'giu',
);
const LEADS_ON = /^[ \u00A0]+[\p{L}\p{N}]/u;

/**
 * Contracts what is contracted in speech: `do not` → `don’t`, `it is` → `it’s`. Not before a sign or the end of the text,
 * where the full form is said (`Yes, it is.`), except with `not`; not `have` before `to` or an article (`I have a plan`).
 */
export function contractEnglish(text: string): string {
  return text.replace(FULL, (full: string, at: number, all: string) => {
    const key = full.toLowerCase().replace('\u00A0', ' ');
    const rest = all.slice(at + full.length);
    const denies = key.endsWith('not');
    if (!denies && !LEADS_ON.test(rest)) return full;
    if (
      key.endsWith(' have') &&
      /^[ \u00A0]+(?:to|a|an|the|no|my|your|some|any|\d|this|that|these|one|two|three)(?![\p{L}])/iu.test(
        rest,
      )
    )
      return full;
    const short = contractions.get(key) ?? full;
    return likeFirst(short, full);
  });
}

/** The possessive: `creator` → `creator’s`, `creators` → `creators’`, `James` → `James’s`, `children` → `children’s`. */
export function possessive(owner: string, number: 'singular' | 'plural' = 'singular'): string {
  const word = owner.trimEnd();
  if (word === '') return '';
  const own = POSSESSIVE_PRONOUNS.get(word.toLowerCase());
  if (own !== undefined) return likeFirst(own, word);
  return number === 'plural' && /s$/iu.test(word) ? `${word}’` : `${word}’s`;
}

const POSSESSIVE_PRONOUNS = new Map([
  ['i', 'my'],
  ['you', 'your'],
  ['he', 'his'],
  ['she', 'her'],
  ['it', 'its'],
  ['we', 'our'],
  ['they', 'their'],
  ['who', 'whose'],
]);
