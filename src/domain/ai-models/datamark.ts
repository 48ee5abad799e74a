/** Joins the words of a third-party text, so that it reads as quoted data and not as an instruction. */
export const DATA_MARK = 'ˆ';
const MOST_CHARACTERS = 300;

/**
 * A text of unknown origin (a caption, a comment, words read in a picture) as given to a model: without control,
 * formatting, direction and tag characters, without data delimiters, cut to 300 characters, its words joined by a mark.
 * Datamarking after Hines et al., « Defending against indirect prompt injection attacks with spotlighting », 2024.
 */
export function markAsData(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replaceAll(DATA_MARK, '')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('`', '’')
    .trim();
  return Array.from(plain).slice(0, MOST_CHARACTERS).join('').split(/\s+/u).filter(Boolean).join(DATA_MARK);
}
