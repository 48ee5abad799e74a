const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * The first `max` characters as graphemes: an emoji family, a flag or an accented letter counts as one and is never
 * split.
 */
export function firstCharacters(text: string, max: number): string {
  // A grapheme is at least one code unit long.
  if (text.length <= max) return text;
  let taken = 0;
  for (const { index } of segmenter.segment(text)) {
    if (taken === max) return text.slice(0, index);
    taken += 1;
  }
  return text;
}

/** The first `max` characters followed by « … »; the text unchanged when it is not longer. */
export function cutText(text: string, max: number): string {
  const start = firstCharacters(text, max);
  return start.length === text.length ? text : `${start.trimEnd()}…`;
}
