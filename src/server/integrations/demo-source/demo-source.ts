import { setTimeout as wait } from 'node:timers/promises';
import { stoppedByCaller } from '../../platform/network/aborted-by-caller.ts';
import { SourceError, type CollectOptions, type VideoSource } from '../video-source/video-source.ts';
import { getDemoCreator } from './demo-history.ts';
import { profileAt, videosAt } from './readings.ts';

interface DemoSourceOptions {
  /** Delay of each answer: 0 unless a slow source is to be shown. */
  delayMs?: number;
}

/** Invented creators with exact numbers, used when no source is configured. Needs no network. */
export function createDemoSource({ delayMs = 0 }: DemoSourceOptions = {}): VideoSource {
  async function answered<T>({ signal }: CollectOptions, read: () => T): Promise<T> {
    try {
      signal.throwIfAborted();
      if (delayMs > 0) await wait(delayMs, undefined, { signal });
    } catch (cause) {
      const { code, detail } = stoppedByCaller(signal);
      throw new SourceError('demo', code, detail, { cause });
    }
    return read();
  }
  return {
    id: 'demo',
    capabilities: { profile: true, videos: true },
    availability: () => Promise.resolve({ usable: true }),
    profile: (handle, options) => answered(options, () => profileAt(getDemoCreator(handle), options.now())),
    videos: (handle, options) =>
      answered(options, () => {
        const videos = videosAt(getDemoCreator(handle), options.now(), options.limit);
        if (videos.length === 0) throw new SourceError('demo', 'no_videos', `@${handle} has not begun yet`);
        return videos;
      }),
    video: (link, options) =>
      answered(options, () => {
        const videos = link.handle === null ? [] : videosAt(getDemoCreator(link.handle), options.now());
        const reading = videos.find(({ id }) => id === link.id);
        if (reading === undefined) throw new SourceError('demo', 'not_found', 'no such demo video');
        return { reading, captions: null };
      }),
  };
}
