import { tmpdir } from 'node:os';
import { profileUrl, type Handle } from '#domain/accounts/handle.ts';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import type { SourceErrorCode, VideoReading } from '#domain/sources/reading.ts';
import type { ProcessEnd, StopReason } from '../../platform/processes/contained-process.ts';
import { isRealHandle } from '../video-source/real-handle.ts';
import { valuesOf } from '../video-source/source-failure.ts';
import { stoppedByCaller } from '../../platform/network/aborted-by-caller.ts';
import {
  SourceError,
  type CollectOptions,
  type SoleVideo,
  type SourceAvailability,
  type VideoSource,
} from '../video-source/video-source.ts';
import { parseYtdlpListing } from './ytdlp-parse.ts';
import { createYtdlpProgram, notStarted, type YtdlpOptions } from './ytdlp-program.ts';
import { readYtdlpStderr } from './ytdlp-stderr.ts';
import { readSoleVideo } from './ytdlp-video.ts';

const SOURCE = 'ytdlp';
const LONGEST_LIST = 5_000;

/** The videos of a public account through the yt-dlp program, if installed. */
export function createYtdlpSource(options: YtdlpOptions = {}): VideoSource {
  const { limits, run, availability } = createYtdlpProgram(options);

  async function videos(
    handle: Handle,
    { signal, now, limit }: CollectOptions & { limit: number },
  ): Promise<VideoReading[]> {
    if (!isRealHandle(handle))
      throw new SourceError(SOURCE, 'unsupported_url', 'not a handle of a real account');
    const usable = await availability(signal);
    if (signal.aborted) throw stopped('aborted', signal);
    if (!usable.usable) throw unusable(usable);
    const end = await run(listingArguments(handle, limit), { signal, timeoutMs: limits.timeoutMs });
    return readListing(end, handle, { limit, now, signal });
  }

  async function video(link: VideoLink, { signal, now }: CollectOptions): Promise<SoleVideo> {
    if (link.handle !== null && !isRealHandle(link.handle))
      throw new SourceError(SOURCE, 'unsupported_url', 'not a handle of a real account');
    const usable = await availability(signal);
    if (signal.aborted) throw stopped('aborted', signal);
    if (!usable.usable) throw unusable(usable);
    return readSoleVideo(run, link, {
      signal,
      now,
      timeoutMs: limits.timeoutMs,
      temporaryDir: options.temporaryDir ?? tmpdir(),
      stopped: why => stopped(why, signal),
    });
  }

  return {
    id: SOURCE,
    capabilities: { profile: false, videos: true },
    bringsCaptions: true,
    availability,
    videos,
    video,
  };
}

/** Only the platform's own extractors are enabled, so that no URL can make the tool fetch anything else. */
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

function unusable(state: Extract<SourceAvailability, { usable: false }>): SourceError {
  return new SourceError(SOURCE, state.reason, 'the program cannot be used', { values: valuesOf(state) });
}

function readListing(
  end: ProcessEnd,
  handle: Handle,
  { limit, now, signal }: { limit: number; now: () => Date; signal: AbortSignal },
): VideoReading[] {
  if (end.kind === 'not_started') {
    throw new SourceError(SOURCE, notStarted(end.why), `it did not start (${end.why})`);
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
