/**
 * Caches a pure function by its text: at most `2 × most` entries, the older half of which is evicted together. Its
 * results are shared and must not be modified.
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
