import type { FileColumn } from '#domain/exports/file-column.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { markdownLink, markdownText } from '../markdown-text.ts';
import type { Chunks, FileStyle, FileTable } from '#presentation/file-table.ts';
import { inPieces } from './in-pieces.ts';

/** A table as Markdown (GFM), with numbers and dates in the reader's format. */
export async function* writeMarkdown<Row>(table: FileTable<Row>, style: FileStyle): Chunks {
  const { title, columns, pages } = table;
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const isNumber = ({ kind }: FileColumn<Row>) => kind === 'whole' || kind === 'decimal';
  yield [
    `# ${markdownText(title)}\n\n`,
    line(columns.map(column => markdownText(column.title))),
    line(columns.map(column => (isNumber(column) ? '---:' : '---'))),
  ].join('');
  for await (const rows of inPieces(pages())) {
    yield rows.map(row => line(columns.map(column => cell(column, row, style)))).join('');
  }
}

function cell<Row>(
  { kind, unit, names, value }: FileColumn<Row>,
  row: Row,
  { formats, numbers }: FileStyle,
): string {
  const given = value(row);
  if (given === null) return '';
  if (typeof given === 'number') {
    if (unit === 'percent') return numbers.percent(given);
    if (unit === 'factor') return `×${numbers.decimal(given)}`;
    return numbers[kind === 'whole' || Number.isInteger(given) ? 'whole' : 'decimal'](given);
  }
  if (kind === 'instant') return formats.dateTime(given);
  const text = inertText(kind === 'choice' ? (names?.[given] ?? given) : given);
  return kind === 'link' && text.startsWith('https://') ? markdownLink(text, text) : markdownText(text);
}
