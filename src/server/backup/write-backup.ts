import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { ZipFile } from 'yazl';
import { StorageError, type Storage } from '../integrations/storage/storage.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  ERASED,
  fileEntry,
  MANIFEST,
  SECRET,
  tableEntry,
  type BackupManifest,
} from './backup-file.ts';
import {
  checksumOf,
  copyOutText,
  enterSnapshot,
  exportSnapshot,
  listSequences,
  listTables,
  speakPlainly,
  versionsOf,
  type ExistingTable,
} from './backup.queries.ts';
import { copyOut } from './copy-stream.ts';

interface BackupOrder {
  connectionString: string;
  storage: Storage;
  dataDir: string;
  /** Target path of the backup; it is written to a temporary file and renamed when complete. */
  path: string;
  now: Date;
  withSecret: boolean;
  /** Null: the stored files are included; otherwise they stay where they are, and this names the place. */
  filesElsewhere: string | null;
  secretsToGive: string[];
}

/**
 * One file with everything: all tables from one snapshot, the stored files, and a manifest with checksums. The
 * product may keep running: no table is locked for longer than it is being read.
 */
export async function writeBackup(order: BackupOrder): Promise<BackupManifest> {
  const [holder, reader] = [newClient(order), newClient(order)];
  const half = `${order.path}.half`;
  try {
    await Promise.all([holder.connect(), reader.connect()]);
    await Promise.all([speakPlainly(holder), speakPlainly(reader)]);
    await holder.query('begin isolation level repeatable read read only');
    const snapshot = await exportSnapshot(holder);
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      version: BACKUP_VERSION,
      made_at: order.now.toISOString(),
      ...(await versionsOf(holder)),
      tables: [],
      sequences: await listSequences(holder),
      files: [],
      data: [],
      files_elsewhere: order.filesElsewhere,
      secrets_to_give: order.secretsToGive,
    };
    const tables = await listTables(holder);
    await zipUp(order, manifest, { tables, reader, snapshot, half });
    await rename(half, order.path);
    return manifest;
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  } finally {
    await Promise.allSettled([holder.end(), reader.end()]);
  }
}

function newClient({ connectionString }: BackupOrder): pg.Client {
  const client = new pg.Client({ connectionString, application_name: 'accroche-backup' });
  client.on('error', () => undefined);
  return client;
}

interface Source {
  tables: ExistingTable[];
  reader: pg.Client;
  snapshot: string;
  half: string;
}

async function zipUp(order: BackupOrder, manifest: BackupManifest, source: Source): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', error => output.destroy(error as Error));
  const add = (name: string, content: () => AsyncIterable<Buffer>, compress = true) => {
    zip.addReadStreamLazy(name, { mtime: order.now, mode: 0o100600, compress }, done => {
      done(null, Readable.from(content(), { objectMode: false }));
    });
  };
  for (const table of source.tables) add(tableEntry(table), () => tableContent(table, source, manifest));
  if (order.filesElsewhere === null) {
    for await (const { key } of order.storage.list(''))
      add(fileEntry(key), () => fileContent(key, order.storage, manifest), false);
  }
  for (const [name, file] of [
    [ERASED, 'erased-accounts'],
    ...(order.withSecret ? [[SECRET, 'secret']] : []),
  ] as [string, string][]) {
    const path = join(order.dataDir, file);
    if (existsSync(path)) add(name, () => dataContent(name, path, manifest));
  }
  // Written last, because it lists what was written before.
  add(MANIFEST, async function* () {
    yield Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  });
  zip.end();
  await pipeline(output, createWriteStream(source.half, { flags: 'w', mode: 0o600, flush: true }));
}

async function* tableContent(
  table: ExistingTable,
  { reader, snapshot }: Source,
  manifest: BackupManifest,
): AsyncGenerator<Buffer> {
  await enterSnapshot(reader, snapshot);
  const counted = await checksumOf(reader, table);
  const hash = createHash('sha256');
  for await (const chunk of copyOut(reader, copyOutText(table))) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
  // Releases the lock on this table; the other connection holds the snapshot.
  await reader.query('commit');
  manifest.tables.push({ ...table, ...counted, sha256: hash.digest('hex') });
}

/** A file deleted since the start is skipped. */
async function* fileContent(key: string, storage: Storage, manifest: BackupManifest): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of await storage.open(key)) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).byteLength;
      yield chunk as Buffer;
    }
  } catch (error) {
    if (error instanceof StorageError && error.problem === 'not_found') return;
    throw error;
  }
  manifest.files.push({ key, bytes, sha256: hash.digest('hex') });
}

async function* dataContent(name: string, path: string, manifest: BackupManifest): AsyncGenerator<Buffer> {
  const content = await readFile(path);
  manifest.data.push({ name, sha256: createHash('sha256').update(content).digest('hex') });
  yield content;
}
