import { stripPngMetadata } from './strip-png.ts';
import { stripJpegMetadata } from './strip-jpeg.ts';
import { stripWebpMetadata } from './strip-webp.ts';
import type { BarePicture } from './picture-parts.ts';

type PictureType = 'png' | 'jpeg' | 'webp';

/** Longest accepted side in pixels; decoding a larger picture would exhaust the viewer's memory. */
const PICTURE_MAX_SIDE = 20_000;
const PICTURE_MAX_PIXELS = 100_000_000;

/** Picture type from the first bytes; the file name is ignored. */
export function pictureType(file: Uint8Array): PictureType | null {
  const begins = (at: number, ...bytes: number[]) => bytes.every((byte, index) => file[at + index] === byte);
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (begins(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return null;
}

/** The picture without metadata; null when truncated, inconsistent or too large to open safely. */
export function stripMetadata(type: PictureType, file: Uint8Array): BarePicture | null {
  const read = { png: stripPngMetadata, jpeg: stripJpegMetadata, webp: stripWebpMetadata }[type];
  try {
    const bare = read(file);
    if (bare === null) return null;
    const { width, height } = bare;
    if (width < 1 || height < 1 || width > PICTURE_MAX_SIDE || height > PICTURE_MAX_SIDE) return null;
    return width * height > PICTURE_MAX_PIXELS ? null : bare;
  } catch (error) {
    // A read past the end: the file is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
