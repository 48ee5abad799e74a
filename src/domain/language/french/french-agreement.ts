import {
  ALS,
  BEFORE_VOWEL,
  EUSE,
  FRENCH_FEMININES,
  FRENCH_UNCHANGING,
} from '#domain/language/french-adjective-words.ts';
import { elidesBefore } from './elision.ts';

export type Gender = 'masculine' | 'feminine';
export type GrammaticalNumber = 'singular' | 'plural';

const feminines = new Map(Object.entries(FRENCH_FEMININES));
const beforeVowel = new Map(Object.entries(BEFORE_VOWEL));

function feminine(word: string): string {
  const listed = feminines.get(word);
  if (listed !== undefined) return listed;
  if (word.endsWith('e')) return word;
  if (word.endsWith('er')) return `${word.slice(0, -2)}ère`;
  if (word.endsWith('teur') && !EUSE.includes(word)) return `${word.slice(0, -3)}rice`;
  if (/(?:eur|eux|oux)$/u.test(word)) return `${word.slice(0, -1)}se`;
  if (word.endsWith('f')) return `${word.slice(0, -1)}ve`;
  if (/(?:el|eil|[eo]n|ien)$/u.test(word)) return `${word}${word.slice(-1)}e`;
  if (word.endsWith('et')) return `${word}te`;
  return `${word}e`;
}

function plural(word: string): string {
  if (/[sxz]$/u.test(word)) return word;
  if (word.endsWith('eau') || word === 'hébreu') return `${word}x`;
  if (word.endsWith('al') && !ALS.includes(word)) return `${word.slice(0, -1)}ux`;
  return `${word}s`;
}

/**
 * The form of an adjective, given in the masculine singular, that agrees with a noun: `agreeAdjective('nouveau',
 * 'feminine', 'plural')` is `nouvelles`. Given the following text it returns `bel`, `nouvel`, `vieil` where needed.
 * Two-word colours (`bleu clair`) and colours named after things (`marron`) never change.
 */
export function agreeAdjective(
  adjective: string,
  gender: Gender,
  number: GrammaticalNumber = 'singular',
  next = '',
): string {
  const word = adjective.normalize('NFC').trim();
  if (word === '' || word.includes(' ') || FRENCH_UNCHANGING.includes(word)) return word;
  if (gender === 'feminine') return number === 'plural' ? plural(feminine(word)) : feminine(word);
  if (number === 'plural') return word === 'tout' ? 'tous' : plural(word);
  return (next !== '' && elidesBefore(next) ? beforeVowel.get(word) : undefined) ?? word;
}

const participleFeminines = new Map(
  Object.entries({
    dû: 'due',
    mû: 'mue',
    absous: 'absoute',
    dissous: 'dissoute',
  }),
);

/**
 * The form of a past participle, given in the masculine singular: `agreeParticiple('ouvert', 'feminine', 'plural')` is
 * `ouvertes`. The caller decides when it agrees (with être; with avoir only after its object).
 */
export function agreeParticiple(
  participle: string,
  gender: Gender,
  number: GrammaticalNumber = 'singular',
): string {
  const word = participle.normalize('NFC').trim();
  if (word === '') return word;
  if (gender === 'masculine') {
    if (number === 'singular' || /[sx]$/u.test(word)) return word;
    return word === 'dû' || word === 'mû' ? `${word.slice(0, -1)}us` : `${word}s`;
  }
  const form = participleFeminines.get(word) ?? `${word}e`;
  return number === 'plural' ? `${form}s` : form;
}
