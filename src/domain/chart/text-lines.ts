/** Mean width of a letter of the text face, as a part of its size; a little more than measured, to be safe. */
const LETTER = 0.56;

/** Roughly how wide a text is, in pixels: drawings are laid out before any browser has measured them. */
export function textWidth(text: string, fontPx: number): number {
  return text.length * fontPx * LETTER;
}

/** A text in lines of at most `widthPx`, broken at spaces; a word longer than a line stands alone. */
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
