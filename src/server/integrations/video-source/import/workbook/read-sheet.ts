import { DAY_MS } from '#domain/time/day-ms.ts';
import { IMPORT_LIMITS } from '#domain/imports/import-limits.ts';
import {
  TooManyCells,
  type TableRow,
  type TextTable,
} from '#server/integrations/import-files/studio/read-table.ts';
import { readXml } from './read-xml.ts';

/** What every sheet of a workbook needs to be read. */
export interface WorkbookParts {
  texts: string[];
  /** By style number of a cell: whether it shows a date or an instant. */
  dateStyles: boolean[];
  /** Days between the serial number 0 and 1 January 1970. */
  epochDays: number;
  /** How many cells may still be read, over all sheets. */
  cellsLeft: number;
}

const { tableColumns: MOST_COLUMNS, tableRows: MOST_ROWS } = IMPORT_LIMITS;

/** A sheet as a table: its first row with texts is the header. Null: it holds no table. */
export function readSheet(xml: string, parts: WorkbookParts): TextTable | null {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 0;
  let column = -1;
  let cell = { type: '', style: 0, value: '', inline: '' };
  readXml(xml, {
    open: (tag, { attribute }) => {
      if (tag === 'row') {
        cells = [];
        column = -1;
        line = Number(attribute('r') ?? line + 1);
      }
      if (tag !== 'c') return;
      column = columnOf(attribute('r')) ?? column + 1;
      cell = { type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '', inline: '' };
    },
    close: (tag, text) => {
      if (tag === 'v') cell.value = text;
      if (tag === 't') cell.inline += text;
      if (tag === 'c' && column < MOST_COLUMNS) {
        parts.cellsLeft -= Math.max(1, column + 1 - cells.length);
        if (parts.cellsLeft < 0) throw new TooManyCells();
        while (cells.length < column) cells.push('');
        cells[column] = textOf(cell, parts);
      }
      if (tag === 'row' && rows.length <= MOST_ROWS + 1 && cells.some(one => one.trim() !== '')) {
        rows.push({ line, cells });
      }
    },
  });
  const [first, ...rest] = rows;
  if (first === undefined) return null;
  const width = first.cells.findLastIndex(one => one.trim() !== '') + 1;
  const fitted = rest.map((row): TableRow => ({
    line: row.line,
    cells: row.cells.length > width ? row.cells.slice(0, width) : row.cells,
    mayBeShort: true,
  }));
  return { header: first.cells.slice(0, width).map(name => name.trim()), rows: fitted };
}

/** "BC12" is the 55th column, counted from 0 here. */
function columnOf(reference: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d{0,7}$/.exec(reference ?? '')?.[1];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(
  { type, style, value, inline }: { type: string; style: number; value: string; inline: string },
  { texts, dateStyles, epochDays }: WorkbookParts,
): string {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'inlineStr':
      return inline;
    case 'b':
      return value === '1' ? 'true' : 'false';
    case 'e':
      return '';
    case 'n':
      return dateStyles[style] === true ? instantOf(Number(value), epochDays) : numberOf(value);
    default:
      return value;
  }
}

/**
 * The number as text: an integer beyond what a spreadsheet stores exactly is written in exponential form, so it is not
 * taken for an id.
 */
function numberOf(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return '';
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? number.toExponential() : String(number);
}

/** A date as YYYY-MM-DD; with a time of day as displayed. */
function instantOf(serial: number, epochDays: number): string {
  const ms = Math.round(((serial - epochDays) * DAY_MS) / 1_000) * 1_000;
  if (!Number.isFinite(ms) || Math.abs(ms) > 8e15 || ms < 0) return '';
  const text = new Date(ms).toISOString();
  return ms % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 19);
}
