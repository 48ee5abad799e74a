import type { Drawing, Mark, Paint } from '#presentation/charts/marks.ts';
import { figureOptions, frameOf, keepTogether, type Letters, type Pdf } from './pdf-page.ts';

type Structure = ReturnType<Pdf['struct']>;
export type Paints = Readonly<Record<Paint, string>>;

/** A chart of lines and text, with a text alternative. */
export function drawChart(
  pdf: Pdf,
  parent: Structure,
  { drawing, alt }: { drawing: Drawing; alt: string },
  look: { letters: Letters; paints: Paints },
): void {
  const { left, width } = frameOf(pdf);
  const scale = width / drawing.width;
  const height = drawing.height * scale;
  keepTogether(pdf, height + 8);
  const top = pdf.y;
  const figure = pdf.struct('Figure', figureOptions(alt, [left, top, left + width, top + height]), () => {
    pdf.save();
    pdf.translate(left, top).scale(scale);
    for (const mark of drawing.marks) drawMark(pdf, mark, look);
    pdf.restore();
  });
  parent.add(figure);
  pdf.x = left;
  pdf.y = top + height + 8;
}

function drawMark(pdf: Pdf, mark: Mark, { letters, paints }: { letters: Letters; paints: Paints }): void {
  if (mark.kind === 'text') {
    const { at, size, paint, anchor = 'start', isBold = false } = mark;
    const text = letters.print(mark.text);
    pdf.font(isBold ? 'bold' : 'regular').fontSize(size);
    const room = anchor === 'start' ? 0 : pdf.widthOfString(text) / (anchor === 'end' ? 1 : 2);
    pdf
      .fillColor(paints[paint])
      .text(text, at[0] - room, at[1], { lineBreak: false, baseline: 'alphabetic' });
    return;
  }
  pdf.save();
  if (mark.kind === 'line') {
    pdf.lineWidth(mark.width ?? 1).strokeColor(paints[mark.stroke]);
    if (mark.dash !== undefined) pdf.dash(mark.dash, {});
    pdf
      .moveTo(...mark.from)
      .lineTo(...mark.to)
      .stroke();
  } else {
    if (mark.at !== undefined) pdf.translate(...mark.at);
    if (mark.fill !== undefined) {
      pdf.fillColor(paints[mark.fill], mark.opacity ?? 1);
      pdf.path(mark.path).fill();
    }
    if (mark.stroke !== undefined) {
      pdf.lineWidth(mark.width ?? 1).strokeColor(paints[mark.stroke]);
      pdf.path(mark.path).stroke();
    }
  }
  pdf.restore();
}
