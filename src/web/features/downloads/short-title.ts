const LONGEST = 60;

/** The beginning of a caption, cut at whole graphemes; null where there is none. */
export function shortTitle(caption: string): string | null {
  const line = caption.replace(/\s+/g, ' ').trim();
  if (line === '') return null;
  const parts = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return parts.length <= LONGEST ? line : `${parts.slice(0, LONGEST).join('').trimEnd()}…`;
}
