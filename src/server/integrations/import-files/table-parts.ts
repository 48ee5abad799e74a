import type { ImportField } from '#domain/imports/import-fields.ts';
import { KEPT_FIELDS } from '#domain/imports/studio-headers.ts';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { IgnoredTable, ImportPart } from './import-file.ts';
import { readTable, type TableRow, type TextTable } from './studio/read-table.ts';

/** A table of an upload: its text, or the content of a workbook sheet. */
export interface NamedTable {
  name: string;
  content: string | TextTable;
}

/** Caches parsed tables, because several readers use the same file. */
const READ = new WeakMap<NamedTable, Map<number, TextTable | null>>();

/** The table's header and rows; `textColumn` gives the free-text column. Null: it is no table. */
export function tableOf(table: NamedTable, textColumn?: (header: string[]) => number): TextTable | null {
  const { content } = table;
  if (typeof content !== 'string') return content;
  const plain = readOnce(table, content, -1);
  if (plain === null || textColumn === undefined) return plain;
  // Parsed differently only if a row has too many fields.
  const isLoose = plain.rows.some(({ cells }) => cells.length > plain.header.length);
  return isLoose ? readOnce(table, content, textColumn(plain.header)) : plain;
}

function readOnce(table: NamedTable, content: string, loose: number): TextTable | null {
  const known = READ.get(table) ?? new Map<number, TextTable | null>();
  READ.set(table, known);
  const kept = known.get(loose);
  if (kept !== undefined) return kept;
  const read = readTable(content, () => loose);
  known.set(loose, read);
  return read;
}

const EXAMPLE_CHARACTERS = 60;
const ASIDE_ROWS = 400;

/** What a table was recognised as, column by column. */
export function partOf(
  { name, kind, choosable }: Pick<ImportPart, 'name' | 'kind' | 'choosable'>,
  { header, rows }: TextTable,
  fields: readonly (ImportField | null)[],
): ImportPart {
  return {
    name,
    kind,
    rows: rows.length,
    from: null,
    to: null,
    columns: header.map((title, index) => ({
      header: shown(title),
      as: fields[index] ?? null,
      example: exampleOf(rows, index),
    })),
    choosable,
  };
}

/** Columns not used for any figure, with the one that identifies the row. */
export function columnsAside(
  fields: readonly (ImportField | null)[],
  named: readonly ImportField[],
): number[] {
  const aside = fields.flatMap((field, index) => (field === null || KEPT_FIELDS.has(field) ? [index] : []));
  const about = fields.findIndex(field => field !== null && named.includes(field));
  return aside.length === 0 ? [] : [...(about < 0 ? [] : [about]), ...aside];
}

export function asideOf(part: ImportPart, { header, rows }: TextTable, columns: number[]): IgnoredTable {
  return {
    file: part.name,
    kind: part.kind,
    columns: columns.map(index => shown(header[index] ?? '')),
    rows: rows.slice(0, ASIDE_ROWS).map(({ cells }) => columns.map(index => shown(cells[index] ?? ''))),
  };
}

/** The two headers that were assigned the same field. */
export function doubledField(file: string, columns: readonly ColumnChoice[]): string | null {
  const seen = new Map<string, string>();
  for (const { header, as } of columns.filter(column => column.file === file)) {
    if (as === null) continue;
    const other = seen.get(as);
    if (other !== undefined && other !== header) return `${other}, ${header}`;
    seen.set(as, header);
  }
  return null;
}

/** Text to store and display: on one line, without invisible characters. */
export function shown(text: string): string {
  return text
    .slice(0, 1_000)
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}

function exampleOf(rows: readonly TableRow[], column: number): string {
  const row = rows.find(({ cells }) => (cells[column] ?? '').trim() !== '');
  return shown(row?.cells[column] ?? '')
    .slice(0, EXAMPLE_CHARACTERS)
    .toWellFormed();
}
