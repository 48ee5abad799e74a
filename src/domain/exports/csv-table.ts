import { csvLines, type Cell, type CsvStyle } from './csv.ts';
import type { FileColumn } from './file-column.ts';
import { localTime } from '#domain/time/local-time.ts';

/** Settings of the reader's spreadsheet: number and separator style, and the time zone of instants. */
export interface CsvReader extends CsvStyle {
  timeZone: string;
}

/** The header line of a table, after a byte-order mark: without it spreadsheets misread accents. */
export function csvHeader<Row>(columns: readonly FileColumn<Row>[], reader: CsvReader): string {
  const titles = columns.map(({ title, kind }) =>
    kind === 'instant' ? `${title} (${reader.timeZone})` : title,
  );
  return `\uFEFF${csvLines([titles], reader)}`;
}

/** Writes rows: instants in the reader's time zone, choices in words. */
export function csvWriter<Row>(
  columns: readonly FileColumn<Row>[],
  reader: CsvReader,
): (rows: readonly Row[]) => string {
  const local = localTime(reader.timeZone);
  const cell = ({ kind, names, value }: FileColumn<Row>, row: Row): Cell => {
    const given = value(row);
    if (typeof given !== 'string') return given;
    if (kind === 'instant') return local(given);
    return kind === 'choice' ? (names?.[given] ?? given) : given;
  };
  return rows =>
    csvLines(
      rows.map(row => columns.map(column => cell(column, row))),
      reader,
    );
}
