import type { Formats } from '#i18n/formats.ts';
import type { FileStyle } from './file-table.ts';

/** How somebody with these formats expects files; `numbers` is the locale that numbers are written after. */
export function fileStyle(formats: Formats, numbers: string): FileStyle {
  const decimal = new Intl.NumberFormat(numbers).format(1.5).includes(',') ? ',' : '.';
  // A spreadsheet that writes 1,5 separates by semicolons.
  return { formats, csv: { decimal, delimiter: decimal === ',' ? ';' : ',' } };
}
