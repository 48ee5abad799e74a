import { IMPORT_LIMITS } from '#domain/imports/import-limits.ts';
import { NO_CHOICE } from '#domain/imports/column-choice.ts';
import { decodeText, decodeWindows1252 } from './decode-text.ts';
import type { FormatReading, ImportFile, ImportFileReading } from './import-file.ts';
import { parseImportFile } from './parse-import-file.ts';
import { contextOf, readTables, unknownColumns } from './read-tables.ts';
import { settled } from './settled.ts';
import { TooManyCells } from './studio/read-table.ts';
import type { NamedTable } from './table-parts.ts';
import { isZip, unpackZip, type UnpackedFile } from './unpack-zip.ts';
import { readWorkbook } from '../video-source/import/workbook/read-workbook.ts';

/**
 * Reads an uploaded file, the sheets of a workbook, or the content of a ZIP: the tables of one export together,
 * otherwise one JSON file.
 */
export async function readImportFile(file: ImportFile): Promise<ImportFileReading> {
  try {
    return withinLimits(await readAny(file));
  } catch (error) {
    if (!(error instanceof TooManyCells)) throw error;
    return { ok: false, reason: 'import_too_many_cells', values: { limit: IMPORT_LIMITS.tableCells } };
  }
}

/** Every account costs server statements and memory, however little the file says of it. */
function withinLimits(read: ImportFileReading): ImportFileReading {
  if (!read.ok || read.accounts.length <= IMPORT_LIMITS.accounts) return read;
  return { ok: false, reason: 'import_too_many_accounts', values: { limit: IMPORT_LIMITS.accounts } };
}

async function readAny(file: ImportFile): Promise<ImportFileReading> {
  if (!isZip(file.bytes)) return parseImportFile(file);
  const unpacked = await unpackZip(file.bytes);
  if (!unpacked.ok) return { ok: false, reason: unpacked.reason, values: { name: unpacked.name } };
  const { files, left, isWorkbook } = unpacked;
  if (isWorkbook) return settled(readSheets(file, files), contextOf(file), file.wanted);
  const json = files.filter(({ name }) => /\.json$/i.test(name));
  const csv = files.filter(({ name }) => /\.csv$/i.test(name)).map(withText);
  const tables = csv.flatMap(({ table }) => table ?? []);
  const understood = readTables(tables, { ...contextOf(file), choice: file.choice ?? NO_CHOICE });
  const read =
    understood?.ok === true && csv.some(({ isAssumed }) => isAssumed)
      ? { ...understood, assumedEncoding: 'windows-1252' as const }
      : understood;
  if (read !== null) {
    return settled(withLeft(read, [...left, ...json.map(({ name }) => name)]), contextOf(file), file.wanted);
  }
  const [only, second] = json;
  if (only === undefined || second !== undefined) {
    const [table, other] = tables;
    const columns = table !== undefined && other === undefined ? unknownColumns(table) : null;
    if (columns?.ok === false) return columns;
    return {
      ok: false,
      reason: files.length === 0 ? 'import_no_videos' : 'import_unknown_format',
      values: {},
    };
  }
  return withLeft(parseImportFile({ ...file, fileName: only.name, bytes: only.bytes }), left);
}

function readSheets(file: ImportFile, files: readonly UnpackedFile[]): FormatReading {
  const sheets = readWorkbook(files);
  if (!sheets.ok) return { ok: false, reason: 'import_zip_unreadable', values: { name: sheets.name } };
  const { tables } = sheets;
  const read = readTables(tables, { ...contextOf(file), choice: file.choice ?? NO_CHOICE });
  const [first] = tables;
  if (read !== null) return read;
  return (
    (first === undefined ? null : unknownColumns(first)) ?? {
      ok: false,
      reason: 'import_no_videos',
      values: {},
    }
  );
}

function withText({ name, bytes }: UnpackedFile): { table: NamedTable | null; isAssumed: boolean } {
  const text = decodeText(bytes);
  const content = text ?? decodeWindows1252(bytes);
  return {
    table: content === null ? null : { name, content },
    isAssumed: text === null && content !== null,
  };
}

/** Adds the names of the files that were not read. */
function withLeft<Reading extends FormatReading>(read: Reading, left: readonly string[]): Reading {
  if (!read.ok) return read;
  const unknown = left.map(name => ({
    name,
    kind: 'unknown' as const,
    rows: 0,
    from: null,
    to: null,
    columns: [],
    choosable: false,
  }));
  return { ...read, parts: [...(read.parts ?? []), ...unknown] };
}
