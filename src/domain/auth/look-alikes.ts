/** Alphabets with letters that nobody can tell from those of another: Latin a and Cyrillic а. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const WORD = /[\p{L}\p{M}]+/gu;

/**
 * Whether one word of a text takes letters from two alphabets that look alike, as no language does and forged
 * names do. Words of different alphabets beside each other are fine. Source: Unicode TS 39 §5.1, highly restrictive.
 */
export function mixesAlphabets(text: string): boolean {
  return (text.normalize('NFC').match(WORD) ?? []).some(
    word => ALPHABETS.filter(alphabet => alphabet.test(word)).length > 1,
  );
}
