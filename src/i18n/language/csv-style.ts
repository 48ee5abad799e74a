import type { CsvReader } from '#domain/exports/csv-table.ts';
import type { Formats } from './formats.ts';

/** How a spreadsheet of somebody with these formats opens a CSV: one that writes 1,5 separates by semicolons. */
export function csvStyle(formats: Pick<Formats, 'number' | 'timeZone'>): CsvReader {
  const decimal = formats.number(1.5, 1).includes(',') ? ',' : '.';
  return { decimal, delimiter: decimal === ',' ? ';' : ',', timeZone: formats.timeZone };
}
