import type { Handle } from '#domain/accounts/handle.ts';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import type { ProfileReading, SourceErrorCode, SourceId, VideoReading } from '#domain/sources/reading.ts';

/** Whether a source can be used right now, and if not, what would make it usable. */
export type SourceAvailability =
  | {
      usable: true;
      version?: string;
      /** For the start-up log: for which accounts it can be used. */ note?: string;
    }
  | { usable: false; reason: SourceErrorCode; found?: string; needed?: string };

export interface SourceCapabilities {
  profile: boolean;
  videos: boolean;
}

export interface CollectOptions {
  /** For whom; a source that needs the owner's permission serves no other account. */
  userId?: string;
  /** Started by the server's schedule: paid sources are then not used. */
  routine?: boolean;
  signal: AbortSignal;
  now: () => Date;
}

/**
 * A source of figures. Every method rejects only with `SourceError`; an unusable source rejects with the reason of its
 * `availability`.
 */
export interface VideoSource {
  readonly id: SourceId;
  readonly capabilities: SourceCapabilities;
  /** Reads with the owner's permission, hence without the administrator's consent. */
  readonly ownerConsents?: boolean;
  /** A list read to its end holds all public videos, whatever the profile counts. */
  readonly listsAll?: boolean;
  /** Each call is paid for by the user. */
  readonly isPaid?: boolean;
  /** Whether it can be used for this account at all; absent: for every one. */
  serves?(handle: Handle, userId: string): Promise<boolean>;
  availability(signal?: AbortSignal): Promise<SourceAvailability>;
  profile?(handle: Handle, options: CollectOptions): Promise<ProfileReading>;
  /** Newest first. A partial result rejects with code `partial` and carries what was read in `readings`. */
  videos?(handle: Handle, options: CollectOptions & { limit: number }): Promise<VideoReading[]>;
  /** One video by its URL, whoever posted it. */
  video?(link: VideoLink, options: CollectOptions): Promise<SoleVideo>;
  /** Whether `video` also returns the platform's captions where they exist; such a source is tried first. */
  readonly bringsCaptions?: boolean;
}

/** One video, with the platform's own captions where the source could have them. */
export interface SoleVideo {
  reading: VideoReading;
  /** WebVTT. */
  captions: string | null;
}

/** The result of one collection of an account; failed parts give their reason, successful ones are retained. */
export interface Collected {
  profile: ProfileReading | null;
  videos: VideoReading[];
  videosComplete: boolean;
  failures: {
    source: SourceId;
    capability: keyof SourceCapabilities;
    code: SourceErrorCode;
    detail: string;
    /** The values of the code's message, such as the version found and the one needed. */
    values?: Readonly<Record<string, string>>;
    retryAfterMs?: number;
  }[];
}

export class SourceError extends Error {
  readonly code: SourceErrorCode;
  readonly source: SourceId;
  readonly retryAfterMs: number | undefined;
  readonly readings: VideoReading[];
  /** The values of the code's message, such as the version found and the one needed. */
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
