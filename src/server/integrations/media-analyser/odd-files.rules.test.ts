import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSound } from '#test/media/made-sound.ts';
import { makeClip, runFfmpeg, SEARCH_PATH, testPrograms } from '#test/media/make-clip.ts';
import { createMediaAnalyser } from './create-media-analyser.ts';
import { MediaRefused } from './media-analyser.ts';
import { readVersion } from './media-programs.ts';
import { capArguments, findCapper } from './tool-caps.ts';

// Analyses run at low priority, so they are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odd-files-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const SMALL = { width: 180, height: 320 };
/** Gives the slow parts no time: what is measured here does not come from them. */
const quick = () =>
  createMediaAnalyser({ ffmpegPath: null, searchPath: SEARCH_PATH, limits: { softMs: 1, leastMs: -1 } });

test('parts for which no time was left say so, and the others hold', async () => {
  const clip = await makeClip(folder, 'late.mp4', {
    ...SMALL,
    shots: [
      { source: 'color=c=red', seconds: 1 },
      { source: 'color=c=blue', seconds: 1 },
    ],
    sound: makeSound([{ kind: 'music', seconds: 2 }]),
  });
  const facts = await quick().analyse(clip);
  expect(facts.pictures).toMatchObject({ notAssessed: null, cutsSeconds: [1] });
  expect(facts.sound).toMatchObject({ notAssessed: null, silences: [] });
  for (const part of ['speech', 'texts'] as const) {
    expect(facts[part]).toEqual({ notAssessed: 'time_ran_out' });
  }
});

test('sound that is there but silent has no loudness and no speech', async () => {
  const clip = await makeClip(folder, 'silent.mp4', {
    ...SMALL,
    shots: [{ source: 'testsrc2', seconds: 1 }],
    sound: makeSound([{ kind: 'silence', seconds: 1 }]),
  });
  const facts = await quick().analyse(clip);
  expect(facts.sound).toEqual({ notAssessed: 'silent_audio' });
  expect(facts.speech).toEqual({ notAssessed: 'silent_audio' });
});

test('a turned video is looked at as it is shown', async () => {
  const straight = await makeClip(folder, 'straight.mp4', {
    width: 320,
    height: 180,
    shots: [{ source: 'testsrc2', seconds: 1 }],
    finish: 'pad=iw*1.25:ih:iw*0.25:0:black,format=yuv420p',
  });
  const clip = join(folder, 'turned.mp4');
  // This option rotates counterclockwise.
  await runFfmpeg(['-i', straight, '-c', 'copy', '-metadata:s:v:0', 'rotate=270', clip]);
  const facts = await quick().analyse(clip);
  expect(facts.file).toMatchObject({ rotationDegrees: 90, width: 180, height: 400 });
  expect(facts.pictures).toMatchObject({
    letterbox: { top: expect.closeTo(0.2, 1), bottom: 0, left: 0, right: 0 },
  });
});

test('a recording of a browser, which does not say how long it is, is measured to its end', async () => {
  const clip = await makeClip(folder, 'recorded.webm', {
    ...SMALL,
    shots: [{ source: 'testsrc', seconds: 3 }],
    output: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-live', '1', '-f', 'webm'],
  });
  const facts = await quick().analyse(clip);
  expect(facts.file).toMatchObject({ container: 'webm', videoCodec: 'vp8' });
  expect(facts.file.durationSeconds).toBeCloseTo(3, 1);
});

test('no ffmpeg, something else in its place, and one that is too old each have their name', async () => {
  const clip = await makeClip(folder, 'any.mp4', { ...SMALL, shots: [{ source: 'testsrc', seconds: 1 }] });
  const nowhere = { ffmpegPath: null, searchPath: '/nowhere', withPackaged: false };
  await expect(createMediaAnalyser(nowhere).analyse(clip)).rejects.toMatchObject({ code: 'ffmpeg_missing' });
  const named = createMediaAnalyser({ ffmpegPath: '/nowhere/ffmpeg', searchPath: SEARCH_PATH });
  await expect(named.analyse(clip)).rejects.toBeInstanceOf(MediaRefused);
  expect(await named.describe()).toMatch(/^none: /);

  for (const [name, said, code] of [
    ['other', 'I am a text editor', 'ffmpeg_missing'],
    ['old', '$name version 3.4.8 Copyright\nlibavutil      55. 78.100', 'ffmpeg_too_old'],
    ['without repairs', '$name version 4.3.9 Copyright\nlibavutil      56. 51.100', 'ffmpeg_too_old'],
  ] as const) {
    const place = join(folder, name);
    await mkdir(place);
    for (const program of ['ffmpeg', 'ffprobe']) {
      const text = said.replace('$name', program).replaceAll('\n', '\\n');
      await writeFile(join(place, program), `#!${process.execPath}\nconsole.log('${text}');\n`);
      await chmod(join(place, program), 0o755);
    }
    const analyser = createMediaAnalyser({ ffmpegPath: join(place, 'ffmpeg'), searchPath: '/nowhere' });
    await expect(analyser.analyse(clip)).rejects.toMatchObject({ code });
    if (code !== 'ffmpeg_too_old') continue;
    // The packaged one is older still: it does not replace a system one that needs an update.
    const ofSystem = createMediaAnalyser({ ffmpegPath: null, searchPath: place });
    await expect(ofSystem.analyse(clip)).rejects.toMatchObject({ code });
    expect(await ofSystem.describe()).toContain('ffmpeg 4.4 or newer is needed');
  }
});

test('the age of a build without a version number is read from its library', () => {
  expect(
    readVersion('ffmpeg version N-47683-g0e8eb07980 Copyright\nlibavutil      56. 24.101 / 56.'),
  ).toEqual({
    version: 'N-47683-g0e8eb07980',
    avutil: 56_024,
  });
  expect(readVersion('avconv version 12')).toBeNull();
});

test('under its caps ffmpeg writes no file, and caps that do not work here are left out', async () => {
  const { ffmpeg } = await testPrograms();
  expect(await findCapper('/nowhere/ffmpeg', SEARCH_PATH)).toBeNull();
  expect(await findCapper(ffmpeg, '/nowhere')).toBeNull();
  const capper = await findCapper(ffmpeg, SEARCH_PATH);
  // Only Linux systems ship the program that sets the limits.
  if (capper === null) return;
  const out = join(folder, 'written.mp4');
  const args = [...capArguments(), ffmpeg, '-nostdin', '-f', 'lavfi', '-t', '0.2', '-i', 'testsrc', out];
  expect(spawnSync(capper, args).status).not.toBe(0);
  expect((await stat(out)).size).toBe(0);
});
