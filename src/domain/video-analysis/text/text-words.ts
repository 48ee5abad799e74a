import { cutText } from '#domain/text/cut-text.ts';

/** Longer texts are cut here, to bound the processing time. */
const MOST_READ = 20_000;
const MOST_QUOTED = 140;

const NOT_WORDS = /(?:[#@][\p{L}\p{N}\p{M}_.]+|https?:\/\/\S+)/gu;

/** Form for quoting: well-formed, normalised accents, bounded length. */
export function plainText(text: string): string {
  return text.slice(0, MOST_READ).toWellFormed().normalize('NFC').replaceAll('\0', ' ');
}

/** Form for comparison: one kind of apostrophe. Same length as the plain text, character for character. */
export function readable(text: string): string {
  return plainText(text).replaceAll('’', "'");
}

/** The words of a text without hashtags, mentions and addresses. « l'eau » is two words. */
export function wordsOf(text: string): string[] {
  return (
    readable(text)
      .replace(NOT_WORDS, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  );
}

/** Number of words as spoken or read: « l'eau » is one word. */
export function countWords(text: string): number {
  const words = readable(text)
    .replace(NOT_WORDS, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu);
  return words?.length ?? 0;
}

/** Words for quoting: on one line, truncated when long. */
export function quotedWords(text: string): string {
  return cutText(plainText(text).replace(/\s+/gu, ' ').trim(), MOST_QUOTED);
}

const MANY =
  'alors après aussi autre avant avec avoir bien bonne cela celle celui ceux chaque chez comme comment cette dans depuis deux donc elle elles encore entre être faire fait faites faut font ici jamais jour jours juste leur leurs mais même mes moins mon notre nous nos partie pas pendant petit peut plus pour pourquoi quand que quel quelle quelques quoi rien sans sera ses son sont sous suis sur tous tout toute toutes très trop une vers veux voici voilà votre vous vos vraiment ' +
  'about after again also always and any are back because been before being best both but can come could day days did does doing done down each even ever every for from get give going good got had has have here how into its just know like look made make many more most much need never new not now off one only other our out over people really right same see she should some still such take than that the their them then there these they thing things this those through time too two under until very was watch way well were what when where which while who why will with would you your video vidéo videos vidéos tiktok suite part';
const STOP_WORDS: ReadonlySet<string> = new Set(MANY.split(' '));

/** The content words, lower case, without duplicates, in order of occurrence. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text).map(word => word.toLowerCase());
  return [...new Set(words)].filter(
    word => word.length >= 4 && !STOP_WORDS.has(word) && !/^\p{N}+$/u.test(word),
  );
}

/** A word without its number and gender endings, so that « recette » and « recettes » match. */
export function roughStem(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.length > 4 ? plain.replace(/(?:es|s|x|e)$/u, '') : plain;
}
