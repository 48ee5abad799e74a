import { beginsAsFormula } from '#domain/exports/csv.ts';
import { CELL_STYLES, type NumberStyle } from './workbook-parts.ts';

/** A cell of a sheet. Texts are never formulas; numbers stay numbers. */
export type SheetCell = { text: string; isBold?: boolean } | { number: number; style: NumberStyle } | null;

/** Excel refuses a whole file for one longer text, or for one more row. */
const LONGEST_TEXT = 32_767;
export const MOST_ROWS = 1_048_576;

// oxlint-disable-next-line no-control-regex
const NO_XML = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/**
 * Spreadsheets read `_x0041_` as "A": an underscore that only looks like the start of such a code is escaped itself.
 */
const ESCAPE_LOOKALIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const NAMED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(NO_XML, '')
    .replace(/[&<>"\r]/g, sign => NAMED[sign] ?? sign);
}

/** "A", "B" … "Z", "AA" … */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest < 0 ? '' : columnName(rest)}${String.fromCharCode(65 + (index % 26))}`;
}

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null) return '';
  if ('number' in cell) {
    if (!Number.isFinite(cell.number)) return '';
    return `<c r="${place}" s="${CELL_STYLES[cell.style]}"><v>${cell.number}</v></c>`;
  }
  // A cell of this kind is always text; its style keeps it text when it is edited.
  const isQuoted = beginsAsFormula(cell.text);
  const text = cell.text.slice(0, LONGEST_TEXT).replace(ESCAPE_LOOKALIKE, '_x005F_');
  const name = isQuoted ? (cell.isBold === true ? 'quotedBold' : 'quoted') : cell.isBold && 'bold';
  const style = name ? ` s="${CELL_STYLES[name]}"` : '';
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** A row in sheet XML; `number` begins with 1. */
export function rowXml(cells: readonly SheetCell[], number: number): string {
  const inner = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`)).join('');
  return `<row r="${number}">${inner}</row>`;
}
