import { mkdtemp, open, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { MediaFacts } from '#domain/media/media-facts.ts';
import { MEDIA_LIMITS } from '#domain/media/media-refusal.ts';
import { sniffContainer, SNIFFED_BYTES } from '#domain/media/sniff-container.ts';
import { runAnalysis, type AnalysisLimits } from './analysis-run.ts';
import type { AnalysisSetup } from './analysis-setup.ts';
import { extractSound } from './extract-sound.ts';
import { INPUT_NAME } from './ffmpeg-arguments.ts';
import { MediaRefused, type AnalyseOptions, type MediaAnalyser } from './media-analyser.ts';
import { findMediaPrograms, OLDEST_FFMPEG, type FoundPrograms } from './media-programs.ts';
import { findCapper } from './tool-caps.ts';

interface MediaAnalyserOptions {
  /** `FFMPEG_PATH`; null: the system's ffmpeg, else the packaged one. */
  ffmpegPath: string | null;
  searchPath: string;
  /** Parent folder of running analyses; by default the system's temporary folder. */
  temporaryDir?: string;
  withPackaged?: boolean;
  limits?: Partial<AnalysisLimits & { softMs: number; leastMs: number; toolMs: number }>;
}

const LIMITS = {
  wallMs: 300_000,
  memoryBytes: 1_500_000_000,
  heapMegabytes: 512,
  messageBytes: 4_000_000,
  softMs: 55_000,
  leastMs: 10_000,
  toolMs: 240_000,
};

/**
 * Analyses files one after the other, each in its own process: two at once would take the cores that serve users. The
 * process does not know the file's name or place; it finds it under a fixed name in its folder.
 */
export function createMediaAnalyser(options: MediaAnalyserOptions): MediaAnalyser {
  const limits = { ...LIMITS, ...options.limits };
  let found: Promise<FoundPrograms> | null = null;
  let capper: Promise<string | null> | null = null;
  const programs = async (): Promise<FoundPrograms> => {
    found ??= findMediaPrograms(options);
    const result = await found;
    // A missing program may be installed while the server runs.
    if ('refused' in result) found = null;
    return result;
  };

  const analyse = async (file: string, { signal, onStage }: AnalyseOptions): Promise<MediaFacts> => {
    signal?.throwIfAborted();
    const content = await examineFile(file);
    const tools = await programs();
    if ('refused' in tools) throw new MediaRefused(tools.refused);
    signal?.throwIfAborted();
    const { ffmpeg, ffprobe } = tools.programs;
    const folder = await mkdtemp(join(options.temporaryDir ?? tmpdir(), 'accroche-media-'));
    try {
      await symlink(resolve(file), join(folder, INPUT_NAME));
      const setup: AnalysisSetup = {
        ...content,
        ffmpeg,
        ffprobe,
        prlimit: await (capper ??= findCapper(ffmpeg, options.searchPath)),
        softMs: limits.softMs,
        leastMs: limits.leastMs,
        toolMs: limits.toolMs,
      };
      const end = await runAnalysis({ setup, folder, limits, signal, onStage: onStage ?? (() => undefined) });
      if (end.kind === 'facts') return end.facts;
      if (end.kind === 'refused') throw new MediaRefused(end.code, end.detail);
      signal?.throwIfAborted();
      throw new MediaRefused('analysis_failed', 'aborted by nobody');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  return {
    analyse: async (file, analyseOptions = {}) => {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      try {
        await unlessAborted(before, analyseOptions.signal);
        return await analyse(file, analyseOptions);
      } finally {
        // A caller that leaves the queue early passes its wait for the earlier ones on to the next.
        void before.then(() => turn.resolve());
      }
    },
    soundOf: async (file, { signal }) => {
      const { demuxer } = await examineFile(file);
      const tools = await programs();
      if ('refused' in tools) throw new MediaRefused(tools.refused);
      const { ffmpeg } = tools.programs;
      const prlimit = await (capper ??= findCapper(ffmpeg, options.searchPath));
      return extractSound({ ffmpeg, prlimit, demuxer, file, signal });
    },
    describe: async () => describePrograms(await programs()),
  };
}

/** Size and first bytes: the checks that need no program. */
async function examineFile(file: string): Promise<Pick<AnalysisSetup, 'container' | 'demuxer' | 'bytes'>> {
  const about = await stat(file);
  if (!about.isFile()) throw new MediaRefused('not_a_video');
  if (about.size === 0) throw new MediaRefused('empty');
  if (about.size > MEDIA_LIMITS.bytes) throw new MediaRefused('too_big');
  const handle = await open(file, 'r');
  try {
    const head = new Uint8Array(SNIFFED_BYTES);
    const { bytesRead } = await handle.read(head, 0, SNIFFED_BYTES, 0);
    const sniffed = sniffContainer(head.subarray(0, bytesRead));
    if ('refused' in sniffed) throw new MediaRefused(sniffed.refused);
    return { ...sniffed, bytes: about.size };
  } finally {
    await handle.close();
  }
}

async function unlessAborted(turn: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) {
    await turn;
    return;
  }
  const aborted = Promise.withResolvers<void>();
  const onAbort = (): void => aborted.resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([turn, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
  signal.throwIfAborted();
}

function describePrograms(found: FoundPrograms): string {
  if ('refused' in found) {
    return found.refused === 'ffmpeg_missing'
      ? 'none: videos are not analysed (install ffmpeg or set FFMPEG_PATH)'
      : `too old: videos are not analysed (ffmpeg ${OLDEST_FFMPEG} or newer is needed: update it, or name another one with FFMPEG_PATH)`;
  }
  const { ffmpeg, version, from } = found.programs;
  const origin = {
    FFMPEG_PATH: `${ffmpeg}, named by FFMPEG_PATH`,
    PATH: `${ffmpeg}, of the system`,
    package: 'the one that came with the packages, of 2018 and without repairs: install ffmpeg of the system',
  };
  return `ffmpeg ${version}: ${origin[from]}`;
}
