import { setTimeout as pause } from 'node:timers/promises';
import type { Handle } from '#domain/accounts/handle.ts';
import { APIFY_MOST_VIDEOS } from '#domain/sources/apify-cost.ts';
import type { ProfileReading, SourceErrorCode, VideoReading } from '#domain/sources/reading.ts';
import { fetchJson } from '#server/platform/network/fetch-json.ts';
import { readApifyItem } from '#server/integrations/import-files/apify-item.ts';
import { isRecord, textAt, valueAt } from '#server/platform/json/json-record.ts';
import { isRealHandle } from '#server/integrations/video-source/real-handle.ts';
import { stoppedByCaller } from '#server/platform/network/aborted-by-caller.ts';
import {
  SourceError,
  type CollectOptions,
  type VideoSource,
} from '#server/integrations/video-source/video-source.ts';
import { callApify, dataOf, SOURCE } from './apify-calls.ts';
import { findApifyToken, recordApifyAnswer } from './apify-tokens.ts';
import type { TokenStore } from '../../platform/token-store.ts';

const ACTOR = 'clockworks~tiktok-profile-scraper';
const POLL_MS = 2_000;
/** A run ends after this time even if this process is gone: it costs money. */
const RUN_SECONDS = 120;
const MOST_ITEMS = APIFY_MOST_VIDEOS;
const ITEMS_BYTES = 32 * 1024 * 1024;

interface ApifyOptions {
  origin: string;
  /** For users without their own token; null: there is none. */
  serverToken: string | null;
  pollMs?: number;
}

interface Read {
  profile: ProfileReading | null;
  videos: VideoReading[];
}

/** Apify's profile scraper, with the token of the user or of the server. One paid run gives profile and videos. */
export function createApifySource(vault: TokenStore, options: ApifyOptions): VideoSource {
  /** One collection reads twice but pays for one run. */
  const underWay = new WeakMap<AbortSignal, Promise<Read>>();

  async function tokenOf(userId: string): Promise<{ token: string; isOwn: boolean } | null> {
    const own = (await findApifyToken(vault, userId))?.token ?? null;
    if (own !== null) return { token: own, isOwn: true };
    return options.serverToken === null ? null : { token: options.serverToken, isOwn: false };
  }

  function readOnce(handle: Handle, collect: CollectOptions): Promise<Read> {
    const known = underWay.get(collect.signal);
    if (known !== undefined) return known;
    const reading = read(handle, collect);
    reading.catch(() => undefined);
    underWay.set(collect.signal, reading);
    return reading;
  }

  async function read(handle: Handle, collect: CollectOptions): Promise<Read> {
    if (!isRealHandle(handle))
      throw new SourceError(SOURCE, 'unsupported_url', 'not a handle of a real account');
    const { userId } = collect;
    const held = userId === undefined ? null : await tokenOf(userId);
    if (userId === undefined || held === null) throw new SourceError(SOURCE, 'unavailable', 'no token');
    if (!held.isOwn) return readWith(held.token, handle, collect);
    try {
      const reading = await readWith(held.token, handle, collect);
      await recordApifyAnswer(vault, userId, null, collect.now());
      return reading;
    } catch (error) {
      const code = error instanceof SourceError ? error.code : null;
      if (code === 'token_refused' || code === 'quota')
        await recordApifyAnswer(vault, userId, code, collect.now());
      throw error;
    }
  }

  async function readWith(token: string, handle: Handle, collect: CollectOptions): Promise<Read> {
    const call = (path: string, method: 'GET' | 'POST', body?: object): Promise<unknown> =>
      callApify(new URL(path, options.origin), token, {
        method,
        signal: collect.signal,
        bodyBytes: ITEMS_BYTES,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const query = `timeout=${RUN_SECONDS}&maxItems=${MOST_ITEMS}`;
    const started = dataOf(await call(`/v2/acts/${ACTOR}/runs?${query}`, 'POST', inputFor(handle)));
    const runId = idIn(started, 'id');
    let status = textAt(started, 'status') ?? '';
    let run = started;
    try {
      while (status === 'READY' || status === 'RUNNING' || status === 'TIMING-OUT' || status === 'ABORTING') {
        await pause(options.pollMs ?? POLL_MS, undefined, { signal: collect.signal });
        run = dataOf(await call(`/v2/actor-runs/${runId}`, 'GET'));
        status = textAt(run, 'status') ?? '';
      }
    } catch (error) {
      await abandon(runId, token);
      if (!collect.signal.aborted) throw error;
      const { code, detail } = stoppedByCaller(collect.signal);
      throw new SourceError(SOURCE, code, detail);
    }
    if (status !== 'SUCCEEDED')
      throw new SourceError(SOURCE, meaningOfEnd(status), `the run ended as ${status.slice(0, 40)}`);
    const items = await call(
      `/v2/datasets/${idIn(run, 'defaultDatasetId')}/items?clean=1&limit=${MOST_ITEMS}`,
      'GET',
    );
    return understood(items, handle, collect.now());
  }

  /** The result is no longer needed: stop the cost. */
  async function abandon(runId: string, token: string): Promise<void> {
    await fetchJson(new URL(`/v2/actor-runs/${runId}/abort`, options.origin), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5_000),
    });
  }

  return {
    id: SOURCE,
    capabilities: { profile: true, videos: true },
    isPaid: true,
    serves: async (_handle, userId) => (await tokenOf(userId)) !== null,
    availability: () =>
      Promise.resolve({
        usable: true,
        note: options.serverToken === null ? 'with users’ own tokens' : 'with the server’s token',
      }),
    async profile(handle, collect) {
      const { profile } = await readOnce(handle, collect);
      if (profile === null)
        throw new SourceError(SOURCE, 'not_found_or_blocked', 'no item names the account');
      return profile;
    },
    async videos(handle, collect) {
      const { videos } = await readOnce(handle, collect);
      return videos.slice(0, collect.limit);
    },
  };
}

function inputFor(handle: Handle): object {
  return {
    profiles: [handle],
    resultsPerPage: MOST_ITEMS,
    profileScrapeSections: ['videos'],
    profileSorting: 'latest',
    shouldDownloadVideos: false,
    shouldDownloadCovers: false,
    shouldDownloadSubtitles: false,
    shouldDownloadSlideshowImages: false,
    shouldDownloadAvatars: false,
  };
}

function meaningOfEnd(status: string): SourceErrorCode {
  return status === 'TIMED-OUT'
    ? 'timeout'
    : status === 'FAILED' || status === 'ABORTED'
      ? 'unavailable'
      : 'parse_changed';
}

/** An id that becomes part of a URL. */
function idIn(record: ReturnType<typeof dataOf>, name: string): string {
  const id = valueAt(record, name);
  if (typeof id === 'string' && /^\w{5,40}$/.test(id)) return id;
  throw new SourceError(SOURCE, 'parse_changed', `the answer holds no ${name}`);
}

function understood(items: unknown, handle: Handle, now: Date): Read {
  if (!Array.isArray(items)) throw new SourceError(SOURCE, 'parse_changed', 'the items are no list');
  let profile: ProfileReading | null = null;
  const videos: VideoReading[] = [];
  let failed: string | null = null;
  let ofOthers = 0;
  for (const item of items as unknown[]) {
    if (!isRecord(item)) continue;
    const one = readApifyItem(item, { handleHint: handle, importedAt: now });
    if (!one.ok) {
      failed ??= textAt(item, 'error') ?? textAt(item, 'errorCode');
      continue;
    }
    if (one.reading.handle !== handle) {
      ofOthers += 1;
      continue;
    }
    videos.push({ ...one.reading, source: SOURCE });
    profile ??= { ...one.profile, source: SOURCE };
  }
  if (videos.length === 0 && failed !== null)
    throw new SourceError(
      SOURCE,
      /private/i.test(failed) ? 'private' : 'not_found_or_blocked',
      failed.slice(0, 120),
    );
  if (videos.length === 0 && ofOthers > 0)
    throw new SourceError(SOURCE, 'not_found_or_blocked', 'the items are of another account');
  if (
    items.length > 0 &&
    videos.length === 0 &&
    !items.some(item => isRecord(item) && textAt(item, 'note') !== null)
  )
    throw new SourceError(SOURCE, 'parse_changed', 'no item is a video of the account');
  return { profile, videos };
}
