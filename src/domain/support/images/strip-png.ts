import { joinedBytes, type BarePicture } from './picture-parts.ts';

/** Chunks needed to render the picture, its colours and its animation; texts, times and EXIF are dropped. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'pHYs',
  'bKGD',
  'acTL',
  'fcTL',
  'fdAT',
]);

/** Source: PNG (ISO/IEC 15948), §5: chunks of length, kind, content and checksum, up to IEND. */
export function stripPngMetadata(file: Uint8Array): BarePicture | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [file.subarray(0, 8)];
  let size: { width: number; height: number } | null = null;
  let hasRows = false;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > file.byteLength) return null;
    if (kind === 'IHDR') size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    else if (size === null) return null;
    if (kind === 'IDAT') hasRows = true;
    if (KEPT.has(kind)) parts.push(file.subarray(at, end));
    if (kind === 'IEND') return size === null || !hasRows ? null : { ...size, bytes: joinedBytes(parts) };
    at = end;
  }
}
