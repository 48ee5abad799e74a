import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSound } from '#test/media/made-sound.ts';
import { makeClip, SEARCH_PATH } from '#test/media/make-clip.ts';
import { createMediaAnalyser } from './create-media-analyser.ts';
import { MediaRefused } from './media-analyser.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const analyser = createMediaAnalyser({ ffmpegPath: null, searchPath: SEARCH_PATH });
const { signal } = new AbortController();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sound-of-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the sound of a clip comes as one channel of 16 kHz, as long and as loud as it was made', async () => {
  const sound = makeSound([
    { kind: 'voice', seconds: 1 },
    { kind: 'silence', seconds: 1 },
  ]);
  const shots = [{ source: 'color=c=navy', seconds: 2 }];
  const clip = await makeClip(folder, 'said.mp4', { shots, sound, width: 120, height: 214 });
  const wav = Buffer.from(await analyser.soundOf(clip, { signal }));
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  expect((wav.length - 44) / 2 / 16_000).toBeCloseTo(2, 0);
  const loudest = (from: number, to: number): number => {
    let most = 0;
    for (let at = 44 + from * 32_000; at < 44 + to * 32_000; at += 2)
      most = Math.max(most, Math.abs(wav.readInt16LE(at)));
    return most;
  };
  expect(loudest(0.2, 0.8)).toBeGreaterThan(2_000);
  expect(loudest(1.3, 1.8)).toBeLessThan(300);
});

test('what is no video is refused, and nothing is left', async () => {
  const page = join(folder, '-i.mp4');
  await writeFile(page, '#EXTM3U\nhttp://127.0.0.1:1/x.ts\n');
  await expect(analyser.soundOf(page, { signal })).rejects.toBeInstanceOf(MediaRefused);
  expect((await readdir(tmpdir())).filter(name => name.startsWith('accroche-sound-'))).toEqual([]);
});
