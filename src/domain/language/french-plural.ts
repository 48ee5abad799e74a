import { FRENCH_COMPOUND_PLURALS, FRENCH_INVARIABLE, FRENCH_PLURALS } from './french-plural-words.ts';

const compounds = new Map(Object.entries(FRENCH_COMPOUND_PLURALS));
const plurals = new Map(Object.entries(FRENCH_PLURALS));

/** Makes the first letter of `form` big where that of `like` is. */
function asWritten(form: string, like: string): string {
  const first = like.charAt(0);
  return first !== first.toLowerCase() ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

/**
 * The plural of a French noun in the singular: `cheval` → `chevaux`, `gâteau` → `gâteaux`, `bijou` → `bijoux`,
 * `chef-d’œuvre` → `chefs-d’œuvre`. Acronyms do not change (`des SMS`). A compound that is not listed keeps its
 * words and takes the s at its end; a noun with a complement (`idée de repas`, `robe à fleurs`) on the head.
 */
export function frenchPlural(noun: string): string {
  const word = noun.normalize('NFC').replaceAll("'", '’').trim();
  if (word === '' || /^\p{Lu}{2,}\d*$/u.test(word)) return word;
  const small = word.toLowerCase();
  const listed = compounds.get(small) ?? plurals.get(small);
  if (listed !== undefined) return asWritten(listed, word);
  const complement = /^(\S+)( (?:de|du|des|d’\S+|à|au|aux|en|pour|sans|sur)(?: .*)?)$/iu.exec(word);
  if (complement) return frenchPlural(complement[1] ?? '') + (complement[2] ?? '');
  if (/[sxz]$/u.test(small) || FRENCH_INVARIABLE.includes(small) || !/\p{L}$/u.test(small)) return word;
  if (/(?:eau|[aeoœ]u)$/u.test(small) && !/(?:ou|bleu|pneu)$/u.test(small)) return `${word}x`;
  if (small.endsWith('al')) return `${word.slice(0, -1)}ux`;
  return `${word}s`;
}
