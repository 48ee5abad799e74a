/** Whether two words are one typing error apart: a letter inserted, missing or different, or two swapped. */
function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endA = a.length - 1;
  let endB = b.length - 1;
  while (endA >= start && endB >= start && a[endA] === b[endB]) {
    endA -= 1;
    endB -= 1;
  }
  const restA = a.slice(start, endA + 1);
  const restB = b.slice(start, endB + 1);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

const SHORTEST = 5;
/** Elided words written together with the next word: « jai », « lexperience ». */
const RUN_TOGETHER = /^(qu|[ljdmtscn])([aeiouyh][a-z]{3,})$/u;

/**
 * Corrects the unknown words of a plain text: words in `known` are kept, others may be replaced by one of `targets`.
 */
export function correctSpelling(
  plain: string,
  known: ReadonlySet<string>,
  targets: readonly string[],
  splitsElisions: boolean,
): string {
  const correct = (word: string): string => {
    if (word.length < SHORTEST || known.has(word) || targets.includes(word) || /[^a-z]/u.test(word))
      return word;
    const [, head = '', tail = ''] = splitsElisions ? (RUN_TOGETHER.exec(word) ?? []) : [];
    if (tail !== '' && (known.has(tail) || targets.includes(tail))) return `${head} ${tail}`;
    const plainer = word.replace(/([a-z])\1/gu, '$1');
    const near = (one: string) =>
      one[0] === word[0] &&
      ((word.length > SHORTEST && isOneEditAway(word, one)) || one.replace(/([a-z])\1/gu, '$1') === plainer);
    return targets.find(near) ?? word;
  };
  return plain.split(' ').map(correct).join(' ');
}
