import type { Handle } from '#domain/accounts/handle.ts';
import type { VideoReading } from '#domain/sources/reading.ts';
import { isRecord, textAt, valueAt } from '#server/platform/json/json-record.ts';
import { handleFrom, handleInUrl } from '#server/integrations/video-source/real-handle.ts';
import { asSourceError } from '#server/integrations/video-source/source-failure.ts';
import {
  SourceError,
  type CollectOptions,
  type VideoSource,
} from '#server/integrations/video-source/video-source.ts';
import { accessFor, isConnected, markBroken, type Access } from './connection-store.ts';
import type { TokenStore } from '../../platform/token-store.ts';
import { fetchUser, fetchVideos, type VideoPage } from './api-calls.ts';
import { readDisplayUser, readDisplayVideo } from './api-readings.ts';
import { isSandbox, type TiktokClient } from '../../platform/config/tiktok-client.ts';

const SOURCE = 'display_api';

/** TikTok's official API, for accounts whose owner connected them: exact counts. */
export function createDisplaySource(vault: TokenStore, client: TiktokClient): VideoSource {
  /** Calls with a valid token; one that TikTok refuses is renewed once. */
  async function calling<Answer>(
    handle: Handle,
    options: CollectOptions,
    call: (access: Access) => Promise<Answer>,
  ): Promise<Answer> {
    const { userId } = options;
    if (userId === undefined) throw new SourceError(SOURCE, 'unavailable', 'nobody asks');
    const access = await accessFor(vault, client, { userId, handle }, options);
    try {
      return await call(access);
    } catch (error) {
      if (!isExpired(error)) throw error;
    }
    const renewed = await accessFor(vault, client, { userId, handle, refused: access.token }, options);
    try {
      return await call(renewed);
    } catch (error) {
      if (isExpired(error)) await markBroken(vault, userId, handle);
      throw error;
    }
  }

  async function profile(handle: Handle, options: CollectOptions) {
    return calling(handle, options, async ({ token, scopes }) => {
      if (!scopes.includes('user.info.stats'))
        throw new SourceError(SOURCE, 'scope_missing', 'without user.info.stats');
      const user = await fetchUser(client, token, scopes, options.signal);
      const username = handleFrom(valueAt(user, 'username'));
      if (username !== null && username !== handle) throw wrongAccount(handle);
      return readDisplayUser(user, handle, options.now());
    });
  }

  async function videos(
    handle: Handle,
    options: CollectOptions & { limit: number },
  ): Promise<VideoReading[]> {
    const readings = new Map<string, VideoReading>();
    let cursor: number | null = null;
    const input = new Set<number | null>();
    try {
      for (;;) {
        input.add(cursor);
        const at: number | null = cursor;
        const page: VideoPage = await calling(handle, options, ({ token, scopes }) => {
          if (!scopes.includes('video.list'))
            throw new SourceError(SOURCE, 'scope_missing', 'without video.list');
          return fetchVideos(client, token, at, options.signal);
        });
        if (isOfSomebodyElse(page.videos, handle) && readings.size === 0) throw wrongAccount(handle);
        let unreadable = 0;
        for (const row of page.videos) {
          const reading = readDisplayVideo(row, handle, options.now());
          if (reading === null) unreadable += 1;
          else if (readings.size < options.limit) readings.set(reading.id, reading);
        }
        if (page.videos.length > 0 && unreadable === page.videos.length)
          throw new SourceError(SOURCE, 'parse_changed', 'no row of a page can be read');
        if (!page.hasMore || readings.size >= options.limit) return [...readings.values()];
        cursor = page.cursor;
        if (cursor === null || input.has(cursor))
          throw new SourceError(SOURCE, 'partial', 'the list says there is more and leads nowhere');
      }
    } catch (thrown) {
      const error = asSourceError(SOURCE, thrown);
      if (readings.size === 0) throw error;
      throw new SourceError(SOURCE, error.code, error.message, {
        readings: [...readings.values()],
        retryAfterMs: error.retryAfterMs,
      });
    }
  }

  return {
    id: SOURCE,
    capabilities: { profile: true, videos: true },
    ownerConsents: true,
    listsAll: true,
    serves: (handle, userId) => isConnected(vault, userId, handle),
    availability: () =>
      Promise.resolve({
        usable: true,
        note: `for connected accounts${isSandbox(client) ? ', sandbox' : ''}`,
      }),
    profile,
    videos,
  };
}

function isExpired(error: unknown): boolean {
  return error instanceof SourceError && error.code === 'auth_expired';
}

function wrongAccount(handle: Handle): SourceError {
  return new SourceError(SOURCE, 'wrong_account', 'the permission is for another account', {
    values: { handle },
  });
}

/** URLs contain the owner's name; some may still have an old one, but not all. */
function isOfSomebodyElse(rows: readonly unknown[], handle: Handle): boolean {
  const named = rows.flatMap(row => (isRecord(row) ? (handleInUrl(textAt(row, 'share_url')) ?? []) : []));
  return named.length > 0 && !named.includes(handle);
}
