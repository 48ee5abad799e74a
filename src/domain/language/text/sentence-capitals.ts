// Abbreviations whose full stop does not end a sentence.
const ABBREVIATIONS =
  /(?:^|[^\p{L}])(?:etc|ex|M|MM|Dr|Mr|Mrs|Ms|St|vs|cf|env|min|max|no|[Ee]\.g|[Ii]\.e|p\.ex|a\.m|p\.m|\p{Lu})\.$/u;
const START =
  /(^|[\n\r\u2028\u2029]|(?<![.!?])[.!?]+[»”’")]{0,4})([^\S\n\r\u2028\u2029]*(?:[«“"‘(¡¿–—-][^\S\n\r\u2028\u2029]*)*)(\p{Ll}[\p{L}\p{M}\p{N}’'-]*)/gu;

/**
 * Capitalises the first letter of every sentence, keeping accents (`À`, `Œuf`). Leaves names that begin in lower case
 * (`iPhone`), handles, hashtags and URLs; no new sentence starts after « … » or an abbreviation. French and English.
 */
export function capitaliseSentences(text: string): string {
  const composed = text.normalize('NFC');
  return composed.replace(START, (whole: string, end: string, gap: string, word: string, at: number) => {
    const stop = /^[.!?]/u.test(end);
    if (stop && !/\s/u.test(gap)) return whole;
    if (
      stop &&
      ABBREVIATIONS.test(composed.slice(Math.max(0, at - 12), at) + end.charAt(0)) &&
      end.startsWith('.')
    )
      return whole;
    if (/\p{Lu}/u.test(word) && !/['’-]\p{Lu}/u.test(word)) return whole;
    if (/^(?:https?|www)$/u.test(word)) return whole;
    const initial = word.charAt(0).toUpperCase();
    // ß and ligatures become two letters: such a word is left unchanged.
    if (initial.length > 1) return whole;
    return end + gap + initial + word.slice(1);
  });
}
