import type { Handle } from '#domain/accounts/handle.ts';
import type { DownloadProblem } from '#domain/downloads/download-problem.ts';
import type { VideoOption } from '#domain/downloads/video-option.ts';
import type { ResolveShortLink } from './short-link.ts';
import type { SourceAvailability } from './video-source.ts';

/** A public video; its account where known. */
export interface VideoRef {
  id: string;
  handle: Handle | null;
}

/** What a video is, as found before its file is fetched. */
export interface FoundVideo {
  id: string;
  handle: Handle | null;
  caption: string;
  durationSeconds: number | null;
  /** At least one; the first plays everywhere if one does. */
  options: VideoOption[];
}

/** A file in its own folder; the receiver removes it. */
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

/** Downloads video files. `look` and `fetch` reject only with `VideoFileError`. */
export interface VideoFiles {
  /** Whether it can be used, including the administrator's consent. */
  availability(): Promise<SourceAvailability>;
  look(video: VideoRef, signal: AbortSignal): Promise<FoundVideo>;
  fetch(video: VideoRef, options: FetchOptions): Promise<FetchedVideo>;
  resolveShortLink: ResolveShortLink;
  /** Removes what killed runs left behind. */
  sweep(): Promise<number>;
}

export class VideoFileError extends Error {
  readonly problem: DownloadProblem;
  /** The values of its message, such as the version found and the one needed. */
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
