import type { Handle } from '#domain/accounts/handle.ts';
import type { DownloadProblem } from '#domain/downloads/download-problem.ts';
import type { VideoOption } from '#domain/downloads/video-option.ts';
import type { ResolveShortLink } from './short-link.ts';
import type { SourceAvailability } from './video-source.ts';

/** A public video; its account where it is known. */
export interface VideoRef {
  id: string;
  handle: Handle | null;
}

/** What a video was found to be before its file is fetched. */
export interface FoundVideo {
  id: string;
  handle: Handle | null;
  caption: string;
  durationSeconds: number | null;
  /** At least one; the first plays everywhere where there is such a one. */
  options: VideoOption[];
}

/** A file in a folder of its own; whoever has it removes it. */
export interface FetchedVideo {
  path: string;
  bytes: number;
  contentType: 'video/mp4' | 'video/quicktime' | 'video/webm';
  remove(): Promise<void>;
}

export interface FetchOptions {
  /** Absent: the best that plays everywhere. */
  option?: VideoOption;
  maxBytes: number;
  signal: AbortSignal;
  /** Bytes on the disk so far. */
  onProgress?: (bytes: number) => void;
}

/** Where video files come from. `look` and `fetch` reject with `VideoFileError` and with nothing else. */
export interface VideoFiles {
  /** Whether it can be used, the administrator's consent included. */
  availability(): Promise<SourceAvailability>;
  look(video: VideoRef, signal: AbortSignal): Promise<FoundVideo>;
  fetch(video: VideoRef, options: FetchOptions): Promise<FetchedVideo>;
  resolveShortLink: ResolveShortLink;
  /** Removes what runs that were killed left behind. */
  sweep(): Promise<number>;
}

export class VideoFileError extends Error {
  readonly problem: DownloadProblem;
  /** What its sentence mentions, such as the version found and the one needed. */
  readonly values: Readonly<Record<string, string>>;
  constructor(
    problem: DownloadProblem,
    detail: string,
    extra: { values?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(`video file: ${problem}: ${detail}`, extra.cause === undefined ? {} : { cause: extra.cause });
    this.name = 'VideoFileError';
    this.problem = problem;
    this.values = extra.values ?? {};
  }
}
