/** What a cell may hold; null is an empty cell. */
export type Cell = string | number | null;

/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n\0\uFF0B\uFF0D\uFF1D\uFF20]/;

/**
 * Comma-separated values after RFC 4180: CRLF, quotes where needed. Texts that would run as a formula get an
 * apostrophe in front; numbers keep their sign and use a point.
 */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvLines([header, ...rows]);
}

/** The same without a header, for files that are written piece by piece. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map(row => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = withoutFormula(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A text that no spreadsheet runs: an apostrophe stands before what would be a formula. */
export function withoutFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
