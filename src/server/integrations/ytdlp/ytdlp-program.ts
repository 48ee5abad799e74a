import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  runContained,
  type ProcessEnd,
  type ProcessLimits,
} from '../../platform/processes/contained-process.ts';
import type { SourceAvailability } from '../video-source/video-source.ts';
import { isNewEnough, NEEDED_YTDLP_VERSION, readYtdlpVersion } from './ytdlp-version.ts';

const DEFAULT_LIMITS: ProcessLimits = {
  timeoutMs: 90_000,
  stdoutBytes: 64 * 1024 * 1024,
  stderrBytes: 256 * 1024,
  memoryBytes: 1024 * 1024 * 1024,
};
const VERSION_TIMEOUT_MS = 15_000;
/** Starting the tool takes up to a second, so a successful version check is cached this long. */
const VERSION_TRUSTED_MS = 10 * 60_000;
const NEVER = new AbortController().signal;

export interface YtdlpOptions {
  /** Path of the program; null or absent: `yt-dlp` is searched in `searchPath`. */
  binary?: string | null;
  /** The PATH to search, also passed to the program, because it may have to find its interpreter. */
  searchPath?: string;
  limits?: Partial<ProcessLimits>;
  /** Where each run gets its own empty home folder, removed afterwards. */
  temporaryDir?: string;
}

interface YtdlpRun {
  signal: AbortSignal;
  timeoutMs: number;
  /** Working folder; absent: its home folder, which is removed with all its content. */
  folder?: string;
}

/** The yt-dlp program of this machine, if it has one. */
export interface YtdlpProgram {
  limits: ProcessLimits;
  run: (args: readonly string[], options: YtdlpRun) => Promise<ProcessEnd>;
  availability: (signal?: AbortSignal) => Promise<SourceAvailability>;
}

/** Every run gets its own home folder and nothing of our environment but the PATH. */
export function createYtdlpProgram(options: YtdlpOptions = {}): YtdlpProgram {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const given = options.binary ?? '';
  const file = given === '' ? 'yt-dlp' : given.includes('/') ? resolve(given) : given;
  const searchPath = options.searchPath || '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
  let trusted: { until: number; answer: SourceAvailability } | null = null;

  async function run(args: readonly string[], { signal, timeoutMs, folder }: YtdlpRun): Promise<ProcessEnd> {
    let home: string;
    try {
      home = await mkdtemp(join(options.temporaryDir ?? tmpdir(), 'accroche-ytdlp-'));
    } catch {
      return { kind: 'not_started', why: 'no temporary folder' };
    }
    try {
      const env = { PATH: searchPath, HOME: home, TMPDIR: home, LANG: 'C.UTF-8' };
      const cwd = folder ?? home;
      return await runContained({ file, args, env, cwd, signal, limits: { ...limits, timeoutMs } });
    } finally {
      await rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
  }

  async function availability(signal: AbortSignal = NEVER): Promise<SourceAvailability> {
    if (trusted !== null && performance.now() < trusted.until) return trusted.answer;
    const timeoutMs = Math.min(VERSION_TIMEOUT_MS, limits.timeoutMs);
    const answer = versionAnswer(await run(['--version'], { signal, timeoutMs }));
    trusted = answer.usable ? { until: performance.now() + VERSION_TRUSTED_MS, answer } : null;
    return answer;
  }

  return { limits, run, availability };
}

const NOT_THERE = /^(?:ENOENT|EACCES|ENOEXEC|ENOTDIR|EPERM)$/;

/** Why the program did not start. */
export function notStarted(why: string): 'not_installed' | 'unavailable' {
  return NOT_THERE.test(why) ? 'not_installed' : 'unavailable';
}

function versionAnswer(end: ProcessEnd): SourceAvailability {
  if (end.kind === 'stopped')
    return { usable: false, reason: end.why === 'timeout' ? 'timeout' : 'unavailable' };
  if (end.kind === 'not_started') return { usable: false, reason: notStarted(end.why) };
  if (end.exitCode !== 0) return { usable: false, reason: 'not_installed' };
  const version = readYtdlpVersion(end.stdout);
  if (version === null) return { usable: false, reason: 'not_installed' };
  return isNewEnough(version, NEEDED_YTDLP_VERSION)
    ? { usable: true, version }
    : { usable: false, reason: 'too_old', found: version, needed: NEEDED_YTDLP_VERSION };
}
