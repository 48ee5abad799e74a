import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Language } from '#contract/wire/languages.ts';
import { csvLines, type Cell } from '#domain/exports/csv.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Storage } from '#server/integrations/storage/storage.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  MANIFEST,
  README,
  type ListedFile,
  type Manifest,
} from '../format/archive-names.ts';
import type { Row } from './archive.queries.ts';
import type { Section } from './archive-sections.ts';
import { writeReadme } from './write-readme.ts';

type Counted = AsyncGenerator<{ text: string; rows: number }>;

interface ArchiveOrder {
  db: Database;
  storage: Storage;
  userId: string;
  sections: readonly Section[];
  language: Language;
  now: Date;
}

/**
 * The archive as a stream: one page of rows at a time, with back-pressure. A failure
 * aborts the stream, so that a partial archive is never taken for a complete one.
 */
export async function* writeArchive(order: ArchiveOrder): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', error => output.destroy(error as Error));
  const files: ListedFile[] = [];
  const add = (name: string, content: () => Counted) => {
    zip.addReadStreamLazy(name, { mtime: order.now, mode: 0o100644 }, done => {
      done(null, Readable.from(listed(name, content(), files), { objectMode: false }));
    });
  };
  for (const section of order.sections) {
    const base = `${section.folder}/${section.name}`;
    add(`${base}.json`, () => asJson(section.rows(order.db, order.userId, order.storage)));
    if (section.name !== 'import-changes') {
      const without = LONG_COLUMNS[section.name] ?? [];
      add(`${base}.csv`, () => asCsv(section.rows(order.db, order.userId, order.storage), without));
    }
  }
  // Written last, because it lists what was written before.
  add(README[order.language], async function* () {
    yield { text: writeReadme(order.language, order.now, [...files]), rows: 0 };
  });
  add(MANIFEST, async function* () {
    yield { text: `${JSON.stringify(manifestOf(order.now, [...files]), null, 2)}\n`, rows: 0 };
  });
  zip.end();
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
  } finally {
    output.destroy();
  }
}

function manifestOf(now: Date, files: ListedFile[]): Manifest {
  return { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, exported_at: now.toISOString(), files };
}

/** Passes the content through, and adds the file to the manifest once it is complete. */
async function* listed(name: string, content: Counted, files: ListedFile[]): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  for await (const part of content) {
    const chunk = Buffer.from(part.text);
    rows += part.rows;
    bytes += chunk.byteLength;
    hash.update(chunk);
    if (chunk.byteLength > 0) yield chunk;
  }
  files.push({ name, rows, bytes, sha256: hash.digest('hex') });
}

/** Columns that exceed the size limit of a spreadsheet cell. */
const LONG_COLUMNS: Partial<Record<Section['name'], string[]>> = {
  'account-reports': ['data', 'content'],
  'video-analyses': ['inputs'],
  'support-files': ['content_base64'],
};

/** Fields with this prefix are only used for paging. */
const isShown = (field: string) => !field.startsWith('$');

function shown(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => isShown(field)));
}

/** A JSON array with one row per line: parseable as a whole, and by our importer line by line. */
async function* asJson(pages: AsyncGenerator<Row[]>): Counted {
  let written = 0;
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    const lines = rows.map(row => JSON.stringify(shown(row)));
    yield { text: `${written === 0 ? '[\n' : ',\n'}${lines.join(',\n')}`, rows: rows.length };
    written += rows.length;
  }
  yield { text: written === 0 ? '[]\n' : '\n]\n', rows: 0 };
}

async function* asCsv(pages: AsyncGenerator<Row[]>, without: readonly string[]): Counted {
  let header: string[] | null = null;
  for await (const rows of pages) {
    const [first] = rows;
    if (first === undefined) continue;
    // Without the byte order mark a spreadsheet assumes another encoding.
    const begin = header === null ? '\ufeff' : '';
    const fields = (header ??= Object.keys(first).filter(
      field => isShown(field) && !without.includes(field),
    ));
    const cells = rows.map(row => fields.map(field => cellOf(row[field])));
    yield { text: `${begin}${csvLines(begin === '' ? cells : [fields, ...cells])}`, rows: rows.length };
  }
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
