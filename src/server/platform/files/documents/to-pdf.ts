import {
  addFooters,
  ACCENT,
  COUNTER,
  frameOf,
  INK,
  keepTogether,
  lettersOf,
  LINE,
  openPdf,
  PAPER,
  QUIET,
  SHADE,
  SIZE,
  type Pdf,
} from './pdf-page.ts';
import { drawBrand } from './pdf-brand.ts';
import { drawChart, type Paints } from './pdf-chart.ts';
import { drawTable } from './pdf-table.ts';
import type { Block, DocumentBrand, ReportDocument } from '#presentation/document.ts';

/** Points that a heading needs below it, so that it never ends a page. */
const HEADING_NEEDS = 90;

/** A report as PDF: A4, embedded fonts, tagged, pages numbered. */
export async function toPdf(document: ReportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = openPdf(document);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  draw(pdf, document);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

function paintsOf(brand: DocumentBrand | null): Paints {
  const plain = { ink: INK, quiet: QUIET, line: LINE, shade: SHADE, paper: PAPER };
  return { ...plain, accent: brand?.accent ?? ACCENT, counter: COUNTER };
}

function draw(pdf: Pdf, { title, subtitle, sections, print, brand = null }: ReportDocument): void {
  const letters = lettersOf(pdf, print.unwritten);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const look = { letters, paints: paintsOf(brand) };
  const titles = brand?.titles ?? INK;
  const say = (
    tag: string,
    text: string,
    style: { font: 'regular' | 'bold'; size: number; color: string; indent?: number },
  ) => {
    const { left, width } = frameOf(pdf);
    const indent = style.indent ?? 0;
    const options = { width: width - indent, lineGap: 1.5 };
    const printed = letters.print(text);
    const height = pdf.font(style.font).fontSize(style.size).heightOfString(printed, options);
    if (height < HEADING_NEEDS) keepTogether(pdf, height);
    root.add(
      pdf.struct(tag, {}, () => {
        pdf
          .font(style.font)
          .fontSize(style.size)
          .fillColor(style.color)
          .text(printed, left + indent, pdf.y, options);
      }),
    );
  };
  const body = { font: 'regular', size: SIZE.text, color: INK } as const;
  const block = (one: Block) => {
    if (one.kind === 'table') return drawTable(pdf, root, one.table, letters);
    if (one.kind === 'chart') return drawChart(pdf, root, one, look);
    if (one.kind === 'item') {
      keepTogether(pdf, 60);
      say('P', one.title, { ...body, font: 'bold' });
      for (const line of one.lines) say('P', line, { ...body, indent: 12 });
    } else {
      const style = one.kind === 'note' ? { ...body, size: SIZE.table, color: QUIET } : body;
      say('P', one.text, style);
    }
    pdf.y += 6;
  };

  if (brand !== null) drawBrand(pdf, root, brand, letters);
  say('H1', title, { font: 'bold', size: SIZE.title, color: titles });
  pdf.y += 4;
  for (const line of subtitle) say('P', line, { ...body, color: QUIET });
  for (const section of sections) {
    pdf.y += 12;
    keepTogether(pdf, HEADING_NEEDS);
    say('H2', section.title, { font: 'bold', size: SIZE.section, color: titles });
    pdf.y += 4;
    section.blocks.forEach(block);
  }
  if (letters.hasOmitted) block({ kind: 'note', text: print.omitted });
  root.end();
  addFooters(pdf, letters.print(print.footer));
}
