import { cutText } from '#domain/text/cut-text.ts';

/** Longer texts are read so far: nobody writes more, and nothing may keep anybody waiting. */
const MOST_READ = 20_000;
const MOST_QUOTED = 140;

const NOT_WORDS = /(?:[#@][\p{L}\p{N}\p{M}_.]+|https?:\/\/\S+)/gu;

/** As it is quoted: well-formed, one form of accents, bounded. */
export function plainText(text: string): string {
  return text.slice(0, MOST_READ).toWellFormed().normalize('NFC').replaceAll('\0', ' ');
}

/** As it is compared: with one kind of apostrophes. As long as the plain text, sign for sign. */
export function readable(text: string): string {
  return plainText(text).replaceAll('’', "'");
}

/** The words of a text without its tags, mentions and addresses. « l'eau » is two. */
export function wordsOf(text: string): string[] {
  return (
    readable(text)
      .replace(NOT_WORDS, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  );
}

/** How many words somebody says or reads: « l'eau » is one. */
export function countWords(text: string): number {
  const words = readable(text)
    .replace(NOT_WORDS, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu);
  return words?.length ?? 0;
}

/** Words as they are quoted: on one line, cut where they go on for long. */
export function quotedWords(text: string): string {
  return cutText(plainText(text).replace(/\s+/gu, ' ').trim(), MOST_QUOTED);
}

const MANY =
  'alors après aussi autre avant avec avoir bien bonne cela celle celui ceux chaque chez comme comment cette dans depuis deux donc elle elles encore entre être faire fait faites faut font ici jamais jour jours juste leur leurs mais même mes moins mon notre nous nos partie pas pendant petit peut plus pour pourquoi quand que quel quelle quelques quoi rien sans sera ses son sont sous suis sur tous tout toute toutes très trop une vers veux voici voilà votre vous vos vraiment ' +
  'about after again also always and any are back because been before being best both but can come could day days did does doing done down each even ever every for from get give going good got had has have here how into its just know like look made make many more most much need never new not now off one only other our out over people really right same see she should some still such take than that the their them then there these they thing things this those through time too two under until very was watch way well were what when where which while who why will with would you your video vidéo videos vidéos tiktok suite part';
const STOP_WORDS: ReadonlySet<string> = new Set(MANY.split(' '));

/** The words that carry a subject, lower case, each once, in the order in which they come. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text).map(word => word.toLowerCase());
  return [...new Set(words)].filter(
    word => word.length >= 4 && !STOP_WORDS.has(word) && !/^\p{N}+$/u.test(word),
  );
}

/** A word without what number and gender add, so that « recette » and « recettes » meet. */
export function roughStem(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.length > 4 ? plain.replace(/(?:es|s|x|e)$/u, '') : plain;
}
