import { csvLines, type Cell } from '#domain/exports/csv.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { Chunks, FileStyle, FileTable } from './file-table.ts';
import { inPieces } from './in-pieces.ts';
import { localTime } from './local-time.ts';

/** A table as CSV, the way spreadsheets of the reader's country open it by a double click. */
export async function* writeCsv<Row>({ columns, pages }: FileTable<Row>, style: FileStyle): Chunks {
  const { timeZone } = style.formats;
  const local = localTime(timeZone);
  const header = columns.map(({ title, kind }) => (kind === 'instant' ? `${title} (${timeZone})` : title));
  // Begins with a byte-order mark: without it spreadsheets misread accents.
  yield `\uFEFF${csvLines([header], style.csv)}`;
  const cell = ({ kind, names, value }: FileColumn<Row>, row: Row): Cell => {
    const given = value(row);
    if (typeof given !== 'string') return given;
    if (kind === 'instant') return local(given);
    return kind === 'choice' ? (names?.[given] ?? given) : given;
  };
  for await (const rows of inPieces(pages()))
    yield csvLines(
      rows.map(row => columns.map(column => cell(column, row))),
      style.csv,
    );
}
