import { LOGO_MAX_BYTES, LOGO_MAX_SIDE } from './brand.ts';

export interface LogoFacts {
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** The picture only: location, texts and all other metadata are removed. */
  bytes: Uint8Array<ArrayBuffer>;
  /** For a PNG: its compressed rows, and their size in bytes when decompressed. */
  packed: { rows: Uint8Array<ArrayBuffer>; bytes: number } | null;
}

export type LogoRefusal = 'too_large' | 'not_a_picture' | 'too_many_pixels' | 'unsupported';
type LogoAnswer = { allowed: true; logo: LogoFacts } | { allowed: false; reason: LogoRefusal };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const refused = (reason: LogoRefusal): LogoAnswer => ({ allowed: false, reason });

/** Reads a PNG or JPEG without decompressing it. The type comes from the bytes, not from the declared type. */
export function readLogo(file: Uint8Array): LogoAnswer {
  if (file.byteLength > LOGO_MAX_BYTES) return refused('too_large');
  try {
    if (PNG.every((byte, at) => file[at] === byte)) return readPng(file);
    if (file[0] === 0xff && file[1] === 0xd8) return readJpeg(file);
  } catch (error) {
    // A read beyond the end: the file is truncated.
    if (!(error instanceof RangeError)) throw error;
  }
  return refused('not_a_picture');
}

const isTooLarge = (width: number, height: number) => width > LOGO_MAX_SIDE || height > LOGO_MAX_SIDE;

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Channels per colour type. Source: PNG (ISO/IEC 15948), §11.2.2. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

function readPng(file: Uint8Array): LogoAnswer {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [file.subarray(0, 8)];
  const rows: Uint8Array[] = [];
  let header: { width: number; height: number; depth: number; colour: number; interlaced: boolean } | null =
    null;
  for (let at = 8, ended = false; !ended;) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > file.byteLength) return refused('not_a_picture');
    if (kind === 'IHDR')
      header = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        depth: view.getUint8(at + 16),
        colour: view.getUint8(at + 17),
        interlaced: view.getUint8(at + 20) !== 0,
      };
    if (kind === 'IDAT') rows.push(file.subarray(at + 8, at + 8 + length));
    if (KEPT.has(kind)) parts.push(file.subarray(at, end));
    ended = kind === 'IEND';
    at = end;
  }
  if (header === null || header.width === 0 || header.height === 0 || rows.length === 0)
    return refused('not_a_picture');
  const { width, height, depth, colour, interlaced } = header;
  const channels = CHANNELS[colour];
  if (channels === undefined || depth !== 8 || interlaced) return refused('unsupported');
  if (isTooLarge(width, height)) return refused('too_many_pixels');
  const packed = { rows: joined(rows), bytes: height * (1 + width * channels) };
  return { allowed: true, logo: { type: 'image/png', width, height, bytes: joined(parts), packed } };
}

/** Frame markers of baseline and progressive pictures; PDF readers do not show lossless or arithmetic coding. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

function readJpeg(file: Uint8Array): LogoAnswer {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [file.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return refused('not_a_picture');
    const marker = view.getUint8(at + 1);
    const end = at + 2 + view.getUint16(at + 2);
    if (end > file.byteLength) return refused('not_a_picture');
    if (FRAMES.has(marker)) {
      const [depth, components] = [view.getUint8(at + 4), view.getUint8(at + 9)];
      if (depth !== 8 || (components !== 1 && components !== 3)) return refused('unsupported');
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else if (marker > 0xc2 && marker < 0xd0 && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return refused('unsupported');
    }
    // Comments, location and thumbnails stored by cameras are dropped.
    const isBeside = marker === 0xfe || (marker > 0xe0 && marker < 0xee) || marker === 0xef;
    if (marker === 0xda) {
      const last = endOfPicture(file, end);
      if (size === null || size.width === 0 || size.height === 0 || last === null)
        return refused('not_a_picture');
      if (isTooLarge(size.width, size.height)) return refused('too_many_pixels');
      parts.push(file.subarray(at, last));
      return { allowed: true, logo: { type: 'image/jpeg', ...size, bytes: joined(parts), packed: null } };
    }
    if (!isBeside) parts.push(file.subarray(at, end));
    at = end;
  }
}

/** Position just after the last end marker; data appended after it is not part of the picture. */
function endOfPicture(file: Uint8Array, from: number): number | null {
  for (let at = from; at + 1 < file.byteLength; at++)
    if (file[at] === 0xff && file[at + 1] === 0xd9) return at + 2;
  return null;
}
