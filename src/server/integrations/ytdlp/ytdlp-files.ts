import { lstat, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_HEAD_BYTES, recogniseFile } from '#domain/video-analysis/input/recognise-file.ts';
import { problemOfSource } from '#domain/downloads/download-problem.ts';
import type { VideoOption } from '#domain/downloads/video-option.ts';
import { isVideoId } from '#domain/sources/publication-time.ts';
import { halfName, removeStaleHalves } from '../storage/partial-files.ts';
import type { ProcessEnd } from '../../platform/processes/contained-process.ts';
import { endProcessesIn } from '../../platform/processes/end-processes-in.ts';
import { isRealHandle } from '../video-source/real-handle.ts';
import { createShortLinkResolver, type ResolveShortLink } from '../video-source/short-link.ts';
import { valuesOf } from '../video-source/source-failure.ts';
import { stoppedByCaller } from '../../platform/network/aborted-by-caller.ts';
import {
  VideoFileError,
  type FetchedVideo,
  type FetchOptions,
  type VideoFiles,
  type VideoRef,
} from '../video-source/video-files.ts';
import type { SourceAvailability } from '../video-source/video-source.ts';
import { readYtdlpLookup, videoAddress } from './ytdlp-look.ts';
import { createYtdlpProgram, notStarted, type YtdlpOptions } from './ytdlp-program.ts';
import { readYtdlpStderr } from './ytdlp-stderr.ts';

interface YtdlpFilesOptions extends YtdlpOptions {
  /** Each fetch gets its own folder in it. */
  workFolder: string;
  consent: () => Promise<boolean>;
  resolveShortLink?: ResolveShortLink;
  fetchTimeoutMs?: number;
}

const FETCH_TIMEOUT_MS = 10 * 60_000;
const LOOK_AT_FOLDER_MS = 250;
const BATCH_WINDOW_MS = 3_000;

/** Options of every run: no settings of the machine, no other site, no helper programs. */
const ALWAYS = [
  '--ignore-config',
  '--no-playlist',
  '--no-color',
  '--no-cache-dir',
  '--no-progress',
  '--socket-timeout',
  '20',
  '--extractor-retries',
  '2',
  '--use-extractors',
  'TikTok',
];

/** Video files through the yt-dlp program: one run to look, one to fetch, each only with input we built ourselves. */
export function createYtdlpFiles(options: YtdlpFilesOptions): VideoFiles {
  const program = createYtdlpProgram(options);
  const { workFolder, consent, fetchTimeoutMs = FETCH_TIMEOUT_MS } = options;

  let input: { until: number; answer: Promise<SourceAvailability> } | null = null;

  /** Concurrent callers share one start of the program. */
  async function availability(): Promise<SourceAvailability> {
    if (!(await consent())) return { usable: false, reason: 'not_consented' };
    if (input === null || performance.now() > input.until)
      input = { until: performance.now() + BATCH_WINDOW_MS, answer: program.availability() };
    return input.answer;
  }

  async function makeReady({ id, handle }: VideoRef, signal: AbortSignal): Promise<void> {
    if (!isVideoId(id) || (handle !== null && !isRealHandle(handle)))
      throw new VideoFileError('unsupported', 'not a video of a real account');
    if (signal.aborted) throw stopped(signal);
    const state = await availability();
    if (signal.aborted) throw stopped(signal);
    if (!state.usable)
      throw new VideoFileError(problemOfSource(state.reason), 'the program cannot be used', {
        values: valuesOf(state),
      });
  }

  return {
    availability,
    resolveShortLink: options.resolveShortLink ?? createShortLinkResolver(),
    sweep: () => removeStaleHalves(workFolder, endProcessesIn),
    async look(video, signal) {
      await makeReady(video, signal);
      const { timeoutMs } = program.limits;
      const end = await program.run([...ALWAYS, '-J', '--', videoAddress(video)], { signal, timeoutMs });
      return readYtdlpLookup(outputOf(end, signal), video);
    },
    async fetch(video, input) {
      await makeReady(video, input.signal);
      const folder = await workFolderFor(workFolder);
      const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
      const watch = watchFolder(folder, input);
      try {
        const args = fetchArguments(input);
        const end = await program.run([...ALWAYS, ...args, '--', videoAddress(video)], {
          signal: watch.signal,
          timeoutMs: fetchTimeoutMs,
          folder,
        });
        if (watch.isTooLarge()) throw new VideoFileError('too_large', `more than ${input.maxBytes} bytes`);
        const said = outputOf(end, input.signal);
        return { ...(await receiveFile(folder, said, input.maxBytes)), remove };
      } catch (error) {
        await remove();
        throw error instanceof VideoFileError
          ? error
          : new VideoFileError('storage_failed', 'its folder could not be used', { cause: error });
      } finally {
        watch.stop();
      }
    },
  };
}

function fetchArguments({ maxBytes, option }: FetchOptions): string[] {
  return [
    '--no-mtime',
    '--no-continue',
    '--fixup',
    'never',
    '--retries',
    '3',
    '--max-filesize',
    String(maxBytes),
    '-f',
    selectorOf(option),
    '-o',
    'video.%(ext)s',
  ];
}

async function workFolderFor(workFolder: string): Promise<string> {
  try {
    await mkdir(workFolder, { recursive: true, mode: 0o700 });
    return await mkdtemp(join(workFolder, `${halfName('')}`));
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && /ENOSPC|EDQUOT/.test(String(error.code));
    throw new VideoFileError(isFull ? 'storage_full' : 'storage_failed', 'no folder to work in', {
      cause: error,
    });
  }
}

/** The selected file, or the best that plays everywhere. Never a bare `b`: it would take sound alone. */
function selectorOf(option: VideoOption | undefined): string {
  if (option === undefined) return 'b[vcodec^=h264][format_id!=download]/b[vcodec^=h264]/b[vcodec^=h265]';
  const { codec, width, height } = option;
  const picture = `b[vcodec^=${codec === 'h264' ? 'h264' : 'h265'}][width=${Math.trunc(width)}][height=${Math.trunc(height)}]`;
  return `${picture}[format_id!=download]/${picture}`;
}

/** Reports the bytes received, and ends the run when they exceed the limit. */
function watchFolder(folder: string, { maxBytes, signal, onProgress }: FetchOptions) {
  const tooMuch = new AbortController();
  const look = async (): Promise<void> => {
    const bytes = await bytesIn(folder);
    if (bytes > maxBytes) tooMuch.abort();
    else onProgress?.(bytes);
  };
  const timer = setInterval(() => void look(), LOOK_AT_FOLDER_MS);
  return {
    signal: AbortSignal.any([signal, tooMuch.signal]),
    isTooLarge: () => tooMuch.signal.aborted,
    stop: () => clearInterval(timer),
  };
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map(name =>
      lstat(join(folder, name)).then(
        facts => facts.size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function outputOf(end: ProcessEnd, signal: AbortSignal): string {
  if (end.kind === 'not_started')
    throw new VideoFileError(notStarted(end.why), `the program did not start (${end.why})`);
  if (end.kind === 'stopped') {
    if (end.why === 'aborted') throw stopped(signal);
    const problem =
      end.why === 'timeout' ? 'timeout' : end.why === 'memory_limit' ? 'unavailable' : 'changed';
    throw new VideoFileError(problem, `the program was stopped: ${end.why}`);
  }
  if (end.exitCode === 0) return end.stdout;
  if (/No space left on device|Errno 28|Disk quota exceeded/.test(end.stderr))
    throw new VideoFileError('storage_full', 'no space left to work in');
  if (/Requested format is not available/.test(end.stderr))
    throw new VideoFileError('format_gone', 'the format is not offered any more');
  const { code, detail } = readYtdlpStderr(end.stderr);
  throw new VideoFileError(problemOfSource(code), detail);
}

const CONTENT_TYPES: Record<string, FetchedVideo['contentType']> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

/** The one resulting file: a regular file, no link, within its size, and really a video. */
async function receiveFile(
  folder: string,
  said: string,
  maxBytes: number,
): Promise<Omit<FetchedVideo, 'remove'>> {
  const [name, ...others] = await readdir(folder);
  if (name === undefined)
    throw /larger than max-filesize/.test(said)
      ? new VideoFileError('too_large', `more than ${maxBytes} bytes`)
      : new VideoFileError('no_video', 'it ended without a file');
  if (others.length > 0 || name.endsWith('.part')) throw new VideoFileError('changed', 'not one whole file');
  const path = join(folder, name);
  const facts = await lstat(path);
  if (!facts.isFile()) throw new VideoFileError('changed', 'not a plain file');
  if (facts.size > maxBytes) throw new VideoFileError('too_large', `more than ${maxBytes} bytes`);
  const contentType = CONTENT_TYPES[await formatOf(path)];
  if (contentType === undefined) throw new VideoFileError('no_video', 'what came is no video');
  return { path, bytes: facts.size, contentType };
}

async function formatOf(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FILE_HEAD_BYTES), 0, FILE_HEAD_BYTES, 0);
    const read = recogniseFile('', buffer.subarray(0, bytesRead));
    return read.kind === 'video' ? read.format : '';
  } finally {
    await handle.close();
  }
}

function stopped(signal: AbortSignal): VideoFileError {
  const { code, detail } = stoppedByCaller(signal);
  return new VideoFileError(problemOfSource(code), detail);
}
