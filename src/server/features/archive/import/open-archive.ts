import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '#server/platform/app-error.ts';
import { ACCOUNT_FILES, DATA_FILES, MANIFEST, README } from '../format/archive-names.ts';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 1_024 * MEGABYTE;
/** Real archives compress to a tenth; a higher ratio than this indicates a ZIP bomb. */
const MOST_GROWTH = 100;
/** Below this size no ratio is dangerous. */
const HARMLESS_BYTES = 64 * 1024;

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

const FOLDERS = new Set(['data/', 'account/']);
const KNOWN: ReadonlySet<string> = new Set([
  MANIFEST,
  ...Object.values(README),
  ...DATA_FILES.flatMap(name => [`data/${name}.json`, `data/${name}.csv`]),
  ...ACCOUNT_FILES.flatMap(name => [`account/${name}.json`, `account/${name}.csv`]),
]);

export interface OpenArchive {
  /** Uncompressed size of the importable files. */
  dataBytes: number;
  has(name: string): boolean;
  read(name: string): Promise<Readable>;
}

/**
 * Opens an archive and validates its directory: only known names, without duplicates, inside the archive, regular
 * files,
 * not encrypted, no ZIP bomb. Nothing is unpacked to disk. Throws `AppError` otherwise.
 */
export async function openArchive(bytes: Buffer): Promise<OpenArchive> {
  const zip = await open(bytes);
  const entries = await listEntries(zip);
  const total = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (total > MOST_BYTES) throw new AppError('archive_too_large', { limit: MOST_BYTES / MEGABYTE });
  if (isExplosive(total, bytes.byteLength)) throw new AppError('archive_unsafe', { name: 'ZIP' });
  const dataBytes = DATA_FILES.reduce(
    (sum, name) => sum + (entries.get(`data/${name}.json`)?.uncompressedSize ?? 0),
    0,
  );
  return {
    dataBytes,
    has: name => entries.has(name),
    read: name =>
      new Promise((resolve, reject) => {
        const entry = entries.get(name);
        if (entry === undefined) return reject(new AppError('archive_not_ours', { name }));
        zip.openReadStream(entry, (error, stream) =>
          error === null
            ? resolve(stream)
            : reject(new AppError('archive_damaged', { name }, { cause: error })),
        );
      }),
  };
}

function open(bytes: Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true };
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, options, (error, zip) =>
      error === null ? resolve(zip) : reject(new AppError('archive_not_zip', {}, { cause: error })),
    );
  });
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const { fileName } = entry;
      if (entries.has(fileName) || !isHarmless(entry)) {
        reject(new AppError('archive_unsafe', { name: fileName.slice(0, 100) }));
        return;
      }
      if (!FOLDERS.has(fileName)) entries.set(fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    // The ZIP reader itself rejects names that lead outside the archive.
    zip.once('error', (error: Error) => {
      const named = /(?:absolute path|relative path|invalid characters in fileName): (.*)/s.exec(
        error.message,
      );
      reject(
        named === null
          ? new AppError('archive_not_zip', {}, { cause: error })
          : new AppError('archive_unsafe', { name: (named[1] ?? '').slice(0, 100) }),
      );
    });
    zip.readEntry();
  });
}

function isHarmless(entry: Entry): boolean {
  const { fileName, uncompressedSize, compressedSize, compressionMethod } = entry;
  if (FOLDERS.has(fileName)) return uncompressedSize === 0;
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  return (
    KNOWN.has(fileName) &&
    (type === REGULAR || type === 0) &&
    (compressionMethod === STORED || compressionMethod === DEFLATED) &&
    (entry.generalPurposeBitFlag & ENCRYPTED) === 0 &&
    !isExplosive(uncompressedSize, compressedSize)
  );
}

function isExplosive(uncompressed: number, compressed: number): boolean {
  return uncompressed > HARMLESS_BYTES && uncompressed > compressed * MOST_GROWTH;
}
