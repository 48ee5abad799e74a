/** Alphabets with letters that look identical to those of another: Latin a and Cyrillic а. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const WORD = /[\p{L}\p{M}]+/gu;

/**
 * Whether one word of a text mixes letters of two look-alike alphabets, as no language does and forged names do.
 * Separate words in different alphabets are allowed. Source: Unicode TS 39 §5.1, highly restrictive.
 */
export function mixesAlphabets(text: string): boolean {
  return (text.normalize('NFC').match(WORD) ?? []).some(
    word => ALPHABETS.filter(alphabet => alphabet.test(word)).length > 1,
  );
}
