/** Mean width of a letter of the text font, as a share of its size; slightly more than measured, to be safe. */
const LETTER = 0.56;

/** Approximate width of a text in pixels: drawings are laid out before any browser measures them. */
export function textWidth(text: string, fontPx: number): number {
  return text.length * fontPx * LETTER;
}

/** A text split into lines of at most `widthPx` at spaces; a word longer than a line gets its own line. */
export function textLines(text: string, widthPx: number, fontPx: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth(`${line} ${word}`, fontPx) <= widthPx) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
