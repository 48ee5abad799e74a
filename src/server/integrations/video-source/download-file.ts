import type { World } from '../../world.ts';
import { VideoFileError, type FetchedVideo, type VideoRef } from './video-files.ts';

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
export async function fetchVideoFile(
  world: Pick<World, 'config' | 'videoFiles'>,
  video: VideoRef,
  { signal, onProgress }: FetchVideoFileOptions,
): Promise<FetchedVideo> {
  const { videoFiles, config } = world;
  try {
    return await videoFiles.fetch(video, {
      signal,
      maxBytes: config.downloads.fileBytes,
      ...(onProgress === undefined ? {} : { onProgress }),
    });
  } catch (error) {
    // No picture of it can be had: looking says whether it is a slideshow.
    if (error instanceof VideoFileError && error.problem === 'format_gone')
      await videoFiles.look(video, signal);
    throw error;
  }
}
