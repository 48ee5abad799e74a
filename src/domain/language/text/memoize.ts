/**
 * The same pure function, answering from memory what it was asked lately: at most `2 × most` texts, the oldest half of
 * which is forgotten at once. Its results are shared and must not be changed.
 */
export function memoize<Result extends NonNullable<unknown>>(
  most: number,
  of: (text: string) => Result,
): (text: string) => Result {
  let lately = new Map<string, Result>();
  let before = new Map<string, Result>();
  return text => {
    const known = lately.get(text);
    if (known !== undefined) return known;
    const result = before.get(text) ?? of(text);
    if (lately.size >= most) {
      before = lately;
      lately = new Map();
    }
    lately.set(text, result);
    return result;
  };
}
