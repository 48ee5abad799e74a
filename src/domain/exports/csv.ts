/** What a cell may hold; null is an empty cell. */
export type Cell = string | number | null;

/** How a spreadsheet of the reader's country expects its files. */
export interface CsvStyle {
  delimiter: ',' | ';';
  decimal: '.' | ',';
}

const PLAIN: CsvStyle = { delimiter: ',', decimal: '.' };

/**
 * A spreadsheet runs a cell that begins like this as a formula; some first take away spaces and signs that nobody sees.
 * Apostrophes before it count too: taking one away from a guarded cell then always gives back what was written.
 */
const FORMULA_START = /^(?:[\s'\p{Cc}\p{Cf}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|'*[\t\r\n])/u;

/**
 * Comma-separated values after RFC 4180: CRLF, quotes where needed. Texts that would run as a formula get an
 * apostrophe in front; numbers keep their sign.
 */
export function csvLines(rows: readonly (readonly Cell[])[], style: CsvStyle = PLAIN): string {
  return rows.map(row => `${row.map(one => cell(one, style)).join(style.delimiter)}\r\n`).join('');
}

function cell(value: Cell, { decimal }: CsvStyle): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', decimal) : '';
  const safe = withoutFormula(value);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whether a spreadsheet that took a text as it was typed might run it. */
export function beginsAsFormula(text: string): boolean {
  return FORMULA_START.test(text.replaceAll('\0', ''));
}

/** A text that no spreadsheet runs: an apostrophe stands before what would be a formula. No file holds a NUL. */
function withoutFormula(text: string): string {
  const whole = text.replaceAll('\0', '');
  return FORMULA_START.test(whole) ? `'${whole}` : whole;
}
