import { joinedBytes, type BarePicture } from './picture-parts.ts';
import { orientationOf, turnSegment } from './jpeg-orientation.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/**
 * JFIF, the colour profile and Adobe's colour transform are needed to draw the picture; all other metadata is removed.
 */
const isNote = (marker: number) =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker));

/**
 * Source: ITU-T T.81, annex B. The orientation is kept, in an EXIF with nothing else; data after the end marker, such
 * as small copies with the same EXIF, is removed.
 */
export function stripJpegMetadata(file: Uint8Array): BarePicture | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let turn = 1;
  let hasScan = false;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      if (size === null || !hasScan) return null;
      const head = [Uint8Array.of(0xff, START), ...(turn === 1 ? [] : [turnSegment(turn)])];
      return { ...size, bytes: joinedBytes([...head, ...parts, Uint8Array.of(0xff, END)]) };
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > file.byteLength || end < at + 4) return null;
    if (marker === 0xe1) turn = orientationOf(file.subarray(at + 4, end)) ?? turn;
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (!isNote(marker)) parts.push(file.subarray(at, end));
    at = end;
    if (marker !== SCAN) continue;
    hasScan = true;
    const next = endOfScan(file, end);
    if (next === null) return null;
    parts.push(file.subarray(end, next));
    at = next;
  }
}

/** Where the coded rows end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Uint8Array, from: number): number | null {
  for (
    let at = file.indexOf(0xff, from);
    at >= 0 && at + 1 < file.byteLength;
    at = file.indexOf(0xff, at + 1)
  ) {
    const marker = file[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return null;
}
