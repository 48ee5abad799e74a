import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import { ARCHIVE_LIMITS } from '#domain/archive/archive-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  DATA_FILES,
  LATER_FILES,
  MANIFEST,
  type DataFile,
  type ListedFile,
  type Manifest,
} from '../format/archive-names.ts';
import type { OpenArchive } from './open-archive.ts';

const LONGEST_MANIFEST = 256 * 1024;
const LONGEST_LINE = 512 * 1024;
/** A report contains all the data it was computed from. */
const LONGEST_REPORT_LINE = 48 * 1024 * 1024;

const listed = z.object({
  name: z.string().max(100),
  rows: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int().positive(),
  exported_at: z.iso.datetime(),
  files: z.array(listed).max(100),
});

/** The manifest, after checking that this version supports the archive. */
export async function readManifest(archive: OpenArchive): Promise<Manifest> {
  if (!archive.has(MANIFEST)) throw new AppError('archive_not_ours', { name: MANIFEST });
  const parsed = manifestSchema.safeParse(fromJson(await manifestText(archive)));
  if (!parsed.success) throw new AppError('archive_not_ours', { name: MANIFEST });
  if (parsed.data.version > ARCHIVE_VERSION) throw new AppError('archive_newer');
  const missing = DATA_FILES.filter(name => !LATER_FILES.has(name))
    .map(fileOf)
    .find(name => !archive.has(name) || parsed.data.files.every(file => file.name !== name));
  if (missing !== undefined) throw new AppError('archive_not_ours', { name: missing });
  return parsed.data;
}

async function manifestText(archive: OpenArchive): Promise<string> {
  let text = '';
  try {
    for await (const chunk of await archive.read(MANIFEST)) {
      text += String(chunk);
      if (text.length > LONGEST_MANIFEST) throw new AppError('archive_not_ours', { name: MANIFEST });
    }
    return text;
  } catch (error) {
    // Corrupt compressed data is not an internal error.
    if (error instanceof AppError) throw error;
    throw new AppError('archive_damaged', { name: MANIFEST }, { cause: error });
  }
}

export function fileOf(name: DataFile): string {
  return `data/${name}.json`;
}

/**
 * The rows of one file, in pages limited by rows and bytes, each validated against its schema. After the last row the
 * file is checked
 * against the manifest: truncated or modified files are rejected as a whole.
 */
export async function* readRows<Row>(
  archive: OpenArchive,
  manifest: Manifest,
  name: DataFile,
  schema: z.ZodType<Row>,
): AsyncGenerator<Row[]> {
  const file = fileOf(name);
  const said = manifest.files.find(one => one.name === file);
  if (said === undefined && LATER_FILES.has(name)) return;
  if (said === undefined) throw new AppError('archive_not_ours', { name: file });
  const [longest, pageRows] =
    name === 'account-reports' || name === 'video-analyses' || name === 'conversations'
      ? [LONGEST_REPORT_LINE, 1]
      : [LONGEST_LINE, ARCHIVE_LIMITS.pageRows];
  let page: Row[] = [];
  let rows = 0;
  let characters = 0;
  for await (const line of linesOf(await archive.read(file), said, longest)) {
    rows += 1;
    page.push(checked(schema, line, file, rows));
    characters += line.length;
    if (page.length === pageRows || characters >= ARCHIVE_LIMITS.pageCharacters) {
      yield page;
      page = [];
      characters = 0;
    }
  }
  if (rows !== said.rows) throw new AppError('archive_damaged', { name: file });
  if (page.length > 0) yield page;
}

async function* linesOf(content: Readable, said: ListedFile, longest: number): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  content.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.byteLength;
  });
  try {
    for await (const value of lineFeeds(content, said, longest)) {
      if (value.startsWith('{')) yield value.replace(/,$/, '');
      else if (!/^(?:\[|\]|\[\]|)$/.test(value)) throw new AppError('archive_damaged', { name: said.name });
    }
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError('archive_damaged', { name: said.name }, { cause: error });
  } finally {
    content.destroy();
  }
  if (bytes !== said.bytes || hash.digest('hex') !== said.sha256) {
    throw new AppError('archive_damaged', { name: said.name });
  }
}

/** Splits at line feeds only: a caption may contain U+2028 and U+2029, which other line readers treat as line ends. */
async function* lineFeeds(content: Readable, { name }: ListedFile, longest: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const lines = decoder.write(chunk).split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    for (const line of [...lines, rest]) {
      if (line.length > longest) throw new AppError('archive_damaged', { name });
    }
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  rest += decoder.end();
  if (rest !== '') yield rest.replace(/\r$/, '');
}

function checked<Row>(schema: z.ZodType<Row>, line: string, name: string, row: number): Row {
  const parsed = parsedAs(schema, line);
  if (parsed === null) throw new AppError('archive_bad_row', { name, row, field: 'JSON' });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = String(issue?.path[0] ?? unknown ?? 'JSON').slice(0, 100);
  throw new AppError('archive_bad_row', { name, row, field });
}

/** Null: nested too deeply to be validated. */
function parsedAs<Row>(schema: z.ZodType<Row>, line: string): z.ZodSafeParseResult<Row> | null {
  try {
    return schema.safeParse(fromJson(line));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
