import type { FileColumn } from '#domain/exports/file-column.ts';
import type { Formats } from '#i18n/formats.ts';
import { inertText } from '../inert-text.ts';
import { markdownLink, markdownText } from '../markdown-text.ts';
import type { Chunks, FileStyle, FileTable } from './file-table.ts';

/** A table as Markdown (GFM), with numbers and dates as its reader writes them. */
export async function* writeMarkdown<Row>(table: FileTable<Row>, { formats }: FileStyle): Chunks {
  const { title, columns, pages } = table;
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const isNumber = ({ kind }: FileColumn<Row>) => kind === 'whole' || kind === 'decimal';
  yield [
    `# ${markdownText(title)}\n\n`,
    line(columns.map(column => markdownText(column.title))),
    line(columns.map(column => (isNumber(column) ? '---:' : '---'))),
  ].join('');
  for await (const rows of pages()) {
    yield rows.map(row => line(columns.map(column => cell(column, row, formats)))).join('');
  }
}

function cell<Row>({ kind, unit, names, value }: FileColumn<Row>, row: Row, formats: Formats): string {
  const given = value(row);
  if (given === null) return '';
  if (typeof given === 'number') {
    if (unit === 'percent') return formats.percent(given);
    if (unit === 'factor') return `×${formats.number(given, 2)}`;
    return formats.number(given, kind === 'whole' || Number.isInteger(given) ? 0 : 2);
  }
  if (kind === 'instant') return formats.dateTime(given);
  const text = inertText(kind === 'choice' ? (names?.[given] ?? given) : given);
  return kind === 'link' && text.startsWith('https://') ? markdownLink(text, text) : markdownText(text);
}
