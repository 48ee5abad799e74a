import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMediaAnalyser } from './create-media-analyser.ts';
import { processesIn } from '#test/media/left-behind.ts';
import { makeClip, SEARCH_PATH } from '#test/media/make-clip.ts';
import { hostileNames } from '#test/media/hostile-names.ts';
import { makeSound } from '#test/media/made-sound.ts';
import { rounds } from '#test/harness/rounds.ts';
import { MediaRefused } from './media-analyser.ts';

const ANALYSING_SERVER = join(import.meta.dirname, '../../../../test/media/analysing-server.ts');

/** Each start costs a quarter of a second: a few names in the suite, all of them in proof runs. */
const ALL_NAMES = hostileNames();
const NAMES = ALL_NAMES.slice(0, rounds(ALL_NAMES.length, 6));

// Analyses run at low priority, so they are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let folder: string;
let jobs: string;
let clip: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ended-'));
  jobs = join(folder, 'jobs');
  await mkdir(jobs);
  clip = await makeClip(folder, 'clip.mp4', {
    shots: [{ source: 'testsrc2', seconds: 12 }],
    sound: makeSound([{ kind: 'music', seconds: 12 }]),
    width: 360,
    height: 640,
  });
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const options = () => ({ ffmpegPath: null, searchPath: SEARCH_PATH, temporaryDir: jobs });

async function expectNothingLeft(): Promise<void> {
  expect(await readdir(jobs)).toEqual([]);
  expect(processesIn(jobs)).toEqual([]);
}

test.each(['probing', 'cuts', 'sound'] as const)(
  'an analysis that is given up while it is at %s leaves no process and no file',
  async stage => {
    const giveUp = new AbortController();
    const promise = createMediaAnalyser(options()).analyse(clip, {
      signal: giveUp.signal,
      onStage: progress => {
        if (progress.stage === stage) giveUp.abort(new Error('given up'));
      },
    });
    await expect(promise).rejects.toThrow('given up');
    await expectNothingLeft();
  },
);

test('an analysis whose server is killed ends by itself and takes its folder along', async () => {
  const server = spawn(process.execPath, [ANALYSING_SERVER, clip, jobs], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise(resolve => server.stdout.once('data', resolve));
  expect(processesIn(jobs).length).toBeGreaterThan(0);
  server.kill('SIGKILL');
  for (let look = 0; look < 800 && (await readdir(jobs)).length > 0; look += 1) await delay(50);
  for (let look = 0; look < 800 && processesIn(jobs).length > 0; look += 1) await delay(50);
  await expectNothingLeft();
});

test('one analysis runs at a time, and whoever leaves the queue does not hold up the next', async () => {
  const analyser = createMediaAnalyser(options());
  const [first, second, last] = [new AbortController(), new AbortController(), new AbortController()];
  const started: string[] = [];
  const one = analyser.analyse(clip, { signal: first.signal, onStage: () => started.push('one') });
  const two = analyser.analyse(clip, { signal: second.signal, onStage: () => started.push('two') });
  const third = analyser.analyse(clip, {
    signal: last.signal,
    onStage: () => {
      started.push('three');
      last.abort(new Error('enough'));
    },
  });
  second.abort(new Error('left'));
  await expect(two).rejects.toThrow('left');
  for (let look = 0; look < 1_500 && started.length === 0; look += 1) await delay(20);
  expect(new Set(started)).toEqual(new Set(['one']));
  first.abort(new Error('over'));
  await expect(one).rejects.toThrow('over');
  await expect(third).rejects.toThrow('enough');
  expect(new Set(started)).toEqual(new Set(['one', 'three']));
  await expectNothingLeft();
});

test(`${NAMES.length} of ${ALL_NAMES.length} hostile names of files never reach a program, and nothing is written beside the folder of the analysis`, async () => {
  const called = join(folder, 'called.jsonl');
  const programs = join(folder, 'programs');
  await mkdir(programs);
  for (const name of ['ffmpeg', 'ffprobe']) {
    const path = join(programs, name);
    await writeFile(path, standIn(called));
    await chmod(path, 0o755);
  }
  const analyser = createMediaAnalyser({
    ffmpegPath: join(programs, 'ffmpeg'),
    // Without prlimit, which would keep the stand-in from writing down how it was called.
    searchPath: '/nowhere',
    temporaryDir: jobs,
  });
  const video = await readFile(clip);
  const places = await Promise.all(
    NAMES.map(async (name, index) => {
      const path = join(folder, `n${index}`, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, video.subarray(0, 4096));
      return path;
    }),
  );
  const before = await readdir(folder, { recursive: true });
  for (const path of places) {
    const error: unknown = await analyser.analyse(path).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MediaRefused);
  }
  const calls = (await readFile(called, 'utf8'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as string[]);
  const analyses = calls.filter(args => args[0] !== '-version');
  expect(analyses).toHaveLength(places.length);
  expect(new Set(analyses.map(args => JSON.stringify(args))).size).toBe(1);
  expect(analyses[0]?.at(-1)).toBe('file:input');
  const after = await readdir(folder, { recursive: true });
  expect(after.filter(name => !before.includes(name))).toEqual(['called.jsonl']);
  await expectNothingLeft();
}, 900_000);

/** A program that prints its version, records its arguments and finds nothing. */
function standIn(called: string): string {
  return `#!${process.execPath}
const { appendFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync(${JSON.stringify(called)}, JSON.stringify(args) + '\\n');
if (args[0] !== '-version') process.exit(1);
const name = process.argv[1].endsWith('ffprobe') ? 'ffprobe' : 'ffmpeg';
console.log(name + ' version 7.1.1 Copyright\\nlibavutil      59. 39.100 / 59. 39.100');
`;
}
