import { createServer, type Server } from 'node:net';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MediaRefusal } from '#domain/media/media-refusal.ts';
import { createMediaAnalyser } from './create-media-analyser.ts';
import { processesIn } from '#test/media/left-behind.ts';
import { makeClip, runFfmpeg, SEARCH_PATH } from '#test/media/make-clip.ts';
import { MediaRefused } from './media-analyser.ts';

// Analyses run at low priority, so they are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let folder: string;
let jobs: string;
let trap: Server;
let trapped = 0;
let trapPort = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  jobs = join(folder, 'jobs');
  await mkdir(jobs);
  trap = createServer(socket => {
    trapped += 1;
    socket.destroy();
  });
  await new Promise<void>(resolve => trap.listen(0, '127.0.0.1', resolve));
  const address = trap.address();
  trapPort = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  trap.close();
  await rm(folder, { recursive: true, force: true });
});

const analyser = (limits: object = {}) =>
  createMediaAnalyser({
    ffmpegPath: null,
    searchPath: SEARCH_PATH,
    temporaryDir: jobs,
    limits,
  });

/** Returns the code of the refusal; asserts that nothing is left of the analysis and that it made no connection. */
async function refusalOf(file: string, limits: object = {}): Promise<MediaRefusal> {
  const error: unknown = await analyser(limits)
    .analyse(file)
    .catch((reason: unknown) => reason);
  expect(await readdir(jobs)).toEqual([]);
  expect(processesIn(jobs)).toEqual([]);
  expect(trapped).toBe(0);
  if (!(error instanceof MediaRefused)) throw new Error(`not refused: ${JSON.stringify(error)}`);
  return error.code;
}

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const plain = (name: string, output: string[] = []) =>
  makeClip(folder, name, { shots: [{ source: 'testsrc2', seconds: 3 }], width: 180, height: 320, output });

test('an empty file, a text and a picture are refused, whatever they are called', async () => {
  expect(await refusalOf(await fileOf('empty.mp4', ''))).toBe('empty');
  expect(await refusalOf(await fileOf('text.mp4', 'Bonjour, je suis une vidéo.'))).toBe('not_a_video');
  expect(await refusalOf(await fileOf('picture.mp4', '\x89PNG\r\n\x1a\n'))).toBe('not_a_video');
  expect(await refusalOf(folder)).toBe('not_a_video');
});

test('a wrong extension changes nothing: what counts is the content', async () => {
  const clip = await plain('video.webm', ['-f', 'mp4']);
  const facts = await analyser().analyse(clip);
  expect(facts.file.container).toBe('mp4');
  expect(facts.sound).toEqual({ notAssessed: 'no_audio' });
  expect(facts.speech).toEqual({ notAssessed: 'no_audio' });
});

test('playlists that name files and addresses are refused, and nobody is called', async () => {
  const there = `http://127.0.0.1:${trapPort}/video.mp4`;
  for (const text of [
    `#EXTM3U\n#EXTINF:10,\n${there}\n`,
    '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n',
    `ffconcat version 1.0\nfile '${there}'\n`,
    "file '/etc/passwd'\n",
    `<?xml version="1.0"?><MPD><BaseURL>${there}</BaseURL></MPD>`,
    `concat:/etc/passwd|${there}`,
  ]) {
    expect(await refusalOf(await fileOf('list.mp4', text)), text).toBe('playlist');
  }
});

test('a playlist behind the first bytes of a video reaches no reader of playlists', async () => {
  const there = `http://127.0.0.1:${trapPort}/a.ts`;
  const file = await fileOf(
    'disguised.mp4',
    `\0\0\0\x14ftypisom\0\0\0\0isom\n#EXTM3U\n#EXTINF:10,\n${there}\n`,
  );
  expect(await refusalOf(file)).toBe('truncated');
  const matroska = await fileOf('disguised.webm', new TextEncoder().encode('\x1aE'));
  await writeFile(
    matroska,
    Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, ...new TextEncoder().encode(`#EXTM3U\n${there}\n`)),
  );
  expect(await refusalOf(matroska)).toBe('truncated');
});

test('a torn video is refused, with its index at the end or at the beginning', async () => {
  const atEnd = await plain('end.mp4');
  await truncate(atEnd, 20_000);
  expect(await refusalOf(atEnd)).toBe('truncated');
  const atStart = await plain('start.mp4', ['-movflags', '+faststart']);
  const { length } = await readFile(atStart);
  await truncate(atStart, Math.round(length * 0.5));
  expect(await refusalOf(atStart)).toBe('truncated');
});

test('four hours are too long, also when the file says it has four seconds', async () => {
  const long = await makeClip(folder, 'hours.mp4', {
    shots: [{ source: 'color=c=navy', seconds: 14_400 }],
    width: 64,
    height: 64,
    rate: 1 / 60,
  });
  expect(await refusalOf(long)).toBe('too_long');
  const liar = Buffer.from(await readFile(long));
  for (const [atom, offset] of [
    ['mvhd', 20],
    ['mdhd', 20],
    ['tkhd', 24],
  ] as const) {
    for (let at = liar.indexOf(atom); at >= 0; at = liar.indexOf(atom, at + 4)) {
      const scale = atom === 'tkhd' ? 1000 : liar.readUInt32BE(at + 16);
      liar.writeUInt32BE(scale * 4, at + offset);
    }
  }
  expect(await refusalOf(await fileOf('liar.mp4', liar))).toMatch(/too_long|truncated/);
});

test('8K is refused, and a bomb of large frames runs into its time', async () => {
  const large = join(folder, '8k.mp4');
  const still = ['-f', 'lavfi', '-t', '1', '-i'];
  const fast = ['-c:v', 'libx264', '-preset', 'ultrafast'];
  await runFfmpeg([...still, 'color=c=navy:size=7680x4320:rate=1', ...fast, large]);
  expect(await refusalOf(large)).toBe('too_many_pixels');

  const second = join(folder, 'second.mp4');
  const bomb = join(folder, 'bomb.mp4');
  await runFfmpeg([...still, 'color=c=navy:size=4096x2304:rate=30', '-frames:v', '5', ...fast, second]);
  await runFfmpeg(['-stream_loop', '2400', '-i', second, '-c', 'copy', bomb]);
  const startedAt = performance.now();
  expect(await refusalOf(bomb, { wallMs: 1_500 })).toBe('time_ran_out');
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test('more memory than allowed ends the whole analysis', async () => {
  const clip = await plain('memory.mp4');
  expect(await refusalOf(clip, { memoryBytes: 30_000_000 })).toBe('memory_ran_out');
  expect(await refusalOf(clip, { heapMegabytes: 9 })).toBe('memory_ran_out');
});

test('more bytes than allowed are refused before anything is read', async () => {
  const heavy = await fileOf('heavy.mp4', '\0\0\0\x14ftypisom');
  await truncate(heavy, 500_000_001);
  expect(await refusalOf(heavy)).toBe('too_big');
});

test('sound alone is no video', async () => {
  const sound = join(folder, 'sound.mp4');
  await runFfmpeg(['-f', 'lavfi', '-t', '1', '-i', 'sine', sound]);
  expect(await refusalOf(sound)).toBe('not_a_video');
  await appendFile(sound, '#EXTM3U\n');
  expect(await refusalOf(sound)).toBe('not_a_video');
});

test('pictures coded in a way that this ffmpeg does not know are named as such', async () => {
  const strange = Buffer.from(await readFile(await plain('known.mp4')));
  strange.write('zzz1', strange.indexOf('avc1', strange.indexOf('stsd')), 'latin1');
  expect(await refusalOf(await fileOf('strange.mp4', strange))).toBe('unsupported_format');
});
