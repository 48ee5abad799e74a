import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import {
  believesNoVideos,
  followersVanished,
  listingIsComplete,
  profileLostCounts,
  resolveListingFailure,
  type KnownCounts,
  type ListingContext,
} from '#domain/sources/listing-plausibility.ts';
import type { ProfileReading, SourceErrorCode, SourceId, VideoReading } from '#domain/sources/reading.ts';
import { mostTelling } from '#domain/sources/most-specific-refusal.ts';
import { stoppedByCaller } from '../../platform/network/aborted-by-caller.ts';
import { asSourceError, failureOf, valuesOf, type Failure } from './source-failure.ts';
import {
  SourceError,
  type Collected,
  type CollectOptions,
  type SoleVideo,
  type SourceAvailability,
  type SourceCapabilities,
  type VideoSource,
} from './video-source.ts';

export interface CollectRequest extends CollectOptions {
  /** Most videos to return, newest first. */
  limit: number;
  /** What the last collection found; null where unknown. */
  known: KnownCounts;
  /** Called once the profile has been read, before the videos. */
  onProfile?: () => Promise<void>;
}

/** The account and the user that sources are queried for. */
interface Asker {
  handle: Handle;
  userId: string;
}

interface SourceState {
  id: SourceId;
  capabilities: SourceCapabilities;
  /** Reads the live platform, hence only with the admin's consent. */
  live: boolean;
  /** Each call is paid for by the user. */
  isPaid: boolean;
  consented: boolean;
  availability: SourceAvailability;
}

/** All sources behind one interface: the right one for each need, in order, never mixed. */
export interface CollectingSource {
  /** Rejects with `SourceError`, and only when neither the profile nor any video could be read. */
  collect(handle: Handle, request: CollectRequest): Promise<Collected>;
  /** One public video. Rejects with `SourceError`, the most informative of the sources' errors. */
  video(link: VideoLink, options: CollectOptions): Promise<SoleVideo>;
  /** Whether the administrator allowed reading the live platform at all. */
  isLiveAllowed(): Promise<boolean>;
  /** Of all sources, or of those that can serve one account. */
  availability(asker?: Asker): Promise<SourceState[]>;
  /** One line for the start-up log. */
  describe(): Promise<string>;
}

interface CompositeOptions {
  /** In order of preference; a need is met by the first usable source that can meet it. */
  sources: readonly VideoSource[];
  /** Whether the administrator allowed collecting from the live platform. Checked at every collection. */
  consent: () => Promise<boolean>;
  /** Called for every failure of every source, for the log. */
  onFailure?: (of: string, failure: Failure) => void;
}

const SETTLING: ReadonlySet<SourceErrorCode> = new Set(['not_found', 'private', 'rate_limited']);

export function createVideoSource({ sources, consent, onFailure }: CompositeOptions): CollectingSource {
  const isLive = (source: VideoSource): boolean => source.id !== 'demo';

  /** Demo creators have their own source; of the others, those that serve this account. */
  async function serversOf({ handle, userId }: Partial<Asker> & { handle: Handle }): Promise<VideoSource[]> {
    const kind = sources.filter(source => isLive(source) !== isDemoHandle(handle));
    const serves = async (source: VideoSource): Promise<boolean> =>
      source.serves === undefined || (userId !== undefined && (await source.serves(handle, userId)));
    const served = await Promise.all(kind.map(serves));
    return kind.filter((_, index) => served[index]);
  }

  async function collect(handle: Handle, request: CollectRequest): Promise<Collected> {
    const demo = isDemoHandle(handle);
    const serving = await serversOf({ handle, userId: request.userId });
    const able = serving.filter(source => !(request.routine === true && source.isPaid === true));
    const [first] = able;
    if (first === undefined)
      throw new SourceError('demo', 'unavailable', 'no source serves this kind of account');
    const consented = demo || (await consent());
    const fitting = able.filter(source => consented || source.ownerConsents === true);
    if (fitting.length === 0)
      throw new SourceError(first.id, 'not_consented', 'live collection is not allowed');

    const failures: Failure[] = [];
    const profile = await collectProfile(fitting, handle, request, failures);
    if (profile !== null) await request.onProfile?.();
    // A missing or private account has no list to read, and a rate-limiting platform is not called twice.
    const settled = profile === null && failures.some(({ code }) => SETTLING.has(code));
    const listing = settled ? NOTHING : await collectVideos(fitting, handle, request, profile, failures);
    failures.forEach(failure => onFailure?.(handle, failure));
    if (profile === null && listing.readings.length === 0) throw telling(failures, first.id);
    const cut = listing.readings.length > 0 && !listing.complete;
    return {
      profile: profile !== null && cut ? withPartialList(profile) : profile,
      videos: listing.readings,
      videosComplete: listing.complete,
      failures,
    };
  }

  async function video(link: VideoLink, options: CollectOptions): Promise<SoleVideo> {
    const isDemo = link.handle !== null && isDemoHandle(link.handle);
    const able = sources
      .filter(source => source.video !== undefined && isLive(source) !== isDemo)
      .toSorted((a, b) => Number(b.bringsCaptions ?? false) - Number(a.bringsCaptions ?? false));
    const [first] = able;
    if (first === undefined) throw new SourceError('demo', 'unavailable', 'no source reads a single video');
    if (!isDemo && !(await consent()))
      throw new SourceError(first.id, 'not_consented', 'live collection is not allowed');
    const failures: Failure[] = [];
    for (const source of able) {
      try {
        await mustBeUsable(source, options.signal);
        const sole = await source.video?.(link, options);
        if (sole !== undefined) return sole;
      } catch (error) {
        const failure = failureOf(asSourceError(source.id, error), 'videos');
        failures.push(failure);
        onFailure?.(link.handle ?? link.id, failure);
        stopIfAborted(source.id, options.signal);
      }
    }
    throw telling(failures, first.id);
  }

  async function availability(asker?: Asker): Promise<SourceState[]> {
    const consented = await consent();
    return Promise.all(
      (asker === undefined ? sources : await serversOf(asker)).map(async source => ({
        id: source.id,
        capabilities: source.capabilities,
        live: isLive(source),
        isPaid: source.isPaid === true,
        consented: consented || !isLive(source) || source.ownerConsents === true,
        availability: await source.availability(),
      })),
    );
  }

  async function describe(): Promise<string> {
    const states = await availability();
    const words = states.map(({ id, availability: state, consented }) => {
      if (!state.usable)
        return `${id} (${state.reason}${state.found === undefined ? '' : ` ${state.found}`})`;
      return `${id}${state.version === undefined ? '' : ` ${state.version}`}${state.note === undefined ? '' : ` ${state.note}`}${consented ? '' : ' (waits for the admin’s consent)'}`;
    });
    return [...words, 'file import'].join(', ');
  }

  return { collect, video, isLiveAllowed: consent, availability, describe };
}

/** The first source that succeeds; every failure before it is recorded with its reason. */
async function collectProfile(
  sources: readonly VideoSource[],
  handle: Handle,
  request: CollectRequest,
  failures: Failure[],
): Promise<ProfileReading | null> {
  for (const source of sources) {
    if (!source.capabilities.profile || source.profile === undefined) continue;
    try {
      await mustBeUsable(source, request.signal);
      const profile = await source.profile(handle, request);
      if (followersVanished(profile.followers, request.known.followers))
        throw new SourceError(source.id, 'challenge', 'zero followers for an account known to have some');
      if (profileLostCounts(profile, request.known))
        throw new SourceError(source.id, 'parse_changed', 'counts that were known are missing or impossible');
      return profile;
    } catch (error) {
      failures.push(failureOf(asSourceError(source.id, error), 'profile'));
      stopIfAborted(source.id, request.signal);
    }
  }
  return null;
}

interface Listing {
  readings: VideoReading[];
  complete: boolean;
}

const NOTHING: Listing = { readings: [], complete: false };

async function collectVideos(
  sources: readonly VideoSource[],
  handle: Handle,
  request: CollectRequest,
  profile: ProfileReading | null,
  failures: Failure[],
): Promise<Listing> {
  const context: ListingContext = { profile, knownVideos: request.known.videos };
  if (profile?.privateAccount === true) {
    const detail = 'the profile says that the account is private';
    failures.push({ source: profile.source, capability: 'videos', code: 'private', detail });
    return NOTHING;
  }
  for (const source of sources) {
    if (!source.capabilities.videos || source.videos === undefined) continue;
    try {
      await mustBeUsable(source, request.signal);
      const readings = await source.videos(handle, request);
      if (readings.length === 0) throw new SourceError(source.id, 'no_videos', 'the list was empty');
      const complete = source.listsAll === true || listingIsComplete(readings.length, request.limit, context);
      return { readings, complete };
    } catch (thrown) {
      const error = asSourceError(source.id, thrown);
      const code = resolveListingFailure(error.code, context);
      if (code === 'no_videos' && believesNoVideos(context)) return { readings: [], complete: true };
      failures.push({ ...failureOf(error, 'videos'), code });
      stopIfAborted(source.id, request.signal);
      if (error.readings.length > 0) return { readings: error.readings, complete: false };
    }
  }
  return NOTHING;
}

async function mustBeUsable(source: VideoSource, signal: AbortSignal): Promise<void> {
  stopIfAborted(source.id, signal);
  const state = await source.availability(signal);
  stopIfAborted(source.id, signal);
  if (state.usable) return;
  throw new SourceError(source.id, state.reason, 'the source cannot be used now', {
    values: valuesOf(state),
  });
}

function stopIfAborted(source: SourceId, signal: AbortSignal): void {
  if (!signal.aborted) return;
  const { code, detail } = stoppedByCaller(signal);
  throw new SourceError(source, code, detail);
}

function telling(failures: readonly Failure[], fallback: SourceId): SourceError {
  const [head, ...rest] = failures;
  if (head === undefined) return new SourceError(fallback, 'unavailable', 'no source can read this account');
  const { source, code, detail, values } = mostTelling([head, ...rest]);
  const waits = failures.map(({ retryAfterMs }) => retryAfterMs ?? 0);
  return new SourceError(source, code, detail, {
    values: values ?? {},
    retryAfterMs: Math.max(...waits) || undefined,
  });
}

function withPartialList(profile: ProfileReading): ProfileReading {
  return profile.warnings.includes('partial_list')
    ? profile
    : { ...profile, warnings: [...profile.warnings, 'partial_list'] };
}
