import { parseHandle, type Handle } from '#domain/accounts/handle.ts';
import type { ProfileReading, SourceErrorCode, VideoReading } from '#domain/sources/reading.ts';
import {
  SourceError,
  type CollectOptions,
  type SourceAvailability,
  type VideoSource,
} from '#server/integrations/video-source/video-source.ts';

/** A live source whose answers the test sets. An answer that is a function is called each time. */
export interface ScriptedSource extends VideoSource {
  profileAnswer: Answer<ProfileReading>;
  videosAnswer: Answer<VideoReading[]>;
  availability: () => Promise<SourceAvailability>;
  /** Collections begun so far, by handle. */
  calls: string[];
}

type Answer<Reading> = (handle: Handle, options: CollectOptions) => Reading | Promise<Reading>;

export function createScriptedSource(videos = 3): ScriptedSource {
  const source: ScriptedSource = {
    id: 'ytdlp',
    capabilities: { profile: true, videos: true },
    calls: [],
    profileAnswer: (handle, { now }) => profileReading(handle, now()),
    videosAnswer: (handle, { now }) =>
      Array.from({ length: videos }, (_, index) => videoReading(handle, now(), index)),
    availability: async () => ({ usable: true }),
    async profile(handle, options) {
      source.calls.push(handle);
      return source.profileAnswer(handle, options);
    },
    async videos(handle, options) {
      return source.videosAnswer(handle, options);
    },
  };
  return source;
}

/** An answer that fails with a source's code, `times` times; then the one that follows. */
export function failing<Reading>(
  code: SourceErrorCode,
  options: { times?: number; retryAfterMs?: number; afterwards?: Answer<Reading> } = {},
): Answer<Reading> {
  let left = options.times ?? Infinity;
  return (handle, collect) => {
    left -= 1;
    if (left < 0 && options.afterwards !== undefined) return options.afterwards(handle, collect);
    const { retryAfterMs } = options;
    const extra = retryAfterMs === undefined ? {} : { retryAfterMs };
    throw new SourceError('ytdlp', code, 'as the test asked', extra);
  };
}

export function profileReading(
  handle: string,
  observedAt: Date,
  changes: Partial<ProfileReading> = {},
): ProfileReading {
  return {
    handle,
    displayName: `Compte ${handle}`,
    verified: true,
    privateAccount: false,
    followers: 12_300,
    following: 45,
    likes: 98_700,
    videos: 3,
    externalId: null,
    source: 'ytdlp',
    precision: 'rounded',
    observedAt,
    warnings: [],
    ...changes,
  };
}

const DAY_MS = 86_400_000;

/** Video number `index` of a handle, published `index` + 1 days before it is measured. */
export function videoReading(
  handle: string,
  observedAt: Date,
  index: number,
  changes: Partial<VideoReading> = {},
): VideoReading {
  const day = Math.floor(observedAt.getTime() / DAY_MS) * DAY_MS;
  const publishedAt = new Date(day - (index + 1) * DAY_MS + 3_600_000);
  const id = ((BigInt(publishedAt.getTime() / 1_000) << 32n) + BigInt(index + 1)).toString();
  return {
    id,
    handle,
    url: `https://www.tiktok.com/@${handle}/video/${id}`,
    description: `Vidéo ${index + 1} de ${handle}`,
    publishedAt,
    publishedAtFrom: 'source',
    views: 1_000 * (index + 1),
    likes: 80,
    comments: 10,
    shares: 10,
    saves: 5,
    durationSeconds: 20,
    kind: 'video',
    pinned: false,
    source: 'ytdlp',
    precision: 'rounded',
    observedAt,
    warnings: [],
    ...changes,
  };
}

export function testHandle(text: string): Handle {
  const parsed = parseHandle(text);
  if (!parsed.ok) throw new Error(`${text} is not a handle`);
  return parsed.handle;
}
