import { csvLines, type Cell, type CsvStyle } from './csv.ts';
import type { FileColumn } from './file-column.ts';
import { localTime } from '#domain/time/local-time.ts';

/** Whose spreadsheet opens the file: how it writes, and the time zone of its instants. */
export interface CsvReader extends CsvStyle {
  timeZone: string;
}

/** The first line of a table, behind a byte-order mark: without one spreadsheets misread accents. */
export function csvHeader<Row>(columns: readonly FileColumn<Row>[], reader: CsvReader): string {
  const titles = columns.map(({ title, kind }) =>
    kind === 'instant' ? `${title} (${reader.timeZone})` : title,
  );
  return `\uFEFF${csvLines([titles], reader)}`;
}

/** Writes rows under that line: instants as the reader's clock shows them, choices in words. */
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
