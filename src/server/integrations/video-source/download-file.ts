import type { World } from '../../world.ts';
import type { FetchedVideo, VideoRef } from './video-files.ts';

export interface FetchVideoFileOptions {
  signal: AbortSignal;
  /** Bytes that have come so far. */
  onProgress?: (bytes: number) => void;
}

/**
 * The file of a public video for the time of a piece of work, the best that plays everywhere: nothing of it is kept,
 * and whoever asks for it calls `remove`. Rejects with `VideoFileError`, whose `problem` says why: among others `off`
 * (no consent), `not_installed`, `too_old`, `slideshow`, `private`, `too_large`.
 */
export function fetchVideoFile(
  world: Pick<World, 'config' | 'videoFiles'>,
  video: VideoRef,
  { signal, onProgress }: FetchVideoFileOptions,
): Promise<FetchedVideo> {
  return world.videoFiles.fetch(video, {
    signal,
    maxBytes: world.config.downloads.fileBytes,
    ...(onProgress === undefined ? {} : { onProgress }),
  });
}
