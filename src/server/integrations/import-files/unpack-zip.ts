import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { IMPORT_LIMITS } from '#domain/imports/import-limits.ts';

export interface UnpackedFile {
  name: string;
  /** Its full path in the ZIP. */
  path: string;
  bytes: Uint8Array;
}

type Unpacked =
  | {
      ok: true;
      files: UnpackedFile[];
      /** Names of the files that were not read. */
      left: string[];
      isWorkbook: boolean;
    }
  | { ok: false; reason: 'import_zip_unsafe' | 'import_zip_unreadable'; name: string };

const { zipEntries: MOST_ENTRIES, zipGrowth: MOST_GROWTH } = IMPORT_LIMITS;
const MEGABYTE = 1024 * 1024;
const MOST_BYTES = IMPORT_LIMITS.megabytes * MEGABYTE;
/** Below this no expansion is dangerous, whatever the ratio. */
const HARMLESS_BYTES = 64 * 1024;

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

class Unsafe extends Error {}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * The tables and JSON files of a ZIP, in memory: nothing is written to disk. The whole ZIP is refused when a name
 * points outside it, an entry is a link or encrypted, or its content expands more than a hundredfold or past 64 MB.
 */
export async function unpackZip(bytes: Uint8Array): Promise<Unpacked> {
  let name = '';
  try {
    const zip = await open(bytes);
    const entries = await listEntries(zip, entry => (name = entry.fileName));
    const isWorkbook = entries.some(({ fileName }) => fileName === 'xl/workbook.xml');
    const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (total > MOST_BYTES || isExplosive(total, bytes.byteLength)) throw new Unsafe();
    const wanted = entries.filter(({ fileName }) =>
      isWorkbook ? isWorkbookPart(fileName) : isReadable(fileName),
    );
    const files: UnpackedFile[] = [];
    for (const entry of wanted) {
      name = entry.fileName;
      files.push({
        name: baseName(entry.fileName),
        path: entry.fileName,
        bytes: await read(zip, entry),
      });
    }
    const left = entries.filter(entry => !wanted.includes(entry) && !isBookkeeping(entry.fileName));
    return { ok: true, files, left: left.map(({ fileName }) => baseName(fileName)), isWorkbook };
  } catch (error) {
    const leadsOut = /absolute path|relative path|invalid characters in fileName/.exec(
      (error as Error).message,
    );
    const isUnsafe = error instanceof Unsafe || leadsOut !== null;
    return {
      ok: false,
      reason: isUnsafe ? 'import_zip_unsafe' : 'import_zip_unreadable',
      name: baseName(name) || 'ZIP',
    };
  }
}

function open(bytes: Uint8Array): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true };
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, options, (error, zip) => (error === null ? resolve(zip) : reject(error)));
  });
}

function listEntries(zip: ZipFile, onEntry: (entry: Entry) => void): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      onEntry(entry);
      if (entries.length >= MOST_ENTRIES || !isHarmless(entry)) {
        reject(new Unsafe());
        return;
      }
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}

function isHarmless(entry: Entry): boolean {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  return (
    (type === REGULAR || type === FOLDER || type === 0) &&
    (entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED) &&
    (entry.generalPurposeBitFlag & ENCRYPTED) === 0 &&
    !isExplosive(entry.uncompressedSize, entry.compressedSize)
  );
}

function isExplosive(uncompressed: number, compressed: number): boolean {
  return uncompressed > HARMLESS_BYTES && uncompressed > compressed * MOST_GROWTH;
}

/** Sizes are checked again while reading: a ZIP with false sizes is refused. */
function read(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) return reject(error);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.once('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
      stream.once('error', reject);
    });
  });
}

function isReadable(name: string): boolean {
  return /\.(?:csv|json)$/i.test(name) && !isBookkeeping(name);
}

/**
 * The parts needed for the sheets' rows; pictures, macros, links to other workbooks and print settings are not opened.
 */
function isWorkbookPart(name: string): boolean {
  return (
    /^xl\/(?:workbook|sharedStrings|styles)\.xml$/.test(name) ||
    name === 'xl/_rels/workbook.xml.rels' ||
    /^xl\/worksheets\/[^/]{1,100}\.xml$/.test(name)
  );
}

/** Files that operating systems add to a ZIP. */
function isBookkeeping(name: string): boolean {
  return (
    name.startsWith('__MACOSX/') || baseName(name).startsWith('.') || /(?:^|\/)desktop\.ini$/i.test(name)
  );
}

function baseName(name: string): string {
  const base = name.split(/[\\/]/).findLast(part => part !== '') ?? '';
  return base
    .replace(/\p{C}+/gu, '')
    .slice(0, 120)
    .toWellFormed();
}
