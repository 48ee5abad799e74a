import type { Handle } from '#domain/accounts/handle.ts';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import type { ProfileReading, SourceErrorCode, SourceId, VideoReading } from '#domain/sources/reading.ts';

/** Whether a source can be used right now, and if not, what would make it usable. */
export type SourceAvailability =
  | { usable: true; version?: string; /** For the start-up log: for whom it can be used. */ note?: string }
  | { usable: false; reason: SourceErrorCode; found?: string; needed?: string };

export interface SourceCapabilities {
  profile: boolean;
  videos: boolean;
}

export interface CollectOptions {
  /** For whom; a source that needs its owner's permission serves nobody else. */
  userId?: string;
  /** Started by the server's own rhythm: what costs somebody money is then left alone. */
  routine?: boolean;
  signal: AbortSignal;
  now: () => Date;
}

/**
 * A place numbers come from. Every method rejects with `SourceError` and with nothing else;
 * a source that cannot be used rejects with the reason its `availability` gives.
 */
export interface VideoSource {
  readonly id: SourceId;
  readonly capabilities: SourceCapabilities;
  /** Reads what its owner allowed, hence without the admin's consent. */
  readonly ownerConsents?: boolean;
  /** A list that ends by itself holds all public videos, whatever the profile counts. */
  readonly listsAll?: boolean;
  /** Each reading is paid for by the user. */
  readonly isPaid?: boolean;
  /** Whether it can be asked for this account at all; absent: for every one. */
  serves?(handle: Handle, userId: string): Promise<boolean>;
  availability(signal?: AbortSignal): Promise<SourceAvailability>;
  profile?(handle: Handle, options: CollectOptions): Promise<ProfileReading>;
  /** Newest first. A partial answer rejects with code `partial` and carries what was read in `readings`. */
  videos?(handle: Handle, options: CollectOptions & { limit: number }): Promise<VideoReading[]>;
  /** One video by its address, whoever posted it. */
  video?(link: VideoLink, options: CollectOptions): Promise<SoleVideo>;
  /** Whether `video` also brings the platform's captions where there are some; such a source is asked first. */
  readonly bringsCaptions?: boolean;
}

/** One video, with the platform's own captions where the source could have them. */
export interface SoleVideo {
  reading: VideoReading;
  /** WebVTT. */
  captions: string | null;
}

/** What one collection of an account gave; parts that failed say why, parts that worked are kept. */
export interface Collected {
  profile: ProfileReading | null;
  videos: VideoReading[];
  videosComplete: boolean;
  failures: {
    source: SourceId;
    capability: keyof SourceCapabilities;
    code: SourceErrorCode;
    detail: string;
    /** What the code's sentence mentions, such as the version found and the one needed. */
    values?: Readonly<Record<string, string>>;
    retryAfterMs?: number;
  }[];
}

export class SourceError extends Error {
  readonly code: SourceErrorCode;
  readonly source: SourceId;
  readonly retryAfterMs: number | undefined;
  readonly readings: VideoReading[];
  /** What the code's sentence mentions, such as the version found and the one needed. */
  readonly values: Readonly<Record<string, string>>;
  constructor(
    source: SourceId,
    code: SourceErrorCode,
    detail: string,
    extra: {
      retryAfterMs?: number | undefined;
      readings?: VideoReading[];
      values?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(`${source}: ${code}: ${detail}`, extra.cause === undefined ? {} : { cause: extra.cause });
    this.name = 'SourceError';
    this.source = source;
    this.code = code;
    this.retryAfterMs = extra.retryAfterMs;
    this.readings = extra.readings ?? [];
    this.values = extra.values ?? {};
  }
}
