import type { CsvReader } from '#domain/exports/csv-table.ts';
import type { Formats } from './formats.ts';

/** How the user's spreadsheet opens a CSV: a locale that writes 1,5 uses semicolons as separators. */
export function csvStyle(formats: Pick<Formats, 'number' | 'timeZone'>): CsvReader {
  const decimal = formats.number(1.5, 1).includes(',') ? ',' : '.';
  return { decimal, delimiter: decimal === ',' ? ';' : ',', timeZone: formats.timeZone };
}
