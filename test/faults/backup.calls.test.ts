import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { open, type Entry } from 'yauzl';
import type { Manifest } from '#server/features/archive/format/archive-names.ts';
import { MANIFEST } from '#server/backup/backup-file.ts';
import { checksumOf, listTables } from '#server/backup/backup.queries.ts';
import { restoreBackup } from '#server/backup/read-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { createLocalStorage } from '#server/integrations/storage/local-storage.ts';
import { newStorageKey } from '#server/integrations/storage/storage-key.ts';
import { fillRemainingTables } from '#test/access/fill-remaining-tables.ts';
import { exported, withArchive } from '#test/scenes/archive-scene.ts';
import { withDatabase } from '#test/database/connection-string.ts';
import { runSql } from '#test/database/run-sql.ts';
import { createScene } from '#test/scenes/scene.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { connectTo } from './used-database.ts';
import { schemaOf } from './schema-of.ts';

// Whole databases are made, filled and compared.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const quietly = () => undefined;
const folder = mkdtempSync(join(tmpdir(), 'accroche-backup-'));
const path = join(folder, 'whole.backup.zip');

let testApp: TestApp;
let owner: TestUser;
let hashes: string[];
let fileKey = '';
let restored: TestApp | undefined;
const made: string[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
  ({ owner } = await withArchive(testApp));
  const scene = createScene(testApp);
  const other = await scene.linked('demo-marc-bricole');
  await scene.ended(other, other.firstRun);
  await fillRemainingTables(testApp, other.user.userId);
  const { storage, config } = testApp.app;
  fileKey = newStorageKey(owner.userId, 'downloads');
  await storage.put(fileKey, pieces(randomBytes(300_000)), { maxBytes: 1_000_000 });
  writeFileSync(join(config.dataDir, 'secret'), randomBytes(32).toString('base64url'));
  writeFileSync(join(config.dataDir, 'erased-accounts'), `${'a'.repeat(64)} 2026-01-01T00:00:00.000Z\n`);
  hashes = await hashesOf(testApp);
});
afterAll(async () => {
  await restored?.close();
  await testApp?.close();
  for (const name of made)
    await runSql(inject('testServer').connectionString, `drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

interface Content {
  name: string;
  from: number;
  to: number;
  /** Position of the entry's checksum in the ZIP's central directory. */
  checksum: number;
}

/** The byte range of each ZIP entry's content, without the timestamps and permissions, which nothing uses. */
function contentsOf(zip: string): Promise<Content[]> {
  const bytes = readFileSync(zip);
  return new Promise((resolve, reject) => {
    open(zip, { lazyEntries: true }, (error, opened) => {
      if (error !== null) return reject(error);
      const found: Content[] = [];
      opened.on('entry', (entry: Entry) => {
        opened.readLocalFileHeader(entry, (unread, { fileDataStart }) => {
          if (unread !== null) return reject(unread);
          const checksum = Buffer.alloc(4);
          checksum.writeUInt32LE(entry.crc32);
          found.push({
            name: entry.fileName,
            from: fileDataStart,
            to: fileDataStart + entry.compressedSize,
            checksum: bytes.lastIndexOf(checksum),
          });
          opened.readEntry();
        });
      });
      opened.once('end', () => resolve(found));
      opened.readEntry();
    });
  });
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A user's export: the checksum of each of its files. */
async function hashesOf(app: TestApp): Promise<string[]> {
  const manifest = JSON.parse((await exported(app, owner)).get('manifest.json') ?? '') as Manifest;
  // Traces record the export itself, and a session its last use: both change between exports.
  return manifest.files
    .filter(({ name }) => /^(?:data|account)\//.test(name) && !/traces|sessions|notifications/.test(name))
    .map(({ name, sha256, rows }) => `${name} ${rows} ${sha256}`);
}

async function emptyMachine(): Promise<{ connectionString: string; dataDir: string }> {
  const name = `test_restored_${randomBytes(6).toString('hex')}`;
  made.push(name);
  const { connectionString } = inject('testServer');
  await runSql(connectionString, `create database ${name}`);
  return {
    connectionString: withDatabase(connectionString, name),
    dataDir: mkdtempSync(join(folder, 'machine-')),
  };
}

async function sumsOf(connectionString: string): Promise<Map<string, string>> {
  const client = await connectTo(connectionString);
  const sums = new Map<string, string>();
  for (const table of await listTables(client)) {
    const { rows, checksum } = await checksumOf(client, table);
    // Empty tables are skipped; partitions for coming months are created by every start.
    if (rows > 0) sums.set(`${table.schema}.${table.name}`, `${rows} ${checksum}`);
  }
  await client.end();
  return sums;
}

const order = (app: TestApp, to: string) => ({
  connectionString: app.app.db.connectionString,
  storage: app.app.storage,
  dataDir: app.app.config.dataDir,
  path: to,
  now: new Date(),
  withSecret: true,
  filesElsewhere: null,
  secretsToGive: ['SMTP_URL'],
});

test('a backup put into an empty machine brings back every table, file and session, and the same exports', async () => {
  const { db, config } = testApp.app;
  await testApp.app.jobs.stop(2_000);
  const manifest = await writeBackup(order(testApp, path));
  const before = await sumsOf(db.connectionString);
  expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(60);
  expect(manifest.secrets_to_give).toEqual(['SMTP_URL']);

  const machine = await emptyMachine();
  const storage = createLocalStorage(join(machine.dataDir, 'files'));
  await restoreBackup({ path, ...machine, storage, log: quietly });
  expect(await sumsOf(machine.connectionString)).toEqual(before);
  for (const name of ['secret', 'erased-accounts'])
    expect(readFileSync(join(machine.dataDir, name))).toEqual(readFileSync(join(config.dataDir, name)));
  const [old, back] = await Promise.all([
    connectTo(db.connectionString),
    connectTo(machine.connectionString),
  ]);
  expect(await schemaOf(back)).toEqual(await schemaOf(old));
  await Promise.all([old.end(), back.end()]);

  // A second server on the restored database: the same token is valid, and its owner's export is identical to the byte.
  const beside = { app: { db: machine, config: machine } } as unknown as TestApp;
  restored = await createTestApp({ beside, workers: 0 });
  expect(await hashesOf(restored)).toEqual(hashes);
  expect((await storage.stat(fileKey))?.bytes).toBe(300_000);
  // Sequences continue where they were.
  expect(
    (await restored.request('/me', { as: owner, method: 'PATCH', json: { full_name: 'Après' } })).status,
  ).toBe(200);
});

test('a backup made while people write holds one instant: no row without the row it belongs to', async () => {
  let isDone = false;
  const writing = (async () => {
    let count = 0;
    while (!isDone) {
      await testApp.createUser();
      count += 1;
    }
    return count;
  })();
  await pause(100);
  const during = join(folder, 'during.backup.zip');
  const manifest = await writeBackup(order(testApp, during));
  isDone = true;
  expect(await writing).toBeGreaterThan(2);
  const rows = (name: string) => manifest.tables.find(table => table.name === name)?.rows;
  // Written in one transaction, so both are in the backup, whenever each table was read.
  expect(rows('users')).toBe(rows('profiles'));
  const machine = await emptyMachine();
  await restoreBackup({
    path: during,
    ...machine,
    storage: createLocalStorage(machine.dataDir),
    log: quietly,
  });
});

test('a byte that has changed is found, and the database stays empty; one that holds accounts is left alone', async () => {
  const whole = readFileSync(path);
  const machine = await emptyMachine();
  const storage = createLocalStorage(join(machine.dataDir, 'files'));
  const contents = await contentsOf(path);
  const list = contents.find(({ name }) => name === MANIFEST);
  const kept = contents.find(({ name }) => name.includes(fileKey));
  const table = contents.find(({ name }) => name.includes('tiktok_videos'));
  const middleOf = (part: Content | undefined) => Math.floor(((part?.from ?? NaN) + (part?.to ?? NaN)) / 2);
  const everyHundredth = Array.from(
    { length: Math.floor(((list?.to ?? 0) - (list?.from ?? 0)) / 100) },
    (_, step) => (list?.from ?? 0) + step * 100,
  );
  expect(everyHundredth.length).toBeGreaterThan(20);
  // The last position flips the list's own checksum: its content is intact but no longer matches.
  for (const at of [middleOf(kept), middleOf(table), ...everyHundredth, list?.checksum ?? NaN]) {
    const torn = Buffer.from(whole);
    torn[at] = (torn[at] ?? NaN) ^ 0xff;
    const damaged = join(folder, 'damaged.zip');
    writeFileSync(damaged, torn);
    await expect(
      restoreBackup({ path: damaged, ...machine, storage, log: quietly }),
      `byte ${at}`,
    ).rejects.toThrow();
  }
  writeFileSync(join(folder, 'half.zip'), whole.subarray(0, whole.length / 2));
  await expect(
    restoreBackup({ path: join(folder, 'half.zip'), ...machine, storage, log: quietly }),
  ).rejects.toThrow('is no backup');
  expect(
    [...(await sumsOf(machine.connectionString)).keys()].filter(name => /auth\.users|profiles/.test(name)),
  ).toEqual([]);
  await expect(restoreBackup({ ...order(testApp, path), log: quietly })).rejects.toThrow(
    'The database already holds accounts',
  );
});
