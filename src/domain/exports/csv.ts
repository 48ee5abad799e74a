/** Value of a cell; null is an empty cell. */
export type Cell = string | number | null;

/** The CSV conventions of the reader's locale. */
export interface CsvStyle {
  delimiter: ',' | ';';
  decimal: '.' | ',';
}

const PLAIN: CsvStyle = { delimiter: ',', decimal: '.' };

/**
 * A spreadsheet runs a cell that begins like this as a formula; some first strip whitespace and invisible characters.
 * Leading apostrophes match too: removing one from a guarded cell then always restores the original.
 */
const FORMULA_START = /^(?:[\s'\p{Cc}\p{Cf}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|'*[\t\r\n])/u;

/**
 * Comma-separated values as in RFC 4180: CRLF, quotes where needed. Texts that would run as a formula get a leading
 * apostrophe; numbers keep their sign.
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

/** Whether a spreadsheet might run a text as a formula when it is entered. */
export function beginsAsFormula(text: string): boolean {
  return FORMULA_START.test(text.replaceAll('\0', ''));
}

/** A text that no spreadsheet runs: possible formulas get a leading apostrophe. NUL characters are removed. */
function withoutFormula(text: string): string {
  const whole = text.replaceAll('\0', '');
  return FORMULA_START.test(whole) ? `'${whole}` : whole;
}
