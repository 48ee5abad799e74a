import writeExcel, { type Cell as ExcelCell, type Sheet } from 'write-excel-file/node';
import { withoutFormula } from '#domain/exports/csv.ts';
import type { Block, Cell, ReportDocument, Section, Table } from './report-document.ts';

const FORMATS = { whole: '#,##0', percent: '0.00" %"', factor: '"×"0.00' };
const MOST_NAME = 31;
const WIDEST = 60;

type Row = ExcelCell[];

const text = (value: string): ExcelCell => ({ value: withoutFormula(value), type: String });
const bold = (value: string): ExcelCell => ({
  value: withoutFormula(value),
  type: String,
  fontWeight: 'bold',
});

function inSheet({ text: said, value, format, link }: Cell): ExcelCell[] {
  const cell: ExcelCell =
    value === undefined
      ? said === ''
        ? null
        : text(said)
      : { value, type: Number, format: FORMATS[format ?? 'whole'] };
  // An address is written out: what is shown and where it leads are the same.
  return link === undefined ? [cell] : [cell, text(link)];
}

function tableRows({ caption, columns, rows }: Table): Row[] {
  const linked = columns.map((_, at) => rows.some(row => row[at]?.link !== undefined));
  const header = columns.flatMap(({ title }, at) => [
    bold(title),
    ...(linked[at] === true ? [bold('URL')] : []),
  ]);
  return [...(caption === null ? [] : [[bold(caption)]]), header, ...rows.map(row => row.flatMap(inSheet))];
}

function blockRows(block: Block): Row[] {
  if (block.kind === 'table') return [...tableRows(block.table), []];
  if (block.kind === 'item') return [[bold(block.title)], ...block.lines.map(line => [text(line)]), []];
  return [[text(block.text)]];
}

function cutAtWord(name: string, most: number): string {
  if (name.length <= most) return name;
  const words = name.slice(0, most + 1).lastIndexOf(' ');
  return name.slice(0, words > 0 ? words : most);
}

/** A name that Excel takes, and no other sheet has. */
function sheetName(title: string, taken: ReadonlySet<string>): string {
  const clean = title.replace(/[[\]:*?/\\']/g, ' ').trim();
  for (let turn = 1; ; turn++) {
    const end = turn === 1 ? '' : ` ${turn}`;
    const name = `${cutAtWord(clean, MOST_NAME - end.length)}${end}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** As wide as what stands in a table's column; sentences run over their neighbours. */
function columnsOf({ blocks }: Section): { width: number }[] {
  const widths: number[] = [];
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    for (const row of tableRows(block.table)) {
      for (const [at, cell] of row.entries()) {
        const value = typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : '';
        const length = typeof value === 'string' && row.length > 1 ? value.length : 10;
        widths[at] = Math.min(Math.max(widths[at] ?? 12, length + 2), WIDEST);
      }
    }
  }
  return widths.map(width => ({ width }));
}

/** A report as a workbook, a sheet a section: numbers are numbers, texts are never formulas. */
export async function toXlsx({
  title,
  subtitle,
  sections,
}: ReportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const taken = new Set<string>();
  const sheets: Sheet<Buffer>[] = sections.map((section, index) => {
    const name = sheetName(section.title, taken);
    taken.add(name.toLowerCase());
    const head: Row[] = index === 0 ? [[bold(title)], ...subtitle.map(line => [text(line)]), []] : [];
    return {
      sheet: name,
      columns: columnsOf(section),
      data: [...head, ...section.blocks.flatMap(blockRows)],
    };
  });
  return new Uint8Array(await writeExcel(sheets).toBuffer());
}
