import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { profileUrl, type Handle } from '#domain/accounts/handle.ts';
import type { SourceErrorCode, VideoReading } from '#domain/sources/measured.ts';
import { runContained, type ProcessEnd, type ProcessLimits, type StopReason } from './contained-process.ts';
import { isRealHandle } from './real-handle.ts';
import { valuesOf } from './source-failure.ts';
import { stoppedByCaller } from './stopped-by-caller.ts';
import {
  SourceError,
  type CollectOptions,
  type SourceAvailability,
  type VideoSource,
} from './video-source.ts';
import { parseYtdlpListing } from './ytdlp-parse.ts';
import { readYtdlpStderr } from './ytdlp-stderr.ts';
import { isNewEnough, NEEDED_YTDLP_VERSION, readYtdlpVersion } from './ytdlp-version.ts';

const SOURCE = 'ytdlp';
const DEFAULT_LIMITS: ProcessLimits = {
  timeoutMs: 90_000,
  stdoutBytes: 64 * 1024 * 1024,
  stderrBytes: 256 * 1024,
  memoryBytes: 1024 * 1024 * 1024,
};
const VERSION_TIMEOUT_MS = 15_000;
/** Starting the tool takes up to a second, so a good answer about its version is trusted this long. */
const VERSION_TRUSTED_MS = 10 * 60_000;
const LONGEST_LIST = 5_000;
const NEVER = new AbortController().signal;

export interface YtdlpOptions {
  /** Path of the program; null or absent: `yt-dlp` is looked for in `searchPath`. */
  binary?: string | null;
  /** The PATH to look in, handed to the program too, because it may have to find its interpreter. */
  searchPath?: string;
  limits?: Partial<ProcessLimits>;
  /** Where each run gets an empty home of its own, removed afterwards. */
  temporaryDir?: string;
}

/** The videos of a public account by the yt-dlp program, if the machine has it. */
export function createYtdlpSource(options: YtdlpOptions = {}): VideoSource {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const given = options.binary ?? '';
  const file = given === '' ? 'yt-dlp' : given.includes('/') ? resolve(given) : given;
  const searchPath = options.searchPath || '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
  let trusted: { until: number; answer: SourceAvailability } | null = null;

  async function run(args: string[], signal: AbortSignal, timeoutMs: number): Promise<ProcessEnd> {
    let home: string;
    try {
      home = await mkdtemp(join(options.temporaryDir ?? tmpdir(), 'accroche-ytdlp-'));
    } catch {
      return { kind: 'not_started', why: 'no temporary folder' };
    }
    try {
      const env = { PATH: searchPath, HOME: home, TMPDIR: home, LANG: 'C.UTF-8' };
      return await runContained({ file, args, env, cwd: home, signal, limits: { ...limits, timeoutMs } });
    } finally {
      await rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
  }

  async function availability(signal: AbortSignal = NEVER): Promise<SourceAvailability> {
    if (trusted !== null && performance.now() < trusted.until) return trusted.answer;
    const end = await run(['--version'], signal, Math.min(VERSION_TIMEOUT_MS, limits.timeoutMs));
    const answer = versionAnswer(end);
    trusted = answer.usable ? { until: performance.now() + VERSION_TRUSTED_MS, answer } : null;
    return answer;
  }

  async function videos(
    handle: Handle,
    { signal, now, limit }: CollectOptions & { limit: number },
  ): Promise<VideoReading[]> {
    if (!isRealHandle(handle))
      throw new SourceError(SOURCE, 'unsupported_url', 'not a handle of a real account');
    const usable = await availability(signal);
    if (signal.aborted) throw stopped('aborted', signal);
    if (!usable.usable) throw unusable(usable);
    const end = await run(listingArguments(handle, limit), signal, limits.timeoutMs);
    return readListing(end, handle, { limit, now, signal });
  }

  return {
    id: SOURCE,
    capabilities: { profile: false, videos: true },
    availability,
    videos,
  };
}

const NOT_THERE = /^(?:ENOENT|EACCES|ENOEXEC|ENOTDIR|EPERM)$/;

/** Only the platform's own extractors may act, so that no address can make the tool fetch anything else. */
function listingArguments(handle: Handle, limit: number): string[] {
  const length = Math.min(Math.max(Math.trunc(limit) || 1, 1), LONGEST_LIST);
  return [
    '--ignore-config',
    '-J',
    '--flat-playlist',
    '--playlist-items',
    `1:${length}`,
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
    profileUrl(handle),
  ];
}

function versionAnswer(end: ProcessEnd): SourceAvailability {
  if (end.kind === 'stopped')
    return { usable: false, reason: end.why === 'timeout' ? 'timeout' : 'unavailable' };
  if (end.kind === 'not_started')
    return { usable: false, reason: NOT_THERE.test(end.why) ? 'not_installed' : 'unavailable' };
  if (end.exitCode !== 0) return { usable: false, reason: 'not_installed' };
  const version = readYtdlpVersion(end.stdout);
  if (version === null) return { usable: false, reason: 'not_installed' };
  return isNewEnough(version, NEEDED_YTDLP_VERSION)
    ? { usable: true, version }
    : { usable: false, reason: 'too_old', found: version, needed: NEEDED_YTDLP_VERSION };
}

function unusable(state: Extract<SourceAvailability, { usable: false }>): SourceError {
  return new SourceError(SOURCE, state.reason, 'the program cannot be used', { values: valuesOf(state) });
}

function readListing(
  end: ProcessEnd,
  handle: Handle,
  { limit, now, signal }: { limit: number; now: () => Date; signal: AbortSignal },
): VideoReading[] {
  if (end.kind === 'not_started') {
    const code = NOT_THERE.test(end.why) ? 'not_installed' : 'unavailable';
    throw new SourceError(SOURCE, code, `it did not start (${end.why})`);
  }
  if (end.kind === 'stopped') throw stopped(end.why, signal);
  const list = parseYtdlpListing(end.stdout, handle, now());
  const readings = list.ok ? list.readings.slice(0, limit) : [];
  const failed = end.exitCode !== 0 || (list.ok && list.failedEntries > 0);
  if (failed) {
    const meaning = readYtdlpStderr(end.stderr);
    if (readings.length === 0) throw new SourceError(SOURCE, meaning.code, meaning.detail);
    throw new SourceError(SOURCE, 'partial', meaning.detail, { readings });
  }
  if (!list.ok) throw new SourceError(SOURCE, 'parse_changed', list.detail);
  if (readings.length === 0 && list.otherAccounts > 0) {
    throw new SourceError(SOURCE, 'challenge', 'the list of another account was answered');
  }
  if (readings.length === 0 && list.unusableEntries > 0) {
    throw new SourceError(SOURCE, 'parse_changed', 'no entry of the list could be read');
  }
  return readings;
}

const STOP_CODES: Record<Exclude<StopReason, 'aborted'>, SourceErrorCode> = {
  timeout: 'timeout',
  stdout_limit: 'parse_changed',
  stderr_limit: 'parse_changed',
  memory_limit: 'unavailable',
  output_left_open: 'unavailable',
};

function stopped(why: StopReason, signal: AbortSignal): SourceError {
  if (why !== 'aborted') return new SourceError(SOURCE, STOP_CODES[why], `the program was stopped: ${why}`);
  const { code, detail } = stoppedByCaller(signal);
  return new SourceError(SOURCE, code, detail);
}
