import {
  frameOf,
  INK,
  keepTogether,
  LINE,
  QUIET,
  roomOf,
  SHADE,
  SIZE,
  type Letters,
  type Pdf,
} from './pdf-page.ts';
import type { Cell, Table } from '#presentation/document.ts';

type Structure = ReturnType<Pdf['struct']>;

const PAD = 4;
/** This many rows stay together where a table begins, and where it ends on another page. */
const ROWS_TOGETHER = 3;

/** A table over several pages, its header repeated on each. */
export function drawTable(pdf: Pdf, parent: Structure, table: Table, letters: Letters): void {
  const { left, width } = frameOf(pdf);
  const total = table.columns.reduce((sum, column) => sum + column.width, 0);
  const widths = table.columns.map(column => (column.width / total) * width);
  const lefts = widths.map((_, at) => left + widths.slice(0, at).reduce((sum, one) => sum + one, 0));
  const inner = (at: number) => (widths[at] ?? 0) - 2 * PAD;

  const titles = table.columns.map(({ title }) => ({ text: letters.print(title) }));
  const rows = table.rows.map(row => row.map(cell => ({ ...cell, text: letters.print(cell.text) })));
  const heightOf = (cells: readonly Cell[], font: 'regular' | 'bold') => {
    pdf.font(font).fontSize(SIZE.table);
    const heights = cells.map(({ text }, at) =>
      pdf.heightOfString(text === '' ? ' ' : text, { width: inner(at) }),
    );
    return Math.max(...heights) + 2 * PAD;
  };
  const headerHeight = heightOf(titles, 'bold');

  const write = (cell: Cell, at: number, top: number, font: 'regular' | 'bold') => {
    pdf
      .font(font)
      .fontSize(SIZE.table)
      .fillColor(INK)
      .text(cell.text, (lefts[at] ?? left) + PAD, top + PAD, {
        width: inner(at),
        align: table.columns[at]?.isNumber === true ? 'right' : 'left',
        ...(cell.link !== undefined && { link: cell.link, underline: true }),
      });
  };
  const shade = (top: number) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.rect(left, top, width, headerHeight).fill(SHADE);
    pdf.endMarkedContent();
  };
  const rule = (y: number) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .lineWidth(0.5)
      .strokeColor(LINE)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
    pdf.endMarkedContent();
  };
  const drawRow = (
    row: Structure,
    cells: readonly Cell[],
    top: number,
    style: { font: 'regular' | 'bold'; kind: 'TH' | 'TD' },
  ) => {
    for (const [at, cell] of cells.entries()) {
      const options = style.kind === 'TH' ? ({ scope: 'Column' } as object) : {};
      row.add(pdf.struct(style.kind, options, () => write(cell, at, top, style.font)));
    }
    row.end();
  };

  const heights = rows.map(cells => heightOf(cells, 'regular'));
  const heightsOf = (from: number, until: number) =>
    heights.slice(from, until).reduce((sum, height) => sum + height, 0);
  // A table with fewer than two times three rows is not split.
  const first = rows.length < 2 * ROWS_TOGETHER ? rows.length : ROWS_TOGETHER;
  const caption = table.caption === null ? null : letters.print(table.caption);
  pdf.font('bold').fontSize(SIZE.text);
  const captionHeight = caption === null ? 0 : pdf.heightOfString(caption, { width });
  keepTogether(pdf, Math.min(captionHeight + 8 + headerHeight + heightsOf(0, first), roomOf(pdf)));
  const tagged = pdf.struct('Table');
  parent.add(tagged);
  if (caption !== null) {
    tagged.add(
      pdf.struct('Caption', {}, () => {
        pdf.font('bold').fontSize(SIZE.text).fillColor(INK).text(caption, left, pdf.y, { width });
      }),
    );
  }
  let top = pdf.y + 4;
  shade(top);
  const header = pdf.struct('TR');
  tagged.add(header);
  drawRow(header, titles, top, { font: 'bold', kind: 'TH' });
  top += headerHeight;
  for (const [at, cells] of rows.entries()) {
    const height = heights[at] ?? 0;
    const isLast = at > 0 && at === rows.length - ROWS_TOGETHER && rows.length >= 2 * ROWS_TOGETHER;
    if (top + (isLast ? heightsOf(at, rows.length) : height) > frameOf(pdf).bottom) {
      pdf.addPage();
      top = pdf.y;
      shade(top);
      // Already tagged once: on later pages the header is only visual.
      pdf.markContent('Artifact', { type: 'Layout' });
      for (const [column, title] of titles.entries()) write(title, column, top, 'bold');
      pdf.endMarkedContent();
      top += headerHeight;
    }
    const row = pdf.struct('TR');
    tagged.add(row);
    drawRow(row, cells, top, { font: 'regular', kind: 'TD' });
    top += height;
    rule(top);
  }
  tagged.end();
  pdf.x = left;
  pdf.y = top + 8;
  pdf.fillColor(QUIET).font('regular');
}
