import { warn } from '#domain/sources/count.ts';
import { IMPORT_LIMITS } from '#domain/sources/import-limits.ts';
import type { SourceWarning } from '#domain/sources/measured.ts';
import { NO_CHOICE } from '#domain/sources/reading-choice.ts';
import { readJsonDocuments } from '#server/integrations/video-source/json-documents.ts';
import { isRecord, type JsonRecord } from '#server/integrations/video-source/json-record.ts';
import { looksLikeApifyItem, readApifyItem } from './apify-item.ts';
import { decodeText } from './decode-text.ts';
import { layOutRows, type FileRow } from './file-rows.ts';
import { gatherAccounts, type ReadRow } from './gather-accounts.ts';
import type {
  ImportFile,
  ImportFileReading,
  ImportFormat,
  ImportRefusal,
  RejectedRow,
} from './import-file.ts';
import { columnsOf, looksLikeStudio, readStudio } from './studio/read-studio.ts';
import { looksLikeUserData, readUserData } from './user-data.ts';
import { looksLikeYtdlpEntry, readYtdlpFileEntry } from './ytdlp-file-entry.ts';

const LIMIT_BYTES = IMPORT_LIMITS.megabytes * 1024 * 1024;

/**
 * Reads an uploaded file: output of `yt-dlp -J` / `-j`, or items of an Apify data set, as one JSON
 * value or one a line; one of TikTok Studio's tables; or « Download your data ». The work is one synchronous pass: 5,000 videos take some 50 ms.
 */
export function parseImportFile(file: ImportFile): ImportFileReading {
  if (file.bytes.byteLength === 0) return refuse('import_empty');
  if (file.bytes.byteLength > LIMIT_BYTES)
    return refuse('import_too_large', { limit: `${IMPORT_LIMITS.megabytes}` });
  const text = decodeText(file.bytes);
  if (text === null) return refuse('import_bad_encoding');
  if (text.trim() === '') return refuse('import_empty');
  const context = { handleHint: file.handleHint ?? null, importedAt: file.importedAt };
  const table = { name: shownName(file.fileName), text };
  const choice = file.choice ?? NO_CHOICE;
  if (!/^\s*[[{]/.test(text) && looksLikeStudio(table, choice)) {
    return readStudio([table], { ...context, choice });
  }
  const json = readJsonDocuments(text);
  if (!json.ok) {
    const columns = /^\s*[[{<]/.test(text) ? null : columnsOf(text);
    return columns === null
      ? refuse('import_not_json', { line: json.line })
      : refuse('import_unknown_columns', { file: table.name, columns: columns.join('\n') });
  }
  const [first] = json.documents;
  if (json.documents.length === 1 && looksLikeUserData(first?.value)) {
    return readUserData(first.value, { ...context, fileName: shownName(file.fileName) });
  }

  const rows = layOutRows(json.documents);
  const format = formatOf(rows);
  if (format === null) return refuse(holdsNothing(rows) ? 'import_no_videos' : 'import_unknown_format');
  const rejected: RejectedRow[] = json.unreadableLines.map(row => ({ row, reason: 'not_json' }));
  const readable: ReadRow[] = [];
  for (const row of rows) {
    const one = readRow(row, format, file);
    if (one.ok) readable.push(one);
    else rejected.push({ row: row.row, reason: one.reason });
  }
  if (readable.length === 0) {
    const onlyNameless = rejected.some(({ reason }) => reason === 'no_handle');
    return refuse(onlyNameless ? 'import_no_handle' : 'import_no_videos');
  }
  const { accounts, duplicates } = gatherAccounts(readable);
  rejected.sort((a, b) => a.row - b.row);
  return { ok: true, format, accounts, rejected, duplicates, warnings: allWarnings(readable, rejected) };
}

function shownName(fileName: string): string {
  return (fileName.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{C}+/gu, '')
    .slice(0, 120)
    .toWellFormed();
}

function refuse(reason: ImportRefusal, values: Record<string, string | number> = {}): ImportFileReading {
  return { ok: false, reason, values };
}

function readRow(row: FileRow, format: ImportFormat, file: ImportFile): ReturnType<typeof readApifyItem> {
  if (row.value === null) return { ok: false, reason: 'empty_entry' };
  if (!isRecord(row.value)) return { ok: false, reason: 'not_an_item' };
  const context = { handleHint: file.handleHint ?? null, importedAt: file.importedAt };
  if (formatOfRow(row.value, row) !== format) return { ok: false, reason: 'not_an_item' };
  return format === 'apify'
    ? readApifyItem(row.value, context)
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
  return looksLikeApifyItem(value) ? 'apify' : null;
}

/** An empty list, or the `null` that yt-dlp prints when it failed: right kind of file, no video in it. */
function holdsNothing(rows: readonly FileRow[]): boolean {
  return rows.every(row => row.value === null);
}

function allWarnings(readable: readonly ReadRow[], rejected: readonly RejectedRow[]): SourceWarning[] {
  const warnings: SourceWarning[] = [];
  for (const { reading, profile } of readable) {
    for (const warning of reading.warnings) warn(warnings, warning);
    for (const warning of profile.warnings) warn(warnings, warning);
  }
  if (rejected.some(({ reason }) => reason === 'empty_entry')) warn(warnings, 'partial_list');
  if (rejected.some(({ reason }) => reason === 'missing_views')) warn(warnings, 'missing_views');
  return warnings;
}
