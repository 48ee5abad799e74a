import type { SheetCell } from '../workbook/sheet-xml.ts';
import { writeWorkbook } from '../workbook/write-workbook.ts';
import type { Block, Cell, ReportDocument, Section, Table } from '#presentation/document.ts';

const WIDEST = 60;

const text = (said: string): SheetCell => ({ text: said });
const bold = (said: string): SheetCell => ({ text: said, isBold: true });

function inSheet({ text: said, value, format, link }: Cell): SheetCell[] {
  const plain = said === '' ? null : text(said);
  const cell: SheetCell = value === undefined ? plain : { number: value, style: format ?? 'whole' };
  // A URL is written out, so that the visible text and the target are the same.
  return link === undefined ? [cell] : [cell, text(link)];
}

function tableRows({ caption, columns, rows }: Table): SheetCell[][] {
  const linked = columns.map((_, at) => rows.some(row => row[at]?.link !== undefined));
  const header = columns.flatMap(({ title }, at) => [
    bold(title),
    ...(linked[at] === true ? [bold('URL')] : []),
  ]);
  return [
    ...(caption === null ? [] : [[bold(caption)]]),
    header,
    ...rows.map(row =>
      row.flatMap((cell, at) =>
        // A row without a URL must not shift the cells after it.
        linked[at] === true && cell.link === undefined ? [...inSheet(cell), null] : inSheet(cell),
      ),
    ),
  ];
}

function blockRows(block: Block): SheetCell[][] {
  if (block.kind === 'table') return [...tableRows(block.table), []];
  if (block.kind === 'chart') return [];
  if (block.kind === 'item') return [[bold(block.title)], ...block.lines.map(line => [text(line)]), []];
  return [[text(block.text)]];
}

/** As wide as the content of a table's column; sentences overflow into the next cells. */
function widthsOf({ blocks }: Section): number[] {
  const widths: number[] = [];
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    for (const row of tableRows(block.table)) {
      for (const [at, cell] of row.entries()) {
        const length = cell !== null && 'text' in cell && row.length > 1 ? cell.text.length : 10;
        widths[at] = Math.min(Math.max(widths[at] ?? 12, length + 2), WIDEST);
      }
    }
  }
  return widths;
}

/** A report as a workbook, one sheet per section: numbers are numbers, texts are never formulas. */
export async function toXlsx({
  title,
  subtitle,
  sections,
}: ReportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = sections.map((section, index) => {
    const head = index === 0 ? [[bold(title)], ...subtitle.map(line => [text(line)]), []] : [];
    const rows = [...head, ...section.blocks.flatMap(blockRows)];
    return {
      title: section.title,
      widths: widthsOf(section),
      pages: async function* () {
        yield rows;
      },
    };
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeWorkbook(sheets)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
