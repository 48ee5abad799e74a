import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { isAlive, writeStandIn, type StandIn } from '#test/sources/stand-in-ytdlp.ts';
import { listEntry, listing, playlist } from '#test/sources/ytdlp-output.ts';
import { SourceError } from '../video-source/video-source.ts';
import { createYtdlpSource } from './ytdlp.ts';
import type { YtdlpOptions } from './ytdlp-program.ts';

const handle = 'atelier.exemple' as Handle;
const now = () => new Date('2026-11-20T08:00:00Z');
let tool: StandIn;
let homes: string;

beforeEach(async () => {
  tool = await writeStandIn();
  homes = await mkdtemp(join(tmpdir(), 'homes-'));
});
afterEach(async () => {
  expect(readdirSync(homes)).toEqual([]);
  await tool.remove();
  await rm(homes, { recursive: true });
});

function source(options: YtdlpOptions = {}) {
  return createYtdlpSource({
    binary: tool.path,
    searchPath: '/usr/bin:/bin',
    temporaryDir: homes,
    ...options,
  });
}

function collect(options: YtdlpOptions = {}, limit = 60, signal = new AbortController().signal) {
  return source(options).videos!(handle, { signal, now, limit });
}

async function failure(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SourceError);
  return error as SourceError;
}

async function untilGone(processId: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (!(await isAlive(processId))) return true;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return false;
}

test('a listing is asked for with an argument list, in an empty environment and a home of its own', async () => {
  await tool.behave({ stdout: JSON.stringify(listing(handle, 3)) });
  expect(await collect({}, 60)).toHaveLength(3);
  const [call] = await tool.listings();
  expect(call?.argv).toEqual([
    '--ignore-config',
    '-J',
    '--flat-playlist',
    '--playlist-items',
    '1:60',
    '--no-color',
    '--no-cache-dir',
    '--socket-timeout',
    '20',
    '--extractor-retries',
    '2',
    '--sleep-requests',
    '1',
    '--use-extractors',
    'TikTok,tiktok:user,vm.tiktok',
    '--',
    'https://www.tiktok.com/@atelier.exemple',
  ]);
  expect(Object.keys(call?.env ?? {}).toSorted()).toEqual(['HOME', 'LANG', 'PATH', 'TMPDIR']);
  expect(call?.env['HOME']).toContain(homes);
  expect(call?.cwd).toBe(call?.env['HOME']);
  expect(call?.stdinIsOpen).toBe(false);
});

test('no more videos come back than were asked for', async () => {
  await tool.behave({ stdout: JSON.stringify(listing(handle, 10)) });
  expect(await collect({}, 4)).toHaveLength(4);
});

test('a listing far larger than a default buffer is read whole', async () => {
  await tool.behave({ stdout: JSON.stringify(listing(handle, 5_000)) });
  expect(await collect({}, 5_000)).toHaveLength(5_000);
});

test('the version is read once, not at every listing', async () => {
  await tool.behave({ stdout: JSON.stringify(listing(handle, 1)) });
  const one = source();
  expect(await one.availability()).toEqual({ usable: true, version: '2026.08.19' });
  await one.videos!(handle, { signal: new AbortController().signal, now, limit: 1 });
  await one.videos!(handle, { signal: new AbortController().signal, now, limit: 1 });
  expect((await tool.calls()).filter(call => call.argv[0] === '--version')).toHaveLength(1);
});

test('an old program is named with the version found and the one needed', async () => {
  await tool.behave({ version: '2023.03.04' });
  expect(await source().availability()).toEqual({
    usable: false,
    reason: 'too_old',
    found: '2023.03.04',
    needed: '2026.08.19',
  });
  const error = await failure(collect());
  expect(error).toMatchObject({ code: 'too_old', values: { found: '2023.03.04', needed: '2026.08.19' } });
  expect(await tool.listings()).toEqual([]);
});

test('an update is noticed without a restart', async () => {
  await tool.behave({ version: '2023.03.04' });
  const one = source();
  expect((await one.availability()).usable).toBe(false);
  await tool.behave({ version: '2026.10.01' });
  expect(await one.availability()).toEqual({ usable: true, version: '2026.10.01' });
});

test('the program is found in the search path', async () => {
  await tool.behave({ stdout: JSON.stringify(listing(handle, 2)) });
  expect(await collect({ binary: null, searchPath: `/usr/bin:${tool.folder}` })).toHaveLength(2);
});

test('a program that is not there, not executable or something else is not installed', async () => {
  expect(await source({ binary: null, searchPath: '/nowhere' }).availability()).toEqual({
    usable: false,
    reason: 'not_installed',
  });
  expect((await failure(collect({ binary: '/nowhere/yt-dlp' }))).code).toBe('not_installed');
  await chmod(tool.path, 0o644);
  expect((await failure(collect())).code).toBe('not_installed');
  await chmod(tool.path, 0o755);
  await writeFile(tool.path, '#!/nowhere/python3\n');
  expect((await failure(collect())).code).toBe('not_installed');
  expect((await failure(collect({ binary: '/bin/true' }))).code).toBe('not_installed');
  expect((await failure(collect({ binary: '/bin/false' }))).code).toBe('not_installed');
});

test('an empty list is handed on as it is: only a profile can say what it means', async () => {
  await tool.behave({ stdout: JSON.stringify(playlist(handle, [])) });
  expect(await collect()).toEqual([]);
});

test('a list that broke off keeps what was read and says why', async () => {
  await tool.behave({
    stdout: JSON.stringify(playlist(handle, [listEntry(handle, 0), listEntry(handle, 1), null])),
    stderr: 'ERROR: x: Unable to download JSON metadata: HTTP Error 429: Too Many Requests\n',
    exitCode: 1,
  });
  const error = await failure(collect());
  expect(error.code).toBe('partial');
  expect(error.message).toContain('429');
  expect(error.readings).toHaveLength(2);
});

test('a list that broke off before its first video is named by its cause', async () => {
  await tool.behave({
    stdout: JSON.stringify(playlist(handle, [null])),
    stderr: 'ERROR: x: Unable to download JSON metadata: HTTP Error 429: Too Many Requests\n',
    exitCode: 1,
  });
  expect(await failure(collect())).toMatchObject({ code: 'rate_limited', readings: [] });
});

test('nulls in a list are a partial list even when the program calls it a success', async () => {
  await tool.behave({ stdout: JSON.stringify(playlist(handle, [listEntry(handle, 0), null])) });
  expect(await failure(collect())).toMatchObject({ code: 'partial' });
});

test('the list of another account is refused', async () => {
  await tool.behave({ stdout: JSON.stringify(listing('somebody.else', 3)) });
  expect((await failure(collect())).code).toBe('challenge');
});

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a page', '<html></html>'],
  ['half a list', JSON.stringify(listing(handle, 3)).slice(0, 900)],
  ['rows that are no videos', JSON.stringify(playlist(handle, [{}, { id: 'x' }]))],
])('success with %s is an answer that changed', async (_name, stdout) => {
  await tool.behave({ stdout });
  expect((await failure(collect())).code).toBe('parse_changed');
});

test('a program that hangs is ended in time, with its helpers, and its half list is not read', async () => {
  await tool.behave({ hang: true, helper: true, stdout: JSON.stringify(listing(handle, 3)) });
  const started = performance.now();
  const error = await failure(collect({ limits: { timeoutMs: 1_500 } }));
  expect(error.code).toBe('timeout');
  expect(performance.now() - started).toBeLessThan(6_000);
  expect(await untilGone(await tool.helperId())).toBe(true);
});

test('a helper left behind by a program that ended well is ended too', async () => {
  await tool.behave({ helper: true, stdout: JSON.stringify(listing(handle, 2)) });
  expect(await collect()).toHaveLength(2);
  expect(await untilGone(await tool.helperId())).toBe(true);
});

test('a helper that fled with the open pipes cannot hold the collection up', async () => {
  await tool.behave({ helper: true, helperLeaves: true, stdout: JSON.stringify(listing(handle, 2)) });
  const started = performance.now();
  expect((await failure(collect())).code).toBe('unavailable');
  expect(performance.now() - started).toBeLessThan(6_000);
  process.kill(await tool.helperId(), 'SIGKILL');
});

test.each(['stdout', 'stderr'] as const)('a program that floods %s is ended', async pipe => {
  await tool.behave({ flood: pipe, helper: true });
  const error = await failure(collect({ limits: { stdoutBytes: 2_000_000, stderrBytes: 100_000 } }));
  expect(error.code).toBe('parse_changed');
  expect(error.message).toContain(`${pipe}_limit`);
  expect(await untilGone(await tool.helperId())).toBe(true);
});

test.skipIf(!existsSync('/proc/self/stat'))('a program that takes too much memory is ended', async () => {
  await tool.behave({ allocateMegabytes: 800, hang: true });
  const error = await failure(collect({ limits: { memoryBytes: 300 * 1024 * 1024 } }));
  expect(error).toMatchObject({ code: 'unavailable' });
  expect(error.message).toContain('memory_limit');
});

test('the caller can stop a collection; the whole group goes at once', async () => {
  await tool.behave({ hang: true, helper: true });
  const controller = new AbortController();
  const promise = failure(collect({}, 60, controller.signal));
  while (!existsSync(join(tool.folder, 'helper.pid'))) await new Promise(resolve => setTimeout(resolve, 20));
  controller.abort();
  expect((await promise).message).toContain('stopped by the caller');
  expect(await untilGone(await tool.helperId())).toBe(true);
});

test('a collection stopped before it began starts nothing', async () => {
  expect((await failure(collect({}, 60, AbortSignal.abort()))).message).toContain('stopped by the caller');
  expect(await tool.calls()).toEqual([]);
});

test('no temporary folder is a plain failure, not a crash', async () => {
  expect((await failure(collect({ temporaryDir: join(homes, 'absent') }))).code).toBe('unavailable');
});

test('a strange limit never becomes a strange argument', async () => {
  await tool.behave({ stdout: JSON.stringify(listing(handle, 1)) });
  for (const limit of [0, -3, NaN, 2.7, 1e9, Infinity]) await collect({}, limit).catch(() => undefined);
  const lengths = (await tool.listings()).map(call => call.argv[4]);
  expect(lengths).toEqual(['1:1', '1:1', '1:1', '1:2', '1:5000', '1:5000']);
});
