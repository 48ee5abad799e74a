import { IMPORT_LIMITS } from '#domain/imports/import-limits.ts';
import { NO_CHOICE } from '#domain/imports/column-choice.ts';
import { readJsonDocuments } from '#server/platform/json/json-documents.ts';
import { isRecord, type JsonRecord } from '#server/platform/json/json-record.ts';
import { looksLikeApifyItem, readApifyItem, type ItemContext, type ItemReading } from './apify-item.ts';
import { decodeText, decodeWindows1252 } from './decode-text.ts';
import { layOutRows, type FileRow } from './file-rows.ts';
import { readingOf, readRows } from './gather-accounts.ts';
import type {
  FormatReading,
  ImportFile,
  ImportFileReading,
  ImportFormat,
  ImportRefusal,
  RejectedRow,
} from './import-file.ts';
import { looksLikePageItem, readPageListItem } from './page-list.ts';
import { contextOf, readTables, unknownColumns } from './read-tables.ts';
import { settled } from './settled.ts';
import { shown } from './table-parts.ts';
import { looksLikeUserData, readUserData } from './user-data-export.ts';
import { looksLikeYtdlpEntry, readYtdlpFileEntry } from './ytdlp-file-entry.ts';

const LIMIT_BYTES = IMPORT_LIMITS.megabytes * 1024 * 1024;

/**
 * Reads an uploaded text file: output of `yt-dlp -J` / `-j`, items of an Apify data set or a list of the platform's own
 * page, as one JSON value or one per line; a table of videos; one of TikTok Studio's tables; or "Download your data".
 * The work is one synchronous pass: 5,000 videos take some 50 ms.
 */
export function parseImportFile(file: ImportFile): ImportFileReading {
  return settled(parseText(file), contextOf(file), file.wanted);
}

function parseText(file: ImportFile): FormatReading {
  if (file.bytes.byteLength === 0) return refuse('import_empty');
  if (file.bytes.byteLength > LIMIT_BYTES)
    return refuse('import_too_large', { limit: `${IMPORT_LIMITS.megabytes}` });
  const text = decodeText(file.bytes);
  if (text === null) return parseOldTable(file) ?? refuse('import_bad_encoding');
  if (text.trim() === '') return refuse('import_empty');
  const context = contextOf(file);
  const table = { name: shownName(file.fileName), content: text };
  const isTable = !/^\s*[[{<]/.test(text);
  if (isTable) {
    const read = readTables([table], { ...context, choice: file.choice ?? NO_CHOICE });
    if (read !== null) return read;
  }
  const json = readJsonDocuments(text);
  if (!json.ok) {
    return isTable
      ? (unknownColumns(table) ?? refuse('import_unknown_format'))
      : refuse('import_not_json', { line: json.line });
  }
  const [first] = json.documents;
  if (json.documents.length === 1 && looksLikeUserData(first?.value)) {
    return readUserData(first.value, { ...context, fileName: table.name });
  }

  const rows = layOutRows(json.documents);
  const format = formatOf(rows);
  if (format === null) return refuse(holdsNothing(rows) ? 'import_no_videos' : 'import_unknown_format');
  const unreadable = json.unreadableLines.map((row): RejectedRow => ({ row, reason: 'not_json' }));
  const { readable, rejected } = readRows(isWithoutViews =>
    rows.map(row => ({ row: row.row, one: readRow(row, format, { ...context, isWithoutViews }) })),
  );
  return readingOf(format, readable, [...unreadable, ...rejected]);
}

/** A table in Windows-1252; null: it is not one. */
function parseOldTable(file: ImportFile): FormatReading | null {
  const content = decodeWindows1252(file.bytes);
  if (content === null || /^\s*[[{<]/.test(content)) return null;
  const table = { name: shownName(file.fileName), content };
  const read = readTables([table], { ...contextOf(file), choice: file.choice ?? NO_CHOICE });
  if (read === null) return unknownColumns(table);
  return read.ok ? { ...read, assumedEncoding: 'windows-1252' } : read;
}

function shownName(fileName: string): string {
  return shown(fileName.split(/[\\/]/).at(-1) ?? '')
    .slice(0, 120)
    .toWellFormed();
}

function refuse(
  reason: ImportRefusal,
  values: Record<string, string | number> = {},
): Extract<FormatReading, { ok: false }> {
  return { ok: false, reason, values };
}

function readRow(row: FileRow, format: ImportFormat, context: ItemContext): ItemReading {
  if (row.value === null) return { ok: false, reason: 'empty_entry' };
  if (!isRecord(row.value)) return { ok: false, reason: 'not_an_item' };
  if (formatOfRow(row.value, row) !== format) return { ok: false, reason: 'not_an_item' };
  if (format === 'apify') return readApifyItem(row.value, context);
  return format === 'page'
    ? readPageListItem(row.value, row.listedMs, context)
    : readYtdlpFileEntry(row.value, row.playlist, context);
}

/** The format of the first row that has one: a file is written by one tool. */
function formatOf(rows: readonly FileRow[]): ImportFormat | null {
  for (const row of rows) {
    const format = isRecord(row.value) ? formatOfRow(row.value, row) : row.playlist === null ? null : 'ytdlp';
    if (format !== null) return format;
  }
  return null;
}

function formatOfRow(value: JsonRecord, row: FileRow): ImportFormat | null {
  if (row.playlist !== null || looksLikeYtdlpEntry(value)) return 'ytdlp';
  if (looksLikePageItem(value)) return 'page';
  return looksLikeApifyItem(value) ? 'apify' : null;
}

/** An empty list, or the `null` that yt-dlp prints when it failed: the right kind of file without a video. */
function holdsNothing(rows: readonly FileRow[]): boolean {
  return rows.every(row => row.value === null);
}
