/** A figure as it is written: sign, thousands, decimals, and what makes it another figure (K, M, %). */
const FIGURE = /[+\u2212×]?\d+(?:[ \u00A0\u202F]\d{3})*(?:[.,]\d+)*(?:[KM](?!\p{L})|[ \u00A0\u202F]?%)?/gu;

/** Every figure of a text, without the spaces in it. */
export function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? []).map(figure => figure.replace(/[ \u00A0\u202F]/g, ''));
}

/** Whether every figure of a text stands, written the same way, in what was said before. */
export function keepsFigures(text: string, said: readonly string[]): boolean {
  const known = new Set(said.flatMap(figuresIn));
  return figuresIn(text).every(figure => known.has(figure));
}
