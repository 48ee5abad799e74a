import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { mayMountDisks, mountSmallDisk } from '#test/scenes/small-disk.ts';
import { startS3Server, type S3Server, type S3Trouble } from '#test/storage/s3-server.ts';
import { createLocalStorage } from './local-storage.ts';
import { removeFilesOf } from './remove-files-of.ts';
import { createS3Storage } from './s3/s3-storage.ts';
import { newStorageKey } from './storage-key.ts';
import { StorageError, type KeptFile, type Storage } from './storage.ts';

const USER = randomUUID();
const ROOM = 50_000_000;
/** Small, so that a test's file is sent in several parts. */
const S3_TEST_LIMITS = { partBytes: 64 * 1024, tries: 3, pauseMs: 5, answerMs: 400, silenceMs: 300 };

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterEach(async () => {
  s3.objects.clear();
  s3.uploads.clear();
  s3.requests.length = 0;
  expect(s3.refused.splice(0)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

const inBucket = () => createS3Storage(s3.place, S3_TEST_LIMITS);
const key = () => newStorageKey(USER, 'downloads');
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const pieces = (content: Buffer, size = 10_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
      content.subarray(index * size, (index + 1) * size),
    ),
  );
async function listed(storage: Storage, prefix: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for await (const file of storage.list(prefix)) files.push(file);
  return files;
}
async function problem(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StorageError);
  return (error as StorageError).problem;
}
/** Files this process has open below a folder. */
async function openBelow(place: string): Promise<string[]> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map(name => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter(target => target.startsWith(place));
}

describe.each([
  ['on the disk', () => createLocalStorage(folder)],
  ['in a bucket', inBucket],
])('a file %s', (_, make) => {
  test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 300_000])(
    'of %i bytes comes back to the letter, with its size and checksum',
    async bytes => {
      const storage = make();
      const [name, content] = [key(), randomBytes(bytes)];
      const kept = await storage.put(name, pieces(content), { maxBytes: ROOM, contentType: 'video/mp4' });
      expect(kept).toEqual({ bytes, sha256: sha256(content) });
      expect((await buffer(await storage.open(name))).equals(content)).toBe(true);
      expect(await storage.stat(name)).toMatchObject({ key: name, bytes });
    },
  );

  test('is read in parts', async () => {
    const storage = make();
    const [name, content] = [key(), randomBytes(200_000)];
    await storage.put(name, pieces(content), { maxBytes: ROOM });
    for (const [from, to] of [
      [0, 0],
      [10, 99_999],
      [199_999, 199_999],
    ] as const)
      expect(
        (await buffer(await storage.open(name, { from, to }))).equals(content.subarray(from, to + 1)),
      ).toBe(true);
    expect(
      (await buffer(await storage.open(name, { from: 150_000 }))).equals(content.subarray(150_000)),
    ).toBe(true);
  });

  test('that is not there is told, and deleting it is harmless', async () => {
    const storage = make();
    expect(await storage.stat(key())).toBeNull();
    expect(await problem(storage.open(key()))).toBe('not_found');
    await storage.delete(key());
    const name = key();
    await storage.put(name, pieces(Buffer.from('x')), { maxBytes: 1 });
    await storage.delete(name);
    await storage.delete(name);
    expect(await storage.stat(name)).toBeNull();
  });

  test('larger than allowed leaves nothing behind', async () => {
    const storage = make();
    const name = key();
    expect(await problem(storage.put(name, pieces(randomBytes(300_001)), { maxBytes: 300_000 }))).toBe(
      'too_large',
    );
    await nothingLeft(storage, name);
  });

  test('whose content breaks off leaves nothing behind', async () => {
    const storage = make();
    const name = key();
    async function* broken() {
      yield randomBytes(150_000);
      await pause(5);
      throw new Error('the source is gone');
    }
    await expect(storage.put(name, broken(), { maxBytes: ROOM })).rejects.toThrow('the source is gone');
    await nothingLeft(storage, name);
  });

  test('whose writer is stopped while its content hangs leaves nothing behind', async () => {
    const storage = make();
    const name = key();
    const stop = new AbortController();
    async function* hanging() {
      yield randomBytes(150_000);
      await pause(60_000, undefined, { ref: false });
    }
    const put = problem(storage.put(name, hanging(), { maxBytes: ROOM, signal: stop.signal }));
    await pause(60);
    stop.abort();
    expect(await put).toBe('stopped');
    await nothingLeft(storage, name);
    expect(await problem(storage.put(name, hanging(), { maxBytes: ROOM, signal: stop.signal }))).toBe(
      'stopped',
    );
  });

  test('is found by user and by purpose, and all of a user go at once', async () => {
    const storage = make();
    const other = randomUUID();
    const [a, b, c] = [key(), newStorageKey(USER, 'analyses'), newStorageKey(other, 'downloads')];
    for (const name of [a, b, c]) await storage.put(name, pieces(Buffer.from(name)), { maxBytes: ROOM });
    const keys = async (prefix: string) => (await listed(storage, prefix)).map(file => file.key).toSorted();
    expect(await keys('')).toEqual([a, b, c].toSorted());
    expect(await keys(`${USER}/`)).toEqual([a, b].toSorted());
    expect(await keys(`${USER}/downloads/`)).toEqual([a]);
    expect(await keys(`${randomUUID()}/`)).toEqual([]);
    expect(await removeFilesOf(storage, USER)).toBe(2);
    expect(await keys('')).toEqual([c]);
  });

  test('has no key that somebody could type', async () => {
    const storage = make();
    for (const wrong of [
      '',
      '../x',
      '/etc/passwd',
      `${USER}/downloads/../../x`,
      `${USER}/downloads/`,
      `${USER}//x`,
      'a\0b',
    ])
      await expect(storage.put(wrong, pieces(Buffer.from('x')), { maxBytes: 1 })).rejects.toThrow(TypeError);
    for (const wrong of ['..', '/', `${USER}`, `${USER}/../`, 'downloads/'])
      await expect(listed(storage, wrong)).rejects.toThrow(TypeError);
  });

  async function nothingLeft(storage: Storage, name: string): Promise<void> {
    expect(await storage.stat(name)).toBeNull();
    expect(await listed(storage, '')).toEqual([]);
    expect([...s3.uploads]).toEqual([]);
    expect((await readdir(folder, { recursive: true })).filter(entry => entry.includes('@'))).toEqual([]);
  }
});

describe('on the disk', () => {
  test('nobody else may look, and a file left half-read keeps nothing open', async () => {
    const place = join(folder, 'files');
    const storage = createLocalStorage(place);
    const name = key();
    await storage.put(name, pieces(randomBytes(500_000)), { maxBytes: ROOM });
    for (const path of [place, join(place, USER), join(place, USER, 'downloads')])
      expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect((await stat(join(place, ...name.split('/')))).mode & 0o777).toBe(0o600);
    const stream = await storage.open(name);
    await new Promise(resolve => stream.once('readable', resolve));
    expect(await openBelow(place)).toHaveLength(1);
    stream.destroy();
    await pause(30);
    expect(await openBelow(place)).toEqual([]);
  });

  test('what a killed process left is swept, what a living one writes is not', async () => {
    const halves = join(folder, '.half');
    await mkdir(halves);
    await writeFile(join(halves, `${hostname()}@999999999@dead`), 'x');
    await writeFile(join(halves, `${hostname()}@${process.ppid}@alive`), 'x');
    await writeFile(join(halves, 'elsewhere@1@young'), 'x');
    expect(await createLocalStorage(folder).sweep()).toBe(1);
    expect((await readdir(halves)).toSorted()).toEqual(
      [`${hostname()}@${process.ppid}@alive`, 'elsewhere@1@young'].toSorted(),
    );
  });

  test.skipIf(!mayMountDisks())(
    'a full disk is told, leaves nothing half, and works again when there is room',
    async () => {
      const disk = mountSmallDisk(1_024);
      if (disk === null) throw new Error('there is no small disk');
      onTestFinished(() => disk.remove());
      const storage = createLocalStorage(join(disk.folder, 'files'));
      const first = key();
      await storage.put(first, pieces(randomBytes(600_000)), { maxBytes: ROOM });
      expect(await problem(storage.put(key(), pieces(randomBytes(600_000)), { maxBytes: ROOM }))).toBe(
        'full',
      );
      expect((await listed(storage, '')).map(file => file.key)).toEqual([first]);
      expect(await readdir(join(disk.folder, 'files', '.half'))).toEqual([]);
      await storage.delete(first);
      const second = key();
      await storage.put(second, pieces(randomBytes(600_000)), { maxBytes: ROOM });
      expect((await storage.stat(second))?.bytes).toBe(600_000);
    },
  );

  test.skipIf(!mayMountDisks())(
    'files leave a twentieth of the disk free for what else stands on it',
    async () => {
      const disk = mountSmallDisk(40_960);
      if (disk === null) throw new Error('there is no small disk');
      onTestFinished(() => disk.remove());
      const storage = createLocalStorage(join(disk.folder, 'files'));
      const other = join(disk.folder, 'other');
      await writeFile(other, randomBytes(40_500_000));
      expect(await problem(storage.put(key(), pieces(randomBytes(10_000)), { maxBytes: ROOM }))).toBe('full');
      await rm(other);
      await writeFile(other, randomBytes(24_500_000));
      // Enough space at the start, but not midway.
      const large = randomBytes(16_500_000);
      expect(await problem(storage.put(key(), pieces(large), { maxBytes: ROOM }))).toBe('full');
      expect(await listed(storage, '')).toEqual([]);
      await storage.put(key(), pieces(randomBytes(10_000)), { maxBytes: ROOM });
    },
  );
});

describe('in a bucket', () => {
  const trouble = (answer: S3Trouble['answer'], times: number, when: S3Trouble['when'] = () => true) =>
    s3.trouble({ answer, times, when });
  const put = (content = randomBytes(200_000), name = key()) =>
    inBucket().put(name, pieces(content), { maxBytes: ROOM });

  test('large files are sent in parts, small ones at once', async () => {
    await put(randomBytes(64 * 1024));
    expect(s3.requests).toHaveLength(1);
    await put(randomBytes(64 * 1024 * 3));
    // One request to begin, three parts, one to join them.
    expect(s3.requests).toHaveLength(1 + 5);
    expect([...s3.objects.values()].map(({ content }) => content.length)).toEqual([65_536, 196_608]);
  });

  test('a busy service is asked again; one that stays busy is told, and the parts are taken back', async () => {
    trouble('slow_down', 2);
    await put();
    expect(s3.objects.size).toBe(1);
    trouble('slow_down', 3, ({ query }) => query.get('partNumber') === '2');
    expect(await problem(put())).toBe('unavailable');
    expect([s3.objects.size, s3.uploads.size]).toEqual([1, 0]);
  });

  test('a refusal is told at once and not tried again', async () => {
    trouble('denied', 1);
    expect(await problem(put(Buffer.from('x')))).toBe('refused');
    expect(s3.requests).toHaveLength(1);
    const stranger = createS3Storage({ ...s3.place, secretAccessKey: 'another' }, S3_TEST_LIMITS);
    expect(await problem(stranger.stat(key()))).toBe('refused');
    expect(s3.refused.splice(0)).toHaveLength(1);
    const nowhere = createS3Storage({ ...s3.place, bucket: 'nowhere' }, S3_TEST_LIMITS);
    expect(await problem(nowhere.open(key()))).toBe('refused');
  });

  test('a full service is told', async () => {
    trouble('full', 1);
    expect(await problem(put())).toBe('full');
    expect(s3.objects.size).toBe(0);
  });

  test('a failure that comes after the status of joining is a failure', async () => {
    trouble('late_failure', 1, ({ method, query }) => method === 'POST' && query.has('uploadId'));
    expect(await problem(put())).toBe('unavailable');
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  test('a service that hangs, leads elsewhere or talks nonsense is told', async () => {
    trouble('hang', 3);
    expect(await problem(inBucket().stat(key()))).toBe('unavailable');
    trouble('redirect', 1);
    expect(await problem(inBucket().stat(key()))).toBe('unavailable');
    trouble('garbage', 1);
    expect(await problem(listed(inBucket(), ''))).toBe('unavailable');
    const away = createS3Storage({ ...s3.place, endpoint: 'http://127.0.0.1:9' }, S3_TEST_LIMITS);
    expect(await problem(away.delete(key()))).toBe('unavailable');
    expect(await away.describe()).toContain('cannot be used now');
    expect(await inBucket().describe()).toBe(`S3 bucket essai at ${s3.place.endpoint}`);
  });

  test.each(['cut', 'hang_in_body'] as const)(
    'a file whose reading is %s does not pass for a whole one',
    async answer => {
      const name = key();
      await put(randomBytes(200_000), name);
      trouble(answer, 1, ({ method }) => method === 'GET');
      expect(await problem(buffer(await inBucket().open(name)))).toBe('unavailable');
    },
  );

  test('long lists come page by page, and what is not ours is left alone', async () => {
    s3.pageSize = 2;
    onTestFinished(() => void (s3.pageSize = 1_000));
    const keys = Array.from({ length: 5 }, key);
    for (const name of keys) await put(Buffer.from('x'), name);
    s3.objects.set('backup/of-somebody.sql', { content: Buffer.from('x'), type: '', changedAt: new Date() });
    expect((await listed(inBucket(), '')).map(file => file.key)).toEqual(keys.toSorted());
  });

  test('uploads that a killed process left are taken back after a day', async () => {
    const old = new Date(Date.now() - 25 * 3_600_000);
    s3.uploads.set('old&1', { key: key(), parts: new Map(), startedAt: old });
    s3.uploads.set('young', { key: key(), parts: new Map(), startedAt: new Date() });
    s3.uploads.set('foreign', { key: 'backup/x', parts: new Map(), startedAt: old });
    expect(await inBucket().sweep()).toBe(1);
    expect([...s3.uploads.keys()]).toEqual(['young', 'foreign']);
  });
});
