import { IMPORT_LIMITS } from '#domain/imports/import-limits.ts';

export interface TableRow {
  /** Line of the file it begins on, counted from 1. */
  line: number;
  cells: string[];
  /** A sheet omits empty cells at the end of a row. */
  mayBeShort?: true;
}

export interface TextTable {
  header: string[];
  rows: TableRow[];
}

const DELIMITERS = [',', ';', '\t'] as const;
/** A caption may contain line breaks; a record longer than this is not one. */
const LINES_A_RECORD = 200;
/** The names of 400 columns take a fraction of this. */
const LONGEST_HEADER = 64 * 1024;
const { tableColumns: MOST_COLUMNS, tableRows: MOST_ROWS, tableCells: MOST_CELLS } = IMPORT_LIMITS;

/** More cells than any list of videos has: reading on would only take memory. */
export class TooManyCells extends Error {
  override readonly name = 'TooManyCells';
}

/** Whether a row has as many cells as the table has columns. */
export function fitsTable({ cells, mayBeShort }: TableRow, columns: number): boolean {
  return cells.length === columns || (mayBeShort === true && cells.length < columns);
}

/**
 * Reads a text table; null when it is not one. The platform's files quote every field and leave quotes inside fields
 * unescaped, so only `","` separates fields; other tables are read by RFC 4180. `textColumn` gives the free-text
 * column: surplus fields are joined to it.
 */
export function readTable(text: string, textColumn: (header: string[]) => number): TextTable | null {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const first = plain.slice(0, plain.includes('\n') ? plain.indexOf('\n') : plain.length);
  if (first.length > LONGEST_HEADER) return null;
  const delimiter = delimiterOf(first);
  if (delimiter === null) return null;
  const isQuoted = quotedFields(first, delimiter) !== null;
  const header = (isQuoted ? quotedFields(first, delimiter) : readPlain(first, delimiter)[0]?.cells) ?? [];
  if (header.length < 2 || header.length > MOST_COLUMNS) return null;
  const rows = isQuoted
    ? readQuoted(plain.split('\n'), delimiter, { width: header.length, loose: textColumn(header) })
    : readPlain(plain, delimiter).slice(1);
  return rows.length > MOST_ROWS ? null : { header: header.map(name => name.trim()), rows };
}

function delimiterOf(header: string): string | null {
  const counts = DELIMITERS.map(one => [one, header.split(one).length] as const);
  const [best] = counts.toSorted((a, b) => b[1] - a[1]);
  return best === undefined || best[1] < 2 ? null : best[0];
}

/** The fields of a record whose fields are all quoted; null when they are not. */
function quotedFields(record: string, delimiter: string): string[] | null {
  const line = record.trimEnd();
  if (line.length < 2 || !line.startsWith('"') || !line.endsWith('"')) return null;
  return line.slice(1, -1).split(`"${delimiter}"`).map(unescaped);
}

/** Doubled quotes become one, if all quotes of the field are doubled; otherwise they are literal. */
function unescaped(field: string): string {
  const runs = field.match(/"+/g) ?? [];
  return runs.length > 0 && runs.every(run => run.length % 2 === 0) ? field.replaceAll('""', '"') : field;
}

function readQuoted(
  lines: readonly string[],
  delimiter: string,
  { width, loose }: { width: number; loose: number },
): TableRow[] {
  const rows: TableRow[] = [];
  let count = 0;
  for (let at = 1; at < lines.length;) {
    const start = at;
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const record = countFields(delimiter);
    record.add(lines[at] ?? '');
    at += 1;
    while (
      record.fields() < width &&
      at < lines.length &&
      at - start < LINES_A_RECORD &&
      !isWhole(lines[at] ?? '', delimiter, width)
    ) {
      record.add(lines[at] ?? '');
      at += 1;
    }
    const text = lines.slice(start, at).join('\n');
    const fields = quotedFields(text, delimiter) ?? [text];
    count += fields.length;
    if (count > MOST_CELLS) throw new TooManyCells();
    rows.push({ line: start + 1, cells: fitted(fields, delimiter, width, loose) });
    if (rows.length > MOST_ROWS) return rows;
  }
  return rows;
}

/**
 * Counts the quoted fields of a record, line by line, without splitting earlier lines again; 0: the record is
 * incomplete.
 */
function countFields(delimiter: string) {
  const between = (text: string) => text.split(`"${delimiter}"`).length - 1;
  let before = 0;
  /** The last non-empty line. Its opening quote and its last part do not separate fields. */
  let last: string | null = null;
  let isOpened = false;
  return {
    add(line: string) {
      if (line.trim() === '') return;
      if (last === null) isOpened = line.startsWith('"');
      else before += between(last);
      last = last === null ? line.trimEnd().slice(1) : line.trimEnd();
    },
    fields: () => (isOpened && last?.endsWith('"') === true ? before + between(last.slice(0, -1)) + 1 : 0),
  };
}

function isWhole(line: string, delimiter: string, width: number): boolean {
  return (quotedFields(line, delimiter)?.length ?? 0) >= width;
}

/** Surplus fields are one text that was split by mistake. */
function fitted(fields: string[], delimiter: string, width: number, loose: number): string[] {
  const extra = fields.length - width;
  if (extra <= 0 || loose < 0) return fields;
  const text = fields.slice(loose, loose + extra + 1).join(`"${delimiter}"`);
  return [...fields.slice(0, loose), text, ...fields.slice(loose + extra + 1)];
}

function readPlain(text: string, delimiter: string): TableRow[] {
  const rows: TableRow[] = [];
  let count = 0;
  const unquoted = new RegExp(`[^${delimiter}\\n]*`, 'y');
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  let at = 0;
  while (at < text.length || cells.length > 0) {
    let field = '';
    if (text.charAt(at) === '"') {
      const quoted = quotedField(text, at + 1);
      field = quoted.text;
      at = quoted.end;
      line += field.split('\n').length - 1;
    }
    unquoted.lastIndex = at;
    const rest = unquoted.exec(text)?.[0] ?? '';
    field += rest;
    at += rest.length;
    cells.push(field);
    count += 1;
    if (count > MOST_CELLS) throw new TooManyCells();
    const sign = text.charAt(at);
    at += 1;
    if (sign === delimiter) continue;
    if (sign === '\n') line += 1;
    if (cells.length > 1 || field.trim() !== '') rows.push({ line: start, cells });
    cells = [];
    start = line;
    if (rows.length > MOST_ROWS) return rows;
  }
  return rows;
}

/** The text of a quoted field from `from` on, and where it ends; without a closing quote it runs to the end. */
function quotedField(text: string, from: number): { text: string; end: number } {
  let end = text.indexOf('"', from);
  while (end >= 0 && text.charAt(end + 1) === '"') end = text.indexOf('"', end + 2);
  const field = text.slice(from, end < 0 ? text.length : end).replaceAll('""', '"');
  return { text: field, end: end < 0 ? text.length : end + 1 };
}
