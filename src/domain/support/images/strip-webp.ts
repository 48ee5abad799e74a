import { joinedBytes, type BarePicture } from './picture-parts.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the extended header that flag EXIF and XMP. */
const ANNOUNCED = 0x08 | 0x04;

/** Source: RFC 9649: chunks of kind, length and content, padded to even lengths, in a RIFF. */
export function stripWebpMetadata(file: Uint8Array): BarePicture | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const whole = view.getUint32(4, true) + 8;
  if (whole > file.byteLength) return null;
  const parts: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  for (let at = 12; at + 8 <= whole;) {
    const kind = String.fromCharCode(...file.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > whole) return null;
    // A copy: the caller may only own a view of the file.
    const chunk = new Uint8Array(file.subarray(at, end));
    if (kind === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~ANNOUNCED;
    size ??= sizeOf(kind, view, at + 8);
    if (KEPT.has(kind)) parts.push(chunk);
    at = end;
  }
  if (size === null) return null;
  const body = joinedBytes(parts);
  const head = new Uint8Array(file.subarray(0, 12));
  new DataView(head.buffer).setUint32(4, body.byteLength + 4, true);
  return { ...size, bytes: joinedBytes([head, body]) };
}

function sizeOf(kind: string, view: DataView, at: number): { width: number; height: number } | null {
  if (kind === 'VP8X') return { width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 };
  if (kind === 'VP8L') {
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return null;
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
