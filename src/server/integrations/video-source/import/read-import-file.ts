import { NO_CHOICE } from '#domain/sources/reading-choice.ts';
import { decodeText } from './decode-text.ts';
import type { ImportFile, ImportFileReading } from './import-file.ts';
import { parseImportFile } from './parse-import-file.ts';
import { looksLikeStudio, readStudio } from './studio/read-studio.ts';
import { isZip, unpackZip, type UnpackedFile } from './unpack-zip.ts';

/** Reads an uploaded file, or what lies in an uploaded ZIP: tables of one export together, else one JSON file. */
export async function readImportFile(file: ImportFile): Promise<ImportFileReading> {
  if (!isZip(file.bytes)) return parseImportFile(file);
  const unpacked = await unpackZip(file.bytes);
  if (!unpacked.ok) return { ok: false, reason: unpacked.reason, values: { name: unpacked.name } };
  const { files, left } = unpacked;
  const json = files.filter(({ name }) => /\.json$/i.test(name));
  const tables = files.filter(({ name }) => /\.csv$/i.test(name)).flatMap(withText);
  const choice = file.choice ?? NO_CHOICE;
  if (tables.some(table => looksLikeStudio(table, choice))) {
    const read = readStudio(tables, {
      handleHint: file.handleHint ?? null,
      importedAt: file.importedAt,
      choice,
    });
    return withLeft(read, [...left, ...json.map(({ name }) => name)]);
  }
  const [only, second] = json;
  if (only === undefined || second !== undefined) {
    return {
      ok: false,
      reason: files.length === 0 ? 'import_no_videos' : 'import_unknown_format',
      values: {},
    };
  }
  return withLeft(parseImportFile({ ...file, fileName: only.name, bytes: only.bytes }), left);
}

function withText({ name, bytes }: UnpackedFile): { name: string; text: string }[] {
  const text = decodeText(bytes);
  return text === null ? [] : [{ name, text }];
}

/** What was not looked into is named. */
function withLeft(read: ImportFileReading, left: readonly string[]): ImportFileReading {
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
