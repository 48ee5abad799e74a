import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { readPastedLinks } from '#domain/downloads/pasted-links.ts';
import { mayMountDisks, mountSmallDisk } from '#test/scenes/small-disk.ts';
import { eventually } from '#test/harness/eventually.ts';
import {
  inventedId,
  writeDownloadingStandIn,
  type DownloadingStandIn,
} from '#test/sources/downloading-ytdlp.ts';
import { HOSTILE_TEXTS } from '#test/sources/hostile-texts.ts';
import { inventedMp4, startMediaServer, type MediaServer } from '#test/sources/media-server.ts';
import { isAlive } from '#test/sources/stand-in-ytdlp.ts';
import { VideoFileError, type VideoFiles, type VideoRef } from '../video-source/video-files.ts';
import { createYtdlpFiles } from './ytdlp-files.ts';

let tool: DownloadingStandIn;
let media: MediaServer;
let folder: string;
let files: VideoFiles;
const NEVER = new AbortController().signal;
const ID = inventedId(1);
const HANDLE = 'atelier.exemple' as Handle;
const VIDEO: VideoRef = { id: ID, handle: HANDLE };

beforeAll(async () => {
  tool = await writeDownloadingStandIn();
  media = await startMediaServer();
});
afterAll(async () => {
  await media.close();
  await tool.remove();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'work-'));
  files = createYtdlpFiles({
    binary: tool.path,
    workFolder: join(folder, 'work'),
    consent: async () => true,
    limits: { timeoutMs: 15_000 },
  });
  await tool.deleteOldCalls();
  return () => rm(folder, { recursive: true, force: true });
});

const offered = (bytes: number, how = {}) => ({
  codec: 'h264' as const,
  width: 576,
  height: 1024,
  bytes,
  url: media.urlOf(bytes, how),
});
async function problem(work: Promise<unknown>): Promise<VideoFileError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(VideoFileError);
  return error as VideoFileError;
}
const left = () => (existsSync(join(folder, 'work')) ? readdirSync(join(folder, 'work')) : []);

test('a fetch is told exactly what to do: no settings, no other site, no helper, and nothing after the address', async () => {
  await tool.offer({ [ID]: { formats: [offered(20_000)] } });
  const looked = await files.look(VIDEO, NEVER);
  const progress: number[] = [];
  const fetched = await files.fetch(VIDEO, {
    option: looked.options[0]!,
    maxBytes: 50_000,
    signal: NEVER,
    onProgress: bytes => progress.push(bytes),
  });
  expect((await readFile(fetched.path)).equals(inventedMp4(20_000))).toBe(true);
  const [look, fetch] = await tool.calls();
  const always = ['--ignore-config', '--no-playlist', '--no-color', '--no-cache-dir', '--no-progress'];
  expect(look?.argv.slice(0, 5)).toEqual(always);
  expect(look?.argv.slice(-5)).toEqual([
    '--use-extractors',
    'TikTok',
    '-J',
    '--',
    `https://www.tiktok.com/@atelier.exemple/video/${ID}`,
  ]);
  expect(fetch?.argv.slice(-10)).toEqual([
    '--retries',
    '3',
    '--max-filesize',
    '50000',
    '-f',
    'b[vcodec^=h264][width=576][height=1024][format_id!=download]/b[vcodec^=h264][width=576][height=1024]',
    '-o',
    'video.%(ext)s',
    '--',
    `https://www.tiktok.com/@atelier.exemple/video/${ID}`,
  ]);
  expect(Object.keys(fetch?.env ?? {}).toSorted()).toEqual(
    expect.arrayContaining(['HOME', 'LANG', 'PATH', 'TMPDIR']),
  );
  expect(fetch?.env['HOME']).not.toBe(process.env['HOME']);
  await fetched.remove();
  expect(left()).toEqual([]);
});

test('a hundred hostile texts, pasted as links or given as handles and numbers, never reach the program', async () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(100);
  const wrapped = HOSTILE_TEXTS.flatMap(text => [
    text,
    `https://www.tiktok.com/@${text}/video/${ID}`,
    `https://www.tiktok.com/@lea/video/${text}`,
    `https://www.tiktok.com/@lea/video/${ID}${text}`,
    `https://vm.tiktok.com/${text}`,
  ]);
  const asked = new Map<string, VideoRef>();
  for (const text of wrapped)
    for (const link of readPastedLinks(text, new Date('2026-11-21T12:00:00Z'))) {
      if (link.kind === 'video') {
        expect([link.id, link.handle ?? ''].join()).toMatch(/^\d{1,19},[a-z0-9_.]{0,24}$/);
        asked.set(`${link.id} ${link.handle ?? ''}`, link);
      }
      if (link.kind === 'short')
        expect(link.url).toMatch(
          /^https:\/\/(?:v[mt]\.tiktok\.com|www\.tiktok\.com\/t)\/[A-Za-z0-9_-]{4,32}\/$/,
        );
    }
  for (const video of asked.values()) await files.look(video, NEVER).catch(() => undefined);
  for (const text of HOSTILE_TEXTS) {
    for (const video of [
      { id: ID, handle: text as Handle },
      { id: text, handle: null },
    ]) {
      const error = await problem(files.fetch(video, { maxBytes: 1_000, signal: NEVER }));
      expect(error.problem, JSON.stringify(text)).toBe('unsupported');
    }
  }
  for (const { argv } of await tool.calls()) {
    expect(argv.indexOf('--')).toBe(argv.length - 2);
    expect(argv.at(-1)).toMatch(/^https:\/\/www\.tiktok\.com\/@[a-z0-9_.]{1,24}\/video\/\d{1,19}$/);
    expect(argv).toHaveLength(14);
  }
  expect(left()).toEqual([]);
});

test('a program that writes more than it may, takes too long or is not wanted any more is ended, whole', async () => {
  await tool.offer({ [ID]: { formats: [offered(3_000_000, { untold: true, slowMs: 700 })], helper: true } });
  const began = performance.now();
  const large = await problem(files.fetch(VIDEO, { maxBytes: 500_000, signal: NEVER }));
  expect(large.problem).toBe('too_large');
  // All of it would have taken seven seconds.
  expect(performance.now() - began).toBeLessThan(5_000);
  await eventually(async () => expect(await isAlive(await tool.helperId())).toBe(false));
  expect(left()).toEqual([]);

  const quick = createYtdlpFiles({
    binary: tool.path,
    workFolder: join(folder, 'work'),
    consent: async () => true,
    fetchTimeoutMs: 700,
  });
  expect((await problem(quick.fetch(VIDEO, { maxBytes: 5_000_000, signal: NEVER }))).problem).toBe('timeout');
  await eventually(async () => expect(await isAlive(await tool.helperId())).toBe(false));

  const stop = new AbortController();
  const fetching = problem(files.fetch(VIDEO, { maxBytes: 5_000_000, signal: stop.signal }));
  setTimeout(() => stop.abort(), 500);
  expect((await fetching).message).toContain('stopped by the caller');
  await eventually(async () => expect(await isAlive(await tool.helperId())).toBe(false));
  expect(left()).toEqual([]);
});

test.skipIf(!existsSync('/proc/self/cwd'))(
  'what a killed server left running is ended when its folder is swept',
  async () => {
    const place = join(folder, 'work', `${hostname()}@999999999@abc`);
    await mkdir(place, { recursive: true });
    const stray = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      cwd: place,
      stdio: 'ignore',
    });
    const ended = once(stray, 'exit');
    await eventually(async () => expect(await readlink(`/proc/${stray.pid}/cwd`)).toBe(place));
    expect(await files.sweep()).toBe(1);
    expect((await ended)[1]).toBe('SIGKILL');
    expect(left()).toEqual([]);
  },
);

test('a file is the one that plays everywhere, and one too large is refused', async () => {
  const asked = { maxBytes: 1e5, signal: NEVER };
  const sharper = { ...offered(30_000), codec: 'h265' as const, width: 1080, height: 1920 };
  await tool.offer({ [ID]: { formats: [sharper, offered(20_000)] } });
  const file = await files.fetch(VIDEO, asked);
  expect(file).toMatchObject({ bytes: 20_000, contentType: 'video/mp4' });
  await file.remove();
  await tool.offer({ [ID]: { formats: [sharper] } });
  const only = await files.fetch({ id: ID, handle: null }, asked);
  expect(only.bytes).toBe(30_000);
  await only.remove();
  await tool.offer({ [ID]: { formats: [offered(200_000)] } });
  expect((await problem(files.fetch(VIDEO, asked))).problem).toBe('too_large');
  expect(left()).toEqual([]);
});

test.skipIf(!mayMountDisks())(
  'a disk that runs full while a video comes is told, and left as it was',
  async () => {
    const disk = mountSmallDisk(1_024);
    if (disk === null) throw new Error('there is no small disk');
    onTestFinished(() => disk.remove());
    const place = join(disk.folder, 'work');
    const small = createYtdlpFiles({ binary: tool.path, workFolder: place, consent: async () => true });
    await tool.offer({ [ID]: { formats: [offered(3_000_000)] } });
    expect((await problem(small.fetch(VIDEO, { maxBytes: 5_000_000, signal: NEVER }))).problem).toBe(
      'storage_full',
    );
    expect(readdirSync(place)).toEqual([]);
    await tool.offer({ [ID]: { formats: [offered(500_000)] } });
    const file = await small.fetch(VIDEO, { maxBytes: 5_000_000, signal: NEVER });
    expect(file.bytes).toBe(500_000);
    await file.remove();
  },
);

test('without consent, without the program or with an old one nothing is started', async () => {
  const closed = createYtdlpFiles({ binary: tool.path, workFolder: folder, consent: async () => false });
  expect((await problem(closed.look(VIDEO, NEVER))).problem).toBe('off');
  const absent = createYtdlpFiles({
    binary: '/nowhere/yt-dlp',
    workFolder: folder,
    consent: async () => true,
  });
  expect((await problem(absent.look(VIDEO, NEVER))).problem).toBe('not_installed');
  await tool.behave({ version: '2023.03.04', videos: {} });
  const old = createYtdlpFiles({ binary: tool.path, workFolder: folder, consent: async () => true });
  expect(await problem(old.fetch(VIDEO, { maxBytes: 1, signal: NEVER }))).toMatchObject({
    problem: 'too_old',
    values: { found: '2023.03.04', needed: '2026.08.19' },
  });
  expect(await tool.calls()).toEqual([]);
});
