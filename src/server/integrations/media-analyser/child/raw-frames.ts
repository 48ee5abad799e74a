import type { Readable } from 'node:stream';

/**
 * Splits a pipe of raw pictures into frames of one size; an incomplete last one is dropped. The frame buffer is reused
 * unless `onFrame` says that it was retained: gigabytes pass through here.
 */
export async function readRawFrames(
  pipe: Readable,
  frameBytes: number,
  onFrame: (frame: Uint8Array, index: number) => boolean,
): Promise<void> {
  let frame = new Uint8Array(frameBytes);
  let filled = 0;
  let index = 0;
  for await (const part of pipe) {
    const bytes = part as Buffer;
    let used = 0;
    while (used < bytes.byteLength) {
      const taken = Math.min(frameBytes - filled, bytes.byteLength - used);
      frame.set(bytes.subarray(used, used + taken), filled);
      filled += taken;
      used += taken;
      if (filled < frameBytes) continue;
      if (onFrame(frame, index)) frame = new Uint8Array(frameBytes);
      index += 1;
      filled = 0;
    }
  }
}
