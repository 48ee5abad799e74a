import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import pg from 'pg';
import { open as openZip, type Entry, type ZipFile } from 'yauzl';
import type { Storage } from '../integrations/storage/storage.ts';
import { installJobQueue, migrateDatabase } from '../platform/db/migrate.ts';
import { BackupManifest, ERASED, fileEntry, MANIFEST, SECRET, tableEntry } from './backup-file.ts';
import {
  addPart,
  checksumOf,
  copyInText,
  emptyTables,
  isInhabited,
  listTables,
  setSequence,
  speakPlainly,
  dropGuards,
  versionsOf,
} from './backup.queries.ts';
import { copyIn } from './copy-stream.ts';

interface RestoreOrder {
  path: string;
  connectionString: string;
  storage: Storage;
  dataDir: string;
  log: (line: string) => void;
}

interface OpenBackup {
  manifest: BackupManifest;
  read: (name: string) => Promise<Readable>;
  close: () => void;
}

/**
 * Restores a backup into an empty database and an empty data folder: migrations up to the schema of the backup, the
 * rows
 * in one transaction, then the later migrations. Every file, table and row is checked; any mismatch
 * stops the restore, and the database stays empty.
 */
export async function restoreBackup(order: RestoreOrder): Promise<BackupManifest> {
  const backup = await openBackup(order.path);
  try {
    const { connectionString, log } = order;
    await refuseInhabited(connectionString);
    const ran = new Set(backup.manifest.migrations.map(({ name }) => name));
    await migrateDatabase({ connectionString, log, only: name => ran.has(name) });
    await installJobQueue(connectionString);
    await putFiles(order, backup);
    await putRows(order, backup);
    await migrateDatabase({ connectionString, log });
    return backup.manifest;
  } finally {
    backup.close();
  }
}

async function openBackup(path: string): Promise<OpenBackup> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, opened) =>
      error === null ? resolve(opened) : reject(new Error(`${path} is no backup: ${error.message}`)),
    );
  });
  const entries = await new Promise<Map<string, Entry>>((resolve, reject) => {
    const found = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      found.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(found));
    zip.once('error', reject);
    zip.readEntry();
  });
  const read = (name: string) =>
    new Promise<Readable>((resolve, reject) => {
      const entry = entries.get(name);
      if (entry === undefined) return reject(new Error(`The backup is damaged: ${name} is missing`));
      zip.openReadStream(entry, (error, stream) =>
        error === null
          ? resolve(stream)
          : reject(new Error(`The backup is damaged at ${name}`, { cause: error })),
      );
    });
  try {
    const content = await buffer(await read(MANIFEST));
    // Everything else is checked against the manifest; the manifest itself against its CRC in the ZIP.
    if (crc32(content) !== entries.get(MANIFEST)?.crc32)
      throw new Error(`${MANIFEST} is not what was written`);
    const manifest = BackupManifest.parse(JSON.parse(content.toString('utf8')));
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw new Error(`${path} is no backup that this version can read`, { cause: error });
  }
}

async function refuseInhabited(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    if (await isInhabited(client))
      throw new Error('The database already holds accounts: a backup is put into an empty one only');
  } finally {
    await client.end();
  }
}

async function putRows(
  { connectionString, log }: RestoreOrder,
  { manifest, read }: OpenBackup,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'accroche-restore' });
  await client.connect();
  try {
    await speakPlainly(client);
    await client.query('begin');
    const present = await versionsOf(client);
    refuseOtherFiles(manifest, present);
    // A queue of another version has other tables: its jobs are reported as interrupted, as after a crash.
    const isSameQueue = present.queue_version === manifest.queue_version;
    const tables = manifest.tables.filter(({ schema }) => schema !== 'pgboss' || isSameQueue);
    const existing = new Set((await listTables(client)).map(tableEntry));
    for (const table of tables) if (!existing.has(tableEntry(table))) await addPart(client, table);
    const restoreGuards = await dropGuards(client, tables);
    await emptyTables(client, tables);
    for (const table of tables) {
      const checked = checking(await read(tableEntry(table)), table.sha256, tableEntry(table));
      await pipeline(checked, copyIn(client, copyInText(table)));
      const { rows, checksum } = await checksumOf(client, table);
      if (rows !== table.rows || checksum !== table.checksum)
        throw new Error(`${table.schema}.${table.name} did not come back as it was`);
    }
    for (const sequence of manifest.sequences)
      if (sequence.schema !== 'pgboss' || isSameQueue) await setSequence(client, sequence);
    await restoreGuards();
    await client.query('commit');
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    log(`${rows} rows of ${tables.length} tables are back, each table with its checksum`);
  } finally {
    await client.end();
  }
}

function refuseOtherFiles(
  { migrations }: Pick<BackupManifest, 'migrations'>,
  present: Pick<BackupManifest, 'migrations'>,
): void {
  const listed = (those: BackupManifest['migrations']) =>
    those.map(({ name, sha256 }) => `${name} ${sha256}`).join();
  if (listed(migrations) !== listed(present.migrations))
    throw new Error(
      'The backup was made by another version of the product: restore it with that one or a newer one',
    );
}

async function* checking(content: Readable, sha256: string, name: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
  if (hash.digest('hex') !== sha256)
    throw new Error(`The backup is damaged: ${name} is not what was written`);
}

/** Files first: rows that refer to a missing file would be worse than an unreferenced file. */
async function putFiles(
  { storage, dataDir, log }: RestoreOrder,
  { manifest, read }: OpenBackup,
): Promise<void> {
  for (const { key, bytes, sha256 } of manifest.files) {
    const name = fileEntry(key);
    await storage.put(key, checking(await read(name), sha256, name), { maxBytes: bytes });
  }
  if (manifest.files.length > 0) log(`${manifest.files.length} kept files are back`);
  await mkdir(dataDir, { recursive: true });
  for (const { name, sha256 } of manifest.data) {
    const parts: Buffer[] = [];
    for await (const part of checking(await read(name), sha256, name)) parts.push(part);
    const content = Buffer.concat(parts);
    if (name === SECRET) await putSecret(join(dataDir, 'secret'), content);
    if (name === ERASED) await addErased(join(dataDir, 'erased-accounts'), content.toString('utf8'));
  }
}

async function putSecret(path: string, content: Buffer): Promise<void> {
  if (existsSync(path)) {
    if ((await readFile(path)).equals(content)) return;
    throw new Error(
      `${path} holds another secret than the backup: move it away, or restore into another DATA_DIR`,
    );
  }
  await writeFile(path, content, { mode: 0o600, flush: true, flag: 'wx' });
}

/** The current list is newer than that of the backup: lines are added, none is removed. */
async function addErased(path: string, text: string): Promise<void> {
  const present = existsSync(path) ? await readFile(path, 'utf8') : '';
  const known = new Set(present.split('\n'));
  const missing = text.split('\n').filter(line => line !== '' && !known.has(line));
  if (missing.length > 0) await appendFile(path, `${missing.join('\n')}\n`, { mode: 0o600, flush: true });
}
