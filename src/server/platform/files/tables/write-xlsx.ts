import type { FileColumn } from '#domain/exports/file-column.ts';
import { localTime, spreadsheetDay } from '#domain/time/local-time.ts';
import type { SheetCell } from '../workbook/sheet-xml.ts';
import { writeWorkbook } from '../workbook/write-workbook.ts';
import type { Chunks, FileStyle, FileTable } from '#presentation/file-table.ts';
import { inPieces } from './in-pieces.ts';

const WIDTHS = { text: 40, link: 40, choice: 18, whole: 13, decimal: 13, instant: 20, day: 12 };

/** A table as a workbook of one sheet: numbers are numbers, dates are dates of the reader's own time zone. */
export function writeXlsx<Row>({ title, columns, pages }: FileTable<Row>, { formats }: FileStyle): Chunks {
  const local = localTime(formats.timeZone);
  const header = columns.map(column => ({
    text: column.kind === 'instant' ? `${column.title} (${formats.timeZone})` : column.title,
    isBold: true,
  }));
  const cells = async function* () {
    yield [header];
    for await (const rows of inPieces(pages()))
      yield rows.map(row => columns.map(column => sheetCell(column, column.value(row), local)));
  };
  return writeWorkbook([
    {
      title,
      hasHeader: true,
      widths: columns.map(({ kind, title: name }) => Math.max(WIDTHS[kind], name.length + 4)),
      pages: cells,
    },
  ]);
}

function sheetCell<Row>(
  { kind, unit, names }: FileColumn<Row>,
  value: string | number | null,
  local: (instant: string) => string,
): SheetCell {
  if (value === null) return null;
  if (typeof value === 'number') {
    if (unit === 'percent' || unit === 'factor') return { number: value, style: unit };
    return { number: value, style: kind === 'whole' ? 'whole' : 'decimal' };
  }
  if (kind === 'instant') return { number: spreadsheetDay(local(value)), style: 'instant' };
  if (kind === 'day') return { number: spreadsheetDay(value), style: 'day' };
  return { text: kind === 'choice' ? (names?.[value] ?? value) : value };
}
